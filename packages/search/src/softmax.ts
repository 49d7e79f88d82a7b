/** Scores become chances that add up to 1: a score higher by `scale` is e times as likely. In place. */
export function softmax(scores: Float64Array, count: number, scale = 1): void {
  let most = -Infinity;
  for (let i = 0; i < count; i++) most = Math.max(most, scores[i]!);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    scores[i] = Math.exp((scores[i]! - most) / scale);
    sum += scores[i]!;
  }
  for (let i = 0; i < count; i++) scores[i]! /= sum;
}
