/** The box as data: cards, statuses, who swaps with whom. */

import {
  BANKROLL,
  BANKRUPT,
  BUMP,
  FIVE,
  MILLIONAIRE,
  type Rank,
  RANKS,
  type Status,
  STATUSES,
  ZILLIONAIRE,
} from './types.ts';

/** Z-1.1: how many cards of each rank there are, indexed by rank. */
export const COPIES: readonly number[] = [0, ...RANKS.map(copiesOf)];

function copiesOf(rank: Rank): number {
  switch (rank) {
    case FIVE:
    case BUMP:
    case BANKRUPT:
    case BANKROLL:
      return 3;
    case MILLIONAIRE:
    case ZILLIONAIRE:
      return 4;
    default:
      return 6;
  }
}

/** Every card, in rank order: how the deck lies before it is shuffled. */
export const DECK: readonly Rank[] = RANKS.flatMap((rank) =>
  new Array<Rank>(copiesOf(rank)).fill(rank),
);

/** Z-2.1: these many cards stay face down. */
export const LEFT_OUT = 2;

export const MOST_COPIES = Math.max(...COPIES);

export const handSize = (seats: number): number => (DECK.length - LEFT_OUT) / seats;

export const RANK_NAMES: readonly string[] = [
  '',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  'Bump',
  'Bankrupt',
  'Bankroll',
  'Millionaire',
  'Zillionaire',
];

/** Z-5.3: points of a status, the same at every number of seats that uses it. */
const STATUS_POINTS: Readonly<Record<Status, number>> = {
  Rich: 6,
  'Money to Burn': 5,
  'Upper Crust': 4,
  'Credit Crazy': 3,
  'Thin Ice': 2,
  Poor: 1,
};

/** As many bars are on its card. */
export const pointsOf = (status: Status): number => STATUS_POINTS[status];

/** Z-5.3: the statuses in use, from the first to go out to the last with cards. */
const STATUSES_IN_USE: Readonly<Record<number, readonly Status[]>> = {
  3: ['Rich', 'Credit Crazy', 'Poor'],
  4: ['Rich', 'Upper Crust', 'Thin Ice', 'Poor'],
  5: ['Rich', 'Upper Crust', 'Credit Crazy', 'Thin Ice', 'Poor'],
  6: STATUSES,
};

export const SEAT_COUNTS: readonly number[] = [3, 4, 5, 6];

export const statusesFor = (seats: number): readonly Status[] => STATUSES_IN_USE[seats]!;

/** Points by place, first to last. */
export const POINTS_BY_PLACE: readonly (readonly number[])[] = Array.from(
  { length: 7 },
  (_, seats) => (STATUSES_IN_USE[seats] ?? []).map((status) => STATUS_POINTS[status]),
);

/** Two who must swap `count` cards, named by the place they finished in, 0 for Rich. */
export interface Couple {
  readonly richer: number;
  readonly poorer: number;
  readonly count: number;
}

const couple = (seats: number, richer: Status, poorer: Status, count: number): Couple => ({
  richer: statusesFor(seats).indexOf(richer),
  poorer: statusesFor(seats).indexOf(poorer),
  count,
});

/** Z-3.1 and Z-3.2, by number of seats. */
export const COUPLES: Readonly<Record<number, readonly Couple[]>> = {
  3: [couple(3, 'Rich', 'Poor', 2)],
  4: [couple(4, 'Rich', 'Poor', 2), couple(4, 'Upper Crust', 'Thin Ice', 1)],
  5: [couple(5, 'Rich', 'Poor', 2), couple(5, 'Upper Crust', 'Thin Ice', 1)],
  6: [couple(6, 'Rich', 'Poor', 2), couple(6, 'Money to Burn', 'Thin Ice', 1)],
};
