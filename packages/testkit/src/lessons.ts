/**
 * Lessons against the rules: whole matches at every table a game can agree on, and at every moment of them what each
 * lesson says there. A lesson that is only true of some tables has to be shown at those alone.
 */

import {
  type AnyOptionSpec,
  collect,
  type Decision,
  type Emission,
  eventsFor,
  type Game,
  type GameTypes,
  hasSeat,
  type Illegal,
  type Seat,
  type Table,
} from '@parlor/kit';
import { randomMove } from './matches.ts';
import { playersRng, rulesRng } from './streams.ts';
import { everyTable } from './tables.ts';

/** What a lesson is held against: a moment as its viewer sees it, and what the rules say about it. */
export interface Situation<T extends GameTypes> {
  readonly viewer: Seat;
  readonly view: T['View'];
  /** What has just happened, as the viewer was told. */
  readonly events: readonly T['Event'][];
  readonly question: (Decision & { readonly id: number }) | undefined;
  /** What the viewer may do, if asked; undefined where that cannot be listed. */
  readonly legal: readonly T['Move'][] | undefined;
  check(move: T['Move']): Illegal | undefined;
  /** What the viewer sees and is told after such a move. */
  after(move: T['Move']): { readonly view: T['View']; readonly events: readonly T['Event'][] };
}

/** Is what the lesson says true here? Written from the rules and the lesson's text, never from when it is shown. */
type Truth<T extends GameTypes> = (situation: Situation<T>) => boolean;

export type Truths<T extends GameTypes, Id extends string> = Readonly<Record<Id, Truth<T>>>;

interface ShownLesson {
  readonly id: string;
  // A method, so that lessons that ask for a whole moment of a page fit as well.
  isNow(moment: never): boolean;
}

export interface LessonReport {
  /** Lessons that were shown where they do not hold, with the table. */
  readonly untrue: readonly string[];
  /** Lessons that were shown at all. */
  readonly shown: ReadonlySet<string>;
  /** Lessons that would have been untrue somewhere: their truth can tell. */
  readonly refutable: ReadonlySet<string>;
}

/** The presets, and the standard table with each option changed in turn, at every number of seats. */
export function everyAgreement<T extends GameTypes>(game: Game<T>): Table<T['Options']>[] {
  const { standard } = game.presets;
  const tables = everyTable(game);
  for (const [name, spec] of Object.entries<AnyOptionSpec>(game.options))
    for (const value of valuesOf(spec))
      for (const seats of game.seatCounts) {
        const table = { seats, options: { ...standard, [name]: value } };
        if (game.checkTable(table) === undefined) tables.push(table);
      }
  return [...new Map(tables.map((table) => [JSON.stringify(table), table])).values()];
}

function valuesOf(spec: AnyOptionSpec): readonly unknown[] {
  switch (spec.type) {
    case 'flag':
      return [false, true];
    case 'count':
      return [spec.min, spec.max];
    case 'choice':
      return spec.values;
    case 'data':
      return [];
  }
}

export function holdLessons<T extends GameTypes, Id extends string>(
  game: Game<T>,
  lessons: readonly ShownLesson[],
  truths: Truths<T, Id>,
  tables: readonly Table<T['Options']>[],
): LessonReport {
  const untrue = new Set<string>();
  const shown = new Set<string>();
  const refutable = new Set<string>();
  for (const [number, table] of tables.entries())
    for (const situation of situationsOf(game, table, number + 1))
      for (const { id, isNow } of lessons) {
        const isShown = isNow(situation as never);
        if (isShown) shown.add(id);
        if (!isShown && refutable.has(id)) continue;
        if (truths[id as Id](situation)) continue;
        if (isShown) untrue.add(`${id} at ${JSON.stringify(table)}`);
        else refutable.add(id);
      }
  return { untrue: [...untrue], shown, refutable };
}

/** One match of random players: every moment of it, as every seat sees it. */
function* situationsOf<T extends GameTypes>(
  game: Game<T>,
  table: Table<T['Options']>,
  seed: number,
): Generator<Situation<T>> {
  let told: Emission<T['Event']>[] = [];
  const state = game.setup(table, rulesRng(seed, 0), collect(told));
  const out: T['Move'][] = [];
  for (let step = 1; game.toAct(state) !== 0; step++) {
    for (let viewer = 0; viewer < table.seats; viewer++)
      yield situationOf(game, state, viewer, told, rulesRng(seed, step));
    const { seat, move } = randomMove(game, state, playersRng(seed, step), out);
    told = [];
    game.apply(state, seat, move, rulesRng(seed, step), collect(told));
  }
}

function situationOf<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  viewer: Seat,
  told: readonly Emission<T['Event']>[],
  rng: ReturnType<typeof rulesRng>,
): Situation<T> {
  const isAsked = hasSeat(game.toAct(state), viewer);
  return {
    viewer,
    view: game.view(state, viewer),
    events: eventsFor(told, viewer),
    question: isAsked ? { id: 1, ...game.decision(state, viewer) } : undefined,
    get legal() {
      if (!isAsked) return undefined;
      const moves: T['Move'][] = [];
      const count = game.moves(state, viewer, moves);
      return count < 0 ? undefined : moves.slice(0, count);
    },
    check: (move) => game.check(state, viewer, move),
    after(move) {
      const next = game.clone(state);
      const events: Emission<T['Event']>[] = [];
      game.apply(next, viewer, move, rng, collect(events));
      return { view: game.view(next, viewer), events: eventsFor(events, viewer) };
    },
  };
}
