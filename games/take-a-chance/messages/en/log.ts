/** What happened: one sentence each, in the past. */

import { capital, dollars, list, person, possessive, Subject, verb } from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import type { CardName } from '../../facts/box.ts';
import type { Combo } from '../../facts/dice/combos.ts';
import type { Ending, KeptUse, Step } from '../../facts/types.ts';
import { aCombo, card, cards, charm, kept } from './names.ts';
import { choice, ticket } from './tickets.ts';

const theirs = (who: Person): string => verb(who, 'your', 'their');
const quoted = (says: string): string => `“${capital(says)}”`;

export const log = {
  dealt: (first: Person) => `The cards were dealt, and ${person(first)} went first.`,
  drew: (who: Person, drawn: CardName) => `${Subject(who)} drew ${card(drawn)}.`,
  lastTurn: (who: Person) => `It was ${possessive(who)} turn, one of the last.`,
  bought: (who: Person, what: CardName, from: 'stack' | 'pool', paid: number) =>
    `${Subject(who)} bought ${card(what)} from ${from === 'pool' ? 'the Pool' : `${theirs(who)} stack`} for ${dollars(paid)}.`,
  refilled: (what: CardName) => `${card(what)} was added to the Pool.`,
  discarded: (left: number) =>
    `A card was discarded unseen, which left ${cards(left)} in the draw pile.`,
  /** What was paid for the difference; less than nothing was got. */
  swapped(who: Person, gave: CardName, took: CardName, paid: number): string {
    const settled =
      paid === 0 ? '' : paid > 0 ? ` and paid ${dollars(paid)}` : ` and got ${dollars(-paid)}`;
    return `${Subject(who)} swapped ${card(gave)} for ${card(took)}${settled}.`;
  },
  ticket: (who: Person, steps: readonly Step[]) =>
    `${Subject(who)} turned over a ticket: ${quoted(choice(steps))}.`,
  ticketOr: (who: Person, steps: readonly Step[]) =>
    `${Subject(who)} turned over a ticket and had to take its OR: ${quoted(choice(steps))}.`,
  turnedOver: (who: Person, choices: readonly (readonly Step[])[]) =>
    `${Subject(who)} turned over a ticket: ${quoted(ticket(choices, 'free'))}.`,
  choseFirst: (who: Person, steps: readonly Step[]) =>
    `${Subject(who)} chose what the ticket said first: ${quoted(choice(steps))}.`,
  choseOr: (who: Person, steps: readonly Step[]) =>
    `${Subject(who)} chose the OR: ${quoted(choice(steps))}.`,
  noTicketLeft: (who: Person) => `${Subject(who)} had no other ticket to play.`,
  kept: (who: Person, what: KeptUse) => `${Subject(who)} kept the ticket for ${kept[what]}.`,
  spent: (who: Person, what: KeptUse) =>
    `${Subject(who)} spent a kept ticket on ${what === 'die' ? 'an extra die' : 'an extra re-roll'}.`,
  got: (who: Person, amount: number) => `${Subject(who)} got ${dollars(amount)} for the ticket.`,
  threw: (who: Person, faces: readonly number[], thrown: string | null) =>
    `${Subject(who)} threw ${throwOf(faces, thrown)}.`,
  threwAgain: (who: Person, faces: readonly number[], thrown: string | null) =>
    `${Subject(who)} threw again: ${throwOf(faces, thrown)}.`,
  collected: (who: Person, amount: number, combo: Combo, count: number) =>
    `${Subject(who)} collected ${dollars(amount)} for ${aCombo(combo)} on ${cards(count)}.`,
  nothing: (who: Person) => `${Subject(who)} rolled nothing that paid.`,
  bonus: (who: Person, amount: number, count: number, thrown: string) =>
    `${Subject(who)} got ${dollars(amount)} for ${cards(count)} with the ${charm(thrown)}.`,
  auction: (who: Person, what: CardName) => `${Subject(who)} put ${card(what)} up for auction.`,
  bid: (who: Person, amount: number) => `${Subject(who)} bid ${dollars(amount)}.`,
  passed: (who: Person) => `${Subject(who)} passed.`,
  refund: (who: Person, amount: number) =>
    `${Subject(who)} got ${dollars(amount)} back, as the ticket said.`,
  /** T-6.1 */
  lastTurns: (who: Person, ending: Ending | undefined) =>
    `${Subject(who)} played the last ticket of ${theirs(who)} pile: ${
      ending === 'evenTurns'
        ? 'this round goes on to its end, and one whole round follows'
        : 'everyone has one more turn'
    }.`,
  over: (sums: readonly { readonly who: Person; readonly sum: number }[]) =>
    `The match ended: ${list(sums.map(({ who, sum }) => `${person(who)} ${dollars(sum)}`))}.`,
};

/** Faces, and the charm where its die was thrown along. */
const throwOf = (faces: readonly number[], thrown: string | null): string =>
  list([...faces.map(String), ...(thrown === null ? [] : [`the ${charm(thrown)}`])]);
