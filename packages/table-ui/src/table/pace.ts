/** How long somebody takes who chooses, so that what is answered for them takes as long. */

/** Of fewer answers nobody can tell how long somebody usually takes. */
export const FEWEST_TIMES = 8;

/** Older ones are forgotten: people change. */
export const MOST_TIMES = 24;

/**
 * A wait as if it were another of these: anywhere between two neighbours of them, each as likely as the next. It is
 * never one of them over again, which would give it away. Undefined where there are too few.
 */
export function waitLike(times: readonly number[], chance: number): number | undefined {
  if (times.length < FEWEST_TIMES) return undefined;
  const inOrder = times.toSorted((a, b) => a - b);
  const at = chance * (inOrder.length - 1);
  const below = Math.floor(at);
  const [from, to] = [inOrder[below]!, inOrder[below + 1]!];
  return from + (at - below) * (to - from);
}

export const withTime = (times: readonly number[], ms: number): readonly number[] =>
  [...times, Math.round(ms)].slice(-MOST_TIMES);
