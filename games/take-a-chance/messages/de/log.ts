/** Was geschehen ist, je ein Satz; in der Gegenwart, wie man am Tisch erzählt. */

import {
  capital,
  dative,
  dollars,
  list,
  nominative,
  plural,
  possessive,
  Subject,
  verb,
} from '@parlor/grammar/de';
import type { Person } from '@parlor/kit';
import type { Messages } from '../en/index.ts';
import { aCombo, card, cards, charm, keptFor } from './names.ts';
import { choice, ticket } from './tickets.ts';

/** „Du kaufst“, „Ann kauft“ */
const does = (who: Person, reader: string, other: string): string =>
  `${Subject(who)} ${verb(who, reader, other)}`;
const quoted = (says: string): string => `„${capital(says)}“`;

/** Augen, und der Glücksbringer, wo sein Würfel mitgeworfen wurde. */
const throwOf = (faces: readonly number[], thrown: string | null): string =>
  list([...faces.map(String), ...(thrown === null ? [] : [charm(thrown)])]);

export const log: Messages['log'] = {
  dealt: (first) =>
    `Die Karten sind verteilt, und ${nominative(first)} ${verb(first, 'fängst', 'fängt')} an.`,
  drew: (who, drawn) => `${does(who, 'ziehst', 'zieht')} ${card(drawn)}.`,
  lastTurn: (who) => `${does(who, 'hast', 'hat')} einen der letzten Züge.`,
  bought: (who, what, from, paid) =>
    `${does(who, 'kaufst', 'kauft')} ${card(what)} für ${dollars(paid)} aus ${from === 'pool' ? 'der Auslage' : 'dem eigenen Stapel'}.`,
  refilled: (what) => `${card(what)} kommt in die Auslage.`,
  discarded: (left) =>
    `Eine Karte kommt ungesehen weg; im Nachziehstapel ${
      left === 0
        ? 'ist nun keine mehr'
        : plural(left, { one: 'ist noch eine', other: 'sind noch #' })
    }.`,
  swapped(who, gave, took, paid) {
    const settled =
      paid === 0
        ? ''
        : paid > 0
          ? ` und ${verb(who, 'zahlst', 'zahlt')} ${dollars(paid)}`
          : ` und ${verb(who, 'bekommst', 'bekommt')} ${dollars(-paid)}`;
    return `${does(who, 'tauschst', 'tauscht')} ${card(gave)} gegen ${card(took)}${settled}.`;
  },
  ticket: (who, steps) => `${does(who, 'deckst', 'deckt')} ein Los auf: ${quoted(choice(steps))}.`,
  ticketOr: (who, steps) =>
    `${does(who, 'deckst', 'deckt')} ein Los auf und ${verb(who, 'musst', 'muss')} das ODER nehmen: ${quoted(choice(steps))}.`,
  turnedOver: (who, choices) =>
    `${does(who, 'deckst', 'deckt')} ein Los auf: ${quoted(ticket(choices, 'free'))}.`,
  choseFirst: (who, steps) =>
    `${does(who, 'wählst', 'wählt')}, was zuerst auf dem Los steht: ${quoted(choice(steps))}.`,
  choseOr: (who, steps) => `${does(who, 'wählst', 'wählt')} das ODER: ${quoted(choice(steps))}.`,
  noTicketLeft: (who) => `${does(who, 'hast', 'hat')} kein weiteres Los mehr.`,
  kept: (who, what) => `${does(who, 'hebst', 'hebt')} das Los für ${keptFor[what]} auf.`,
  spent: (who, what) =>
    `${does(who, 'gibst', 'gibt')} ein aufgehobenes Los für ${what === 'die' ? 'einen Würfel' : 'einen Nachwurf'} mehr aus.`,
  got: (who, amount) => `${does(who, 'bekommst', 'bekommt')} ${dollars(amount)} für das Los.`,
  threw: (who, faces, thrown) => `${does(who, 'würfelst', 'würfelt')} ${throwOf(faces, thrown)}.`,
  threwAgain: (who, faces, thrown) =>
    `${does(who, 'wirfst', 'wirft')} noch einmal: ${throwOf(faces, thrown)}.`,
  collected: (who, amount, combo, count) =>
    `${does(who, 'kassierst', 'kassiert')} ${dollars(amount)} für ${aCombo(combo)} auf ${plural(count, { one: 'einer Karte', other: '# Karten' })}.`,
  nothing: (who) => `${possessive(who, 'Dein')} Wurf zahlt nichts.`,
  bonus: (who, amount, count, thrown) =>
    `${does(who, 'bekommst', 'bekommt')} ${dollars(amount)} für ${cards(count)} mit ${charm(thrown)}.`,
  auction: (who, what) => `${does(who, 'versteigerst', 'versteigert')} ${card(what)}.`,
  bid: (who, amount) => `${does(who, 'bietest', 'bietet')} ${dollars(amount)}.`,
  passed: (who) => `${does(who, 'passt', 'passt')}.`,
  refund: (who, amount) => `Das Los bringt ${dative(who)} ${dollars(amount)} vom Gebot zurück.`,
  lastTurns: (who, ending) =>
    `${does(who, 'hast', 'hat')} das letzte eigene Los gespielt: ${
      ending === 'evenTurns'
        ? 'Die Runde wird zu Ende gespielt, dann folgt noch eine ganze'
        : 'Alle haben noch einen Zug'
    }.`,
  over: (sums) =>
    `Die Partie ist zu Ende: ${list(sums.map(({ who, sum }) => `${nominative(who)} ${dollars(sum)}`))}.`,
};
