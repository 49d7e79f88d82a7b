/** Arrow keys in a sheet: to the next thing that can be pressed, as at the table. */

const WAYS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function walk(sheet: HTMLElement, event: KeyboardEvent): void {
  const way = WAYS[event.key];
  // A slider, a list and a line of text have arrows of their own.
  if (!way || (event.target as Element).closest('input, textarea, select, [role="slider"]')) return;
  const items = [
    ...sheet.querySelectorAll<HTMLElement>('.sheet-body :is(button, a[href], input, summary)'),
  ].filter(({ offsetParent }) => offsetParent);
  // A sheet to read is scrolled.
  if (items.length === 0) return;
  const at = items.indexOf(event.target as HTMLElement);
  const next = at < 0 && way < 0 ? items.length - 1 : (at + way + items.length) % items.length;
  items[next]!.focus();
  event.preventDefault();
}
