/** Lo que hay en la caja. */

import type { ContentsMessages } from '../en/contents.ts';
import { cardCount, rankName, STATUS_NAMES } from './cards.ts';

export const contents: ContentsMessages = {
  deck: 'Baraja',
  all: 'Todas las cartas',
  copies: 'Cantidad',
  statuses: 'Cartas de rango',
  points: 'Puntos',
  exchange: 'Cartas de asiento: quién intercambia',
  players: (seats) => `${seats} personas`,
  couple: (richer, poorer, count) =>
    `${STATUS_NAMES[richer]} y ${STATUS_NAMES[poorer]} intercambian ${cardCount(count)}`,
  rank: rankName,
  status: (status) => STATUS_NAMES[status],
  seating: 'Orden de los asientos, en sentido horario',
  order: (statuses) => statuses.map((status) => STATUS_NAMES[status]).join(' · '),
};
