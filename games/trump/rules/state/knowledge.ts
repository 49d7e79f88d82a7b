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
import type { State } from './state.ts';
import type { Card } from '../../facts/types.ts';

/** `viewer` knows that `seat` does not hold `card`. */
export interface Lack {
  readonly viewer: Seat;
  readonly seat: Seat;
  readonly card: Card;
}

// A note is one number: the card, the hands it can be in, and its home, where it was last seen.
const CARD_BITS = 6;
const HANDS_BITS = 4;
const CARD_MASK = (1 << CARD_BITS) - 1;
const HANDS_MASK = (1 << HANDS_BITS) - 1;

/** The home of a note when that can no longer be told. */
export const NO_HOME = 7;

/** As high as a byte counts; by then it rules nothing out anyway. */
const MOST_LOST = 255;

export const noteOf = (card: Card, hands: SeatSet, home: Seat): number =>
  card | (hands << CARD_BITS) | (home << (CARD_BITS + HANDS_BITS));

export const cardOfNote = (note: number): Card => note & CARD_MASK;
export const handsOfNote = (note: number): SeatSet => (note >> CARD_BITS) & HANDS_MASK;
export const homeOfNote = (note: number): Seat => note >> (CARD_BITS + HANDS_BITS);

/** A seat's notes in the order they are kept. */
export function notesOf(state: State, viewer: Seat): number[] {
  const first = viewer * state.deck.length;
  return Array.from(state.notes.subarray(first, first + state.noteCount[viewer]!));
}

const withHands = (note: number, hands: SeatSet): number =>
  noteOf(cardOfNote(note), hands, homeOfNote(note));

const isOn = (note: number, card: Card, holder: Seat): boolean =>
  cardOfNote(note) === card && ((handsOfNote(note) >> holder) & 1) === 1;

/** `viewer` saw a copy of `card` come into `holder`'s hand. */
export function learnCard(state: State, viewer: Seat, card: Card, holder: Seat): void {
  const { notes } = state;
  const first = viewer * state.deck.length;
  const end = first + state.noteCount[viewer]!;
  let isFirst = true;
  for (let at = first; at < end; at++) if (homeOfNote(notes[at]!) === holder) isFirst = false;
  if (isFirst) state.lostUnseen[viewer * state.seats + holder] = 0;
  notes[end] = noteOf(card, 1 << holder, holder);
  state.noteCount[viewer]!++;
  if (state.lacks.length !== 0) {
    dropLacks(
      state,
      (lack) => lack.viewer === viewer && lack.seat === holder && lack.card === card,
    );
  }
}

const NO_HANDS: SeatSet = 0;

/** `viewer` saw a copy of `card` leave `holder`'s hand. */
export const forgetCard = (state: State, viewer: Seat, card: Card, holder: Seat): void =>
  dropSharpest(state, viewer, card, holder, NO_HANDS);

/** The sharpest note that may be about a copy of `card` with `holder` goes; those that say just `certain` are about others. */
function dropSharpest(
  state: State,
  viewer: Seat,
  card: Card,
  holder: Seat,
  certain: SeatSet,
): void {
  const { notes } = state;
  const first = viewer * state.deck.length;
  const end = first + state.noteCount[viewer]!;
  let found = -1;
  let fitting = 0;
  for (let at = first; at < end; at++) {
    const note = notes[at]!;
    if (!isOn(note, card, holder) || handsOfNote(note) === certain) continue;
    fitting++;
    if (found < 0 || isSharper(note, notes[found]!)) found = at;
  }
  if (found < 0) return;
  const note = notes[found]!;
  if (fitting > 1) mergeInto(state, viewer, note, holder, certain);
  removeNote(state, viewer, found - first);
  const home = homeOfNote(note);
  if (home !== holder && home !== NO_HOME && state.rules.copies[card] === 1) {
    explainLoss(state, viewer, home);
  }
}

/** Fewer hands it can be in. */
const isSharper = (note: number, than: number): boolean =>
  countHands(handsOfNote(note)) < countHands(handsOfNote(than));

const countHands = (set: SeatSet): number =>
  (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1) + ((set >> 3) & 1);

/**
 * Any of several fitting notes may have been about the copy that left, so each
 * of the others may be about the copy that the removed note was about.
 */
