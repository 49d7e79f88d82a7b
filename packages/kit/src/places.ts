/** Final places from scores: 1 is best, equal scores share a place. */
export const placesByScore = (scores: readonly number[]): number[] =>
  scores.map((score) => 1 + scores.filter((other) => other > score).length);
