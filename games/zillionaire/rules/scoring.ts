import { type Outcome, placesByScore } from '@parlor/kit';
import type { State } from './state.ts';

/** Z-5.4: the highest total wins; equal totals share. */
export function outcomeOf(state: State): Outcome | undefined {
  if (!state.over) return undefined;
  const scores = Array.from(state.points);
  return { scores, places: placesByScore(scores) };
}
