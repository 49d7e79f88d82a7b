/** Each game in figures, as far as one has to know before sitting down. */

import type { Extent } from '@parlor/kit';
import type { GameId } from '@parlor/registry/ids';

interface GameFacts {
  readonly seats: readonly [fewest: number, most: number];
  readonly minutes: number;
  /** How many play when nobody says otherwise. */
  readonly usual: number;
  /** What stands for the game where there is room for one sign. */
  readonly sign: string;
  /** Of the rules. */
  readonly edition: number;
  /** How much of what is in the box is rebuilt. */
  readonly rebuilt: Extent;
}

/** Seats, edition and what is rebuilt are the games' own, checked by a test; minutes are what an evening shows. */
export const FACTS: Readonly<Record<GameId, GameFacts>> = {
  zillionaire: { seats: [3, 6], minutes: 30, usual: 4, sign: 'Z', edition: 1, rebuilt: 'few' },
  trump: { seats: [3, 4], minutes: 75, usual: 4, sign: 'T', edition: 2, rebuilt: 'partly' },
  'eight-and-a-half': {
    seats: [2, 6],
    minutes: 25,
    usual: 4,
    sign: '8½',
    edition: 2,
    rebuilt: 'published',
  },
  'take-a-chance': {
    seats: [2, 5],
    minutes: 40,
    usual: 4,
    sign: 'C',
    edition: 2,
    rebuilt: 'mostly',
  },
  'pure-profit': { seats: [2, 6], minutes: 20, usual: 4, sign: 'P', edition: 2, rebuilt: 'mostly' },
};
