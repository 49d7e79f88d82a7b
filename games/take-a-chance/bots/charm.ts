/** T-7.3: what the charm die is worth to the roller. */

import { CHARM_BONUS, CHARMS, COLOURS, type State } from '../rules/state.ts';
import { COMBO_COUNT } from './rollTable.ts';

/** Does the roller own a card with the charm thrown? */
export const likesCharm = (state: State): boolean =>
  state.charms[CHARMS * state.turn + state.charm]! > 0;

/** What the charm brings the roller who collects for `combo`, or its share of what it brings the others, taken off. */
export function charmBonus(state: State, combo: number): number {
  const { turn, charm } = state;
  for (let colour = 0; colour < COLOURS; colour++) {
    if (state.holder[CHARMS * colour + charm] !== turn) continue;
    if (state.box.pays[COMBO_COUNT * colour + combo]! > 0)
      return CHARM_BONUS * state.charms[CHARMS * turn + charm]!;
  }
  let toOthers = 0;
  for (let seat = 0; seat < state.seats; seat++)
    if (seat !== turn) toOthers += state.charms[CHARMS * seat + charm]!;
  return (-CHARM_BONUS * toOthers) / (state.seats - 1);
}
