/** Arrow keys: along a row of dice, doors or cards, and from row to row. */

const rowsNow = (): HTMLElement[][] => {
  const rows = new Map<string, HTMLElement[]>();
  // Both trays are one row of dice.
  for (const row of document.querySelectorAll<HTMLElement>('.app [data-row]')) {
    const name = row.dataset['row']!;
    rows.set(name, [...(rows.get(name) ?? []), ...row.querySelectorAll<HTMLElement>('button')]);
  }
  return [...rows.values()].filter((items) => items.some(({ offsetParent }) => offsetParent));
};

export function roam(across: number, down: number): void {
  const rows = rowsNow();
  const at = rows.findIndex((items) => items.includes(document.activeElement as HTMLElement));
  if (at < 0) {
    rows[0]?.at(across < 0 ? -1 : 0)?.focus();
    return;
  }
  const items = rows[at]!;
  const i = items.indexOf(document.activeElement as HTMLElement);
  if (across !== 0) items[(i + across + items.length) % items.length]!.focus();
  else {
    const next = rows[(at + down + rows.length) % rows.length]!;
    next[Math.min(i, next.length - 1)]!.focus();
  }
}
