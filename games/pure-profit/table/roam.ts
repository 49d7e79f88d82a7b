/** Arrow keys: along a row of cards or piles, and from row to row. */

/** From the top of the screen to the bottom. */
const ROWS = ['seats', 'piles', 'open', 'hand'] as const;

const itemsOf = (row: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-row="${row}"] button`),
];

export function roam(across: number, down: number): void {
  const rows = ROWS.map(itemsOf).filter((items) => items.length > 0);
  const focused = document.activeElement as HTMLElement;
  const row = rows.findIndex((items) => items.includes(focused));
  if (row < 0) {
    // From nowhere, the way leads to what has to be chosen.
    const start = document.querySelector('[data-row="open"]') ? itemsOf('open') : itemsOf('hand');
    (start[across < 0 ? start.length - 1 : 0] ?? rows.at(-1)?.[0])?.focus();
    return;
  }
  const items = rows[row]!;
  if (across !== 0) {
    items[(items.indexOf(focused) + across + items.length) % items.length]!.focus();
    return;
  }
  rows[Math.min(Math.max(row + down, 0), rows.length - 1)]?.[0]?.focus();
}
