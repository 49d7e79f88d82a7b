/** Ce qu’il y a dans la boîte. */

import type { ContentsMessages } from '../en/contents.ts';
import { cardCount, rankName, STATUS_NAMES } from './cards.ts';

export const contents: ContentsMessages = {
  deck: 'Paquet',
  all: 'Toutes les cartes',
  copies: 'Nombre',
  statuses: 'Cartes de statut',
  points: 'Points',
  exchange: 'Cartes de placement : qui échange',
  players: (seats) => `${seats} personnes`,
  couple: (richer, poorer, count) =>
    `${STATUS_NAMES[richer]} et ${STATUS_NAMES[poorer]} échangent ${cardCount(count)}`,
  rank: rankName,
  status: (status) => STATUS_NAMES[status],
  seating: 'Ordre des places, dans le sens horaire',
  order: (statuses) => statuses.map((status) => STATUS_NAMES[status]).join(' · '),
};
