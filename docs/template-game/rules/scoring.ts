import { type Outcome, placesByScore } from '@parlor/kit';
import type { State } from './state.ts';

/** B-3.2: the richest merchant wins; equal purses share a place. */
export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = [...state.coins];
  return { scores, places: placesByScore(scores) };
}
