/** Ce qui est écrit sur la table, et ce qu’en disent les lecteurs d’écran. */

import {
  capital,
  list,
  millions,
  ordinal,
  owned,
  people,
  person,
  plural,
  Subject,
  verb,
} from '@parlor/grammar/fr';
import { GOAL } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { cardName, cardNames, countedCards, spokenName } from './names.ts';

const cardsIn = (count: number): string => plural(count, { one: '# carte', other: '# cartes' });

/** De cartes : « 1re », « 2e ». */
const place = (at: number): string => ordinal(at, true);

export const table: Messages['table'] = {
  name: Subject,
  where: (seats) => `Une manche · à ${seats}`,
  whereInSeries: (game, games, seats) => `Manche ${game} sur ${games} · à ${seats}`,
  openSteal: 'vols à découvert',
  stealsBack: 'les Vols reviennent',
  discardLast: 'défausse pour finir',
  ownDeck: 'paquet maison',

  drawPile: 'Pioche',
  left: (cards) => (cards === 0 ? 'vide' : `encore ${cards}`),
  discardPile: 'Défausse',
  noDiscards: 'vide',
  closed: 'fermée',
  top: (card) => `${cardName(card)} dessus`,
  under: (cards) => `, en dessous ${list(cards.map(spokenName))}`,

  bankOf: (who, top, cards) => {
    const bank = capital(owned(who, 'votre Banque', 'la Banque'));
    return top === 0
      ? `${bank} : vide`
      : `${bank} : ${spokenName(top)} sur le dessus, ${cardsIn(cards)}`;
  },
  goal: `À ${millions(GOAL)}, c’est gagné`,
  copies: (count) => `×${count}`,
  oneMore: '+1',

  yourHand: 'Votre main',
  emptyHand: 'Votre main est vide',
  handOf: (who) => capital(owned(who, 'votre main', 'la main')),
  inHand: (cards) => `${cardsIn(cards)} en main`,
  inHandKnown: (cards, known) => `${cardsIn(cards)} en main, dont ${cardNames(known)}`,
  known: (cards) => `dont ${cardNames(cards)}`,
  knownBy: (who) =>
    `${people(who)} ${who.length === 1 ? verb(who[0]!, 'savez', 'sait') : 'savent'} que vous avez cette carte`,
  isNew: 'nouvelle carte',
  fits: 'convient à votre Banque',
  goesFirst: 'passe d’abord',
  lost: (at) => (at === undefined ? 'sera perdue' : `${place(at)} carte perdue`),
  place,
  willBank: 'va en Banque',
  willDiscard: 'va à la défausse',
  discard: 'Défausse',

  takeOne: 'Prendre',
  takeFrom: (victim) => `Prendre une carte à ${person(victim)}`,
  holds: (cards) => `a ${cardNames(cards)}`,
  noCard: 'Aucune carte à voler',
  lastCard: 'Dernière carte intouchable',
  take: 'prendre',
  takeMore: (victim) => `Une carte de plus à ${person(victim)}`,
  takeFewer: (victim) => `Une carte de moins à ${person(victim)}`,
  taking: (victim, cards, count) =>
    `${Subject(victim)} ${verb(victim, 'avez', 'a')} ${cardsIn(cards)}, et vous en prenez ${count}`,
  nothingTaken: (victim) => `Vous ne prenez encore aucune carte à ${person(victim)}.`,

  yourPairs: 'Vos paires',
  pairsOf: (who) => capital(owned(who, 'vos paires', 'les paires')),

  banks: 'Banques',
  firstWins: `la première à ${millions(GOAL)} gagne`,
  highestSum: 'le plus haut total gagne',
  player: 'Nom',
  topOfBank: 'Sommet',
  cards: 'Cartes',
  hand: 'Main',
  sum: 'Total',
  money: (value) => (value === 0 ? '–' : millions(value)),
  gone: (cards) => `Hors jeu : ${countedCards(cards)}`,

  completed: ({ winner, cards, closest, top }) => {
    const bank = `${Subject(winner)} ${verb(winner, 'avez complété votre', 'a complété sa')} Banque avec ${cardsIn(cards)}`;
    return top === 0
      ? `${bank} ; personne d’autre n’en avait commencé une.`
      : `${bank} ; juste derrière, ${person(closest)} ${verb(closest, 'aviez', 'avait')} ${millions(top)}.`;
  },
  stopped: (turns) =>
    `En ${turns} tours par personne, aucune Banque n’a été complétée : la plus haute l’emporte.`,
  seriesWon: (winner, tops, by) =>
    `${Subject(winner)} ${verb(winner, 'avez', 'a')} gagné la série avec ${millions(tops.reduce((a, b) => a + b, 0))} (${tops.join(' + ')}) et ${millions(by)} d’avance.`,
  seriesShared: (winners, sum) =>
    `${people(winners)} ${winners.some(({ isReader }) => isReader) ? 'vous partagez' : 'se partagent'} la victoire, à égalité avec ${millions(sum)}.`,
  gameNo: (game) => `Manche ${game}`,
  inBank: cardsIn,
  howScored: 'Sommet de chaque Banque',
};
