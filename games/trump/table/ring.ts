/** The board as a ring: which cell of a grid each space has, clockwise from the top left. */

export interface Ring {
  readonly columns: number;
  readonly rows: number;
  /** By space: row and column, counted from 1 as grids do. */
  readonly cells: readonly (readonly [row: number, column: number])[];
}

const FEWEST = 3;

/** About so many columns for each row. A landscape cloth is wide, a phone is not. */
export function ringOf(spaces: number, shape: number): Ring {
  // A ring of c by r has 2(c + r) − 4 cells.
  const both = Math.ceil(spaces / 2) + 2;
  const rows = Math.max(FEWEST, Math.min(both - FEWEST, Math.round(both / (1 + shape))));
  const columns = Math.max(FEWEST, both - rows);
  const cells: [number, number][] = [];
  for (let c = 1; c <= columns; c++) cells.push([1, c]);
  for (let r = 2; r <= rows; r++) cells.push([r, columns]);
  for (let c = columns - 1; c >= 1; c--) cells.push([rows, c]);
  for (let r = rows - 1; r >= 2; r--) cells.push([r, 1]);
  return { columns, rows, cells: cells.slice(0, spaces) };
}

export const DESK_SHAPE = 1.8;
export const PHONE_SHAPE = 1;
