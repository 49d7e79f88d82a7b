/** The arrow keys: along a row of cards, and from row to row. */

export type Way = 'left' | 'right' | 'up' | 'down';

const rows = (): HTMLElement[][] =>
  [...document.querySelectorAll<HTMLElement>('.app [data-row]')]
    .map((row) => [...row.querySelectorAll<HTMLElement>('button')])
    .filter((row) => row.length > 0 && row[0]!.offsetParent !== null);

export function walk(way: Way): void {
  const all = rows();
  const at = all.findIndex((row) => row.includes(document.activeElement as HTMLElement));
  if (at < 0) {
    all[0]?.[way === 'left' ? all[0].length - 1 : 0]?.focus();
    return;
  }
  const row = all[at]!;
  const i = row.indexOf(document.activeElement as HTMLElement);
  const { next, inRow } = step(
    all.map(({ length }) => length),
    at,
    i,
    way,
  );
  all[next]?.[inRow]?.focus();
}

/** Where a step leads, by row and place in it; at an end it goes round. */
export function step(
  lengths: readonly number[],
  at: number,
  i: number,
  way: Way,
): { readonly next: number; readonly inRow: number } {
  const turned = (n: number, of: number): number => (n + of) % of;
  if (way === 'left' || way === 'right')
    return { next: at, inRow: turned(i + (way === 'left' ? -1 : 1), lengths[at]!) };
  const next = turned(at + (way === 'up' ? -1 : 1), lengths.length);
  return { next, inRow: Math.min(i, lengths[next]! - 1) };
}
