/** Where a finished match can be seen again. */

export const replayAddress = (match: string, at?: number): string =>
  at === undefined ? `/replay/${match}` : `/replay/${match}?at=${at}&from=public`;
