/** Several of one kind at a table: each gets a name of its own, the same wherever the table stands. */

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII'] as const;

/**
 * The first keeps its name, those who come after it are the second and third of
 * that name, in the order of the seats. Undefined stands for a seat without a bot.
 */
export function tellApart(names: readonly (string | undefined)[]): (string | undefined)[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    if (name === undefined) return undefined;
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return `${name}${NUMERALS[before] ?? ` ${before + 1}`}`;
  });
}
