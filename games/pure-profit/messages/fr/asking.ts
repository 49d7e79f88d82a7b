/** Ce que la table demande : un titre, une ligne, et des boutons qui tiennent sur un téléphone. */

import {
  inWords,
  list,
  millions,
  person,
  plural,
  que,
  Subject,
  verb,
  capital,
} from '@parlor/grammar/fr';
import type { Person } from '@parlor/kit';
import { GOAL } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { takingsOf } from './log.ts';
import { aCard, cardName, cardNames, kindOf, some, theCard } from './names.ts';

type Asking = Messages['asking'];

const draw: Asking['draw'] = {
  title: (missing) =>
    missing === 1 ? 'Piochez encore une carte' : `Piochez ${inWords(missing)} cartes, une par une`,
  open: (top) => `Prenez une carte cachée dans la pioche, ou ${theCard(top)} de la défausse.`,
  closed: (top) => `${capital(theCard(top))} ferme la défausse : prenez dans la pioche.`,
  noDiscards: 'La défausse est vide : prenez dans la pioche.',
  onlyDiscard: 'La pioche est épuisée : prenez la carte du dessus de la défausse.',
  shuffles: 'La pioche est vide : si vous piochez, la défausse est d’abord remélangée.',
  losses: (losses) =>
    `Pour l’instant, ${list(
      losses.map(({ bankrupt, value }) =>
        value === undefined
          ? `${aCard(bankrupt)} ne trouve aucune carte Valeur`
          : `${aCard(bankrupt)} prend votre ${cardName(value)}`,
      ),
    )}.`,
  fromPile: 'Piocher une carte',
  fromDiscard: (top) => `Prendre ${theCard(top)}`,
};

/** « Anne pourra » */
const may = (next: Person): string => verb(next, 'pourrez', 'pourra');

const settle: Asking['settle'] = {
  title: 'Quelle Faillite prend sa carte ?',
  line: (values, isShort) =>
    isShort
      ? `Vous perdez ${cardNames(values)}. Une Faillite sans carte Valeur reste dans votre main.`
      : `Vous perdez ${cardNames(values)} dans tous les cas. Vous choisirez ensuite quelle paire défausser d’abord.`,
  take: ({ bankrupt, value }) =>
    value === undefined
      ? `${capital(kindOf(bankrupt))} d’abord`
      : `${capital(kindOf(bankrupt))} : ${millions(-value)}`,
  other: (bankrupt) => `Plutôt ${kindOf(bankrupt)}`,
  firstTitle: 'Quelle Faillite défaussez-vous d’abord ?',
  firstLine: (values, next) =>
    values.length < 2
      ? `Vous perdez ${cardNames(values)}, ${que(next)} ${may(next)} prendre ; l’autre Faillite reste dans votre main.`
      : `Vous perdez ${cardNames(values)}. ${capital(theCard(values.at(-1)!))} finit sur le dessus, et ${person(next)} ${may(next)} le prendre.`,
  firstTake: ({ bankrupt, value }) =>
    value === undefined
      ? `D’abord ${kindOf(bankrupt)}`
      : `D’abord ${kindOf(bankrupt)} : ${millions(-value)}`,
  firstOther: (bankrupt) => `Plutôt ${kindOf(bankrupt)} d’abord`,
};

const lay: Asking['lay'] = {
  title: 'Quelle paire défaussez-vous ?',
  line: (next) =>
    `${Subject(next)} ${may(next)} prendre la carte Valeur que vous défaussez en dernier.`,
  last: (value, next) =>
    `${capital(theCard(value))} finira alors sur le dessus, et ${person(next)} ${may(next)} le prendre.`,
  pair: (bankrupt, value) => `Défausser ${kindOf(bankrupt)} avec ${cardName(value)}`,
  choose: 'Choisir une paire',
  whyNot: 'Choisissez d’abord une des paires.',
};

const stuck: Asking['stuck'] = {
  title: (bankrupts) =>
    bankrupts === 1
      ? 'Aucune carte Valeur pour votre Faillite'
      : 'Aucune carte Valeur pour vos Faillites',
  line: (bankrupts) =>
    bankrupts === 1
      ? 'Elle reste dans votre main. Jouez un Vol, ou passez et gardez toutes vos cartes.'
      : 'Elles restent dans votre main. Jouez un Vol, ou passez et gardez toutes vos cartes.',
  ruinTitle: 'Rien que des Faillites',
  ruinLine: 'Votre main est pleine : vous devez en défausser une, toute seule.',
  pass: 'Passer',
  playSteal: 'Jouer un Vol',
  whyNot: 'Choisissez un Vol dans votre main, ou passez.',
};

const steal: Asking['steal'] = {
  title: (card) => `Jouer ${theCard(card)} ?`,
  line: (power, isOpen) => {
    if (isOpen) {
      const cards = power === 1 ? 'une carte' : `jusqu’à ${inWords(power)} cartes, une par une`;
      return `Vous le défaussez. Vous pouvez ensuite regarder d’autres mains et prendre ${cards}.`;
    }
    return power === 1
      ? 'Vous le défaussez. Vous pouvez ensuite prendre une carte dans une autre main, sans la voir.'
      : `Vous le défaussez. Vous pouvez ensuite prendre jusqu’à ${inWords(power)} cartes dans d’autres mains, une par une et sans les voir.`;
  },
  play: (card) => `Jouer ${theCard(card)}`,
};

