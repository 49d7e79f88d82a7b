/** Positions of Part 2 for tests, said in a few words: every card not in a hand has been played. */

import { trump } from '../rules/index.ts';
import { addCard, State } from '../rules/state/state.ts';

interface Position {
  readonly hands: readonly (readonly number[])[];
  readonly owned: readonly (readonly number[])[];
  readonly cash?: readonly number[];
  readonly turn?: number;
}

export function position({ hands, owned, cash = [], turn = 0 }: Position): State {
  const state = new State(hands.length, trump.presets.standard);
  state.part = 2;
  state.turn = turn;
  state.asked = turn;
  state.box.fill(50);
  const rest = Array.from(state.rules.deck);
  for (const [seat, hand] of hands.entries()) {
    state.cash[seat] = cash[seat] ?? 300;
    for (const card of hand) {
      addCard(state, seat, card);
      rest.splice(rest.indexOf(card), 1);
    }
    for (const property of owned[seat] ?? []) {
      state.owner[property] = seat;
      state.holdings[seat]! |= 1 << property;
    }
  }
  state.deck.set(rest);
  state.discardCount = rest.length;
  state.drawn = state.deck.length;
  return state;
}
