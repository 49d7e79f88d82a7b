/** What of a list is shown first. */

interface Listed {
  readonly isOnline: boolean;
  readonly free: number | undefined;
}

const isRunningOnline = ({ isOnline, free }: Listed): boolean => isOnline && free === undefined;

/** Every table that is being played online, and others while there is room; all in their order. */
export function shownFirst<Table extends Listed>(
  tables: readonly Table[],
  room: number,
): readonly Table[] {
  let left = room - tables.filter(isRunningOnline).length;
  return tables.filter((table) => isRunningOnline(table) || left-- > 0);
}

interface Dated {
  readonly at: number;
}

/** Newest first; nothing of this device that may have to stand below what is not fetched yet. */
export function inOrder<Result extends Dated>(
  online: readonly Result[],
  local: readonly Result[],
  isMore: boolean,
): readonly Result[] {
  const oldest = Math.min(...online.map(({ at }) => at));
  const known = isMore ? local.filter(({ at }) => at >= oldest) : local;
  return [...online, ...known].toSorted((a, b) => b.at - a.at);
}
