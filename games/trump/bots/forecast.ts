/** What a whole position promises: final money of every seat, and from it the chances to win. */

import type { Seat } from '@parlor/kit';
import { softmax } from '@parlor/search';
import { held, OVER, type State, UNOWNED, unowned } from '../rules/state/state.ts';
import { money, mostTax } from './appraise.ts';
import { type Card, countSet, facesOf, isMet, lowestOf } from './faces.ts';

/** How much of an unmet card's pay comes in the end by a property bought later. */
const UNMET_IN_PART_1 = 0.3;

/** With deals: what holder and owner make of it when one other owns all that is missing, and when not. */
const HOLDERS_PART = 0.42;
const OWNERS_PART = 0.36;
const HARD_TO_AGREE = 0.15;

/** What bidding cards are worth with much still to buy. */
const OUT = 14;
const BACK = 7;
const INVESTOR = 0.7;
const SALES_FOR_FULL_WORTH = 4;

const FORCE_SALE = 18;
const ROLL_FIVE = 18;
const TAX_COMES_IN = 0.9;

/** Writes the expected final money of every seat, all hands being known. */
export function promises(state: State, into: Float64Array): void {
  const { seats } = state;
  for (let seat = 0; seat < seats; seat++) into[seat] = money(state, seat);
  for (let index = 0; index < state.debts.length; index++) {
    const { from, to, amount } = state.debts[index]!;
    into[to]! += amount;
    into[from]! -= amount;
  }
  const sales = state.part === 1 ? countSet(unowned(state)) : 0;
  for (let seat = 0; seat < seats; seat++) addHand(state, seat, sales, into);
}

function addHand(state: State, seat: Seat, sales: number, into: Float64Array): void {
  const { rules, handCards, seats } = state;
  const faces = facesOf(rules);
  const holdings = state.holdings[seat]!;
  const isOver = state.phase === OVER;
  const buying = Math.min(1, sales / SALES_FOR_FULL_WORTH);
  const words = handCards.length / seats;
  let sum = 0;
  for (let word = 0; word < words; word++) {
    for (let bits = handCards[seat * words + word]!; bits !== 0; bits &= bits - 1) {
      const card = word * 32 + lowestOf(bits);
      const copies = held(state, seat, card);
      if (faces.pay[card]! !== 0) {
        if (!isMet(rules, card, holdings)) addUnmet(state, seat, card, into);
        else if (!isOver) sum += copies * faces.pay[card]!;
      } else if (isOver) continue;
      else if (card === faces.tax) sum += copies * mostTax(state, seat) * TAX_COMES_IN;
      else if (card === faces.forceSale) sum += copies * FORCE_SALE;
      else if (card === faces.rollFive) sum += copies * ROLL_FIVE;
      else if (card === faces.out) sum += copies * (2 + OUT * buying);
      else if (card === faces.back) sum += copies * (1 + BACK * buying);
      else sum += copies * rules.amount[card]! * INVESTOR * buying;
    }
  }
  into[seat]! += sum;
}

/** A card whose condition is not met: deals would make it pay, and playouts make no deals. */
function addUnmet(state: State, seat: Seat, card: Card, into: Float64Array): void {
  const { rules } = state;
  const pays = facesOf(rules).pay[card]!;
  const buying = state.part === 1 ? UNMET_IN_PART_1 : 0;
  if (state.options.deals === 0) {
    into[seat]! += pays * buying;
    return;
  }
  const owner = soleOwner(state, rules.mustOwn[card]! & ~state.holdings[seat]!);
  if (owner === UNOWNED) {
    into[seat]! += pays * Math.max(buying, HARD_TO_AGREE);
    return;
  }
  into[seat]! += pays * HOLDERS_PART;
  into[owner]! += pays * OWNERS_PART;
}

/** Who owns all of these properties, if it is one seat. */
function soleOwner(state: State, properties: number): Seat {
  if (properties === 0) return UNOWNED;
  const owner = state.owner[lowestOf(properties)]!;
  if (owner === UNOWNED) return UNOWNED;
  return (state.holdings[owner]! & properties) === properties ? owner : UNOWNED;
}

/** Writes each seat's chance to win into `into`: a difference of `spread` makes a chance e times as large. */
export function forecast(state: State, into: Float64Array, spread: number): void {
  promises(state, into);
  softmax(into, state.seats, spread);
}
