/** Version 1 stored a match as one record, moves and all; since version 2 its moves are a log beside it. */

import type { LogEntry } from '@parlor/host';
import { type LocalRecord, logOf, type StoredMatch } from './storedMatch.ts';

/** As version 1 stored it. */
export interface WholeMatch extends Omit<StoredMatch, 'header' | 'head' | 'startedAt'> {
  readonly record: LocalRecord;
}

export function splitMatch({ record, ...match }: WholeMatch): {
  readonly match: StoredMatch;
  readonly entries: readonly LogEntry[];
} {
  const { moves, ...header } = record;
  const entries = logOf(match, moves);
  return {
    match: { ...match, header, head: entries.length, startedAt: match.updatedAt },
    entries,
  };
}
