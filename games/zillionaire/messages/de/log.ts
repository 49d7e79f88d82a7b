/** Was geschehen ist, je ein Satz. */

import {
  accusative,
  dative,
  list,
  nominative,
  people,
  plural,
  Subject,
  verb,
} from '@parlor/grammar/de';
import type { Messages } from '../en/index.ts';
import { announcedPlay, cardCount, hand, has, isClause, leads, STATUS_NAMES } from './cards.ts';

export const log: Messages['log'] = {
  gameStarted: (game, dealer, others) =>
    `Spiel ${game}: ${Subject(dealer)} ${verb(dealer, 'teilst', 'teilt')} aus; danach sitzen im Uhrzeigersinn ${list(others.map(nominative))}.`,
  dealt: (who, cards) =>
    `${Subject(who)} ${verb(who, 'bekommst', 'bekommt')} ${hand(cards, 'accusative')}.`,
  exchangedCards: (richer, poorer, { down, up }) =>
    `${Subject(richer)} ${verb(richer, 'gibst', 'gibt')} ${dative(poorer)} ${hand(down, 'accusative')} und ${verb(richer, 'bekommst', 'bekommt')} dafür ${hand(up, 'accusative')}.`,
  exchanged: (richer, poorer, count) => {
    const isOwn = richer.isReader || poorer.isReader;
    return `${people([richer, poorer])} ${isOwn ? 'tauscht' : 'tauschen'} ${cardCount(count)}.`;
  },
  played: (who, play, left) =>
    `${Subject(who)} ${verb(who, 'legst', 'legt')} ${announcedPlay(play, 'accusative')}${left === 1 ? `${isClause(play) ? ',' : ''} und ${has(who)} noch eine Karte` : ''}.`,
  passed: (who) => `${Subject(who)} passt.`,
  bumped: (who) => `Der Bump lässt ${accusative(who)} aussetzen.`,
  roundWon: (who) =>
    `${Subject(who)} ${verb(who, 'gewinnst', 'gewinnt')} die Runde und ${leads(who)} als Nächstes aus.`,
  roundWonOut: (who, next) =>
    `${Subject(who)} ${verb(who, 'gewinnst', 'gewinnt')} die Runde und ${has(who)} keine Karten mehr; ${nominative(next)} ${leads(next)} als Nächstes aus.`,
  statusTaken: (who, status, points) =>
    `${Subject(who)} ${verb(who, 'wirst', 'wird')} ${STATUS_NAMES[status]}: ${plural(points, { one: '# Punkt', other: '# Punkte' })}.`,
  scored: (game, totals) =>
    `Punkte nach Spiel ${game}: ${totals.map(({ who, points }) => `${nominative(who)} ${points}`).join(', ')}.`,
};
