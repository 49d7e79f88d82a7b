/** Guesses what somebody meant to type. */

/** The candidate nearest to `word`, if it is near at all. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance =
      word.length > 2 && candidate.startsWith(word) ? 1 : editDistance(word, candidate);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** The same as a sentence, for developers. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const guess = nearest(word.toLowerCase(), candidates);
  return guess === undefined ? '' : ` Did you mean ${guess}?`;
}

/** Letters to insert, delete or change to get from one word to the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const changed = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
