/** The moves of Pure Profit at hand without a search through lists, each the object that the game lists. */

import type { Game } from '@parlor/kit';
import { type Event, type Move, type Options, pureProfit, type View } from '../rules/index.ts';
import {
  BANKRUPT_HIGHEST,
  BANKRUPT_LOWEST,
  GOAL,
  lowestOf,
  ROW,
  type State,
} from '../rules/state.ts';
import { missingSteps } from './hand.ts';

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

const move = (json: unknown): Move => pureProfit.parseMove(json)!;

export const DRAW_FROM_PILE = move({ type: 'draw', from: 'pile' });
export const TAKE_DISCARD = move({ type: 'draw', from: 'discard' });
export const SETTLE_LOWEST = move({ type: 'settle', card: BANKRUPT_LOWEST });
export const SETTLE_HIGHEST = move({ type: 'settle', card: BANKRUPT_HIGHEST });
export const BANKING = CARD_NUMBERS.map((card) => move({ type: 'bank', card }));
export const DISCARDING = CARD_NUMBERS.map((card) => move({ type: 'discard', card }));
export const CHOOSING = CARD_NUMBERS.map((card) => move({ type: 'choose', card }));

export const STEALING = CARD_NUMBERS.map((card) => move({ type: 'steal', card }));
export const TAKING = Array.from({ length: MOST_SEATS }, (_, from) => move({ type: 'take', from }));

/** By Bankrupt, then by value. */
export const LAYING = CARD_NUMBERS.map((bankrupt) =>
  CARD_NUMBERS.map((value) => move({ type: 'lay', bankrupt, value })),
);

const finishes = new Map<number, Move>();

/** P-6.1: whether the hand can end the game; with `finish` "discard" a run has to leave a card. */
export function canEnd(state: State, seat: number): boolean {
  if (missingSteps(state, seat) !== 0) return false;
  const steps = GOAL - state.tops[seat]!;
  return steps === 1 || state.sizes[seat]! > steps || state.table.options.finish === 'free';
}

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
