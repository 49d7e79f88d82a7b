/** Who sits at the table: the four players and their heuristics. */

import type { Rng, Seat } from '@parlor/kit';
import type { Move } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import type { Budget, Level, Persona } from '@parlor/search';
import { byHeuristic, type Heuristics } from './heuristicPolicy.ts';
import { Odds } from './odds.ts';
import type { Foresight } from './search.ts';

export const PERSONAS: Readonly<Record<Level, Persona>> = {
  beginner: { name: 'Halfpenny' },
  casual: { name: 'Odette' },
  skilled: { name: 'Spectre Finn' },
  expert: { name: 'Madame Huit' },
};

/** Lines played in the head for a move. */
export const LINES: Readonly<Record<'skilled' | 'expert', Budget>> = {
  skilled: { iterations: 20 },
  expert: { iterations: 2400 },
};

/** Low cards first, wild cards last, groups at once, halves where they are safe. Tried out in many rounds. */
export const SENSIBLE: Heuristics = {
  //     0     1      2      3      4     5     6      7     8    9    ½     Ghost
  keep: [0.25, -0.95, -0.85, -0.45, -0.3, -0.2, -0.15, 0.15, 0.4, 0.8, 0.65, 0.85],
  keepLate: [0.15, -0.75, -0.65, -0.35, -0.15, 0.1, 0, 0.25, 0.65, 0.7, 0.55, 0.9],
  keepTable: [0.5, 0, 0, 0, 0.1, 0.1, 0.2, 0.25, 0.35, 0.7, 0.55, 0.95],
  keepOpen: [0.5, -0.05, -0.05, 0, 0.15, 0.15, 0.15, 0.25, 0.35, 0.65, 0.6, 1.1],
  more: 0.9,
  moreTable: 0.95,
  wild: 0.15,
  stuckAside: 0.05,
  stuckHand: 0.2,
  stuckPile: -0.05,
  stuckHandPile: 0.2,
  stop: 1,
  catching: 1.5,
  catchPile: 0.1,
  caughtAside: 1.3,
  caughtHand: 1.55,
  caughtPile: 0.25,
  caughtHandPile: 0.4,
};

/** Lays what fits, catches when it can, likes a bold half, and seldom thinks of laying several cards. */
export const NEWCOMER: Heuristics = {
  ...SENSIBLE,
  //     0    1    2    3    4    5    6    7    8    9    ½    Ghost
  keep: [0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.2, 0.3, 0.1, 0.3],
  keepLate: [0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.2, 0.3, 0.1, 0.3],
  keepTable: [0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.2, 0.3, 0.1, 0.3],
  keepOpen: [0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.2, 0.3, 0.1, 0.3],
  more: 0.25,
  moreTable: 0.25,
  wild: 0,
  stuckAside: 0.2,
  stuckHand: 0,
  stuckPile: 0,
  stuckHandPile: 0,
  stop: 0,
  caughtAside: 0.2,
  caughtHand: 0.4,
  caughtPile: 0,
  caughtHandPile: 0,
};

/** One move in so many is made without looking at all. */
const ABSENT = 5;
const ABSENT_WHIM = 1;
const WHIM = 0.2;

const WHOLE_DECK = Odds.ofTheDeck();

/** Does not count, and now and then takes the first thing that comes to hand, as long as it is no catch missed. */
export function newcomersMove(state: State, seat: Seat, heuristics: Heuristics, rng: Rng): Move {
  return byHeuristic(
    state,
    seat,
    heuristics,
    WHOLE_DECK,
    rng,
    rng.below(ABSENT) === 0 ? ABSENT_WHIM : WHIM,
  );
}

export const FORESIGHT: Readonly<Record<'skilled' | 'expert', Foresight>> = {
  skilled: { heuristics: SENSIBLE, turns: 1, whim: 0, beliefs: false },
  expert: { heuristics: SENSIBLE, turns: 2, whim: 1, beliefs: true },
};
