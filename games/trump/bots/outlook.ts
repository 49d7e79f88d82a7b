/** What a position promises every seat, as learned from matches: final money, and from it the chances to win. */

import { softmax } from '@parlor/search';
import { OVER, type State } from '../rules/state/state.ts';
import { forecast } from './forecast.ts';
import { stageOf } from './stages.ts';
import { Traits, TRAITS } from './traits.ts';
import { SPREADS, WEIGHTS } from './weights.ts';

const HUNDREDTHS = 100;

/** When it is over, all that can still differ is the deals a playout leaves out. */
const END_SPREAD = 40;

const traits = new Traits();

/** Writes what every seat has to expect, up to what all have alike, and returns by how much that may be off. */
export function expected(state: State, into: Float64Array): number {
  const stage = stageOf(state);
  const weights = WEIGHTS[stage]!;
  traits.describe(state);
  const { rows } = traits;
  for (let seat = 0; seat < state.seats; seat++) {
    const row = seat * TRAITS;
    let sum = 0;
    for (let trait = 0; trait < TRAITS; trait++) sum += rows[row + trait]! * weights[trait]!;
    into[seat] = sum / HUNDREDTHS;
  }
  return SPREADS[stage]!;
}

/** Writes each seat's chance to win. */
export function outlook(state: State, into: Float64Array): void {
  if (state.phase === OVER) {
    forecast(state, into, END_SPREAD);
    return;
  }
  softmax(into, state.seats, expected(state, into));
}