function mergeInto(
  state: State,
  viewer: Seat,
  removed: number,
  holder: Seat,
  certain: SeatSet,
): void {
  const { notes } = state;
  const card = cardOfNote(removed);
  const first = viewer * state.deck.length;
  const end = first + state.noteCount[viewer]!;
  for (let at = first; at < end; at++) {
    const note = notes[at]!;
    if (isOn(note, card, holder) && handsOfNote(note) !== certain) {
      notes[at] = noteOf(card, handsOfNote(note) | handsOfNote(removed), NO_HOME);
    }
  }
}

/** The last note takes the place of the removed one. */
export function removeNote(state: State, viewer: Seat, index: number): void {
  const first = viewer * state.deck.length;
  const last = --state.noteCount[viewer]!;
  state.notes[first + index] = state.notes[first + last]!;
  state.notes[first + last] = 0;
}

/** One of the cards that had left `home` unseen has turned up elsewhere. With none left to explain, the others are still there. */
function explainLoss(state: State, viewer: Seat, home: Seat): void {
  if (--state.lostUnseen[viewer * state.seats + home]! > 0) return;
  const { notes } = state;
  const first = viewer * state.deck.length;
  const end = first + state.noteCount[viewer]!;
  for (let at = first; at < end; at++) {
    if (homeOfNote(notes[at]!) === home) notes[at] = withHands(notes[at]!, 1 << home);
  }
}

/** A card went from one hand to another, and `viewer` did not see which. */
export function blurHands(state: State, viewer: Seat, from: Seat, to: Seat): void {
  const { notes } = state;
  const first = viewer * state.deck.length;
  const end = first + state.noteCount[viewer]!;
  for (let at = first; at < end; at++) {
    const hands = handsOfNote(notes[at]!);
    if (((hands >> from) & 1) === 1) notes[at] = withHands(notes[at]!, hands | (1 << to));
  }
  const lost = viewer * state.seats + from;
  if (state.lostUnseen[lost]! < MOST_LOST) state.lostUnseen[lost]!++;
  if (state.lacks.length !== 0) {
    dropLacks(state, (lack) => lack.viewer === viewer && lack.seat === to);
  }
}

/** `holder` has no cards left, which everybody can see: whatever might have been there is elsewhere. */
export function clearHand(state: State, viewer: Seat, holder: Seat): void {
  const { notes } = state;
  const first = viewer * state.deck.length;
  const end = first + state.noteCount[viewer]!;
  for (let at = first; at < end; at++) {
    notes[at] = withHands(notes[at]!, handsOfNote(notes[at]!) & ~(1 << holder));
  }
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
    // A vaguer note may be about this very copy: it gives way to the exact one. Exact ones are about other copies.
    dropSharpest(state, viewer, card, holder, 1 << holder);
    learnCard(state, viewer, card, holder);
  }
}

function knownCopies(state: State, viewer: Seat, card: Card, holder: Seat): number {
  const first = viewer * state.deck.length;
  const end = first + state.noteCount[viewer]!;
  let copies = 0;
  for (let at = first; at < end; at++) {
    const note = state.notes[at]!;
    if (cardOfNote(note) === card && handsOfNote(note) === 1 << holder) copies++;
  }
  return copies;
}

/** `viewer` has learned that `holder` has no `card`. */
export function learnLack(state: State, viewer: Seat, card: Card, holder: Seat): void {
  const { notes } = state;
  const first = viewer * state.deck.length;
  const end = first + state.noteCount[viewer]!;
  for (let at = first; at < end; at++) {
    if (!isOn(notes[at]!, card, holder)) continue;
    notes[at] = withHands(notes[at]!, handsOfNote(notes[at]!) & ~(1 << holder));
  }
  if (!isLacking(state, viewer, card, holder)) {
    state.lacks = [...state.lacks, { viewer, seat: holder, card }];
  }
}

export const isLacking = (state: State, viewer: Seat, card: Card, holder: Seat): boolean =>
  state.lacks.some((lack) => lack.viewer === viewer && lack.seat === holder && lack.card === card);

function dropLacks(state: State, isOver: (lack: Lack) => boolean): void {
  state.lacks = state.lacks.filter((lack) => !isOver(lack));
}
