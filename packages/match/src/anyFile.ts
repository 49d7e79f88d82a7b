/** Match files of every format that there has been: what is written today, and what was before. */

import type { Game, GameTypes } from '@parlor/kit';
import { CHAINED_FORMAT, type ChainedFile, parseChainedFile } from './chainedFile.ts';
import {
  type Finding,
  MATCH_FILE_FORMAT,
  type MatchFile,
  parseMatchFile,
  verifyMatch,
} from './matchFile.ts';
import type { MatchRecord } from './record.ts';
import type { Result } from './result.ts';
import { isObject } from './shape.ts';
import { recordIn, sharesIn, verifyChained } from './verifyChained.ts';

export type AnyMatchFile = MatchFile | ChainedFile;

/** Does it say of itself that it is one? A plain record does not. */
export const isMatchFile = (input: unknown): boolean =>
  isObject(input) && (input['format'] === MATCH_FILE_FORMAT || input['format'] === CHAINED_FORMAT);

const isChained = (file: AnyMatchFile): file is ChainedFile => file.format === CHAINED_FORMAT;

/** Reads one from untrusted input: its shape, not its truth. */
export const readMatchFile = (input: unknown): Result<AnyMatchFile> =>
  isObject(input) && input['format'] === MATCH_FILE_FORMAT
    ? parseMatchFile(input)
    : parseChainedFile(input);

/** Recomputes everything. Whose match it is, only the key can tell: see `verdictOn`. */
export const verifyFile = <T extends GameTypes>(game: Game<T>, file: AnyMatchFile): Finding[] =>
  isChained(file) ? verifyChained(game, file) : verifyMatch(game, file);

export interface AboutFile {
  readonly match: string;
  readonly names: readonly string[];
  readonly record: MatchRecord;
  /** Its format tells moves alone: not what was taken back, who stood in for whom, or when anything was. */
  readonly isMovesOnly: boolean;
  /** Seats of people who have a share of the dice, and whom nothing in the file binds to it. */
  readonly unbound: readonly number[];
  /** How often a match at this table had been about to begin, and somebody did not open their share. */
  readonly aborts: number;
}

export function aboutFile(file: AnyMatchFile): AboutFile {
  if (!isChained(file)) {
    const { match, names, record, fairness } = file;
    const unbound = seatsWhere(fairness.contributions, (share) => share !== '');
    return { match, names, record, isMovesOnly: true, unbound, aborts: 0 };
  }
  const { match, seats, aborts } = file.heading;
  const shares = sharesIn(file.entries) ?? [];
  return {
    match,
    names: seats.map(({ name }) => name),
    record: recordIn(file),
    isMovesOnly: false,
    unbound: seatsWhere(
      seats,
      ({ commitment }, i) => commitment === '' && (shares[i] ?? '') !== '',
    ),
    aborts,
  };
}

const seatsWhere = <A>(seats: readonly A[], is: (one: A, seat: number) => boolean): number[] =>
  seats.flatMap((one, seat) => (is(one, seat) ? [seat] : []));
