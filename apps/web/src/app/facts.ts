/** Each game in figures, as far as one has to know before sitting down. */

import type { GameId } from '@parlor/registry/ids';

interface GameFacts {
  readonly seats: readonly [fewest: number, most: number];
  readonly minutes: number;
  /** How many play when nobody says otherwise. */
  readonly usual: number;
  /** What stands for the game where there is room for one sign. */
  readonly sign: string;
}

/** Seats are the games' own, checked by a test; minutes are what an evening shows. */
export const FACTS: Readonly<Record<GameId, GameFacts>> = {
  zillionaire: { seats: [3, 6], minutes: 30, usual: 4, sign: 'Z' },
  trump: { seats: [3, 4], minutes: 75, usual: 4, sign: 'T' },
  'eight-and-a-half': { seats: [2, 6], minutes: 25, usual: 4, sign: '8½' },
  'take-a-chance': { seats: [2, 5], minutes: 40, usual: 4, sign: 'C' },
  'pure-profit': { seats: [2, 6], minutes: 20, usual: 4, sign: 'P' },
};
