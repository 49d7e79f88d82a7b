/** A session with the table of its game around it: one model for each person who sits down to it. */

import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '@parlor/kit';
import { speed } from '../app/settings.ts';
import { HandOver } from '../table/HandOver.tsx';
import { type LoadedTable, loadTable } from '../table/loadTable.ts';
import { TableModel } from '../table/model.ts';
import type { Session } from '../table/session.ts';
import { Laying } from './Laying.tsx';
import { Trouble } from './Trouble.tsx';

/** So long whoever has just moved sees what came of it before the device is passed on. */
const AFTERGLOW_MS = 1400;

export function TableOf({ session }: { readonly session: Session }) {
  const [table, setTable] = useState<LoadedTable>();
  const [model, setModel] = useState<TableModel>();
  const [passedTo, setPassedTo] = useState<Seat>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    loadTable(session.game).then(
      (loaded) => {
        if (isWanted) setTable(loaded);
      },
      (reason: unknown) => setError(reason),
    );
    return () => {
      isWanted = false;
    };
  }, [session]);

  const next = session.handOver.value;
  const isSettled = model?.isSettled.value ?? true;
  useEffect(() => {
    if (next === undefined) setPassedTo(undefined);
    if (next === undefined || !isSettled) return undefined;
    const timer = setTimeout(
      () => setPassedTo(next),
      model && speed.peek() !== 'instant' ? AFTERGLOW_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [next, isSettled, model]);

  // Nothing of anybody is there while the device goes round, and nothing of the one before is left after it.
  const isPassing = passedTo !== undefined || (next !== undefined && model === undefined);
  const isThere = session.moment.value !== undefined;
  useEffect(() => {
    if (!table || isPassing || !isThere) return undefined;
    const made = new TableModel(session, table.text, { lessons: table.table.lessons });
    // All that happened is in words now; the picture is another task.
    const timer = setTimeout(() => setModel(made));
    return () => {
      clearTimeout(timer);
      made.close();
      setModel(undefined);
    };
  }, [session, table, isPassing, isThere]);

  if (error !== undefined) return <Trouble error={error} />;
  if (isPassing) return <HandOver session={session} seat={passedTo ?? next!} />;
  if (!table || !model) return <Laying />;
  const { Table } = table.table;
  return <Table model={model} />;
}
