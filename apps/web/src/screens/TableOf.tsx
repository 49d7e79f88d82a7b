/** A session with the table of its game around it. */

import { useEffect, useState } from 'preact/hooks';
import type { GameTable } from '../table/gameTable.ts';
import { TableModel } from '../table/model.ts';
import type { Session } from '../table/session.ts';
import { tables } from '../tables/index.ts';
import { Laying } from './Laying.tsx';
import { Trouble } from './Trouble.tsx';

export function TableOf({ session }: { readonly session: Session }) {
  const [loaded, setLoaded] = useState<{ readonly table: GameTable; readonly model: TableModel }>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let model: TableModel | undefined;
    let isWanted = true;
    void tables[session.game]().then((table) => {
      if (!isWanted) return;
      model = new TableModel(session, table.words, table.lessons);
      setLoaded({ table, model });
    }, setError);
    return () => {
      isWanted = false;
      model?.close();
    };
  }, [session]);
  if (error !== undefined) return <Trouble error={error} />;
  if (!loaded) return <Laying />;
  const { Table } = loaded.table;
  return <Table model={loaded.model} />;
}
