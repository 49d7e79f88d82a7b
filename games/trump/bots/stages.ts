/** How far a match has come. */

import { type State, unowned } from '../rules/state/state.ts';
import { countSet } from './faces.ts';

/** Two properties more are owned in each of the first ones; the last is Part 2. */
export const STAGES = 6;
const DEALING = 4;
const LATE = 5;
const EARLY_TURNS = 2;

export function stageOf(state: State): number {
  if (state.part === 2) return state.turnsEnded[state.turn]! < EARLY_TURNS ? DEALING : LATE;
  const free = countSet(unowned(state));
  return free >= 7 ? 0 : free >= 5 ? 1 : free >= 3 ? 2 : 3;
}
