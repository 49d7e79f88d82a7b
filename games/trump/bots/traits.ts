/**
 * A position in numbers, one row for each seat: what it has, what its cards
 * need, and what others need from it. All hands are open here: rows are made of
 * worlds that fit a view, never of the truth.
 */

import type { Seat } from '@parlor/kit';
import { held, OVER, type State, UNOWNED, unowned } from '../rules/state/state.ts';
import { money, mostTax } from './appraise.ts';
import { type Card, countSet, facesOf, lowestOf, TAX_PER_PROPERTY } from './faces.ts';

/** The columns of a row. */
const COLUMNS = [
  'cash',
  'boxes',
  /** Profit cards that pay at once. */
  'met',
  /** Cards for one property that nobody owns, and that somebody else owns. */
  'free',
  'loan',
  /** Cards for two: the other half is free, or somebody else's. */
  'halfFree',
  'halfLoan',
  /** Cards for two, neither mine: both one other's, two others', or partly free. */
  'bothLoan',
  'bothApart',
  'bothFree',
  /** Cards that count properties: one short, or more. */
  'oneShort',
  'farShort',
  /** Cards of others that only I can make pay, and that need me and somebody else. */
  'lender',
  'partLender',
  /** Cards still in the pile that would pay with what I own, or with it and more. */
  'pileMet',
  'pileHalf',
  'taxes',
  'taxBrings',
  'forceSales',
  'rollFives',
  'outs',
  'backs',
  'investors',
  'properties',
  /** How far cash falls short of a tax. */
  'exposed',
  'isExposed',
  /** How soon it is my turn. */
  'soon',
] as const;

export const TRAITS = COLUMNS.length;
const at = (name: (typeof COLUMNS)[number]): number => COLUMNS.indexOf(name);

const CASH = at('cash');
const BOXES = at('boxes');
const MET = at('met');
const FREE = at('free');
const LOAN = at('loan');
const HALF_FREE = at('halfFree');
const HALF_LOAN = at('halfLoan');
const BOTH_LOAN = at('bothLoan');
const BOTH_APART = at('bothApart');
const BOTH_FREE = at('bothFree');
const ONE_SHORT = at('oneShort');
const FAR_SHORT = at('farShort');
const LENDER = at('lender');
const PART_LENDER = at('partLender');
const PILE_MET = at('pileMet');
const PILE_HALF = at('pileHalf');
const TAXES = at('taxes');
const TAX_BRINGS = at('taxBrings');
const FORCE_SALES = at('forceSales');
const ROLL_FIVES = at('rollFives');
const OUTS = at('outs');
const BACKS = at('backs');
const INVESTORS = at('investors');
const PROPERTIES = at('properties');
const EXPOSED = at('exposed');
const IS_EXPOSED = at('isExposed');
const SOON = at('soon');

const MOST_SEATS = 4;

/** The rows of the position described last, one after the other. */
export const rows = new Float64Array(MOST_SEATS * TRAITS);

export function describe(state: State): void {
  const { seats } = state;
  rows.fill(0);
  const free = unowned(state);
  for (let seat = 0; seat < seats; seat++) {
    const row = seat * TRAITS;
    const cash = state.cash[seat]! + (state.standing[seat] !== 0 ? state.bids[seat]! : 0);
    const count = countSet(state.holdings[seat]!);
    rows[row + CASH] = cash;
    rows[row + BOXES] = money(state, seat) - cash;
    rows[row + PROPERTIES] = count;
    rows[row + EXPOSED] = Math.max(0, count * TAX_PER_PROPERTY - cash);
    rows[row + IS_EXPOSED] = count * TAX_PER_PROPERTY > cash ? 1 : 0;
    rows[row + SOON] = (state.turn - seat + seats) % seats;
  }
  for (let seat = 0; seat < seats; seat++) describeHand(state, seat, free);
  for (let index = 0; index < state.debts.length; index++) {
    const { from, to, amount } = state.debts[index]!;
    rows[to * TRAITS + CASH]! += amount;
    rows[from * TRAITS + CASH]! -= amount;
  }
  if (state.part === 1) describePile(state);
}

