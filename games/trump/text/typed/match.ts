/** Finds what somebody means by a few typed words. */

/** Lower case, without punctuation: words, and numbers with their percent sign. */
export const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/\p{L}[\p{L}\p{N}]*|#?\d+%?/gu) ?? [];

const isNumber = (token: string): boolean => /^\d+$/.test(token);

/**
 * The one of `names` that `typed` must mean: each typed word begins a word of
 * the name, each typed number is one of its numbers. Among several, the one
 * with the fewest words left over; undefined if there is none or no single one.
 */
export function findName(names: readonly string[], typed: readonly string[]): number | undefined {
  if (typed.length === 0) return undefined;
  let [best, fewest, isSingle] = [-1, Number.POSITIVE_INFINITY, false];
  for (const [index, name] of names.entries()) {
    const left = leftOver(tokensOf(name), typed);
    if (left === undefined || left > fewest) continue;
    isSingle = left < fewest;
    best = index;
    fewest = left;
  }
  return isSingle ? best : undefined;
}

/** How many words of a name are not typed; undefined if something typed is not in the name. Numbers need not be typed. */
function leftOver(name: readonly string[], typed: readonly string[]): number | undefined {
  const left = [...name];
  for (const token of typed) {
    const at = left.findIndex((word) =>
      isNumber(token) ? word === token : word.startsWith(token),
    );
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left.filter((word) => !isNumber(word)).length;
}
