/**
 * What seats know of each other's hands (D-8.3), with perfect memory.
 *
 * A seat's knowledge is a list of notes, each saying "one copy of this card is
 * in one of these hands, and was last seen in that one". Notes stand for
 * different copies, so two notes of the same card mean two copies. Beside them
 * stands how many cards have left each hand unseen since then: no more of the
 * cards seen there can be elsewhere. Nothing here steers play: rules never read it.
 */

import type { Seat, SeatSet } from '@parlor/kit';
import { CARD_WORDS, MAX_SEATS, WORD_BITS, wordOf } from './limits.ts';
import type { State } from './state.ts';
import type { Card } from './types.ts';

/** Where a note's card was last seen, when that can no longer be told. */
export const NO_HOME = 255;

/** As high as a byte counts; by then it rules nothing out anyway. */
const MOST_LOST = 255;

/** `viewer` saw a copy of `card` come into `holder`'s hand. */
export function learnCard(state: State, viewer: Seat, card: Card, holder: Seat): void {
  const first = viewer * state.deck.length;
  const at = first + state.knownCount[viewer]!;
  let isFirst = true;
  for (let note = first; note < at; note++) if (state.knownHome[note] === holder) isFirst = false;
  if (isFirst) state.lostUnseen[viewer * state.seats + holder] = 0;
  state.knownCard[at] = card;
  state.knownHands[at] = 1 << holder;
  state.knownHome[at] = holder;
  state.knownCount[viewer]!++;
  state.lacks[lacksWord(viewer, holder, card)]! &= ~(1 << (card % WORD_BITS));
}

/** `viewer` saw a copy of `card` leave `holder`'s hand. */
export function forgetCard(state: State, viewer: Seat, card: Card, holder: Seat): void {
  const first = viewer * state.deck.length;
  const end = first + state.knownCount[viewer]!;
  const bit = 1 << holder;
  let note = -1;
  let fitting = 0;
  for (let at = first; at < end; at++) {
    if (state.knownCard[at] !== card || (state.knownHands[at]! & bit) === 0) continue;
    fitting++;
    if (note < 0 || isSmaller(state.knownHands[at]!, state.knownHands[note]!)) note = at;
  }
  if (note < 0) return;
  if (fitting > 1) mergeInto(state, viewer, card, holder, state.knownHands[note]!);
  const home = state.knownHome[note]!;
  removeNote(state, viewer, note - first);
  if (home !== holder && home !== NO_HOME && state.rules.copies[card] === 1) {
    explainLoss(state, viewer, home);
  }
}

/**
 * Any of several fitting notes may have been about the copy that left, so each
 * of the others may be about the copy that the removed note was about.
 */
function mergeInto(state: State, viewer: Seat, card: Card, holder: Seat, hands: SeatSet): void {
  const first = viewer * state.deck.length;
  const end = first + state.knownCount[viewer]!;
  for (let at = first; at < end; at++) {
    if (state.knownCard[at] !== card || (state.knownHands[at]! & (1 << holder)) === 0) continue;
    state.knownHands[at]! |= hands;
    state.knownHome[at] = NO_HOME;
  }
}

/** The last note takes the place of the removed one. */
export function removeNote(state: State, viewer: Seat, note: number): void {
  const first = viewer * state.deck.length;
  const last = --state.knownCount[viewer]!;
  state.knownCard[first + note] = state.knownCard[first + last]!;
  state.knownHands[first + note] = state.knownHands[first + last]!;
  state.knownHome[first + note] = state.knownHome[first + last]!;
  state.knownCard[first + last] = 0;
  state.knownHands[first + last] = 0;
  state.knownHome[first + last] = 0;
}

/** One of the cards that had left `home` unseen has turned up elsewhere. With none left to explain, the others are still there. */
function explainLoss(state: State, viewer: Seat, home: Seat): void {
  if (--state.lostUnseen[viewer * state.seats + home]! > 0) return;
  const first = viewer * state.deck.length;
  const end = first + state.knownCount[viewer]!;
  for (let at = first; at < end; at++) {
    if (state.knownHome[at] === home) state.knownHands[at] = 1 << home;
  }
}

/** A card went from one hand to another, and `viewer` did not see which. */
export function blurHands(state: State, viewer: Seat, from: Seat, to: Seat): void {
  const first = viewer * state.deck.length;
  const end = first + state.knownCount[viewer]!;
  const bit = 1 << from;
  for (let at = first; at < end; at++) {
    if ((state.knownHands[at]! & bit) !== 0) state.knownHands[at]! |= 1 << to;
  }
  const lost = viewer * state.seats + from;
  if (state.lostUnseen[lost]! < MOST_LOST) state.lostUnseen[lost]!++;
  const word = (viewer * MAX_SEATS + to) * CARD_WORDS;
  for (let part = 0; part < CARD_WORDS; part++) state.lacks[word + part] = 0;
}

/** `holder` has no cards left, which everybody can see: whatever might have been there is elsewhere. */
export function clearHand(state: State, viewer: Seat, holder: Seat): void {
  const first = viewer * state.deck.length;
  const end = first + state.knownCount[viewer]!;
  for (let at = first; at < end; at++) state.knownHands[at]! &= ~(1 << holder);
}

/** `viewer` has learned that `holder` has at least `copies` of `card`. */
export function learnHeld(
  state: State,
  viewer: Seat,
  card: Card,
  holder: Seat,
  copies: number,
): void {
  for (let more = copies - knownCopies(state, viewer, card, holder); more > 0; more--) {
    // A vaguer note may be about this very copy: it gives way to the exact one.
    forgetCard(state, viewer, card, holder);
    learnCard(state, viewer, card, holder);
  }
}

function knownCopies(state: State, viewer: Seat, card: Card, holder: Seat): number {
  const first = viewer * state.deck.length;
  const end = first + state.knownCount[viewer]!;
  let copies = 0;
  for (let at = first; at < end; at++) {
    if (state.knownCard[at] === card && state.knownHands[at] === 1 << holder) copies++;
  }
  return copies;
}

/** `viewer` has learned that `holder` has no `card`. */
export function learnLack(state: State, viewer: Seat, card: Card, holder: Seat): void {
  const first = viewer * state.deck.length;
  const end = first + state.knownCount[viewer]!;
  for (let at = first; at < end; at++) {
    if (state.knownCard[at] === card) state.knownHands[at]! &= ~(1 << holder);
  }
  state.lacks[lacksWord(viewer, holder, card)]! |= 1 << (card % WORD_BITS);
}

export const isLacking = (state: State, viewer: Seat, card: Card, holder: Seat): boolean =>
  ((state.lacks[lacksWord(viewer, holder, card)]! >>> (card % WORD_BITS)) & 1) === 1;

const lacksWord = (viewer: Seat, holder: Seat, card: Card): number =>
  (viewer * MAX_SEATS + holder) * CARD_WORDS + wordOf(card);

/** Fewer hands, so a sharper note. */
function isSmaller(hands: SeatSet, than: SeatSet): boolean {
  return countBits(hands) < countBits(than);
}

const countBits = (set: SeatSet): number =>
  (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1) + ((set >> 3) & 1);
