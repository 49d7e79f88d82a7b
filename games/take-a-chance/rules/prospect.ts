/** A purchase in prospect: what the available cards cost a buyer, and whether that can be paid. */

import type { Seat } from '@parlor/kit';
import { priceOf } from '../facts/box.ts';
import type { State } from './state.ts';
import {
  BID_STEP,
  type Card,
  type Colour,
  colourOf,
  COLOURS,
  EMPTY,
  PLACES,
  type Step,
} from '../facts/types.ts';

/** A card that cannot be bought at all; two of them still make a whole number. */
export const NOT_FOR_SALE = 1e9;

export type BuyStep = Extract<Step, { do: 'buy' | 'buy-two' | 'buy-pool' | 'buy-new' }>;

/** Any card at its price: a turn's own purchase, and the second of two. */
export const ANY_CARD: BuyStep = { do: 'buy' };

/** What one purchase looks like to its buyer; reused, so it holds only until the next one is looked at. */
export interface Prospect {
  cash: number;
  /** Cards to be paid together. */
  needed: number;
  /** Costs by place, `NOT_FOR_SALE` where nothing can be bought. */
  readonly pool: number[];
  /** What a card of a colour costs from the stack. */
  readonly byColour: number[];
  /** Whether a card lies in each place of the stack. */
  readonly filled: boolean[];
  /** The two cheapest of the Pool. */
  poolLow: number;
  poolNext: number;
}

const seen: Prospect = {
  cash: 0,
  needed: 1,
  pool: new Array<number>(PLACES).fill(NOT_FOR_SALE),
  byColour: new Array<number>(COLOURS).fill(NOT_FOR_SALE),
  filled: new Array<boolean>(PLACES).fill(false),
  poolLow: NOT_FOR_SALE,
  poolNext: NOT_FOR_SALE,
};

/** Looks at what `step` lets `seat` buy now. */
export function lookAt(state: State, seat: Seat, step: BuyStep, needed: number): Prospect {
  seen.cash = state.cash[seat]!;
  seen.needed = needed;
  const poolOnly = step.do === 'buy-pool';
  for (let colour = 0; colour < COLOURS; colour++) {
    seen.byColour[colour] =
      poolOnly || isRefused(state, seat, step, colour) ? NOT_FOR_SALE : state.box.prices[colour]!;
  }
  for (let place = 0; place < PLACES; place++) {
    seen.filled[place] = state.stacks[PLACES * seat + place] !== EMPTY;
    const card = state.pool[place]!;
    seen.pool[place] =
      card === EMPTY || isRefused(state, seat, step, colourOf(card))
        ? NOT_FOR_SALE
        : poolCost(state, step, card);
  }
  findPoolLows();
  return seen;
}

/** A ticket for a new colour refuses those already owned. */
const isRefused = (state: State, seat: Seat, step: BuyStep, colour: Colour): boolean =>
  step.do === 'buy-new' && state.owned[COLOURS * seat + colour]! > 0;

/** T-7.2: with auctions any Pool card can be had for the smallest bid, with luck. */
export function poolCost(state: State, step: BuyStep, card: Card): number {
  if (state.options.auctions) return BID_STEP;
  const price = priceOf(state.box, card);
  return step.do === 'buy-pool' ? Math.max(0, price - step.less) : price;
}

function findPoolLows(): void {
  seen.poolLow = NOT_FOR_SALE;
  seen.poolNext = NOT_FOR_SALE;
  for (let place = 0; place < PLACES; place++) {
    const cost = seen.pool[place]!;
    if (cost < seen.poolLow) {
      seen.poolNext = seen.poolLow;
      seen.poolLow = cost;
    } else if (cost < seen.poolNext) seen.poolNext = cost;
  }
}

/** The same prospect once a Pool card is paid for: one other card is needed, with what cash is left. */
export function afterPoolCard(prospect: Prospect, place: number): Prospect {
  prospect.cash -= prospect.pool[place]!;
  prospect.needed = 1;
  prospect.pool[place] = NOT_FOR_SALE;
  findPoolLows();
  return prospect;
}

/** The same for a stack card of a colour. */
export function afterStackCard(prospect: Prospect, place: number, colour: Colour): Prospect {
  prospect.cash -= prospect.byColour[colour]!;
  prospect.needed = 1;
  prospect.filled[place] = false;
  return prospect;
}

/** What a card of a colour would cost in a place of the stack. */
export const stackCost = (prospect: Prospect, place: number, colour: Colour): number =>
  prospect.filled[place] ? prospect.byColour[colour]! : NOT_FOR_SALE;

/** Whether the cards needed can be paid, if the stack's three places cost this much. */
function affordable(prospect: Prospect, a: number, b: number, c: number): boolean {
  let low = prospect.poolLow;
  if (prospect.needed === 1) {
    return low <= prospect.cash || a <= prospect.cash || b <= prospect.cash || c <= prospect.cash;
  }
  let next = prospect.poolNext;
  if (a < low) {
    next = low;
    low = a;
  } else if (a < next) next = a;
  if (b < low) {
    next = low;
    low = b;
  } else if (b < next) next = b;
  if (c < low) {
    next = low;
    low = c;
  } else if (c < next) next = c;
  return low + next <= prospect.cash;
}

/** What the card that lies in a place of `seat`'s stack costs. */
function costInStack(state: State, prospect: Prospect, seat: Seat, place: number): number {
  const card = state.stacks[PLACES * seat + place]!;
  return card === EMPTY ? NOT_FOR_SALE : stackCost(prospect, place, colourOf(card));
}

/** Whether `seat` can do what it is looking at. */
export const canBuy = (state: State, prospect: Prospect, seat: Seat): boolean =>
  affordable(
    prospect,
    costInStack(state, prospect, seat, 0),
    costInStack(state, prospect, seat, 1),
    costInStack(state, prospect, seat, 2),
  );
