import { describe, expect, it } from 'vitest';
import { type Box, stepFrom, type Way, wayOf } from './gridStep.ts';

const [WIDE, HIGH] = [10, 14];

/** A line of cells of the same size, side by side. */
const line = (count: number, left: number, top: number): Box[] =>
  Array.from({ length: count }, (_, i) => ({
    left: left + i * WIDE,
    top,
    width: WIDE,
    height: HIGH,
  }));

const step = (rows: Box[][], [row, cell]: readonly [number, number], way: Way) => {
  const to = stepFrom(rows, { row, cell }, way);
  return [to.row, to.cell];
};

describe('the focus grid', () => {
  const rows = [line(3, 0, 0), line(2, 0, 100)];

  it('goes along a row, round at its ends', () => {
    expect(step(rows, [0, 1], 'right')).toEqual([0, 2]);
    expect(step(rows, [0, 2], 'right')).toEqual([0, 0]);
    expect(step(rows, [0, 0], 'left')).toEqual([0, 2]);
  });

  it('goes to the ends of a row', () => {
    expect(step(rows, [0, 1], 'first')).toEqual([0, 0]);
    expect(step(rows, [0, 1], 'last')).toEqual([0, 2]);
  });

  it('goes from row to row, round at the ends of the table', () => {
    expect(step(rows, [0, 1], 'down')).toEqual([1, 1]);
    expect(step(rows, [1, 1], 'up')).toEqual([0, 1]);
    expect(step(rows, [1, 0], 'down')).toEqual([0, 0]);
    expect(step(rows, [0, 0], 'up')).toEqual([1, 0]);
  });

  it('goes to what stands below, whatever its number in the row', () => {
    const shifted = [line(6, 0, 0), line(2, 30, 100)];
    expect(step(shifted, [0, 0], 'down')).toEqual([1, 0]);
    expect(step(shifted, [0, 4], 'down')).toEqual([1, 1]);
    expect(step(shifted, [1, 1], 'up')).toEqual([0, 4]);
  });

  it('goes through the lines of a row that is broken, before it leaves the row', () => {
    const broken = [[...line(3, 0, 0), ...line(2, 5, 20)], line(1, 0, 100)];
    expect(step(broken, [0, 2], 'right')).toEqual([0, 3]);
    expect(step(broken, [0, 2], 'down')).toEqual([0, 4]);
    expect(step(broken, [0, 4], 'down')).toEqual([1, 0]);
    expect(step(broken, [0, 3], 'up')).toEqual([0, 0]);
  });

  it('comes into a broken row at the line that lies nearest', () => {
    const broken = [line(1, 0, 0), [...line(2, 0, 50), ...line(2, 0, 70)]];
    expect(step(broken, [0, 0], 'down')).toEqual([1, 0]);
    expect(step(broken, [0, 0], 'up')).toEqual([1, 2]);
  });

  it('takes the next line, not the last one', () => {
    const three = [[...line(1, 0, 0), ...line(1, 40, 20), ...line(1, 0, 40)]];
    expect(step(three, [0, 0], 'down')).toEqual([0, 1]);
    expect(step(three, [0, 2], 'up')).toEqual([0, 1]);
  });

  it('takes a card that is raised for one of its line', () => {
    const raised = [[...line(1, 0, 0), ...line(1, 10, -5), ...line(1, 20, 0)], line(1, 0, 50)];
    expect(step(raised, [0, 0], 'up')).toEqual([1, 0]);
    expect(step(raised, [0, 1], 'down')).toEqual([1, 0]);
    expect(step(raised, [1, 0], 'up')).toEqual([0, 0]);
  });

  it('stays where nothing else is', () => {
    const only = [line(1, 0, 0)];
    for (const way of ['left', 'right', 'up', 'down', 'first', 'last'] as const)
      expect(step(only, [0, 0], way), way).toEqual([0, 0]);
  });

  it('knows its keys, and no others', () => {
    expect(['ArrowLeft', 'ArrowDown', 'Home', 'End'].map(wayOf)).toEqual([
      'left',
      'down',
      'first',
      'last',
    ]);
    expect(['a', 'Enter', 'PageDown'].map(wayOf)).toEqual([undefined, undefined, undefined]);
  });
});
