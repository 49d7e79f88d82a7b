/** Arrow keys: along a row of cards, boxes or slots, and from row to row. */

const rowsNow = (): HTMLElement[][] =>
  [...document.querySelectorAll<HTMLElement>('.app [data-row]')]
    .map((row) => [...row.querySelectorAll<HTMLElement>('button')])
    .filter((items) => items.some(({ offsetParent }) => offsetParent));

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

/** The first thing to choose in a row, for the digits. */
export function goToRow(name: string): void {
  document.querySelector<HTMLElement>(`.app [data-row="${name}"] button`)?.focus();
}
