/** T-5.3: what the two sides of a ticket promise whoever turned it over. */

import type { Seat } from '@parlor/kit';
import type { Move } from '../rules/index.ts';
import { canDoFirst, choicesOf, firstPossible, type Steps } from '../rules/choices.ts';
import { MAX_DICE } from './dice/index.ts';
import { COLOURS, PLACES, type State } from '../rules/state.ts';
import { incomesOf } from './incomes.ts';
import { colourOf, EMPTY, OFFERS, offered } from './look.ts';
import { FIRST, OR } from './moves.ts';
import { chanceWorth, type Style, swapWorth, turnsLeft } from './worth.ts';

type Step = Steps[number];
type Purchase = Extract<Step, { do: 'buy' | 'buy-two' | 'buy-pool' | 'buy-new' }>;

/** What a ticket says first, and the first of the others that can be done. */
export const FIRST_SIDE = 0;
export const OR_SIDE = 1;
export type Side = typeof FIRST_SIDE | typeof OR_SIDE;

export const stepsOf = (state: State, seat: Seat, side: Side): Steps =>
  choicesOf(state)[side === FIRST_SIDE ? 0 : firstPossible(state, seat, 1, 'alone')]!;

export const isPurchase = (step: Step): step is Purchase =>
  step.do === 'buy' || step.do === 'buy-two' || step.do === 'buy-pool' || step.do === 'buy-new';

export function betterSide(state: State, seat: Seat, style: Style): Move {
  if (!canDoFirst(state, seat)) return OR;
  const first = sideWorth(state, seat, FIRST_SIDE, style);
  return first >= sideWorth(state, seat, OR_SIDE, style) ? FIRST : OR;
}

const RETHROWS = 1;
const BLACK_DICE = 2;
/** The second of two cards finds less money and a fuller board. */
const SECOND = 0.8;

/** In dollars: what it pays and lets roll for, and what its cards earn until the end. */
export function sideWorth(state: State, seat: Seat, side: Side, style: Style): number {
  const incomes = incomesOf(state.box);
  const at = COLOURS * seat;
  const base = incomes.mean(state.owned, at);
  const later = turnsLeft(state, seat, style) - 1;
  let worth = 0;
  /** What the side's cards add to each of its rolls. */
  let more = 0;
  for (const step of stepsOf(state, seat, side)) {
    if (step.do === 'roll') {
      const size = diceOf(state, seat, step);
      const { mean } = incomes.table(state.owned, at, size, RETHROWS + step.rethrows);
      worth += step.pays * (mean + more);
    } else if (step.do === 'collect') worth += step.amount;
    else if (step.do === 'ticket') worth += chanceWorth(state, seat, { base, best: 0, style });
    else if (step.do === 'swap') worth += bestSwapFor(state, seat, style).worth;
    else if (isPurchase(step)) {
      const card = bestCardFor(state, seat, step);
      more += card?.income ?? 0;
      if (step.do === 'buy-pool') worth += step.less;
      if (step.do === 'buy-two') more += SECOND * (secondCardFor(state, seat, card)?.income ?? 0);
      worth += more * later;
    }
  }
  return worth;
}

/** The dice of a ticket's roll, with the board as it is. */
export const diceOf = (state: State, seat: Seat, { dice }: { readonly dice: number }): number =>
  Math.min(MAX_DICE, BLACK_DICE + state.colours[seat]! + dice);

/** A card that can be bought. */
interface Bargain {
  readonly place: number;
  readonly colour: number;
  /** What it adds to a plain roll. */
  readonly income: number;
}

/** The card that earns most of those a step lets `seat` buy. */
export const bestCardFor = (state: State, seat: Seat, step: Purchase): Bargain | undefined =>
  bestCard(state, seat, step, state.cash[seat]!, EMPTY);

/** The best of the others, with what money the first leaves. */
const secondCardFor = (state: State, seat: Seat, first: Bargain | undefined): Bargain | undefined =>
  first &&
  bestCard(
    state,
    seat,
    { do: 'buy' },
    state.cash[seat]! - state.box.prices[first.colour]!,
    first.place,
  );

function bestCard(
  state: State,
  seat: Seat,
  step: Purchase,
  cash: number,
  without: number,
): Bargain | undefined {
  const incomes = incomesOf(state.box);
  const at = COLOURS * seat;
  const base = incomes.mean(state.owned, at);
  let best: Bargain | undefined;
  for (let place = 0; place < OFFERS; place++) {
    const card = offered(state, seat, place);
    if (card === EMPTY || place === without) continue;
    const colour = colourOf(card);
    if (step.do === 'buy-pool' && place < PLACES) continue;
    if (step.do === 'buy-new' && state.owned[at + colour]! > 0) continue;
    const less = step.do === 'buy-pool' ? step.less : 0;
    // T-7.2: with auctions a Pool card can go for less than its price, but it seldom does.
    if (state.box.prices[colour]! - less > cash) continue;
    const income = incomes.mean(state.owned, at, colour) - base;
    if (!best || income > best.income) best = { place, colour, income };
  }
  return best;
}

export interface Exchange {
  readonly give: number;
  readonly take: number;
  /** What it brings until the end, the roll that follows included. */
  readonly worth: number;
}

const NO_EXCHANGE: Exchange = { give: 0, take: 0, worth: 0 };

/** The swap that earns most. */
export function bestSwapFor(state: State, seat: Seat, style: Style): Exchange {
  let best: Exchange | undefined;
  for (let give = 0; give < state.holder.length; give++) {
    if (state.holder[give] !== seat) continue;
    for (let place = 0; place < PLACES; place++) {
      const take = state.pool[place]!;
      if (take === EMPTY) continue;
      const cost = state.box.prices[colourOf(take)]! - state.box.prices[colourOf(give)]!;
      if (cost > state.cash[seat]!) continue;
      const worth = swapWorth(state, seat, { give, take }, style);
      if (!best || worth > best.worth) best = { give, take, worth };
    }
  }
  return best ?? NO_EXCHANGE;
}
