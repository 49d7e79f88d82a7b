/** Ce qui s’est passé, une phrase à chaque fois. */

import { list, people, person, plural, Subject, verb } from '@parlor/grammar/fr';
import type { Messages } from '../en/index.ts';
import {
  announcedPlay,
  cardCount,
  hand,
  has,
  isClause,
  leads,
  onlyCards,
  STATUS_NAMES,
  wins,
} from './cards.ts';

export const log: Messages['log'] = {
  gameStarted: (game, dealer, others) =>
    `Manche ${game} : ${person(dealer)} ${verb(dealer, 'distribuez', 'distribue')} ; suivent, dans le sens horaire, ${list(others.map(person))}.`,
  dealt: (who, cards) => `${Subject(who)} ${verb(who, 'recevez', 'reçoit')} ${hand(cards)}.`,
  exchangedCards: (richer, poorer, { down, up }) => {
    const given = poorer.isReader
      ? `${Subject(richer)} vous donne ${hand(down)}`
      : `${Subject(richer)} ${verb(richer, 'donnez', 'donne')} à ${person(poorer)} ${hand(down)}`;
    return `${given} et ${verb(richer, 'recevez', 'reçoit')} en échange ${hand(up)}.`;
  },
  exchanged: (richer, poorer, count) => {
    const isOwn = richer.isReader || poorer.isReader;
    return `${people([richer, poorer])} ${isOwn ? 'échangez' : 'échangent'} ${cardCount(count)}.`;
  },
  played: (who, play, left) => {
    const rest = `${isClause(play) ? ',' : ''} et n’${has(who)} plus ${onlyCards(1)}`;
    return `${Subject(who)} ${verb(who, 'jouez', 'joue')} ${announcedPlay(play)}${left === 1 ? rest : ''}.`;
  },
  passed: (who) => `${Subject(who)} ${verb(who, 'passez', 'passe')}.`,
  bumped: (who) =>
    who.isReader
      ? 'Le Bump vous fait sauter votre tour.'
      : `Le Bump fait sauter son tour à ${person(who)}.`,
  roundWon: (who) => `${Subject(who)} ${wins(who)} le pli et ${leads(who)} le suivant.`,
  roundWonOut: (who, next) =>
    `${Subject(who)} ${wins(who)} le pli et n’${has(who)} plus de cartes ; ${person(next)} ${leads(next)} le suivant.`,
  statusTaken: (who, status, points) =>
    `${Subject(who)} ${verb(who, 'devenez', 'devient')} ${STATUS_NAMES[status]} : ${plural(points, { one: '# point', other: '# points' })}.`,
  scored: (game, totals) =>
    `Points après la manche ${game} : ${totals.map(({ who, points }) => `${person(who)} ${points}`).join(', ')}.`,
};
