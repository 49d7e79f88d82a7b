/** Ce que la table demande, et les boutons qui y répondent. */

import { dollars, inWords, plural } from '@parlor/grammar/fr';
import type { Messages } from '../en/index.ts';
import { aCombo, dice, named } from './names.ts';

const average = (value: number): string => `${dollars(Math.round(value))} en moyenne`;

export const asking: Messages['asking'] = {
  turn: 'Acheter, lancer les dés ou tenter votre chance ?',
  turnLine: 'Choisissez l’une des trois actions, ou touchez la carte que vous voulez acheter.',
  turnLineAuctions:
    'Choisissez l’une des trois actions, ou touchez une carte : dans votre réserve pour l’acheter, au marché pour la mettre aux enchères.',
  lastButOneLine: 'Les derniers tours ont commencé : après celui-ci, il vous en reste un.',
  lastLine: 'C’est votre dernier tour. Ensuite, on compte votre argent et le prix de vos cartes.',
  or: 'La première action du ticket, ou le OU ?',
  orLine: 'Touchez le côté que vous préférez.',
  orOnlyLine: 'La première action est impossible : il ne reste que le OU.',
  buy: 'Quelle carte achetez-vous ?',
  buySecond: 'Quelle est la deuxième carte ?',
  buyLine: 'Le ticket permet d’acheter n’importe quelle carte du marché ou de votre réserve.',
  buyPoolLine: (less) =>
    `Le ticket permet d’acheter une carte du marché à ${dollars(less)} de moins.`,
  buyNewLine: 'Le ticket permet d’acheter une carte d’une couleur que vous n’avez pas encore.',
  buyTwoLine: 'Le ticket permet d’acheter deux cartes : gardez assez d’argent pour la deuxième.',
  swap: 'Quelle carte contre quelle autre ?',
  swapLine:
    'Touchez une de vos cartes, puis une carte du marché. Vous payez ou recevez la différence de prix.',
  extraDie: 'Un dé de plus pour ce lancer ?',
  extraDieLine: (size) => `Avec votre ticket gardé, vous lancez ${dice(size)}.`,
  rethrow: (left) =>
    left === 1
      ? 'Relancer des dés ? Encore une relance'
      : `Relancer des dés ? Encore ${inWords(left)} relances`,
  rethrowLine: 'Touchez un dé pour le changer de plateau.',
  keptRethrow: 'Utiliser votre ticket gardé pour une relance ?',
  keptRethrowLine: 'Si vous gardez tous les dés, le ticket vous reste pour un prochain lancer.',
  collect: 'Pour quelle combinaison encaissez-vous ?',
  collectLine: 'Toutes vos cartes qui la montrent rapportent.',
  open: (what) => `Première offre pour ${named(what)}`,
  openLine: (cash) => `Elle compte comme votre propre offre. Vous avez ${dollars(cash)}.`,
  bid: (what) => `${named(what)} : enchérir ou passer ?`,
  bidLine: (cash) => `Qui passe ne revient plus. Vous avez ${dollars(cash)}.`,
  outbid: 'Vous ne pouvez pas enchérir plus haut',
  outbidLine: (cash) => `Vous avez ${dollars(cash)} : vous ne pouvez que passer.`,
  consolation: 'La carte vous échappe. Lancer les dés ?',
  consolationLine: 'Qui met une carte aux enchères sans l’obtenir peut lancer les dés.',

  useWorth: (size, value) => `Utiliser : ${dice(size)}, ${average(value)}.`,
  saveWorth: (size, value) => `Garder : ${dice(size)}, ${average(value)}.`,
  rollWorth: (size, value) => `Lancer ${dice(size)} : ${average(value)}.`,
};

export const buttons: Messages['buttons'] = {
  choose: 'Choisir',
  chooseWhy: 'Choisissez d’abord : acheter, lancer les dés ou tenter votre chance.',
  chooseSide: 'Choisir un côté',
  chooseSideWhy: 'Choisissez d’abord un côté du ticket.',
  doFirst: 'Première action',
  takeOr: 'Prendre le OU',
  chooseCard: 'Acheter une carte',
  chooseCardWhy: 'Touchez d’abord une carte du marché ou de votre réserve.',
  chooseSwap: 'Échanger',
  chooseGive: 'Touchez d’abord celle de vos cartes que vous donnez.',
  chooseTake: 'Touchez maintenant la carte du marché que vous prenez.',
  buy: (what, cost) => `Acheter ${named(what)} à ${dollars(cost)}`,
  auction: (what) => `${named(what)} aux enchères`,
  roll: (size) => `Lancer ${dice(size)}`,
  chance: 'Retourner un ticket',
  swap: (give, take, cost) =>
    `${named(give)} contre ${named(take)}${cost === 0 ? '' : cost > 0 ? `, payer ${dollars(cost)}` : `, recevoir ${dollars(-cost)}`}`,
  useTicket: (size) => `Utiliser : ${dice(size)}`,
  saveTicket: (size) => `Garder : ${dice(size)}`,
  keepAll: 'Tout garder',
  throwAgain: (count) => plural(count, { one: 'Relancer un dé', other: 'Relancer # dés' }),
  collect: (combo, amount) => `${dollars(amount)} pour ${aCombo(combo)}`,
  bid: (amount) => `Offrir ${dollars(amount)}`,
  open: (amount) => `Ouvrir à ${dollars(amount)}`,
  pass: 'Passer',
  noRoll: 'Ne pas lancer',
  follow: 'Suivre le conseil',
};
