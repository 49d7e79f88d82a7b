/** Lo que ha pasado, una frase cada vez. */

import { about, list, people, plural, subject, verb } from '@parlor/grammar/es';
import type { Person } from '@parlor/kit';
import type { Messages } from '../en/index.ts';
import {
  announcedPlay,
  cardCount,
  hand,
  isClause,
  leads,
  remain,
  skips,
  STATUS_NAMES,
  wins,
} from './cards.ts';

/** “Das a Ana”, “Ana te da”, “Ana da a Inés”. */
function gives(giver: Person, taker: Person): string {
  if (taker.isReader) return `${giver.name} te da`;
  return about(giver, `Das a ${taker.name}`, (name) => `${name} da a ${taker.name}`);
}

export const log: Messages['log'] = {
  gameStarted: (game, dealer, others) =>
    `Ronda ${game}: ${verb(dealer, 'repartes', 'reparte')} ${subject(dealer)}; a continuación, en sentido horario: ${list(others.map(subject))}.`,
  dealt: (who, cards) => `${about(who, 'Recibes', (name) => `${name} recibe`)} ${hand(cards)}.`,
  exchangedCards: (richer, poorer, { down, up }) =>
    `${gives(richer, poorer)} ${hand(down)} y ${verb(richer, 'recibes', 'recibe')} a cambio ${hand(up)}.`,
  exchanged: (richer, poorer, count) => {
    const isOwn = richer.isReader || poorer.isReader;
    return `${people([richer, poorer])} ${isOwn ? 'intercambiáis' : 'intercambian'} ${cardCount(count)}.`;
  },
  played: (who, play, left) => {
    const rest = `${isClause(play) ? ',' : ''} y ${remain(who, 1)}`;
    return `${about(who, 'Juegas', (name) => `${name} juega`)} ${announcedPlay(play)}${left === 1 ? rest : ''}.`;
  },
  passed: (who) => about(who, 'Pasas.', (name) => `${name} pasa.`),
  bumped: (who) => `${skips(who)} por el Bump.`,
  roundWon: (who) => `${wins(who)} la baza y ${leads(who)} la siguiente.`,
  roundWonOut: (who, next) =>
    `${wins(who)} la baza y ya no ${verb(who, 'te', 'le')} quedan cartas; la siguiente la ${leads(next)} ${subject(next)}.`,
  statusTaken: (who, status, points) =>
    `${about(who, 'Pasas', (name) => `${name} pasa`)} a ser ${STATUS_NAMES[status]}: ${plural(points, { one: '# punto', other: '# puntos' })}.`,
  scored: (game, totals) =>
    `Puntos tras la ronda ${game}: ${totals.map(({ who, points }) => `${subject(who)} ${points}`).join(', ')}.`,
};
