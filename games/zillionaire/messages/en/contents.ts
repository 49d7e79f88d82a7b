/** What is in the box. */

import type { Status } from '../../facts/types.ts';
import { cardCount, rankName, STATUS_NAMES } from './cards.ts';

export const contents = {
  deck: 'Deck',
  all: 'All cards',
  copies: 'Copies',
  statuses: 'Status cards',
  points: 'Points',
  exchange: 'Seating cards: who swaps',
  players: (seats: number) => `${seats} players`,
  couple: (richer: Status, poorer: Status, count: number) =>
    `${STATUS_NAMES[richer]} and ${STATUS_NAMES[poorer]} swap ${cardCount(count)}`,
  rank: rankName,
  status: (status: Status) => STATUS_NAMES[status],
  seating: 'Order of seats, clockwise',
  order: (statuses: readonly Status[]) =>
    statuses.map((status) => STATUS_NAMES[status]).join(' · '),
};

export type ContentsMessages = typeof contents;