function describeHand(state: State, seat: Seat, free: number): void {
  const { rules, handCards, seats } = state;
  const faces = facesOf(rules);
  const row = seat * TRAITS;
  const isOver = state.phase === OVER;
  const words = handCards.length / seats;
  for (let word = 0; word < words; word++) {
    for (let bits = handCards[seat * words + word]!; bits !== 0; bits &= bits - 1) {
      const card = word * 32 + lowestOf(bits);
      const copies = held(state, seat, card);
      if (faces.pay[card]! !== 0) describeProfit(state, seat, card, copies, free);
      else if (isOver) continue;
      else if (card === faces.tax) {
        rows[row + TAXES]! += copies;
        rows[row + TAX_BRINGS]! += mostTax(state, seat) + (copies - 1) * 20;
      } else if (card === faces.forceSale) rows[row + FORCE_SALES]! += copies;
      else if (card === faces.rollFive) rows[row + ROLL_FIVES]! += copies;
      else if (card === faces.out) rows[row + OUTS]! += copies;
      else if (card === faces.back) rows[row + BACKS]! += copies;
      else rows[row + INVESTORS]! += copies * rules.amount[card]!;
    }
  }
}

function describeProfit(state: State, seat: Seat, card: Card, copies: number, free: number): void {
  const { rules } = state;
  const row = seat * TRAITS;
  const pays = facesOf(rules).pay[card]! * copies;
  const mine = state.holdings[seat]!;
  const short = rules.mustCount[card]! - countSet(mine);
  const mustOwn = rules.mustOwn[card]!;
  const missing = mustOwn & ~mine;
  if (missing === 0 && short <= 0) rows[row + MET]! += pays;
  else if (mustOwn === 0) rows[row + (short === 1 ? ONE_SHORT : FAR_SHORT)]! += pays;
  else if (countSet(mustOwn) === 1) {
    rows[row + (free & missing ? FREE : LOAN)]! += pays;
    if ((free & missing) === 0) rows[state.owner[lowestOf(missing)]! * TRAITS + LENDER]! += pays;
  } else describePair(state, row, mustOwn, missing, free, pays);
}

function describePair(
  state: State,
  row: number,
  mustOwn: number,
  missing: number,
  free: number,
  pays: number,
): void {
  const isHalf = missing !== mustOwn;
  if (free & missing) {
    rows[row + (isHalf ? HALF_FREE : BOTH_FREE)]! += pays;
    for (let rest = missing & ~free; rest !== 0; rest &= rest - 1) {
      rows[state.owner[lowestOf(rest)]! * TRAITS + PART_LENDER]! += pays;
    }
    return;
  }
  const lender = soleOwner(state, missing);
  if (lender === UNOWNED) {
    rows[row + BOTH_APART]! += pays;
    for (let rest = missing; rest !== 0; rest &= rest - 1) {
      rows[state.owner[lowestOf(rest)]! * TRAITS + PART_LENDER]! += pays;
    }
    return;
  }
  rows[row + (isHalf ? HALF_LOAN : BOTH_LOAN)]! += pays;
  rows[lender * TRAITS + LENDER]! += pays;
}

/** Who owns all of these properties, if it is one seat. */
function soleOwner(state: State, properties: number): Seat {
  const owner = state.owner[lowestOf(properties)]!;
  return (state.holdings[owner]! & properties) === properties ? owner : UNOWNED;
}

/** Cards still to be drawn, by anybody: their properties' owners get a part. */
function describePile(state: State): void {
  const { rules, deck, seats } = state;
  const { pay } = facesOf(rules);
  for (let index = state.drawn; index < deck.length; index++) {
    const card = deck[index]!;
    const mustOwn = rules.mustOwn[card]!;
    if (mustOwn === 0) continue;
    for (let seat = 0; seat < seats; seat++) {
      const mine = state.holdings[seat]! & mustOwn;
      if (mine === 0) continue;
      rows[seat * TRAITS + (mine === mustOwn ? PILE_MET : PILE_HALF)]! += pay[card]!;
    }
  }
}
