/** What the laws cannot find out by themselves. Written from the rules, without view or worlds. */

import type { Audit, Rng, Seat, Viewer } from '@parlor/kit';
import { EIGHT, kindBit, KINDS, PAIR, PLACES } from '../facts/cards.ts';
import { addToHand, takeFromHand } from './hands.ts';
import { canPlay } from './moves.ts';
import { starterOf } from './setup.ts';
import { CARD_BITS, GONE, type State } from './state.ts';
import { type Card, HALF } from '../facts/types.ts';

export const audit: Audit<State> = { inventory, plant };

/** All cards by kind, wherever they lie. */
function inventory(state: State): number[] {
  const cards = Array<number>(KINDS).fill(0);
  const count = (card: Card): void => {
    if (card !== GONE) cards[card]!++;
  };
  state.open.forEach(count);
  state.blind.forEach(count);
  state.pile.subarray(0, state.pileSize).forEach((cell) => count(cell & CARD_BITS));
  for (let seat = 0; seat < state.seats; seat++) {
    const bank = seat * state.bankRoom;
    state.bank.subarray(bank, bank + state.bankSize[seat]!).forEach(count);
    for (let card = 0; card < KINDS; card++) {
      cards[card]! += state.hand[seat * KINDS + card]! + state.aside[seat * KINDS + card]!;
    }
  }
  return cards;
}

/** A hidden card, wherever it lies: in a hand, in a Bank or face down. */
interface Hidden {
  card: Card;
  /** Cards of one hand lie in no order: changing places there changes nothing. */
  readonly hand?: Seat;
  put(card: Card): void;
}

/** Lets two hidden cards change places, if the table would look and ask the same. */
function plant(state: State, viewer: Viewer, rng: Rng): boolean {
  const hidden = hiddenFrom(state, viewer);
  for (let attempt = 0; attempt < 20 && hidden.length > 1; attempt++) {
    const one = rng.pick(hidden);
    const other = rng.pick(hidden);
    const sameHand = one.hand !== undefined && one.hand === other.hand;
    if (one.card === other.card || sameHand) continue;
    change(one, other);
    if (isPossible(state)) return true;
    change(one, other);
  }
  return false;
}

function change(one: Hidden, other: Hidden): void {
  const { card } = one;
  one.put(other.card);
  one.card = other.card;
  other.put(card);
  other.card = card;
}

function hiddenFrom(state: State, viewer: Viewer): Hidden[] {
  const hidden: Hidden[] = [];
  const cell = (cells: Uint8Array, index: number): void => {
    if (cells[index] === GONE) return;
    hidden.push({
      card: cells[index]!,
      put: (card) => {
        cells[index] = card;
      },
    });
  };
  for (let seat = 0; seat < state.seats; seat++) {
    for (let top = 0; top < state.bankSize[seat]!; top++)
      cell(state.bank, seat * state.bankRoom + top);
    for (let place = 0; place < PLACES; place++) cell(state.blind, seat * PLACES + place);
    // E-8: a hand that was collected is known to everyone, unless nothing but memory keeps it.
    const isSeen = state.table[seat] === 1 && !state.unaided;
    if (seat === viewer || isSeen) continue;
    for (let card = 0; card < KINDS; card++) {
      for (let n = state.hand[seat * KINDS + card]!; n > 0; n--) {
        const held: Hidden = {
          card,
          hand: seat,
          put: (next) => {
            takeFromHand(state, seat, held.card, 1);
            addToHand(state, seat, next);
          },
        };
        hidden.push(held);
      }
    }
  }
  return hidden;
}

/** The same seat is asked, and nobody holds what they are known to lack. */
function isPossible(state: State): boolean {
  if (state.phase === 'start' && starterOf(state) !== state.turn) return false;
  if (state.phase === 'play' && !canPlay(state, state.turn)) return false;
  for (let seat = 0; seat < state.seats; seat++) {
    if (withoutLacks(state, seat) < state.lackCount[seat]!) return false;
  }
  return true;
}

/** The most cards of a hand that could be those it is known to lack something in. */
function withoutLacks(state: State, seat: Seat): number {
  const kinds = state.lackKinds[seat]!;
  let fitting = 0;
  for (let card = 0; card < KINDS; card++) {
    if ((kinds & kindBit(card)) === 0) fitting += state.hand[seat * KINDS + card]!;
  }
  if ((kinds & PAIR) === 0) return fitting;
  return fitting - Math.min(state.hand[seat * KINDS + EIGHT]!, state.hand[seat * KINDS + HALF]!);
}
