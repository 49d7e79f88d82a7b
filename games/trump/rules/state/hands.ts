/** Cards on the move, and who sees what of it. */

import type { Emit, Rng, Seat } from '@parlor/kit';
import { seatSet } from '@parlor/kit';
import { CARD_WORDS, WORD_BITS } from '../../facts/limits.ts';
import { blurHands, clearHand, forgetCard, learnCard } from './knowledge.ts';
import { addCard, held, lowestOf, removeCard, type State } from './state.ts';
import type { Card } from '../../facts/types.ts';
import type { Event } from '../../facts/events.ts';

/** D-3.1: the next card of the pile, seen by the one who draws it. */
export function drawCard(state: State, seat: Seat, emit?: Emit<Event>): void {
  const card = state.deck[state.drawn++]!;
  addCard(state, seat, card);
  emit?.(
    { type: 'drew', seat, card: null },
    { to: seatSet(seat), event: { type: 'drew', seat, card } },
  );
}

/** D-3.2, D-3.4: the taker sees the card, and so does the one who loses it (D-8.3). */
export function takeRandomCard(
  state: State,
  seat: Seat,
  from: Seat,
  rng: Rng,
  emit?: Emit<Event>,
): Card {
  const card = cardAt(state, from, rng.below(state.handSize[from]!));
  moveCard(state, from, seat, card);
  emit?.(
    { type: 'took', seat, from, card: null },
    { to: seatSet(seat, from), event: { type: 'took', seat, from, card } },
  );
  return card;
}

/** The `index`-th card of a hand in ascending order. */
export function cardAt(state: State, seat: Seat, index: number): Card {
  let rest = index;
  for (let word = 0; word < CARD_WORDS; word++) {
    for (let bits = state.handCards[seat * CARD_WORDS + word]!; bits !== 0; bits &= bits - 1) {
      const card = word * WORD_BITS + lowestOf(bits);
      rest -= held(state, seat, card);
      if (rest < 0) return card;
    }
  }
  throw new RangeError(`hand ${seat} has no card ${index}`);
}

/** A card changes hands in sight of these two only. */
export function moveCard(state: State, from: Seat, to: Seat, card: Card): void {
  removeCard(state, from, card);
  addCard(state, to, card);
  for (let viewer = 0; viewer < state.seats; viewer++) {
    if (viewer === from) learnCard(state, viewer, card, to);
    else if (viewer === to) forgetCard(state, viewer, card, from);
    else blurHands(state, viewer, from, to);
  }
  if (state.handSize[from] === 0) noticeEmptyHand(state, from);
}

/** A card is played for all to see and goes to the discards. */
export function discardCard(state: State, seat: Seat, card: Card): void {
  removeCard(state, seat, card);
  state.deck[state.discardCount++] = card;
  for (let viewer = 0; viewer < state.seats; viewer++) {
    if (viewer !== seat) forgetCard(state, viewer, card, seat);
  }
  if (state.handSize[seat] === 0) noticeEmptyHand(state, seat);
}

function noticeEmptyHand(state: State, seat: Seat): void {
  for (let viewer = 0; viewer < state.seats; viewer++) {
    if (viewer !== seat) clearHand(state, viewer, seat);
  }
}

/** Can somebody be robbed by `seat`? (D-3.2) */
export function othersHaveCards(state: State, seat: Seat): boolean {
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && state.handSize[other] !== 0) return true;
  }
  return false;
}
