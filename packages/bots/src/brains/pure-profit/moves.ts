/** The moves of Pure Profit at hand without a search through lists, each the object that the game lists. */

import type { Game } from '@parlor/kit';
import { type Event, type Move, type Options, pureProfit, type View } from '@parlor/pure-profit';
import {
  BANKRUPT_HIGHEST,
  BANKRUPT_LOWEST,
  GOAL,
  lowestOf,
  ROW,
  type State,
  STEAL_ONE,
  stealPower,
} from '@parlor/pure-profit/state';

export interface Types {
  Options: Options;
  State: State;
  Move: Move;
  View: View;
  Event: Event;
}

export const game: Game<Types> = pureProfit;

const CARD_NUMBERS = Array.from({ length: ROW }, (_, card) => card);
const MOST_SEATS = Math.max(...pureProfit.seatCounts);
const MOST_TAKEN = 3;

const move = (json: unknown): Move => pureProfit.parseMove(json)!;

export const DRAW_FROM_PILE = move({ type: 'draw', from: 'pile' });
export const TAKE_DISCARD = move({ type: 'draw', from: 'discard' });
export const SETTLE_LOWEST = move({ type: 'settle', card: BANKRUPT_LOWEST });
export const SETTLE_HIGHEST = move({ type: 'settle', card: BANKRUPT_HIGHEST });
export const BANKING = CARD_NUMBERS.map((card) => move({ type: 'bank', card }));
export const DISCARDING = CARD_NUMBERS.map((card) => move({ type: 'discard', card }));
export const CHOOSING = CARD_NUMBERS.map((card) => move({ type: 'choose', card }));

/** By the power of the Steal, then by how many cards the first and the second victim lose. */
const stealsByVictims = new Map<number, Move>();

/** Takes `most` from `victim` and `rest` from `second`; together no more than the card allows. */
export function stealing(
  card: number,
  victim: number,
  most: number,
  second: number,
  rest: number,
): Move {
  const key = (((card * ROW + victim) * ROW + most) * ROW + second) * ROW + rest;
  const known = stealsByVictims.get(key);
  if (known) return known;
  const from = [...Array<number>(most).fill(victim), ...Array<number>(rest).fill(second)];
  const made = move({ type: 'steal', card, from: from.toSorted((a, b) => a - b) });
  stealsByVictims.set(key, made);
  return made;
}

for (let card = STEAL_ONE; stealPower(card) <= MOST_TAKEN; card++) {
  for (let victim = 0; victim < MOST_SEATS; victim++) {
    for (let most = 0; most <= stealPower(card); most++) stealing(card, victim, most, 0, 0);
  }
}

const finishes = new Map<number, Move>();

/** The finish that lays one of each step still missing; a hand that can do it must be given. */
export function finishing(state: State, seat: number): Move {
  const top = state.tops[seat]!;
  let spare = 0;
  for (let kinds = state.holds[seat]!; kinds !== 0; kinds &= kinds - 1) {
    const card = lowestOf(kinds);
    const laid = card > top && card <= GOAL ? 1 : 0;
    if (state.hands[seat * ROW + card]! > laid) {
      spare = card;
      break;
    }
  }
  const key = top * ROW + spare;
  const known = finishes.get(key);
  if (known) return known;
  const cards = Array.from({ length: GOAL - top }, (_, step) => top + 1 + step);
  const made = move({ type: 'finish', cards, discard: spare === 0 ? null : spare });
  finishes.set(key, made);
  return made;
}

const BITS_PER_SEAT = 3;

/** Whose card is chosen next while a thief looks at hands. */
export const firstVictim = (state: State): number =>
  Math.floor((31 - Math.clz32(state.choosing & -state.choosing)) / BITS_PER_SEAT);
