/** The table of a match in its surroundings: one model for each person who sits down to it. */

import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '@parlor/kit';
import { HandOver, type Surroundings, TableModel, useServices } from '@parlor/table-ui';
import { type LoadedTable, loadTable } from '../tables/loadTable.ts';
import { TableLoading } from '../parts/TableLoading.tsx';
import { ErrorScreen } from './notices/ErrorScreen.tsx';

/** So long whoever has just moved sees what came of it before the device is passed on. */
const AFTERGLOW_MS = 1400;

export function LiveTable({ surroundings }: { readonly surroundings: Surroundings }) {
  const services = useServices();
  const { viewing, hotSeat } = surroundings;
  const [table, setTable] = useState<LoadedTable>();
  const [model, setModel] = useState<TableModel>();
  const [passedTo, setPassedTo] = useState<Seat>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    loadTable(viewing.game.id).then(
      (loaded) => {
        if (isWanted) setTable(loaded);
      },
      (reason: unknown) => setError(reason),
    );
    return () => {
      isWanted = false;
    };
  }, [surroundings]);

  const next = hotSeat?.handOver.value;
  const isSettled = model?.isSettled.value ?? true;
  useEffect(() => {
    if (next === undefined) setPassedTo(undefined);
    if (next === undefined || !isSettled) return undefined;
    const timer = setTimeout(
      () => setPassedTo(next),
      model && services.preferences.speed.peek() !== 'instant' ? AFTERGLOW_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [next, isSettled, model]);

  // Nothing of anybody is there while the device goes round, and nothing of the one before is left after it.
  const isPassing = passedTo !== undefined || (next !== undefined && model === undefined);
  const isThere = viewing.moment.value !== undefined;
  useEffect(() => {
    if (!table || isPassing || !isThere) return undefined;
    const made = new TableModel({
      surroundings,
      services,
      text: table.text,
      lessons: table.table.lessons,
    });
    // All that happened is in words now; the picture is another task.
    const timer = setTimeout(() => setModel(made));
    return () => {
      clearTimeout(timer);
      made.close();
      setModel(undefined);
    };
  }, [surroundings, table, isPassing, isThere]);

  if (error !== undefined) return <ErrorScreen error={error} />;
  if (hotSeat && isPassing)
    return <HandOver viewing={viewing} hotSeat={hotSeat} seat={passedTo ?? next!} />;
  if (!table || !model) return <TableLoading />;
  const { Table } = table.table;
  return <Table model={model} />;
}
