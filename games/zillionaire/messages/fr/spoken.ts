/** La table en lignes à lire à voix haute, la question et ses réponses. */

import { owned, person, plural, Subject, verb } from '@parlor/grammar/fr';
import { BANKROLL, BANKRUPT, FIVE } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { announcedPlay, cards, hand, STATUS_NAMES } from './cards.ts';

export const board: Messages['board'] = {
  hand: (whose, ranks) =>
    `${owned(whose, 'Votre main', 'La main')} : ${ranks.length === 0 ? 'plus de cartes' : hand(ranks)}.`,
  game: (game, games) => `Manche ${game} sur ${games}.`,
  tray: (play, by) =>
    `Sur le tapis : ${announcedPlay(play)}, ${play.count === 1 ? 'joué' : 'joués'} par ${person(by)}.`,
  trayEmpty: 'Le tapis est vide.',
  seat: (who, { left, out, points, before, isOnTurn }) => {
    const told = [
      out === undefined
        ? plural(left, { one: '# carte en main', other: '# cartes en main' })
        : `terminé, ${STATUS_NAMES[out]}`,
      plural(points, { one: '# point', other: '# points' }),
      ...(before === undefined ? [] : [`${STATUS_NAMES[before]} à la manche précédente`]),
      ...(isOnTurn ? [verb(who, 'à vous de jouer', 'c’est son tour')] : []),
    ];
    return `${Subject(who)} : ${told.join(', ')}.`;
  },
};

export const question: Messages['question'] = {
  lead: 'Avec quoi entamez-vous ?',
  follow: (top) => {
    if (top.rank === BANKRUPT)
      return `Battre ${cards(BANKRUPT, top.count)} avec ${cards(BANKROLL, top.count)} ou passer ?`;
    return top.rank === FIVE && top.asks === 0
      ? 'Battre le 5 avec autant de cartes de même valeur que vous voulez ou passer ?'
      : `Battre ${announcedPlay(top)} ou passer ?`;
  },
  pass: 'passer',
  play: announcedPlay,
  typing: 'Tapez un coup comme « 2x7 » ou « 1xBump », ou bien « passer ».',
  passWords: ['passe', 'p'],
};
