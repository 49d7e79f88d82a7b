/** What a pair of players can earn together that neither earns alone: deals without their price yet. */

import type { Seat } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import { held, membersOf, type State } from '../rules/state/state.ts';
import type { Reason } from '@parlor/search';
import { type Guesses, LEAST_FOR_THEM, type Manners } from './bargain.ts';
import { countSet, facesOf, isMet, lowestOf, STEP } from './faces.ts';
import {
  type Clause,
  giveCard,
  giveCash,
  giveProperty,
  giveShare,
  promisePlay,
  turnEnd,
} from './terms.ts';

export interface Sketch {
  readonly to: Seat;
  readonly code: string;
  readonly params: Reason['params'];
  /** The clauses at a share of the common gain for the other, from 0 to 1; undefined if there is no such price. */
  readonly at: (share: number) => readonly Clause[] | undefined;
  /** The other cannot tell what I gain by it. */
  readonly isQuiet?: boolean;
}

/** A deal must bring me so much to be worth a turn. */
export const LEAST_GAIN = 10;

/** Of what a quiet loan brings: who does not know the card asks for less. */
const QUIET = 0.5;

/** Nobody lends for longer. */
const LONGEST_LOAN = 3;

export function sketches(view: View, guesses: Guesses, manners: Manners): Sketch[] {
  const { state, seat } = guesses;
  const list: Sketch[] = [];
  for (let to = 0; to < state.seats; to++) {
    if (to === seat) continue;
    if (manners.isQuiet) quietLoans(state, seat, to, list);
    ownCards(state, seat, to, list);
    knownCards(view, state, seat, to, list);
    properties(guesses, to, list);
  }
  return list;
}

/** My cards that do not pay me: borrow what they ask for, or sell them to whom they pay. */
function ownCards(state: State, me: Seat, to: Seat, list: Sketch[]): void {
  const { rules } = state;
  const { pay } = facesOf(rules);
  const [mine, theirs] = [state.holdings[me]!, state.holdings[to]!];
  for (let card = 0; card < rules.cardCount; card++) {
    if (pay[card] === 0 || held(state, me, card) === 0 || isMet(rules, card, mine)) continue;
    const missing = missingFor(state, card, mine, theirs);
    if (missing !== 0) {
      list.push({
        to,
        code: 'propose-loan',
        params: { card, pays: pay[card]! },
        at: (share) =>
          loan({ from: to, to: me, properties: missing, card, percent: tens(share), turn: 0 }),
      });
    }
    if (isMet(rules, card, theirs)) {
      list.push({
        to,
        code: 'propose-card',
        params: { card, pays: pay[card]! },
        at: (share) => [
          giveCard(me, card),
          giveCash(to, price(pay[card]! * (1 - share))),
          // Costs nothing, and the table remembers that the deal was made.
          promisePlay(to, card, 2),
        ],
      });
    }
  }
}

/** Properties of the other's for a turn or more, for cash: what they are for is nobody's business. */
function quietLoans(state: State, me: Seat, to: Seat, list: Sketch[]): void {
  const { rules } = state;
  const { pay } = facesOf(rules);
  const [mine, theirs] = [state.holdings[me]!, state.holdings[to]!];
  const wanted = new Map<number, number[]>();
  for (let card = 0; card < rules.cardCount; card++) {
    const copies = held(state, me, card);
    if (pay[card] === 0 || copies === 0 || isMet(rules, card, mine)) continue;
    const missing = missingFor(state, card, mine, theirs);
    if (missing === 0) continue;
    wanted.set(missing, [...(wanted.get(missing) ?? []), ...Array<number>(copies).fill(card)]);
  }
  for (const missing of wanted.keys()) {
    const pays = [...wanted]
      .filter(([part]) => (part & ~missing) === 0)
      .flatMap(([, cards]) => cards.map((card) => pay[card]!))
      .toSorted((a, b) => b - a);
    let sum = 0;
    for (let turns = 0; turns < Math.min(pays.length, LONGEST_LOAN); turns++) {
      sum += pays[turns]!;
      const all = sum;
      list.push({
        to,
        code: 'propose-quiet-loan',
        params: { pays: all },
        isQuiet: true,
        at: (share) => [
          ...membersOf(missing).map((property) => giveProperty(to, property)),
          giveCash(me, price(all * share * QUIET)),
          ...membersOf(missing).map((property) => giveProperty(me, property, turnEnd(me, turns))),
        ],
      });
    }
  }
}
/** The other's properties that would make the card pay, or none. */
function missingFor(state: State, card: number, mine: number, theirs: number): number {
  const { rules } = state;
  const mustOwn = rules.mustOwn[card]!;
  if (mustOwn !== 0) {
    const missing = mustOwn & ~mine;
    return (missing & ~theirs) === 0 ? missing : 0;
  }
  let left = rules.mustCount[card]! - countSet(mine);
  let missing = 0;
  for (let rest = theirs; rest !== 0 && left > 0; rest &= rest - 1, left--) missing |= rest & -rest;
  return left > 0 ? 0 : missing;
}

