/** Cards going into hands and out of them, and who learns what from it. */

import { anyOf, hasOneOf, takeOutAny, takeOutTightest } from './guesses.ts';
import { knownRow, PUBLIC, ROW, type State } from './state.ts';
import { type Card, CARDS } from '../facts/types.ts';

/** Puts a card into a hand; `couldBe` is what it can be to those who do not see it. */
export function gain(state: State, seat: number, card: number, couldBe: number): void {
  state.hands[seat * ROW + card]!++;
  state.holds[seat]! |= 1 << card;
  state.couldBe[seat * state.deckSize + state.sizes[seat]!] = couldBe;
  state.sizes[seat]!++;
}

/** Puts a card into a hand before everyone's eyes. */
export function gainOpenly(state: State, seat: number, card: number): void {
  gain(state, seat, card, 1 << card);
  for (let onlooker = 0; onlooker < state.seats; onlooker++) {
    if (onlooker !== seat) state.known[knownRow(onlooker, seat) + card]!++;
  }
  state.known[knownRow(PUBLIC, seat) + card]!++;
}

/** Takes a card out of a hand before everyone's eyes. */
export function loseOpenly(state: State, seat: number, card: number): void {
  takeOutTightest(state, seat, card);
  drop(state, seat, card);
  for (let onlooker = 0; onlooker < state.seats; onlooker++) {
    lessCertain(state, knownRow(onlooker, seat) + card);
  }
  lessCertain(state, knownRow(PUBLIC, seat) + card);
}

/** Everyone learns that a hand has this card, which stays where it is. */
export function reveal(state: State, seat: number, card: number): void {
  if (!hasOneOf(state, seat, 1 << card)) {
    takeOutTightest(state, seat, card);
    state.couldBe[seat * state.deckSize + state.sizes[seat]! - 1] = 1 << card;
  }
  for (let onlooker = 0; onlooker < state.seats; onlooker++) {
    if (onlooker !== seat) atLeastOne(state, knownRow(onlooker, seat) + card);
  }
  atLeastOne(state, knownRow(PUBLIC, seat) + card);
}

/** Everyone knows the whole hand. */
export function showAll(state: State, seat: number): void {
  for (let onlooker = 0; onlooker < state.seats; onlooker++) {
    if (onlooker !== seat) see(state, onlooker, seat);
  }
  see(state, PUBLIC, seat);
}

/** Moves a stolen card. Thief and victim see it, the others only that one is gone. */
export function steal(state: State, thief: number, victim: number, card: number): void {
  gain(state, thief, card, anyOf(state, victim));
  takeOutAny(state, victim);
  drop(state, victim, card);

  lessCertain(state, knownRow(thief, victim) + card);
  state.known[knownRow(victim, thief) + card]!++;
  for (let onlooker = 0; onlooker < state.seats; onlooker++) {
    if (onlooker !== thief && onlooker !== victim) allLessCertain(state, onlooker, victim);
  }
  allLessCertain(state, PUBLIC, victim);
}

/** `onlooker` is shown a whole hand. */
export function see(state: State, onlooker: number, seat: number): void {
  const row = knownRow(onlooker, seat);
  for (const card of CARDS) state.known[row + card] = state.hands[seat * ROW + card]!;
}

function drop(state: State, seat: number, card: number): void {
  const place = seat * ROW + card;
  state.hands[place]!--;
  if (state.hands[place] === 0) state.holds[seat]! &= ~(1 << card);
  state.sizes[seat]!--;
  if (state.unclear[seat]! > state.sizes[seat]!) state.unclear[seat] = state.sizes[seat]!;
}

function lessCertain(state: State, place: number): void {
  if (state.known[place]! > 0) state.known[place]!--;
}

function atLeastOne(state: State, place: number): void {
  if (state.known[place] === 0) state.known[place] = 1;
}

/** One card, nobody here knows which, has left: of each kind one less is certain. */
function allLessCertain(state: State, onlooker: number, seat: number): void {
  const { known } = state;
  const row = knownRow(onlooker, seat);
  for (let place = row + 1; place < row + ROW; place++) {
    if (known[place]! > 0) known[place]!--;
  }
}

/** The card at a place of a hand sorted by number. */
export function cardAt(state: State, seat: number, place: number): Card {
  let card = 0;
  let left = place;
  do {
    card++;
    left -= state.hands[seat * ROW + card]!;
  } while (left >= 0);
  return card as Card;
}
