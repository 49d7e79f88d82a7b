/**
 * What things are worth to a seat, from what that seat knows: its own hand and
 * what lies open on the table. All in expected final money.
 */

import type { Seat } from '@parlor/kit';
import { held, type State } from '../rules/state/state.ts';
import { type Card, countSet, facesOf, isMet, type Property, TAX_PER_PROPERTY } from './faces.ts';

/** Chance to get the other half of a pair, or one more property, while there is something to buy. */
const COMES_YET = 0.1;

/** Of a card nobody has seen: how much of its pay comes to the owner of what it names. */
const UNSEEN_IN_PART_1 = 0.03;
const UNSEEN_IN_PART_2 = 0.02;

/** With deals, cards in other hands bring their property's owner a share. */
const LENDING = 0.3;

/** What `seat` can still collect with the profit cards in hand, owning `holdings`. */
export function payable(state: State, seat: Seat, holdings: number): number {
  const { rules, handCards, seats } = state;
  const { pay } = facesOf(rules);
  const words = handCards.length / seats;
  let sum = 0;
  for (let word = 0; word < words; word++) {
    for (let bits = handCards[seat * words + word]!; bits !== 0; bits &= bits - 1) {
      const card = word * 32 + 31 - Math.clz32(bits & -bits);
      const pays = pay[card]!;
      if (pays !== 0 && isMet(rules, card, holdings)) sum += pays * held(state, seat, card);
    }
  }
  return sum;
}

/** What can be collected owning `owned` but not with `without`. */
function payableWith(state: State, seat: Seat, without: number, owned: number): number {
  const { rules, handCards, seats } = state;
  const { pay } = facesOf(rules);
  const words = handCards.length / seats;
  let sum = 0;
  for (let word = 0; word < words; word++) {
    for (let bits = handCards[seat * words + word]!; bits !== 0; bits &= bits - 1) {
      const card = word * 32 + 31 - Math.clz32(bits & -bits);
      const pays = pay[card]!;
      if (pays === 0 || !isMet(rules, card, owned) || isMet(rules, card, without)) continue;
      sum += pays * held(state, seat, card);
    }
  }
  return sum;
}

const gone = new Uint8Array(64);

/** What owning `property` adds for `seat`, its box included. */
export function propertyWorth(state: State, seat: Seat, property: Property): number {
  const { rules, part } = state;
  const { pay, about } = facesOf(rules);
  const without = state.holdings[seat]! & ~(1 << property);
  const owned = without | (1 << property);
  let sum = state.box[property]! + payableWith(state, seat, without, owned);
  const buying = part === 1;
  countGone(state);
  const deals = state.options.deals > 0;
  const unseen = (buying ? UNSEEN_IN_PART_1 : UNSEEN_IN_PART_2) + (deals ? LENDING : 0);
  for (const card of about[property]!) {
    const mine = held(state, seat, card);
    const pays = pay[card]!;
    const met = isMet(rules, card, owned);
    if (mine > 0) {
      if (!met && buying) sum += pays * COMES_YET * mine;
      continue;
    }
    const left = rules.copies[card]! - gone[card]!;
    if (left > 0) sum += left * pays * unseen * (met ? 1 : 0.5);
  }
  if (buying) sum += manyCards(state, seat, owned);
  return sum;
}

/** Cards that count properties: every one bought brings them nearer. */
function manyCards(state: State, seat: Seat, owned: number): number {
  const { rules } = state;
  const { pay, counting } = facesOf(rules);
  const count = countSet(owned);
  let sum = 0;
  for (let index = 0; index < counting.length; index++) {
    const card = counting[index]!;
    const need = rules.mustCount[card]!;
    const copies = held(state, seat, card);
    if (copies !== 0 && need > count) sum += (pay[card]! * COMES_YET * copies) / (need - count + 1);
  }
  return sum;
}

function countGone(state: State): void {
  gone.fill(0);
  for (let at = 0; at < state.discardCount; at++) gone[state.deck[at]!]!++;
}

/** Cash and owned boxes, bids on the table included: what everybody can see. */
export function money(state: State, seat: Seat): number {
  let sum = state.cash[seat]! + (state.standing[seat] !== 0 ? state.bids[seat]! : 0);
  for (let rest = state.holdings[seat]!; rest !== 0; rest &= rest - 1) {
    sum += state.box[31 - Math.clz32(rest & -rest)]!;
  }
  return sum;
}

/** What a tax on `target` brings in cash. */
export const taxOn = (state: State, target: Seat): number =>
  Math.min(state.cash[target]!, countSet(state.holdings[target]!) * TAX_PER_PROPERTY);

/** The worth of one more copy of `card` to `seat` with these holdings; what it would do beyond paying is put in flat figures. */
export function cardWorth(state: State, seat: Seat, card: Card, holdings: number): number {
  const { rules } = state;
  const faces = facesOf(rules);
  const pays = faces.pay[card]!;
  if (pays !== 0) {
    if (isMet(rules, card, holdings)) return pays;
    return state.part === 1 ? pays * COMES_YET : 0;
  }
  if (card === faces.tax) return mostTax(state, seat);
  if (card === faces.forceSale) return state.part === 1 ? 25 : 12;
  if (card === faces.rollFive) return 20;
  if (card === faces.out) return state.part === 1 ? 18 : 4;
  if (card === faces.back) return state.part === 1 ? 8 : 2;
  return state.part === 1 ? rules.amount[card]! * 0.7 : 2;
}

export function mostTax(state: State, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) most = Math.max(most, taxOn(state, other));
  }
  return most;
}