/** A share in per cent, as shares are written. */
const tens = (share: number): number => Math.round(share * 10) * 10;

interface Loan {
  readonly from: Seat;
  readonly to: Seat;
  readonly properties: number;
  readonly card: number;
  readonly percent: number;
  /** Of the borrower, from now: the card is played in it, and at its end everything goes back. */
  readonly turn: number;
}

/** Properties for as long as it takes to play a card with them, for a share of what it pays. */
function loan({ from, to, properties: lent, card, percent, turn }: Loan): Clause[] {
  const clauses: Clause[] = [];
  for (let rest = lent; rest !== 0; rest &= rest - 1)
    clauses.push(giveProperty(from, lowestOf(rest)));
  clauses.push(promisePlay(to, card, turn), giveShare(to, card, percent));
  for (let rest = lent; rest !== 0; rest &= rest - 1) {
    clauses.push(giveProperty(to, lowestOf(rest), turnEnd(to, turn)));
  }
  return clauses;
}

const price = (amount: number): number => Math.max(STEP, Math.round(amount / STEP) * STEP);

/** Cards I know in the other's hand: lend what they ask for, or buy them. */
function knownCards(view: View, state: State, me: Seat, to: Seat, list: Sketch[]): void {
  const { rules } = state;
  const { pay } = facesOf(rules);
  const [mine, theirs] = [state.holdings[me]!, state.holdings[to]!];
  for (const { card, seats } of view.known) {
    if (pay[card] === 0 || seats.length !== 1 || seats[0] !== to) continue;
    if (isMet(rules, card, theirs)) continue;
    if (isMet(rules, card, mine)) {
      list.push({
        to,
        code: 'propose-buy-card',
        params: { card, pays: pay[card]! },
        at: (share) => [
          giveCard(to, card),
          giveCash(me, price(pay[card]! * share)),
          promisePlay(me, card, 1),
        ],
      });
    }
    const missing = missingFor(state, card, theirs, mine);
    if (missing === 0) continue;
    list.push({
      to,
      code: 'propose-lend',
      params: { card, pays: pay[card]! },
      at: (share) =>
        loan({ from: me, to, properties: missing, card, percent: tens(1 - share), turn: 1 }),
    });
  }
}

/** Properties that are worth more in the other's hands: bought, sold or swapped, with cash to even it out. */
function properties(guesses: Guesses, to: Seat, list: Sketch[]): void {
  const { state, seat: me } = guesses;
  const swap = (clauses: readonly Clause[], code: string, property: number): void => {
    const mine = guesses.mine(to, clauses);
    const theirs = guesses.theirsAtLeast(to, clauses);
    if (mine + theirs < LEAST_GAIN + LEAST_FOR_THEM) return;
    const at = (share: number): readonly Clause[] | undefined => {
      const even = (mine + theirs) * share - theirs;
      const amount = Math.round(even / STEP) * STEP;
      if (amount === 0) return clauses;
      return [...clauses, amount > 0 ? giveCash(me, amount) : giveCash(to, -amount)];
    };
    const { name } = state.rules.components.properties[property]!;
    list.push({ to, code, params: { property, thing: name }, at });
  };
  for (let theirs = state.holdings[to]!; theirs !== 0; theirs &= theirs - 1) {
    const get = lowestOf(theirs);
    swap([giveProperty(to, get)], 'propose-buy', get);
    for (let mine = state.holdings[me]!; mine !== 0; mine &= mine - 1) {
      const give = lowestOf(mine);
      swap([giveProperty(me, give), giveProperty(to, get)], 'propose-swap', get);
    }
  }
  for (let mine = state.holdings[me]!; mine !== 0; mine &= mine - 1) {
    const give = lowestOf(mine);
    swap([giveProperty(me, give)], 'propose-sell', give);
  }
}
