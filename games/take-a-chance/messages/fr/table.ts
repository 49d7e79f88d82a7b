/** Ce qui est écrit sur la table et aux places. */

import { dollars, list, number, owned, person, plural, Subject, verb } from '@parlor/grammar/fr';
import { BLACK_DICE, CHARM_BONUS } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { charm, colour, combo, kept, named, names, theCharm } from './names.ts';

type Table = Messages['table'];

const cardCount = (count: number): string => plural(count, { one: 'une carte', other: '# cartes' });
const charms = (all: readonly string[]): string => all.map(charm).join(', ');

const where: Table['where'] = {
  auctions: 'Enchères',
  luckyCharm: 'Porte-bonheur',
  ownSet: 'exemplaire maison',
  forcedOr: 'OU si nécessaire',
  evenTurns: 'tours égaux',
  players: (count) => `partie à ${count}`,
  lastTurns: (left) =>
    left === 1 ? 'Le tout dernier tour' : `Derniers tours : encore ${number(left)}`,
};

const colours = (dice: number): string =>
  `${dice} dés : ${BLACK_DICE} noirs, ${plural(dice - BLACK_DICE, { one: '# blanc', other: '# blancs' })}`;

const doors: Table['doors'] = {
  label: 'À vous : choisissez une action',
  buy: 'Acheter une carte',
  buyLine: (count, cash) =>
    count === 0
      ? `Aucune pour vos ${dollars(cash)}`
      : plural(count, { one: 'Une carte au choix', other: '# cartes au choix' }),
  roll: 'Lancer les dés',
  rollLine: colours,
  rollWorth: (dice, value) => `${colours(dice)} ; ${dollars(Math.round(value))} en moyenne`,
  chance: 'Tenter sa chance',
  chanceLine: (left) =>
    left === 0
      ? 'Aucun ticket'
      : left === 1
        ? 'Votre dernier ticket'
        : `${number(left)} tickets cachés`,
};

const sides: Table['sides'] = {
  label: 'Le ticket : choisissez un côté',
  first: 'D’abord',
  or: 'Ou',
  noCard: (cash) => `Avec ${dollars(cash)}, vous ne pouvez acheter aucune carte.`,
  noTwo: (cash) => `Avec ${dollars(cash)}, vous ne pouvez pas acheter deux cartes.`,
  noNew: (cash) => `Avec ${dollars(cash)}, vous ne pouvez acheter aucune nouvelle couleur.`,
  noPoolCard: (cash) => `Avec ${dollars(cash)}, vous ne pouvez acheter aucune carte du marché.`,
  noSwap: (cash) => `Avec ${dollars(cash)}, vous ne pouvez payer aucun échange.`,
  poolEmpty: 'Le marché est vide.',
};

const worth: Table['worth'] = {
  head: 'Relancer',
  exact: 'exact, en moyenne',
  now: (value) => `ce choix : ${dollars(Math.round(value))}`,
  line(dice, value, rank) {
    const thrown = dice.map((die) => (typeof die === 'number' ? String(die) : theCharm(die.charm)));
    const does = thrown.length === 0 ? 'Tout garder' : `Relancer ${list(thrown)}`;
    return `${does} : ${dollars(Math.round(value))} en moyenne${rank === 'best' ? ', le mieux' : ''}`;
  },
  best: 'le mieux',
  swing: (change) =>
    change === 0 ? '= 0' : `${change > 0 ? '↑' : '↓'} ${number(Math.abs(change))}`,
};

const swings = (change: number): string =>
  change === 0
    ? 'le déplacer ne change rien'
    : `le déplacer ${change > 0 ? 'rapporte' : 'coûte'} ${dollars(Math.abs(change))} en moyenne`;

const dice: Table['dice'] = {
  kept: 'Gardés',
  again: 'À relancer',
  againHint: 'Touchez les dés à relancer',
  toThrow: 'Prêts à être lancés',
  toThrowSpoken: (size) => `Prêts à être lancés : ${number(size)} dés`,
  of: (who) => owned(who, 'Vos dés', 'Dés'),
  spoken: ({ die, state, change }) =>
    [
      'charm' in die
        ? `Dé porte-bonheur qui montre ${theCharm(die.charm)}`
        : `Dé ${die.colour === 'black' ? 'noir' : 'blanc'} qui montre ${die.face}`,
      ...(state === undefined ? [] : [state === 'kept' ? 'gardé' : 'à relancer']),
      ...(change === undefined ? [] : [swings(change)]),
    ].join(', '),
  thrown: (faces, shown) => [...faces, ...(shown === null ? [] : [charm(shown)])].join(' '),
};

