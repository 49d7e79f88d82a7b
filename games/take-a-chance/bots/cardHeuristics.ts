/**
 * Rules of thumb about cards: how often a combination seems to come with so many dice, and what a card is worth by that.
 * No sums over dice, only what an experienced player has in the fingers.
 */

import { COMBOS, type Combo } from './dice/index.ts';
import { type Box, COLOURS, type State } from '../rules/state.ts';
import { COMBO_COUNT } from './rollTable.ts';

/** With how many dice a combination comes about every second time, one re-roll included. */
const HALF_THE_TIME: Readonly<Record<Combo, number>> = {
  pair: 2,
  'two-pairs': 4,
  'three-pairs': 6,
  'three-of-a-kind': 4,
  'four-of-a-kind': 6,
  'five-of-a-kind': 8,
  'six-of-a-kind': 10,
  'seven-of-a-kind': 12,
  'straight-of-four': 6,
  'straight-of-five': 7,
  'straight-of-six': 9,
  'full-house': 6,
  'two-threes': 8,
  'four-and-three': 9,
};
const HALF_BY_NUMBER: readonly number[] = COMBOS.map((combo) => HALF_THE_TIME[combo]);
const PER_DIE = 0.2;
const BLACK_DICE = 2;

function seemsLikely(combo: number, dice: number): number {
  const chance = 0.5 + PER_DIE * (dice - HALF_BY_NUMBER[combo]!);
  return Math.max(0, Math.min(0.95, chance));
}

/** What a card of a colour seems to bring in a roll of so many dice: the best of what it shows. */
function cardBrings(box: Box, colour: number, dice: number): number {
  let best = 0;
  for (let combo = 0; combo < COMBO_COUNT; combo++) {
    const amount = box.pays[COMBO_COUNT * colour + combo]!;
    if (amount > 0) best = Math.max(best, amount * seemsLikely(combo, dice));
  }
  return best;
}

/** What `seat` would seem to earn more in each roll with one more card of `colour`. */
export function seemsToAdd(state: State, seat: number, colour: number): number {
  const at = COLOURS * seat;
  const before = BLACK_DICE + state.colours[seat]!;
  const isNew = state.owned[at + colour] === 0;
  let more = cardBrings(state.box, colour, before + (isNew ? 1 : 0));
  // A new colour brings a die, and the cards on the board like it too.
  if (isNew) {
    for (let own = 0; own < COLOURS; own++) {
      const cards = state.owned[at + own]!;
      if (cards === 0) continue;
      more += cards * (cardBrings(state.box, own, before + 1) - cardBrings(state.box, own, before));
    }
  }
  return more;
}

/** What `seat` seems to earn in a roll: the combination that promises most. */
export function seemsToEarn(state: State, seat: number): number {
  const dice = BLACK_DICE + state.colours[seat]!;
  let best = 0;
  for (let combo = 0; combo < COMBO_COUNT; combo++) {
    const amount = state.worth[COMBO_COUNT * seat + combo]!;
    if (amount > 0) best = Math.max(best, amount * seemsLikely(combo, dice));
  }
  return best;
}
