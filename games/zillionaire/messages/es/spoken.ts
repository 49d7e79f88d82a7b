/** La mesa en líneas para leer en voz alta, la pregunta y sus respuestas. */

import { about, owned, plural, Subject } from '@parlor/grammar/es';
import { BANKROLL, BANKRUPT, FIVE } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { announcedPlay, cards, hand, STATUS_NAMES } from './cards.ts';

export const board: Messages['board'] = {
  hand: (whose, ranks) =>
    `${owned(whose, 'Tu mano', 'La mano')}: ${ranks.length === 0 ? 'ya no quedan cartas' : hand(ranks)}.`,
  game: (game, games) => `Ronda ${game} de ${games}.`,
  tray: (play, by) =>
    `En el tapete: ${announcedPlay(play)}, ${about(by, 'jugada tuya', (name) => `jugada de ${name}`)}.`,
  trayEmpty: 'El tapete está vacío.',
  seat: (who, { left, out, points, before, isOnTurn }) => {
    const told = [
      out === undefined
        ? plural(left, { one: '# carta en la mano', other: '# cartas en la mano' })
        : `sin cartas, ${STATUS_NAMES[out]}`,
      plural(points, { one: '# punto', other: '# puntos' }),
      ...(before === undefined ? [] : [`${STATUS_NAMES[before]} en la ronda anterior`]),
      ...(isOnTurn ? [about(who, 'te toca', () => 'le toca')] : []),
    ];
    return `${Subject(who)}: ${told.join(', ')}.`;
  },
};

export const question: Messages['question'] = {
  lead: '¿Con qué abres?',
  follow: (top) => {
    if (top.rank === BANKRUPT)
      return `¿Superas ${cards(BANKRUPT, top.count)} con ${cards(BANKROLL, top.count)} o pasas?`;
    return top.rank === FIVE && top.asks === 0
      ? '¿Superas el cinco con tantas cartas del mismo valor como quieras o pasas?'
      : `¿Superas ${announcedPlay(top)} o pasas?`;
  },
  pass: 'pasar',
  play: announcedPlay,
  typing: 'Escribe una jugada como “2x7” o “1xBump”, o bien “pasar”.',
  passWords: ['paso', 'p'],
};
