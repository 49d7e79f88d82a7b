/**
 * The focus grid: arrow keys among the things on the page that can be pressed. Whatever has the attribute `data-row` is
 * a row; its buttons are the cells. Rows of the same name are one row.
 */

import { type Place, stepFrom, type Way, wayOf } from './gridStep.ts';

type Grid = readonly (readonly HTMLElement[])[];

/** What has no place on the screen cannot have the focus, nor what lies under something else. */
const canHaveFocus = (cell: HTMLElement): boolean =>
  cell.getClientRects().length > 0 && !cell.closest('[inert]') && !cell.matches(':disabled');

function gridNow(): Grid {
  const rows = new Map<string | HTMLElement, HTMLElement[]>();
  for (const row of document.querySelectorAll<HTMLElement>('.app [data-row]')) {
    const cells = [...row.querySelectorAll<HTMLElement>('button')].filter(canHaveFocus);
    if (cells.length === 0) continue;
    const name = row.dataset['row'] || row;
    rows.set(name, [...(rows.get(name) ?? []), ...cells]);
  }
  return [...rows.values()];
}

/** Where the focus is, if it is in the grid. */
function placeIn(grid: Grid): Place | undefined {
  const row = grid.findIndex((cells) => cells.includes(document.activeElement as HTMLElement));
  return row < 0
    ? undefined
    : { row, cell: grid[row]!.indexOf(document.activeElement as HTMLElement) };
}

const step = (grid: Grid, at: Place, way: Way): HTMLElement => {
  const { row, cell } = stepFrom(
    grid.map((cells) => cells.map((one) => one.getBoundingClientRect())),
    at,
    way,
  );
  return grid[row]![cell]!;
};

const isUsable = ({ ariaDisabled }: HTMLElement): boolean => ariaDisabled !== 'true';

/** From nowhere the way leads to the first row with something to press in it: to what is chosen there, else to its end. */
function startOf(grid: Grid, way: Way): HTMLElement | undefined {
  const row = grid.find((cells) => cells.some(isUsable)) ?? grid[0];
  const cells = row?.some(isUsable) ? row.filter(isUsable) : row;
  const chosen = cells?.find(({ ariaPressed }) => ariaPressed === 'true');
  return chosen ?? cells?.at(way === 'left' || way === 'last' ? -1 : 0);
}

/** From outside of the grid, arrows lead into it, or mean something else. */
type FromOutside = 'enter' | 'leave';

/** Moves the focus at a table; whether the key meant anything there. */
export function walkRows(key: string, fromOutside: FromOutside): boolean {
  const way = wayOf(key);
  if (!way) return false;
  const grid = gridNow();
  const at = placeIn(grid);
  // Home and End are the page's own until the focus is among the cells.
  const isIn = at !== undefined || (fromOutside === 'enter' && key.startsWith('Arrow'));
  const cell = isIn ? (at ? step(grid, at, way) : startOf(grid, way)) : undefined;
  cell?.focus();
  return cell !== undefined;
}

/** To the first thing to press in a row. */
export function focusRow(name: string): void {
  document.querySelector<HTMLElement>(`.app [data-row="${name}"] button`)?.focus();
}

const IN_SHEET = '.sheet-body :is(button, a[href], input, summary)';
/** These have arrows of their own. */
const WITH_ARROWS = 'input, textarea, select, [role="slider"]';

/** In a sheet everything that can be pressed is one row. A sheet to read is scrolled. */
export function walkSheet(event: KeyboardEvent, sheet: HTMLElement): void {
  const way = wayOf(event.key);
  if (!way || (event.target as Element).closest(WITH_ARROWS)) return;
  const cells = [...sheet.querySelectorAll<HTMLElement>(IN_SHEET)].filter(canHaveFocus);
  if (cells.length === 0) return;
  const at = placeIn([cells]);
  if (!at && !event.key.startsWith('Arrow')) return;
  const isBack = way === 'left' || way === 'up';
  (at ? step([cells], at, way) : cells.at(isBack ? -1 : 0)!).focus();
  event.preventDefault();
}