const payout: Table['payout'] = {
  now: 'Ces dés rapportent',
  nowNote: 'une ligne compte',
  choose: 'Encaisser une ligne',
  nothing: 'Aucune carte possédée ne rapporte avec ces dés.',
  times: (factor) => `gain ×${factor}`,
  toOthers: (amount) => `${dollars(amount)} aux autres`,
  ifOne: 'Si le dernier dé montre',
  ifTwo: 'Si les deux dés montrent',
  mean: (value) => `${dollars(value)} en moyenne`,
  ways: (count) => `${count} sur 36`,
  result: (which, amount) => `${names.Combo(which)} : ${dollars(amount)}`,
  noResult: 'Rien qui rapporte',
  bonus: (who, thrown, amount) => `${Subject(who)} : ${dollars(amount)} pour ${theCharm(thrown)}`,
};

const tags: Table['tags'] = {
  // La couleur suffit là où il y a si peu de place ; le journal donne la carte entière.
  bought: (what, paid) => `${colour(what.colour)}, ${dollars(paid)}`,
  swapped: (what) => `Échange : ${colour(what.colour)}`,
  ticket: 'Tente sa chance',
  first: 'Première action',
  or: 'Prend le OU',
  kept: 'Garde un ticket',
  got: (amount) => `Reçoit ${dollars(amount)}`,
  threw: (faces) => `Lance ${faces.join(' ')}`,
  bonus: (amount) => `Porte-bonheur : ${dollars(amount)}`,
  andBonus: (amount) => `+ ${dollars(amount)}`,
  bid: (amount) => `Offre ${dollars(amount)}`,
  passed: 'Passe',
};

const cards: Table['cards'] = {
  pool: 'Marché',
  drawPile: (left) => (left === 0 ? 'pioche vide' : `${number(left)} dans la pioche`),
  discards: (count) => plural(count, { one: '# écartée, non vue', other: '# écartées, non vues' }),
  emptyPlace: 'Vide',
  stack: 'Votre réserve, cachée aux autres',
  now: (cost) => `à ${dollars(cost)}`,
  spoken(about) {
    const pays = about.pays.map((pay) => `${combo(pay.combo)} ${dollars(pay.amount)}`);
    return `${named(about.name)} ${about.place === 'pool' ? 'au marché' : 'dans votre réserve'}, ${dollars(about.price)}. Rapporte ${pays.join(', ')}`;
  },
  group: (which, all) => `${colour(which)} : ${charms(all)}`,
  groupCounted: (which, all) => `${colour(which)} (${cardCount(all.length)}) : ${charms(all)}`,
  groupCount: (which, count) => `${colour(which)} : ${cardCount(count)}`,
  giving: (which) => `à donner : ${charm(which)}`,
  groupGiving: (which, all, given) =>
    `${colour(which)} : ${charms(all)}, vous donnez ${theCharm(given)}`,
};

const seats: Table['seats'] = {
  cash: (amount) => `${dollars(amount)} en poche`,
  tickets: (left) => plural(left, { one: '# ticket', other: '# tickets' }),
  ticketsLeft: (left) => plural(left, { one: 'encore # ticket', other: 'encore # tickets' }),
  kept: (use) => `Gardé : ${kept[use]}`,
  keptShort: (uses) => `Gardé : ${uses.map((use) => names.keptShort[use]).join(', ')}`,
};

const auction: Table['auction'] = {
  of: (who) => owned(who, 'Vos enchères', 'Enchères'),
  price: (amount) => `prix ${dollars(amount)}`,
  noBid: 'Aucune offre',
  highest: (who) => `en tête : ${person(who)}`,
  out: 'passe',
  leads: 'en tête',
  in: 'en lice',
  yourBid: 'Votre offre',
  more: (amount) => `+${number(amount)}`,
  less: (amount) => `−${number(amount)}`,
  fullPrice: (amount) => `Le prix, ${dollars(amount)}`,
};

const standing: Table['standing'] = {
  worth: 'Fortune',
  worthNote: 'argent et cartes possédées',
  player: 'Nom',
  board: 'Cartes possédées',
  cash: 'Argent',
  cards: 'Cartes',
  sum: 'Total',
  charms: 'Porte-bonheur',
  charmsNote: `${dollars(CHARM_BONUS)} par carte avec le porte-bonheur`,
  decided: (who, sum, by) =>
    `${Subject(who)} ${verb(who, 'gagnez', 'gagne')} avec ${dollars(sum)}, ${dollars(by)} d’avance.`,
  decidedByCards: (who, sum) =>
    `Égalité à ${dollars(sum)} : ${person(who)} ${verb(who, 'gagnez', 'gagne')} avec plus de cartes.`,
  shared: (sum) => `Égalité à ${dollars(sum)} et même nombre de cartes : la victoire est partagée.`,
};

export const table: Table = {
  money: dollars,
  where,
  doors,
  sides,
  worth,
  notes: { bank: 'Banque', ticket: 'ticket', refund: 'remise' },
  dice,
  payout,
  tags,
  cards,
  seats,
  auction,
  standing,
};
