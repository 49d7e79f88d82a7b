/** Was in der Schachtel liegt. */

import type { ContentsMessages } from '../en/contents.ts';
import { cardCount, rankName, STATUS_NAMES } from './cards.ts';

export const contents: ContentsMessages = {
  deck: 'Karten',
  all: 'Alle Karten',
  copies: 'Anzahl',
  statuses: 'Rangkarten',
  points: 'Punkte',
  exchange: 'Sitzkarten: wer tauscht',
  players: (seats) => `${seats} Personen`,
  couple: (richer, poorer, count) =>
    `${STATUS_NAMES[richer]} und ${STATUS_NAMES[poorer]} tauschen ${cardCount(count)}`,
  rank: rankName,
  status: (status) => STATUS_NAMES[status],
  seating: 'Reihenfolge der Plätze, im Uhrzeigersinn',
  order: (statuses) => statuses.map((status) => STATUS_NAMES[status]).join(' · '),
};
