/** The table as text, in lines. */

import {
  capital,
  dollars,
  list,
  people,
  person,
  plural,
  Possessive,
  Subject,
  verb,
} from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import type { CardName } from '../../facts/box.ts';
import type { Combo } from '../../facts/dice/combos.ts';
import type { KeptUse, Step } from '../../facts/types.ts';
import type { Or } from '../../rules/options.ts';
import { card, cards, charm, combo, kept, rerolls, tickets, turns } from './names.ts';
import { ticket } from './tickets.ts';

interface Priced {
  readonly name: CardName;
  readonly price: number;
}

const priced = ({ name, price }: Priced): string => `${card(name)} for ${dollars(price)}`;
const faces = (dice: readonly number[]): string => list(dice.map(String));

export const board = {
  dice(roll: {
    readonly black: readonly number[];
    readonly white: readonly number[];
    readonly charm: string | null;
    readonly rethrows: number;
  }): string {
    const parts = [
      `black ${faces(roll.black)}`,
      ...(roll.white.length > 0 ? [`white ${faces(roll.white)}`] : []),
      ...(roll.charm === null ? [] : [`charm ${charm(roll.charm)}`]),
    ];
    return `The dice: ${parts.join('; ')}. ${capital(rerolls(roll.rethrows))} left.`;
  },
  pays: (offers: readonly { readonly combo: Combo; readonly amount: number }[]) =>
    offers.length === 0
      ? 'They pay nothing.'
      : `They pay: ${list(offers.map((offer) => `${combo(offer.combo)} ${dollars(offer.amount)}`))}.`,
  ticket: (choices: readonly (readonly Step[])[], or: Or | undefined) =>
    `The ticket says: ${ticket(choices, or)}.`,
  auction(lot: {
    readonly auctioneer: Person;
    readonly card: CardName;
    readonly price: number;
    readonly bid: number;
    readonly bidder: Person | null;
    readonly passed: readonly Person[];
  }): string {
    const highest =
      lot.bidder === null
        ? 'No bid yet.'
        : `The highest bid is ${dollars(lot.bid)}, by ${person(lot.bidder)}.`;
    const out = lot.passed.length === 0 ? '' : ` Passed: ${people(lot.passed)}.`;
    return `${Possessive(lot.auctioneer)} auction: ${card(lot.card)}, price ${dollars(lot.price)}. ${highest}${out}`;
  },
  pool(pool: {
    readonly cards: readonly Priced[];
    readonly empty: number;
    readonly draw: number;
    readonly discards: number;
  }): string {
    const places = [
      ...pool.cards.map(priced),
      ...(pool.empty === 0
        ? []
        : [plural(pool.empty, { one: 'one empty place', other: '# empty places' })]),
    ];
    const out = pool.discards > 0 ? `, ${cards(pool.discards)} discarded unseen` : '';
    return `In the Pool: ${list(places)}. Left to draw: ${cards(pool.draw)}${out}.`;
  },
  lastTurns: (left: number) => `The last turns: ${turns(left)} to go.`,
  seat(seat: {
    readonly who: Person;
    readonly cash: number;
    readonly cards: readonly CardName[];
    readonly tickets: number;
    readonly kept: readonly KeptUse[];
    readonly hasTurn: boolean;
  }): string {
    const parts = [
      `${dollars(seat.cash)} in cash`,
      seat.cards.length === 0 ? 'no cards' : `owned cards: ${list(seat.cards.map(card))}`,
      `${tickets(seat.tickets)} left`,
      ...(seat.kept.length > 0 ? [`kept tickets: ${list(seat.kept.map((use) => kept[use]))}`] : []),
      ...(seat.hasTurn ? [verb(seat.who, 'your turn', 'their turn')] : []),
    ];
    return `${Subject(seat.who)}: ${parts.join('; ')}.`;
  },
  stack(stack: { readonly cards: readonly Priced[]; readonly hidden: number }): string {
    const parts = [
      ...stack.cards.map(priced),
      ...(stack.hidden > 0
        ? [plural(stack.hidden, { one: 'one hidden card', other: '# hidden cards' })]
        : []),
    ];
    return parts.length === 0 ? 'The stack is empty.' : `In the stack: ${list(parts)}.`;
  },
};
