/**
 * A match in the middle, as JSON, so that loading a long one need not start
 * over. The record stays the truth; a snapshot only saves time.
 */

import type { DataByName, Game, GameTypes, Illegal, Json, OwnData, Seat } from '@parlor/kit';
import { hashJson, withData, withoutData } from '@parlor/kit';
import { Match } from './match.ts';
import { ask, type Questions } from './questions.ts';
import { checkHeader, checkMoves, type RecordedMove, type RecordHeader } from './record.ts';
import { checkSameRules, playOn } from './replay.ts';
import { accepted, type Result, refused } from './result.ts';
import { checkFields, inside, isCount, isObject, type Place, wrong } from './shape.ts';
import { parseTable } from './table.ts';

/** Holds the state and the seed: for the host's own store, never for a player. */
export interface Snapshot<T extends GameTypes = GameTypes> {
  readonly header: RecordHeader<T>;
  readonly ply: number;
  readonly state: Json;
  readonly questions: readonly { readonly seat: Seat; readonly id: number }[];

  /** Of everything above: a snapshot that was damaged or edited is not restored. */
  readonly hash: string;
}

const SNAPSHOT: Place = { code: 'snapshot-malformed', at: '' };
const SNAPSHOT_FIELDS = ['header', 'ply', 'state', 'questions', 'hash'];
const HEADER_FIELDS = ['format', 'game', 'rulesVersion', 'rng', 'table', 'seed'];
const QUESTION_FIELDS = ['seat', 'id'];

export function snapshot<T extends GameTypes>(match: Match<T>): Snapshot<T> {
  const contents = {
    header: match.header(),
    ply: match.ply,
    state: match.encodeState(),
    questions: match.questions().map(({ seat, id }) => ({ seat, id })),
  };
  return { ...contents, hash: hashJson(contents) };
}

/**
 * As it is kept beside its record, which holds the sets of its table already: here they stand by name. The hash stays
 * that of the whole, so what is put back must be the very same.
 */
export const lightSnapshot = (whole: Snapshot, own: OwnData): Snapshot =>
  inBoth(whole, (bearer) => withoutData(bearer, own));

/** The whole of an untrusted light one; what is not even shaped like one stays what it is. */
export const wholeSnapshot = (light: unknown, byName: DataByName): unknown =>
  isObject(light) && isObject(light['header'])
    ? inBoth(light as unknown as Snapshot, (bearer) => withData(bearer, byName))
    : light;

const inBoth = (of: Snapshot, change: <A>(bearer: A) => A): Snapshot => ({
  ...of,
  header: { ...of.header, table: change(of.header.table) },
  state: change(of.state),
});

/** The match of `input`, an untrusted snapshot, after the moves that came later. */
export function restore<T extends GameTypes>(
  game: Game<T>,
  input: unknown,
  tail: readonly RecordedMove[] = [],
): Result<Match<T>> {
  const why = checkSnapshot(input) ?? checkMoves(tail, inside(SNAPSHOT, 'tail'));
  if (why) return { ok: false, why };
  const { hash, ...contents } = input as Snapshot<T>;
  if (hashOf(contents) !== hash) return refused('snapshot-tampered');
  const match = resume(game, contents);
  if (!match.ok) return match;
  const stopped = playOn(match.value, tail);
  return stopped ? { ok: false, why: stopped } : match;
}

function checkSnapshot(input: unknown): Illegal | undefined {
  const why = checkFields(input, SNAPSHOT_FIELDS, SNAPSHOT);
  if (why) return why;
  const { header, ply, questions, hash } = input as Record<keyof Snapshot, unknown>;
  const place = inside(SNAPSHOT, 'header');
  const headerWrong =
    checkFields(header, HEADER_FIELDS, place) ??
    checkHeader(header as Record<keyof RecordHeader, unknown>, place);
  if (headerWrong) return headerWrong;
  if (!isCount(ply)) return wrong(inside(SNAPSHOT, 'ply'), 'not-a-count');
  if (typeof hash !== 'string') return wrong(inside(SNAPSHOT, 'hash'), 'not-a-text');
  return checkQuestions(questions, ply, inside(SNAPSHOT, 'questions'));
}

function checkQuestions(questions: unknown, ply: number, place: Place): Illegal | undefined {
  if (!Array.isArray(questions)) return wrong(place, 'not-a-list');
  for (const question of questions) {
    const why = checkFields(question, QUESTION_FIELDS, place);
    if (why) return why;
    const { seat, id } = question as Record<'seat' | 'id', unknown>;
    if (!isCount(seat) || !isCount(id) || id > ply) return wrong(place, 'not-a-question');
  }
  return undefined;
}

/** The hash of anything at all; nothing that is not plain JSON has one. */
function hashOf(contents: unknown): string | undefined {
  try {
    return hashJson(contents);
  } catch {
    return undefined;
  }
}

function resume<T extends GameTypes>(
  game: Game<T>,
  { header, ply, state: json, questions: ids }: Omit<Snapshot<T>, 'hash'>,
): Result<Match<T>> {
  const otherRules = checkSameRules(game, header);
  if (otherRules) return { ok: false, why: otherRules };
  const parsed = parseTable(game, header.table);
  if (!parsed.ok) return parsed;
  const state = decodeExactly(game, json);
  if (!state) return { ok: false, why: wrong(inside(SNAPSHOT, 'state'), 'not-a-state') };
  const questions = askAgain(game, state, ids);
  if (!questions) return { ok: false, why: wrong(inside(SNAPSHOT, 'questions'), 'other-seats') };
  const { seed } = header;
  const position = { table: parsed.value, seed, ply, state, questions, emissions: [] };
  return accepted(new Match(game, position));
}

/** The state, if the game reads it and would write it down just the same. */
function decodeExactly<T extends GameTypes>(game: Game<T>, json: Json): T['State'] | undefined {
  try {
    const state = game.decode(json);
    return hashJson(game.encode(state)) === hashJson(json) ? state : undefined;
  } catch {
    return undefined;
  }
}

/** The questions that `state` asks under their old ids, if these are for the same seats. */
function askAgain<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  ids: Snapshot['questions'],
): Questions | undefined {
  const idOf = new Map(ids.map(({ seat, id }) => [seat, id]));
  const questions = ask(game, state, (seat) => idOf.get(seat) ?? -1);
  const same =
    questions.size === ids.length && [...questions.keys()].every((seat) => idOf.has(seat));
  return same ? questions : undefined;
}
