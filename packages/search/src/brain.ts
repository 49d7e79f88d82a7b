/** What a game brings along so that code can play it well: four levels, hints and reasons. */

import type { Game, GameTypes, Rng, Seat } from '@parlor/kit';
import type { Level, Persona } from './level.ts';
import type { Budget } from './budget.ts';
import type { Guide } from './guide.ts';

export interface Brain<T extends GameTypes> {
  /** The edition of the rules it knows: of the others it would think wrongly. */
  readonly edition: number;

  readonly personas: Readonly<Record<Level, Persona>>;

  /** The levels' own budgets. A live host sets its clock beside them. */
  readonly iterations: Readonly<Record<Level, number>>;

  /**
   * An answer for `seat`, the owner of `view`, which is being asked. The same
   * view, seat, seed and number of iterations give the same answer. Without
   * `budget` the level's own budget in iterations holds.
   */
  think(level: Level, view: T['View'], seat: Seat, rng: Rng, budget?: Budget): Thought<T>;

  /** The moves worth a look, best first, at most `HINTS`, each with one reason. */
  hints(view: T['View'], seat: Seat, rng: Rng, budget?: Budget): Hint<T>[];

  /** Each seat's chance to win the match from 0 to 1, as far as `view` tells; they add up to 1. */
  chances(view: T['View'], rng: Rng, budget?: Budget): number[];

  /** How the expert goes about this question, where that is a search: the oracle of the arena does the same with open hands. */
  guide?(view: T['View'], seat: Seat): Plan<T>;
}

/** A search that could be run. */
export interface Plan<T extends GameTypes> {
  readonly kind: 'tree' | 'halving';
  readonly game: Game<T>;
  readonly guide: Guide<T>;
  /** As many as the expert would take. */
  readonly iterations?: number;
}

/** How many hints a person can take in. */
export const HINTS = 4;

export interface Thought<T extends GameTypes> {
  readonly move: T['Move'];

  /** What the player says at the table about it, if anything; everybody hears it. */
  readonly remark?: Reason;
}

export interface Hint<T extends GameTypes> {
  readonly move: T['Move'];

  /** The estimated chance to win the match with it, from 0 to 1; undefined where none was worked out. */
  readonly value: number | undefined;

  readonly reason: Reason;
}

/** Like an `Illegal`: a stable code and what the words need to know. */
export interface Reason {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Nothing narrower than `any` accepts the brain of every game; see `AnyGame`. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyBrain = Brain<any>;
