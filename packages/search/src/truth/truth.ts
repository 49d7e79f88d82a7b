/**
 * Are the reasons true? Every code of a game has a predicate, written from the rules, that says what its words claim.
 * Hints are asked for along whole matches, and each claim is looked at in the true position and in others that the
 * seat cannot tell from it: what it says must hold as far as the seat knows, and not by luck.
 *
 * Another game joins with a table of predicates, `truths.ts` beside its brain, and a `truth.test.ts`.
 */

import {
  fastRng,
  firstSeat,
  type Game,
  type GameTypes,
  NO_SEATS,
  type Seat,
  WIDE,
} from '@parlor/kit';
import type { Brain, Hint, Reason } from '../brain.ts';
import type { Level } from '../level.ts';

/** A hint and all there is to know about where it was given. */
export interface Said<T extends GameTypes> {
  readonly game: Game<T>;
  readonly view: T['View'];
  readonly seat: Seat;
  readonly move: T['Move'];
  readonly legal: readonly T['Move'][];
  /** The true position first, then some that look the same to the seat. */
  readonly worlds: readonly T['State'][];
  /** All hints of this position, and which of them this is. */
  readonly hints: readonly Hint<T>[];
  readonly at: number;
}

/** By code: does the claim hold? */
export type Truths<T extends GameTypes, Claims> = {
  readonly [Code in keyof Claims]: (said: Said<T>, params: Claims[Code]) => boolean;
};

/** A table whose match is looked at, from the first move to the last. */
export interface SampleMatch {
  readonly seats: number;
  readonly options: unknown;
  readonly level: Level;
  readonly seed: number;
  /** Hints are asked for at every so-manieth question and the last of all, or at these. */
  readonly at: number | readonly number[];
}

/** How many positions that look the same are looked at besides the true one. */
const LIKE_IT = 5;
/** The reasons do not depend on how long is searched; which moves they are given for does. */
const BUDGET = { iterations: 12 };
const PLAYING = { iterations: 4 };

/** Every hint given along a match. */
export function hintsOf<T extends GameTypes>(
  game: Game<T>,
  brain: Brain<T>,
  { seats, options, level, seed, at }: SampleMatch,
): Said<T>[] {
  const rng = fastRng(seed, seats);
  const state = game.setup({ seats, options: options as T['Options'] }, rng);
  const positions: T['State'][] = [];
  while (game.toAct(state) !== NO_SEATS) {
    const seat = firstSeat(game.toAct(state));
    positions.push(game.clone(state));
    const { move } = brain.think(level, game.view(state, seat), seat, rng, PLAYING);
    game.apply(state, seat, move, rng);
  }
  return positions.flatMap((position, step) => {
    const isAsked =
      typeof at === 'number' ? step % at === 0 || step === positions.length - 1 : at.includes(step);
    return isAsked
      ? asked(game, brain, position, firstSeat(game.toAct(position)), seed + step)
      : [];
  });
}

function asked<T extends GameTypes>(
  game: Game<T>,
  brain: Brain<T>,
  state: T['State'],
  seat: Seat,
  seed: number,
): Said<T>[] {
  const view = game.view(state, seat);
  const sample = game.worlds(view);
  const rng = fastRng(seed, 1);
  const worlds = [game.clone(state), ...Array.from({ length: LIKE_IT }, () => sample(rng))];
  const legal: T['Move'][] = [];
  const count = game.moves(state, seat, legal);
  legal.length = count === WIDE ? 0 : count;
  const hints = brain.hints(view, seat, fastRng(seed, 2), BUDGET);
  return hints.map(({ move }, at) => ({ game, view, seat, move, legal, worlds, hints, at }));
}

export const reasonOf = <T extends GameTypes>({ hints, at }: Said<T>): Reason => hints[at]!.reason;

/** Does what is said hold? A reason without a predicate counts as a lie. */
export function isTrue<T extends GameTypes, Claims>(
  truths: Truths<T, Claims>,
  said: Said<T>,
  { code, params }: Reason = reasonOf(said),
): boolean {
  if (!Object.hasOwn(truths, code)) return false;
  // Every view carries its seat count.
  const { seats } = said.view as unknown as { readonly seats: number };
  if (Number(params?.['seat'] ?? 0) >= seats) return false;
  const truth = truths[code as keyof Claims];
  return truth(said, params as Claims[keyof Claims]);
}

/** Does it hold in every world that looks the same to the seat? */
export const everywhere = <T extends GameTypes>(
  { worlds }: Said<T>,
  holds: (world: T['State']) => boolean,
): boolean => worlds.every(holds);

/** The world after the move, with chance nobody looks at. */
export function after<T extends GameTypes>(
  { game, seat, move }: Said<T>,
  world: T['State'],
): T['State'] {
  const next = game.clone(world);
  game.apply(next, seat, move, fastRng(1));
  return next;
}
