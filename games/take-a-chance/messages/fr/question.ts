/** Ce qui est demandé, les réponses, et comment on les tape. */

import { dollars, list } from '@parlor/grammar/fr';
import type { Messages } from '../en/index.ts';
import { aCombo, card, dice, names } from './names.ts';
import { choice, fallback } from './tickets.ts';

type Question = Messages['question'];

const questions: Question['questions'] = {
  turn: 'Acheter une carte, lancer les dés ou tenter votre chance ?',
  buy: 'Quelle carte achetez-vous ?',
  swap: 'Laquelle de vos cartes échangez-vous contre quelle carte du marché ?',
  'extra die': 'Utilisez-vous votre ticket gardé pour un dé de plus ?',
  rethrow: 'Quels dés gardez-vous ?',
  'kept rethrow':
    'Utilisez-vous votre ticket gardé pour relancer des dés ? Si vous gardez tout, il vous reste.',
  collect: 'Pour quelle combinaison encaissez-vous ?',
  'open auction': 'À combien ouvrez-vous les enchères ?',
  bid: 'Combien offrez-vous, ou passez-vous ?',
  'consolation roll': 'La carte vous échappe. Lancez-vous les dés à la place ?',
  or: 'Faites-vous la première action du ticket, ou prenez-vous le OU ?',
};

const settled = (cost: number): string =>
  cost === 0 ? '' : cost > 0 ? ` et payer ${dollars(cost)}` : ` et recevoir ${dollars(-cost)}`;

const answers: Question['answers'] = {
  buyFromStack: (what, cost) => `Acheter ${card(what)} dans votre réserve pour ${dollars(cost)}`,
  buyFromPool: (what, cost) => `Acheter ${card(what)} au marché pour ${dollars(cost)}`,
  auction: (what, price) => `Mettre ${card(what)} aux enchères, prix ${dollars(price)}`,
  roll: 'Lancer les dés',
  chance: 'Tenter sa chance',
  first: (steps) => `D’abord : ${choice(steps)}`,
  or: (choices) => `OU : ${fallback(choices)}`,
  swap: (give, take, cost) => `Échanger ${card(give)} contre ${card(take)}${settled(cost)}`,
  use: 'Utiliser le ticket et lancer un dé de plus',
  throw: 'Garder le ticket et lancer les dés',
  keepAll: 'Tout garder',
  keep(faces, charmDie, thrown) {
    const kept = [...faces.map(String), ...(charmDie === 'kept' ? ['le porte-bonheur'] : [])];
    const again = [
      ...(thrown === null || thrown === 0 ? [] : [dice(thrown)]),
      ...(charmDie === 'thrown' ? ['le dé porte-bonheur'] : []),
    ];
    const keeps = kept.length === 0 ? 'Ne rien garder' : `Garder ${list(kept)}`;
    return again.length === 0 ? keeps : `${keeps}, relancer ${list(again)}`;
  },
  collect(offer) {
    const own = offer.bonus > 0 ? ` et ${dollars(offer.bonus)} pour le porte-bonheur` : '';
    const others = offer.toOthers > 0 ? ` ; les autres reçoivent ${dollars(offer.toOthers)}` : '';
    return `${names.Combo(offer.combo)} : ${dollars(offer.amount)}${own}${others}`;
  },
  collectBare: (combo) => `Encaisser pour ${aCombo(combo)}`,
  bid: (amount) => `Offrir ${dollars(amount)}`,
  pass: 'Passer',
};

const KEEP =
  'Tapez ce que vous gardez : « garder 1 1 4 », « garder 1 1 4 porte-bonheur » ou « ne rien garder ».';

const typing: Question['typing'] = {
  turn: () =>
    'Tapez « lancer », « ticket » ou la carte que vous achetez : « acheter Rouge au trèfle ».',
  buy: () => 'Tapez la carte que vous achetez : « acheter Rouge au trèfle ».',
  swap: () => 'Tapez les deux cartes : « échanger Violet au sou contre Rouge au trèfle ».',
  'extra die': () => 'Tapez « utiliser » ou « garder ».',
  rethrow: () => KEEP,
  'kept rethrow': () => KEEP,
  collect: () => 'Tapez la combinaison : « encaisser deux paires ».',
  'open auction': (least) => `Tapez un multiple de 100, au moins ${dollars(least)} : « 1200 ».`,
  bid: (least) => `Tapez un multiple de 100, au moins ${dollars(least)}, ou « passer ».`,
  'consolation roll': () => 'Tapez « lancer » ou « passer ».',
  or: () => 'Tapez « d’abord » ou « ou ».',
};

const typed: Question['typed'] = {
  buy: ['acheter', 'achète', 'achat', 'mettre'],
  swap: ['échanger', 'échange'],
  swapFor: [' contre '],
  keep: ['garder', 'garde'],
  keepRest: [', relancer '],
  nothing: ['rien'],
  everything: ['tout', 'tous'],
  charm: ['porte-bonheur'],
  between: ['et', 'le', 'dé', 'ne'],
  collect: ['encaisser pour', 'encaisser', 'encaisse'],
  bid: ['offrir', 'offre', 'enchérir', 'miser'],
  roll: ['lancer', 'lancer les dés'],
  chance: ['ticket', 'chance', 'tenter sa chance', 'tenter ma chance', 'retourner un ticket'],
  first: ["d'abord"],
  or: ['ou'],
  use: ['utiliser', 'utiliser le ticket et lancer un dé de plus'],
  throw: ['garder', 'garder le ticket', 'garder le ticket et lancer les dés'],
  pass: ['passer', 'passe'],
  /** Une espace, quelle que soit sa largeur. */
  thousands: ' ',
};

export const question: Question = { questions, answers, typing, typed };
