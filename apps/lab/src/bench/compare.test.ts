import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { type BenchResult, parseResult, type RowResult } from './result.ts';

const ROW: RowResult = {
  game: 'whist',
  seats: 4,
  preset: 'standard',
  movesPerSecond: 1000,
  gamesPerSecond: 10,
  clonesPerSecond: 500,
  worldsPerSecond: 200,
  bytesPerMove: 8,
  checksum: 77,
};

const result = (...rows: readonly Partial<RowResult>[]): BenchResult => ({
  node: 'v20',
  method: 'by hand',
  rows: rows.map((row) => ({ ...ROW, ...row })),
});

describe('compare', () => {
  it('tells faster from slower, and lets a little slowness pass', () => {
    const now = result({ movesPerSecond: 1100, clonesPerSecond: 430, worldsPerSecond: 200 });
    const { rows, slower } = compare(result({}), now);
    expect(rows).toEqual([['whist-4p-standard', '+10.0 %', '−14.0 %', '+0.0 %', '–', 'same work']]);
    expect(slower).toEqual([]);
  });

  it.each(['movesPerSecond', 'clonesPerSecond', 'worldsPerSecond'] as const)(
    'objects to much slower %s',
    (figure) => {
      const { slower } = compare(result({}), result({ [figure]: ROW[figure] * 0.8 }));
      expect(slower).toEqual([`whist-4p-standard: ${figure} −20.0 %`]);
    },
  );

  it('notices that other work was done', () => {
    expect(compare(result({}), result({ checksum: 78 })).rows[0]).toContain('OTHER WORK');
  });

  it('compares a row with its own kind only', () => {
    const before = result({ seats: 3 }, { preset: 'long' }, { game: 'bridge' });
    expect(compare(before, result({ movesPerSecond: 1 }))).toMatchObject({
      rows: [['whist-4p-standard', 'new', 'new', 'new', '', '']],
      slower: [],
    });
  });

  it('shows how the floor changed: that is the machine, not the engine', () => {
    const floor = { movesPerSecond: 2000, checksum: 77 };
    const now = result({ floor: { ...floor, movesPerSecond: 1000 } });
    expect(compare(result({ floor }), now).rows[0]).toContain('−50.0 %');
  });
});

describe('parseResult', () => {
  it('reads what was written', () => {
    const written = result({ floor: { movesPerSecond: 1, checksum: 1 } });
    expect(parseResult(JSON.parse(JSON.stringify(written)))).toEqual(written);
  });

  it('refuses anything else', () => {
    for (const junk of [null, 1, 'rows', [], {}, { rows: 1 }, { rows: [1] }, { rows: [{}] }]) {
      expect(parseResult(junk)).toBeUndefined();
    }
    expect(parseResult({ rows: [{ ...ROW, checksum: '77' }] })).toBeUndefined();
    expect(parseResult({ rows: [{ ...ROW, floor: 3 }] })).toBeUndefined();
  });
});
