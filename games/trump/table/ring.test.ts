import { describe, expect, it } from 'vitest';
import { DESK_SHAPE, PHONE_SHAPE, ringOf } from './ring.ts';

describe('the board as a ring', () => {
  it('lays 24 spaces out as 9 by 5, and as 7 by 7 on a phone', () => {
    expect(ringOf(24, DESK_SHAPE)).toMatchObject({ columns: 9, rows: 5 });
    expect(ringOf(24, PHONE_SHAPE)).toMatchObject({ columns: 7, rows: 7 });
  });

  it('gives every space its own cell on the edge, each beside the one before', () => {
    for (let spaces = 6; spaces <= 60; spaces++) {
      for (const shape of [DESK_SHAPE, PHONE_SHAPE]) {
        const { columns, rows, cells } = ringOf(spaces, shape);
        expect(cells).toHaveLength(spaces);
        expect(new Set(cells.map(String)).size).toBe(spaces);
        const isFine = ([row, column]: readonly [number, number], i: number): boolean => {
          const [r, c] = cells[i - 1] ?? [row, column - 1];
          const isOnEdge = row === 1 || row === rows || column === 1 || column === columns;
          return isOnEdge && Math.abs(row - r) + Math.abs(column - c) === 1;
        };
        expect(cells.every(isFine)).toBe(true);
      }
    }
  });
});
