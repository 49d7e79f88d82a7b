/** A match is its record: replaying it yields every state, view and event. */

import { type Game, type GameTypes, MATCH_RNG, type Seat, type Table } from '@parlor/kit';
import { accepted, type Result, refused } from './result.ts';
import { isSeed } from './seed.ts';
import { checkFields, inside, isCount, isObject, type Place, wrong } from './shape.ts';

/** Raised when the shape of records changes. */
export const RECORD_FORMAT = 1;

/** All of a record but its moves: what a match is before anybody has played. */
export interface RecordHeader<T extends GameTypes = GameTypes> {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;

  /** The algorithm that turns the seed into shuffles and dice. */
  readonly rng: string;

  readonly table: Table<T['Options']>;

  /** 32 bytes as 64 hex digits. Never leaves the host before the match ends. */
  readonly seed: string;
}

/** The header of a match that is about to be opened. */
export const recordHeader = <T extends GameTypes>(
  { id, rulesVersion }: Pick<Game<T>, 'id' | 'rulesVersion'>,
  table: Table<T['Options']>,
  seed: string,
): RecordHeader<T> => ({
  format: RECORD_FORMAT,
  game: id,
  rulesVersion,
  rng: MATCH_RNG,
  table,
  seed,
});

export interface MatchRecord<T extends GameTypes = GameTypes> extends RecordHeader<T> {
  readonly moves: readonly RecordedMove<T>[];
}

export interface RecordedMove<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly move: T['Move'];
}

const RECORD_FIELDS = ['format', 'game', 'rulesVersion', 'rng', 'table', 'seed', 'moves'];
const TABLE_FIELDS = ['seats', 'options'];
const MOVE_FIELDS = ['seat', 'move'];
const RECORD: Place = { code: 'record-malformed', at: '' };

/**
 * Reads a record from untrusted input. Total and strict: a field too many is
 * refused like one too few. Whether the game agrees with it is for `replay`.
 */
export function parseRecord(input: unknown): Result<MatchRecord> {
  // The format comes first: a record of another format is strange, not malformed.
  if (isObject(input) && isCount(input.format) && input.format !== RECORD_FORMAT) {
    return refused('record-format-unknown', { format: input.format, known: RECORD_FORMAT });
  }
  const why = checkFields(input, RECORD_FIELDS, RECORD);
  if (why) return { ok: false, why };
  const record = input as Record<keyof MatchRecord, unknown>;
  const problem = checkHeader(record, RECORD) ?? checkMoves(record.moves, inside(RECORD, 'moves'));
  return problem ? { ok: false, why: problem } : accepted(input as MatchRecord);
}

/** Why the header's fields, which are all there, do not hold what they should. */
export function checkHeader(header: Record<keyof RecordHeader, unknown>, place: Place) {
  const { format, game, rulesVersion, rng, table, seed } = header;
  if (format !== RECORD_FORMAT) return wrong(inside(place, 'format'), 'not-a-format');
  if (typeof game !== 'string') return wrong(inside(place, 'game'), 'not-a-text');
  if (!isCount(rulesVersion)) return wrong(inside(place, 'rulesVersion'), 'not-a-count');
  if (typeof rng !== 'string') return wrong(inside(place, 'rng'), 'not-a-text');
  if (!isSeed(seed)) return wrong(inside(place, 'seed'), 'not-64-hex-digits');
  return checkTableShape(table, inside(place, 'table'));
}

function checkTableShape(table: unknown, place: Place) {
  const why = checkFields(table, TABLE_FIELDS, place);
  if (why) return why;
  const { seats, options } = table as Table<unknown>;
  if (!isCount(seats)) return wrong(inside(place, 'seats'), 'not-a-count');
  return isObject(options) ? undefined : wrong(inside(place, 'options'), 'not-an-object');
}

/** Why `moves` is not a list of seats and things that may be moves. */
export function checkMoves(moves: unknown, place: Place) {
  if (!Array.isArray(moves)) return wrong(place, 'not-a-list');
  for (let i = 0; i < moves.length; i++) {
    const entry: unknown = moves[i];
    const at = { code: place.code, at: `${place.at}[${i}]` };
    const why = checkFields(entry, MOVE_FIELDS, at);
    if (why) return why;
    const { seat, move } = entry as RecordedMove;
    if (!isCount(seat)) return wrong(inside(at, 'seat'), 'not-a-count');
    if (!isObject(move)) return wrong(inside(at, 'move'), 'not-an-object');
  }
  return undefined;
}
