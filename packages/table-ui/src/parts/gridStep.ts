/**
 * Where an arrow key leads in a focus grid: rows of cells, as they stand on the screen. Left and right go along a row in
 * its own order, round at its ends; up and down go to the nearest cell of the next line, first within a row that is
 * broken into several lines, then to the next row.
 */

/** How keys move the focus; named after what the browser calls the keys. */
const WAYS = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
} as const;

export type Way = (typeof WAYS)[keyof typeof WAYS];

export const wayOf = (key: string): Way | undefined => WAYS[key as keyof typeof WAYS];

/** What the browser tells of where an element stands. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly row: number;
  readonly cell: number;
}

/** No row may be empty. */
export function stepFrom(rows: readonly (readonly Box[])[], { row, cell }: Place, way: Way): Place {
  const cells = rows[row]!;
  switch (way) {
    case 'left':
      return { row, cell: turned(cell - 1, cells.length) };
    case 'right':
      return { row, cell: turned(cell + 1, cells.length) };
    case 'first':
      return { row, cell: 0 };
    case 'last':
      return { row, cell: cells.length - 1 };
    case 'up':
    case 'down': {
      const by = way === 'up' ? -1 : 1;
      const from = cells[cell]!;
      const beyond = cells.filter((one) => by * (middle(one) - middle(from)) > half(from, one));
      if (beyond.length > 0) return { row, cell: cells.indexOf(nearest(beyond, from, by)) };
      const next = turned(row + by, rows.length);
      return { row: next, cell: rows[next]!.indexOf(nearest(rows[next]!, from, by)) };
    }
  }
}

const turned = (at: number, count: number): number => (at + count) % count;

const middle = ({ top, height }: Box): number => top + height / 2;
const centre = ({ left, width }: Box): number => left + width / 2;
/** A chosen card stands a little higher than its neighbours, and is still in one line with them. */
const half = (one: Box, other: Box): number => Math.max(one.height, other.height) / 2;

/** Of the line that comes first on the way, the cell that lies nearest below or above. */
function nearest(cells: readonly Box[], from: Box, by: 1 | -1): Box {
  const first = cells.reduce((a, b) => (by * (middle(b) - middle(a)) < 0 ? b : a));
  return cells
    .filter((one) => Math.abs(middle(one) - middle(first)) <= half(first, one))
    .reduce((a, b) => (aside(b, from) < aside(a, from) ? b : a));
}

const aside = (one: Box, from: Box): number => Math.abs(centre(one) - centre(from));
