/** Positions for tests: said in a few words, complete and conserving all cards. */

import type { Seat } from '@parlor/kit';
import { dealHand } from './codec.ts';
import { STARTING_BOX, STARTING_CASH } from '../facts/components.ts';
import { trump } from './game.ts';
import { giveProperty } from './state/money.ts';
import { State } from './state/state.ts';
import type { Card, Options, Property } from '../facts/types.ts';

export const STANDARD = trump.presets.standard;

export interface Scene {
  readonly seats?: number;
  readonly part?: 1 | 2;
  readonly turn?: Seat;
  readonly hands?: readonly (readonly Card[])[];
  /** The draw pile, next card first; everything not mentioned anywhere has been played. Left out: the rest of the deck. */
  readonly pile?: readonly Card[];
  readonly cash?: readonly number[];
  /** Owned properties by seat. */
  readonly owned?: readonly (readonly Property[])[];
  readonly boxes?: Readonly<Record<Property, number>>;
  readonly pawns?: readonly number[];
  readonly options?: Partial<Options>;
}

/** A position at the beginning of somebody's turn. In Part 1 the turn's card has been drawn already. */
export function scene({
  seats = 4,
  part = 1,
  turn = 0,
  hands = [],
  pile,
  cash = [],
  owned = [],
  boxes = {},
  pawns = [],
  options = {},
}: Scene): State {
  const state = new State(seats, { ...STANDARD, ...options });
  state.part = part;
  state.turn = turn;
  state.asked = turn;
  const rest = Array.from(state.rules.deck);
  const without = (cards: readonly Card[]): void => {
    for (const card of cards) {
      const at = rest.indexOf(card);
      if (at < 0) throw new Error(`there are not so many copies of card ${card}`);
      rest.splice(at, 1);
    }
  };
  for (let seat = 0; seat < seats; seat++) {
    dealHand(state, seat, hands[seat] ?? []);
    without(hands[seat] ?? []);
    state.cash[seat] = cash[seat] ?? STARTING_CASH;
    state.pawns[seat] = pawns[seat] ?? 0;
    for (const property of owned[seat] ?? []) giveProperty(state, property, seat);
  }
  state.box.fill(STARTING_BOX);
  for (const [property, amount] of Object.entries(boxes)) state.box[Number(property)] = amount;
  const drawPile = pile ?? rest.slice();
  without(drawPile);
  state.discardCount = rest.length;
  state.drawn = state.deck.length - drawPile.length;
  state.deck.set(rest);
  state.deck.set(drawPile, state.drawn);
  state.bank = -(sum(state.cash) + sum(state.box));
  return state;
}

const sum = (numbers: Iterable<number>): number => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};
