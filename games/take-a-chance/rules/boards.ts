/** The boards: cards owned, and what follows from owning them. */

import type { Seat } from '@parlor/kit';
import { COMBOS } from '../facts/dice/combos.ts';
import type { State } from './state.ts';
import { CARDS, CHARMS, COLOURS, type Card, charmOf, colourOf, NOBODY } from '../facts/types.ts';

/** A card comes to lie on a board. */
export function gainCard(state: State, seat: Seat, card: Card): void {
  state.holder[card] = seat;
  addCard(state, seat, card, 1);
}

/** A card leaves a board. */
export function loseCard(state: State, seat: Seat, card: Card): void {
  state.holder[card] = NOBODY;
  addCard(state, seat, card, -1);
}

function addCard(state: State, seat: Seat, card: Card, count: number): void {
  const colour = colourOf(card);
  const owned = state.owned[COLOURS * seat + colour]! + count;
  state.owned[COLOURS * seat + colour] = owned;
  state.charms[CHARMS * seat + charmOf(card)]! += count;
  // T-3.2: a colour counts once, however many cards of it one owns.
  if (owned === (count > 0 ? 1 : 0)) state.colours[seat]! += count;
  const { pays, shown } = state.box;
  const combos = shown[colour]!;
  for (let i = 0; i < combos.length; i++) {
    const combo = combos[i]!;
    const worth =
      state.worth[COMBOS.length * seat + combo]! + count * pays[COMBOS.length * colour + combo]!;
    state.worth[COMBOS.length * seat + combo] = worth;
    if (worth > 0) state.paid[seat]! |= 1 << combo;
    else state.paid[seat]! &= ~(1 << combo);
  }
}

/** The cards of a board, ascending. */
export function boardOf(state: State, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < CARDS; card++) if (state.holder[card] === seat) cards.push(card);
  return cards;
}

/** Counts everybody's cards into the derived fields, which must still be zero. */
export function deriveBoards(state: State): void {
  for (let card = 0; card < CARDS; card++) {
    const seat = state.holder[card]!;
    if (seat !== NOBODY) addCard(state, seat, card, 1);
  }
}
