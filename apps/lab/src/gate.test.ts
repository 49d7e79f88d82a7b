/** What every change to the bots must hold to. Runs the built program: search is many times slower in the sources. */

import { fileURLToPath } from 'node:url';
import { LEVELS } from '@parlor/bots';
import { GAME_IDS } from '@parlor/registry';
import { beforeAll, describe, expect, it } from 'vitest';
import { parlor } from './testing/arena.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

async function rowsOf<Row>(line: string): Promise<Row[]> {
  const { out, err } = await parlor(`${line} --json`, ROOT);
  if (out === '') throw new Error(err);
  return (JSON.parse(out) as { rows: Row[] }).rows;
}

describe('no bot knows more than its view', () => {
  const PAIRS = 1000;
  let rows: { game: string; level: string; pairs: number; unfair: number }[];

  beforeAll(async () => {
    rows = await rowsOf(`fair --pairs ${PAIRS}`);
  });

  it.each(GAME_IDS.flatMap((game) => LEVELS.map((level) => [game, level] as const)))(
    `%s, %s: the same answer in both worlds of ${PAIRS} pairs that look the same`,
    (game, level) => {
      const row = rows.find((one) => one.game === game && one.level === level);
      expect(row).toEqual({ game, level, pairs: PAIRS, unfair: 0 });
    },
  );
});

// After a change that is meant to change play: npx parlor strength --update
describe('the strength of the bots', () => {
  let rows: { game: string; expertShare: number; bound: number; changed: string[] }[];

  beforeAll(async () => {
    rows = await rowsOf('strength');
  });

  it.each(GAME_IDS)('%s: every level plays as recorded', (game) => {
    expect(rows.find((row) => row.game === game)!.changed).toEqual([]);
  });

  it.each(GAME_IDS)('%s: the expert does not fall below its bound', (game) => {
    const { expertShare, bound } = rows.find((row) => row.game === game)!;
    expect(bound).toBeGreaterThan(0);
    expect(expertShare).toBeGreaterThanOrEqual(bound);
  });
});
