/** One match between contestants: who answers, how long it takes, and what comes of it. */

import {
  type AnyGame,
  fastRng,
  firstSeat,
  NO_SEATS,
  type Outcome,
  type Rng,
  type Seat,
  type SeatSet,
  type Table,
  WIDE,
} from '@parlor/kit';
import { stopwatch } from '../measure/stopwatch.ts';

/** Moves, views and states of any game: only the game itself looks inside. */
export type AnyMove = { readonly type: string };

/** What a contestant is asked. */
export interface Asked {
  /** The question in the game's own words. */
  readonly kind: string;
  /** How many moves were played before. */
  readonly ply: number;
  /** The legal moves, where they can be listed. */
  readonly moves: readonly AnyMove[] | undefined;
}

/** One player in the arena: a level, a random player, a program of somebody else. */
export interface Contestant {
  readonly name: string;

  /** An answer for `seat`, the owner of `view`; what is no legal move is counted and replaced. */
  choose(game: AnyGame, view: unknown, seat: Seat, rng: Rng, asked: Asked): unknown;

  /** Oracles only, and only in the arena: asked in place of `choose`, with the truth open. */
  chooseKnowing?(game: AnyGame, state: unknown, seat: Seat, rng: Rng): unknown;

  /** Answers that take longer count as late. */
  readonly limitMs?: number;

  close?(): void | Promise<void>;
}

/** How one question was answered. */
export interface Decided {
  readonly seat: Seat;
  readonly kind: string;
  /** The time it took: of the processor for an answer given at once, by the clock for one waited for. */
  readonly ms: number;
  readonly late: boolean;
  readonly illegal: boolean;
  /** What was wrong with an illegal answer. */
  readonly fault?: string;
}

export interface Listener {
  /** Hears of every answer, before it is played. */
  decided?(decided: Decided, state: unknown): void;
  /** Hears of every move, after it was played. */
  moved?(state: unknown, seat: Seat, move: AnyMove): void;
}

export interface MatchResult extends Outcome {
  /** How many moves were played. */
  readonly moves: number;
  readonly decided: readonly Decided[];
}

/** Keeps the chance of the bots apart from those of the rules. */
const BOT_DICE = 0x5eed_b075;

/** More seats than any game has, so that no two bots ever share theirs. */
const MOST_SEATS = 32;

/**
 * Plays one match; `contestants` are by seat. The rules draw from
 * `fastRng(seed, step)`, setup being step 0: whoever sits where, the same seed
 * gives the same deal, and the same chance for as long as the same is done.
 */
export async function playMatch(
  game: AnyGame,
  table: Table<object>,
  contestants: readonly Contestant[],
  seed: number,
  listen: Listener = {},
): Promise<MatchResult> {
  const state: unknown = game.setup(table, fastRng(seed, 0));
  const decided: Decided[] = [];
  let moves = 0;
  let last: Seat = -1;
  for (;;) {
    const waiting = game.toAct(state);
    if (waiting === NO_SEATS) break;
    const seat = nextSeat(waiting, last);
    const rng = fastRng(seed ^ BOT_DICE, moves * MOST_SEATS + seat);
    const answer = answerOf(contestants[seat]!, game, state, seat, rng, moves);
    // Most answers are there at once: waiting for those too would cost more than many of them.
    const { move, how } = answer instanceof Promise ? await answer : answer;
    decided.push(how);
    listen.decided?.(how, state);
    moves++;
    game.apply(state, seat, move, fastRng(seed, moves));
    listen.moved?.(state, seat, move);
    last = seat;
  }
  return { ...game.outcome(state)!, moves, decided };
}

/** Where several are asked at once they speak in turn, so that nobody talks the others down. */
function nextSeat(waiting: SeatSet, last: Seat): Seat {
  const after = waiting & ~((1 << (last + 1)) - 1);
  return firstSeat(after === NO_SEATS ? waiting : after);
}

interface Answer {
  readonly move: AnyMove;
  readonly how: Decided;
}

function answerOf(
  contestant: Contestant,
  game: AnyGame,
  state: unknown,
  seat: Seat,
  rng: Rng,
  ply: number,
): Answer | Promise<Answer> {
  const { kind } = game.decision(state, seat);
  const listed: AnyMove[] = [];
  const count = game.moves(state, seat, listed);
  const legal = count === WIDE ? undefined : listed.slice(0, count);
  const judge = (ms: number, given: unknown, broken?: unknown): Answer => {
    const late = ms > (contestant.limitMs ?? Number.POSITIVE_INFINITY);
    const move = broken === undefined ? (game.parseMove(given) as AnyMove | undefined) : undefined;
    const why = move && game.check(state, seat, move);
    if (move && !why) return { move, how: { seat, kind, ms, late, illegal: false } };
    const fault =
      broken === undefined ? `${why?.code ?? 'no move'}: ${shown(given)}` : told(broken);
    const some = legal ? rng.pick(legal) : (game.sample(state, seat, rng) as AnyMove);
    return { move: some, how: { seat, kind, ms, late, illegal: true, fault } };
  };

  const view: unknown = game.view(state, seat);
  const clock = performance.now();
  const workMs = stopwatch();
  try {
    const given = contestant.chooseKnowing
      ? contestant.chooseKnowing(game, state, seat, rng)
      : contestant.choose(game, view, seat, rng, { kind, ply, moves: legal });
    if (!(given instanceof Promise)) return judge(workMs(), given);
    return given.then(
      (move: unknown) => judge(performance.now() - clock, move),
      (error: unknown) => judge(performance.now() - clock, undefined, error ?? 'it failed'),
    );
  } catch (error) {
    return judge(workMs(), undefined, error ?? 'it failed');
  }
}

const LONGEST_FAULT = 200;

const shown = (given: unknown): string =>
  (JSON.stringify(given) ?? String(given)).slice(0, LONGEST_FAULT);

const told = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_FAULT);

/** Is `seat` alone in winning, or with how many others? Shared wins count in parts. */
export function firstShare({ places }: Pick<Outcome, 'places'>, seat: Seat): number {
  if (places[seat] !== 1) return 0;
  return 1 / places.filter((place) => place === 1).length;
}
