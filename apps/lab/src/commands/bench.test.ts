import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { labs } from '@parlor/games/lab';
import { GAME_IDS, games } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import type { BenchResult } from '../bench/result.ts';
import type { SearchResult } from '../bench/search.ts';
import { shortOptions } from '../games/shortTables.ts';
import { inFolder, run } from '../testing/index.ts';
import { GAME, RULES } from '../testing/quick.ts';

const TINY = `bench --game ${GAME} --seconds 0.02`;

const bench = async (line: string): Promise<BenchResult> =>
  JSON.parse((await run(`${line} --json`)).out) as BenchResult;

describe('bench', () => {
  it('gives one object with a row for each number of seats', async () => {
    const { node, rows } = await bench(TINY);
    expect(node).toBe(process.version);
    expect(rows.map(({ seats, preset }) => [seats, preset])).toEqual(
      RULES.seatCounts.map((seats) => [seats, 'standard']),
    );
    for (const row of rows) {
      const { movesPerSecond, gamesPerSecond, clonesPerSecond, worldsPerSecond, bytesPerMove } =
        row;
      for (const figure of [movesPerSecond, gamesPerSecond, clonesPerSecond, worldsPerSecond]) {
        expect(figure).toBeGreaterThan(0);
      }
      expect(bytesPerMove).toBeGreaterThanOrEqual(0);
    }
    expect(new Set(rows.map(({ checksum }) => checksum)).size).toBe(rows.length);
    const again = await bench(`${TINY} --seats ${rows[1]?.seats}`);
    expect(again.rows[0]?.checksum).toBe(rows[1]?.checksum);
  });

  // It is another program: only the same matches give the same checksum.
  it.each(GAME_IDS.filter((id) => labs[id].floor))(
    'plays the matches of %s that its floor plays',
    async (id) => {
      const { rows } = await bench(`bench --game ${id} --seconds 0.02`);
      expect(rows.length).toBe(games[id].seatCounts.length);
      for (const row of rows) expect(row.floor?.checksum).toBe(row.checksum);
    },
  );

  it('takes in every preset if asked to', async () => {
    const { rows } = await bench(`${TINY} --seats 3 --all`);
    expect(rows.map(({ preset }) => preset)).toEqual(Object.keys(RULES.presets));
  });

  it('prints a table for people', async () => {
    const { code, out } = await run(`${TINY} --seats 3`);
    expect(code).toBe(0);
    expect(out).toMatch(/^game +seats +preset +moves\/s/);
    expect(out).toMatch(
      new RegExp(`^${GAME} +3 +standard +[\\d,]+ .* (\\d+ %|–) +[0-9a-f]{8}$`, 'm'),
    );
  });

  it('says that nothing was measured when interrupted at once', async () => {
    const { code, out, err } = await run(TINY, { interruptAfter: 0 });
    expect([code, out]).toEqual([130, '']);
    expect(err).toContain('Interrupted before anything was measured');
  });
});

describe('bench --compare', () => {
  /** A run compared with figures so many times as high. */
  const comparedWith = (factor: number) =>
    inFolder(async (cwd) => {
      const { rows } = await bench(`${TINY} --seats 3`);
      const before = rows.map((row) => ({
        ...row,
        movesPerSecond: row.movesPerSecond * factor,
        clonesPerSecond: row.clonesPerSecond * factor,
        worldsPerSecond: row.worldsPerSecond * factor,
      }));
      writeFileSync(join(cwd, 'before.json'), JSON.stringify({ node: 'v1', rows: before }));
      return run(`${TINY} --seats 3 --compare before.json`, { cwd });
    });

  it('fails when something became much slower', async () => {
    const { code, out } = await comparedWith(1000);
    expect(code).toBe(1);
    expect(out).toMatch(new RegExp(`Slower: ${GAME}-3p-standard: movesPerSecond −99\\.\\d %`));
  });

  it('is pleased when nothing did', async () => {
    const { code, out } = await comparedWith(0.001);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`${GAME}-3p-standard +\\+\\d+\\.\\d %`));
    expect(out).toContain('same work');
  });
});

describe('bench --search', () => {
  const SEARCH = 'bench --search --seconds 0.02';

  it('gives iterations and worlds a second, for the same work every time', async () => {
    const { code, out } = await run(`${SEARCH} --game ${GAME} --seats 4 --json`);
    expect(code).toBe(0);
    const { rows } = JSON.parse(out) as { rows: SearchResult[] };
    expect(rows).toHaveLength(1);
    const [row] = rows;
    expect(row).toMatchObject({ game: GAME, seats: 4, options: shortOptions(GAME) });
    expect(row!.iterationsPerSecond).toBeGreaterThan(0);
    expect(row!.worldsPerSecond).toBeGreaterThan(row!.iterationsPerSecond);

    const people = await run(`${SEARCH} --game ${GAME} --seats 4`);
    const checksum = row!.checksum.toString(16).padStart(8, '0');
    const said = people.out.split('\n').find((line) => line.startsWith(`${GAME} `));
    expect(said).toContain(JSON.stringify(shortOptions(GAME)));
    expect(said).toMatch(new RegExp(` +4 .* +[\\d,]+ +[\\d,]+ +${checksum}$`));
    expect(people.out).toContain('1,000 iterations a decision');
  });

  it('cannot be compared', async () => {
    expect((await run(`${SEARCH} --compare x.json`)).err).toContain('does not go with --search');
    expect((await run(`${SEARCH} --all`)).err).toContain('does not go with --search');
  });
});
