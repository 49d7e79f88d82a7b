import { quickest } from '@parlor/registry/testing';
import { describe, expect, it } from 'vitest';
import { run } from '../testing/index.ts';

describe('disk', () => {
  it('weighs a match, a line of talk and a guest', async () => {
    const { game } = quickest();
    const { code, out } = await run(`disk --matches 2 --game ${game} --json`);
    const report = JSON.parse(out) as {
      readonly perGuest: number;
      readonly perLine: number;
      readonly games: Readonly<Record<string, { readonly bytes: number; readonly moves: number }>>;
      readonly yearBytes: number;
      readonly findings: readonly string[];
    };
    expect(report.findings).toEqual([]);
    expect(Object.keys(report.games)).toEqual([game]);
    const { bytes, moves } = report.games[game]!;
    expect(moves).toBeGreaterThan(0);
    // A file grows by pages; less than this, and nothing was kept.
    for (const size of [report.perGuest, report.perLine]) expect(size).toBeGreaterThan(50);
    expect(bytes).toBeGreaterThan(moves);
    expect(report.yearBytes).toBeGreaterThan(100 * bytes);
    expect(code).toBe(0);
  });
});