const take: Asking['take'] = {
  title: (left, hasTaken) => {
    if (hasTaken) {
      return left === 1
        ? 'Prenez encore une carte, ou arrêtez'
        : `Prenez encore jusqu’à ${inWords(left)} cartes, ou arrêtez`;
    }
    return left === 1
      ? 'À qui prenez-vous une carte ?'
      : `Prenez jusqu’à ${inWords(left)} cartes, une par une`;
  },
  line: (isOpen) =>
    isOpen
      ? 'Choisissez quelqu’un : vous voyez toute sa main et prenez la carte qui vous plaît.'
      : 'Vous prenez une carte sans la voir : le hasard décide.',
  any: 'Prendre une carte',
  whyNot: 'Choisissez à qui prendre une carte, ou arrêtez.',
  from: (victim) => `Prendre une carte à ${person(victim)}`,
  stop: (hasTaken) => (hasTaken ? 'Arrêter' : 'Ne rien prendre'),
  firstTitle: (card) => `${cardName(card)} : qui volez-vous ?`,
  firstLine: (takings, isOpen) => {
    const how = isOpen
      ? 'Vous verrez la main de chaque victime et prendrez les cartes qui vous plaisent.'
      : 'Vous prenez les cartes sans les voir : le hasard décide.';
    return takings.length === 0 ? how : `${capital(takingsOf(takings))}. ${how}`;
  },
  firstSteal: (count) => plural(count, { one: 'Voler une carte', other: 'Voler # cartes' }),
  firstWhyNot: 'Choisissez qui voler, ou ne prenez rien.',
  firstNobody: 'Personne n’a de carte en trop : ce Vol est défaussé et ne rapporte rien.',
  firstThrow: (card) => `Défausser ${theCard(card)}`,
};

/** « une », « deux » : des cartes. */
const cardsInWords = (count: number): string => (count === 1 ? 'une' : inWords(count));

const choose: Asking['choose'] = {
  title: (victim) => `Prenez une carte à ${person(victim)}`,
  line: (more) =>
    more === 0
      ? 'Elle rejoint votre main, et votre tour est fini.'
      : `Elle rejoint votre main. Vous pourrez ensuite en prendre encore ${more === 1 ? 'une' : `jusqu’à ${cardsInWords(more)}`}.`,
  firstLine: (more) =>
    more === 0
      ? 'Elle rejoint votre main, et votre tour est fini.'
      : `Elle rejoint votre main. Vous en choisirez ensuite encore ${cardsInWords(more)}.`,
  take: (card) => `Voler ${theCard(card)}`,
  whyNot: 'Choisissez une des cartes montrées.',
};

const nextOf = (top: number): string => {
  if (top === 0) return `Votre Banque commence par ${aCard(1)}.`;
  return top === GOAL - 1
    ? `Votre Banque attend un autre ${cardName(top)}, ou ${theCard(GOAL)} qui met fin à la manche.`
    : `Votre Banque attend un autre ${cardName(top)} ou ${aCard(top + 1)}.`;
};

const act: Asking['act'] = {
  title: ({ canBank, canDiscard, canSteal }) => {
    if (canBank) return canSteal ? 'Placez, défaussez ou volez' : 'Placez ou défaussez une carte';
    if (!canDiscard) return 'Jouez un Vol';
    return canSteal ? 'Défaussez une carte ou volez' : 'Défaussez une carte';
  },
  line: nextOf,
  nothingFits: (top) => `Rien ne convient dans votre main. ${nextOf(top)}`,
  bankTitle: (card) => `Placer ${theCard(card)} ?`,
  bankStep: 'Un palier de plus. Si vous défaussez la carte, quelqu’un d’autre pourra la prendre.',
  bankAgain:
    'La même valeur : pas de palier de plus, mais la carte est à l’abri dans votre Banque.',
  discardTitle: (card) => `Défausser ${theCard(card)} ?`,
  bank: (card) => `Placer ${some(card)}`,
  discard: (card) => `Défausser ${some(card)}`,
  chooseCard: 'Choisir une carte',
  whyNot: 'Choisissez d’abord une carte de votre main.',
  cancel: 'Annuler',
};

const finish: Asking['finish'] = {
  title: 'Votre main complète votre Banque',
  line: (thrown, canAdd) => {
    const last =
      thrown === null ? 'Il ne reste aucune carte à défausser.' : `Vous défaussez ${some(thrown)}.`;
    return canAdd ? `Touchez un doublon pour le placer aussi. ${last}` : last;
  },
  finish: (cards) => `Terminer : ${cards.join(', ')}`,
  needed: (card) => `Il vous faut ${theCard(card)} pour atteindre ${millions(GOAL)}.`,
  somethingElse: 'Autre chose',
};

export const asking: Asking = {
  draw,
  settle,
  lay,
  stuck,
  steal,
  take,
  choose,
  act,
  finish,
  notNow: {
    draw: 'Piochez d’abord jusqu’à six cartes en main ; ensuite, vous en jouez une.',
    settle: 'Les Faillites d’abord : choisissez-en une.',
    lay: 'Défaussez d’abord les paires.',
    take: 'Choisissez d’abord à qui prendre une carte, ou arrêtez.',
    choose: 'Prenez d’abord une des cartes montrées.',
  },
};
