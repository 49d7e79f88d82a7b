import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Strength } from '../arena/strength.ts';
import { parlor } from '../testing/arena.ts';
import { inFolder, inRepository, run } from '../testing/index.ts';
import { GAME } from '../testing/quick.ts';

const FILE = `games/${GAME}/bots/strength.json`;
const LINE = `strength --game ${GAME}`;

describe('strength', () => {
  it('records what it finds, and compares with it from then on', () =>
    inRepository(async (cwd) => {
      const updated = await parlor(`${LINE} --update`, cwd);
      expect(updated.code).toBe(0);
      expect(updated.err).toContain('Recorded in games/<game>/bots/strength.json.');
      expect(updated.out).toMatch(/ new +holds +all new$/m);

      const path = join(cwd, FILE);
      const own = JSON.parse(readFileSync(path, 'utf8')) as Strength;
      const changed = { ...own, bound: 1.1, signatures: { ...own.signatures, casual: 'other' } };
      writeFileSync(path, JSON.stringify(changed));
      const { code, out, err } = await parlor(LINE, cwd);
      expect(code).toBe(1);
      expect(out).toMatch(new RegExp(`^${GAME} +\\d+\\.\\d % +110\\.0 % +weaker +casual$`, 'm'));
      expect(err).toContain('parlor strength --update');
    }));

  it('has its file in the repository only', () =>
    inFolder(async (cwd) => {
      const { code, err } = await run(LINE, { cwd });
      expect(code).toBe(2);
      expect(err).toContain('only works inside the repository');
    }));
});
