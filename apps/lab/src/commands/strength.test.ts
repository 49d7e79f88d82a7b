import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Strength } from '../arena/strength.ts';
import { parlor } from '../arena/testing.ts';
import { inFolder, run } from '../testing.ts';

const FILE = 'apps/lab/src/arena/strength.json';
const LINE = 'strength --game eight-and-a-half';

describe('strength', () => {
  it('records what it finds, and compares with it from then on', () =>
    inFolder(async (cwd) => {
      mkdirSync(join(cwd, 'packages/games'), { recursive: true });
      mkdirSync(join(cwd, 'apps/lab/src/arena'), { recursive: true });
      const updated = await parlor(`${LINE} --update`, cwd);
      expect(updated.code).toBe(0);
      expect(updated.err).toContain(`Recorded in ${FILE}.`);
      expect(updated.out).toMatch(/ new +holds +all new$/m);

      const path = join(cwd, FILE);
      const recorded = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Strength>;
      const own = recorded['eight-and-a-half']!;
      const changed = { ...own, bound: 1.1, signatures: { ...own.signatures, casual: 'other' } };
      writeFileSync(path, JSON.stringify({ 'eight-and-a-half': changed }));
      const { code, out, err } = await parlor(LINE, cwd);
      expect(code).toBe(1);
      expect(out).toMatch(/^eight-and-a-half +\d+\.\d % +110\.0 % +weaker +casual$/m);
      expect(err).toContain('parlor strength --update');
    }));

  it('has its file in the repository only', () =>
    inFolder(async (cwd) => {
      const { code, err } = await run(LINE, { cwd });
      expect(code).toBe(2);
      expect(err).toContain('only works inside the repository');
    }));
});
