/** A session with the table of its game around it. */

import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/words.ts';
import type { GameTable } from '../table/gameTable.ts';
import { TableModel } from '../table/model.ts';
import type { Session } from '../table/session.ts';
import { tables } from '../tables/index.ts';

export function TableOf({ session }: { readonly session: Session }) {
  const [loaded, setLoaded] = useState<{ readonly table: GameTable; readonly model: TableModel }>();
  useEffect(() => {
    let model: TableModel | undefined;
    let isWanted = true;
    void tables[session.game]().then((table) => {
      if (!isWanted) return;
      model = new TableModel(session, table.words, table.lessons);
      setLoaded({ table, model });
    });
    return () => {
      isWanted = false;
      model?.close();
    };
  }, [session]);
  if (!loaded) return <Laying />;
  const { Table } = loaded.table;
  return <Table model={loaded.model} />;
}
