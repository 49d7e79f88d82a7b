/** Der Tisch in Zeilen zum Vorlesen, die Frage und ihre Antworten. */

import { capital, dative, plural, possessive, Subject } from '@parlor/grammar/de';
import { BANKROLL, BANKRUPT, FIVE } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { announcedPlay, cards, hand, isClause, STATUS_NAMES } from './cards.ts';

export const board: Messages['board'] = {
  hand: (whose, ranks) =>
    `${possessive(whose, 'Deine')} Hand: ${ranks.length === 0 ? 'keine Karten mehr' : hand(ranks, 'nominative')}.`,
  game: (game, games) => `Spiel ${game} von ${games}.`,
  tray: (play, by) =>
    `In der Ablage: ${announcedPlay(play, 'nominative')}, gelegt von ${dative(by)}.`,
  trayEmpty: 'Die Ablage ist leer.',
  seat: (who, { left, out, points, before, isOnTurn }) => {
    const told = [
      out === undefined
        ? plural(left, { one: '# Karte auf der Hand', other: '# Karten auf der Hand' })
        : `fertig als ${STATUS_NAMES[out]}`,
      plural(points, { one: '# Punkt', other: '# Punkte' }),
      ...(before === undefined ? [] : [`im letzten Spiel ${STATUS_NAMES[before]}`]),
      ...(isOnTurn ? ['am Zug'] : []),
    ];
    return `${Subject(who)}: ${told.join(', ')}.`;
  },
};

export const question: Messages['question'] = {
  lead: 'Was spielst du aus?',
  follow: (top) => {
    if (top.rank === BANKRUPT)
      return `${capital(cards(BANKRUPT, top.count, 'accusative'))} mit ${cards(BANKROLL, top.count, 'dative')} schlagen oder passen?`;
    return top.rank === FIVE && top.asks === 0
      ? 'Die Fünf mit beliebig vielen Karten eines Werts schlagen oder passen?'
      : `${capital(announcedPlay(top, 'accusative'))}${isClause(top) ? ',' : ''} schlagen oder passen?`;
  },
  pass: 'passen',
  play: (play) => announcedPlay(play, 'accusative'),
  typing: 'Tippe einen Zug wie „2x7“ oder „1xBump“ oder „passen“.',
  passWords: ['passe', 'p'],
};
