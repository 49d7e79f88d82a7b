/** Ce qui s’est passé, une phrase à chaque fois ; au présent, comme on le raconte à table. */

import { capital, dollars, list, person, plural, Subject, verb } from '@parlor/grammar/fr';
import type { Person } from '@parlor/kit';
import type { Messages } from '../en/index.ts';
import { aCombo, card, cards, kept, theCharm } from './names.ts';
import { choice, ticket } from './tickets.ts';

/** « Vous achetez », « Anne achète » */
const does = (who: Person, reader: string, other: string): string =>
  `${Subject(who)} ${verb(who, reader, other)}`;
const quoted = (says: string): string => `« ${capital(says)} »`;

/** Les faces, et le porte-bonheur si son dé était du lancer. */
const throwOf = (faces: readonly number[], thrown: string | null): string =>
  list([...faces.map(String), ...(thrown === null ? [] : [theCharm(thrown)])]);

export const log: Messages['log'] = {
  dealt: (first) =>
    `Les cartes sont distribuées : ${person(first)} ${verb(first, 'commencez', 'commence')}.`,
  drew: (who, drawn) => `${does(who, 'piochez', 'pioche')} ${card(drawn)}.`,
  lastTurn: (who) => `${does(who, 'jouez', 'joue')} l’un des derniers tours.`,
  bought: (who, what, from, paid) =>
    `${does(who, 'achetez', 'achète')} ${card(what)} ${from === 'pool' ? 'au marché' : `dans ${verb(who, 'votre', 'sa')} réserve`} pour ${dollars(paid)}.`,
  refilled: (what) => `${card(what)} arrive au marché.`,
  discarded: (left) =>
    `Une carte est écartée sans être vue ; la pioche ${
      left === 0
        ? 'est maintenant vide'
        : plural(left, { one: 'compte encore une carte', other: 'compte encore # cartes' })
    }.`,
  swapped(who, gave, took, paid) {
    const settled =
      paid === 0
        ? ''
        : paid > 0
          ? ` et ${verb(who, 'payez', 'paie')} ${dollars(paid)}`
          : ` et ${verb(who, 'recevez', 'reçoit')} ${dollars(-paid)}`;
    return `${does(who, 'échangez', 'échange')} ${card(gave)} contre ${card(took)}${settled}.`;
  },
  ticket: (who, steps) =>
    `${does(who, 'retournez', 'retourne')} un ticket : ${quoted(choice(steps))}.`,
  ticketOr: (who, steps) =>
    `${does(who, 'retournez', 'retourne')} un ticket et ${verb(who, 'devez', 'doit')} prendre le OU : ${quoted(choice(steps))}.`,
  turnedOver: (who, choices) =>
    `${does(who, 'retournez', 'retourne')} un ticket : ${quoted(ticket(choices, 'free'))}.`,
  choseFirst: (who, steps) =>
    `${does(who, 'choisissez', 'choisit')} la première action du ticket : ${quoted(choice(steps))}.`,
  choseOr: (who, steps) =>
    `${does(who, 'choisissez', 'choisit')} le OU : ${quoted(choice(steps))}.`,
  noTicketLeft: (who) => `${does(who, 'n’avez', 'n’a')} plus d’autre ticket à jouer.`,
  kept: (who, what) => `${does(who, 'gardez', 'garde')} le ticket pour ${kept[what]}.`,
  spent: (who, what) =>
    `${does(who, 'utilisez', 'utilise')} un ticket gardé pour ${what === 'die' ? 'un dé' : 'une relance'} de plus.`,
  got: (who, amount) => `${does(who, 'recevez', 'reçoit')} ${dollars(amount)} grâce au ticket.`,
  threw: (who, faces, thrown) =>
    `${does(who, 'lancez', 'lance')} les dés : ${throwOf(faces, thrown)}.`,
  threwAgain: (who, faces, thrown) =>
    `${does(who, 'relancez', 'relance')} : ${throwOf(faces, thrown)}.`,
  collected: (who, amount, combo, count) =>
    `${does(who, 'encaissez', 'encaisse')} ${dollars(amount)} pour ${aCombo(combo)} sur ${cards(count)}.`,
  nothing: (who) => `${does(who, 'n’encaissez', 'n’encaisse')} rien pour ce lancer.`,
  bonus: (who, amount, count, thrown) =>
    `${does(who, 'recevez', 'reçoit')} ${dollars(amount)} pour ${cards(count)} avec ${theCharm(thrown)}.`,
  auction: (who, what) => `${does(who, 'mettez', 'met')} ${card(what)} aux enchères.`,
  bid: (who, amount) => `${does(who, 'offrez', 'offre')} ${dollars(amount)}.`,
  passed: (who) => `${does(who, 'passez', 'passe')}.`,
  refund: (who, amount) =>
    `${does(who, 'récupérez', 'récupère')} ${dollars(amount)} grâce au ticket.`,
  lastTurns: (who, ending) =>
    `${does(who, 'avez', 'a')} joué le dernier ticket de ${verb(who, 'votre', 'sa')} pile : ${
      ending === 'evenTurns'
        ? 'on finit ce tour de table, puis on en joue encore un complet'
        : 'tout le monde a encore un tour'
    }.`,
  over: (sums) =>
    `La partie est finie : ${list(sums.map(({ who, sum }) => `${person(who)} avec ${dollars(sum)}`))}.`,
};
