import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inFolder, inRepository, run } from '../testing/index.ts';
import { GAME, PRESET, RULES } from '../testing/quick.ts';

const FOLDER = join('games', GAME, 'playthroughs');
const CHECK = `playthrough --game ${GAME} --preset ${PRESET}`;
const ALL = RULES.seatCounts.length;

const nameOf = (seats: number) => `${GAME}-${seats}p-${PRESET}.txt`;

/** A repository with nothing in it but golden transcripts. */
const withGolden = (work: (cwd: string) => Promise<void>) =>
  inRepository(async (cwd) => {
    const { code, out } = await run(`${CHECK} --update`, { cwd });
    expect([code, out]).toEqual([0, `${ALL} of ${ALL} transcripts written.\n`]);
    await work(cwd);
  });

describe('playthrough', () => {
  it('writes a transcript for every table, and finds them unchanged, from any folder below', () =>
    withGolden(async (cwd) => {
      expect(readdirSync(join(cwd, FOLDER))).toContain(nameOf(3));
      const { code, out } = await run(CHECK, { cwd: join(cwd, FOLDER) });
      expect([code, out]).toEqual([0, `${ALL} of ${ALL} transcripts unchanged.\n`]);
    }));

  it('shows the first line that differs, what is missing and what is left over', () =>
    withGolden(async (cwd) => {
      const path = join(cwd, FOLDER, nameOf(3));
      const lines = readFileSync(path, 'utf8').split('\n');
      writeFileSync(path, lines.with(9, 'something else').join('\n'));
      rmSync(join(cwd, FOLDER, nameOf(4)));
      writeFileSync(join(cwd, FOLDER, nameOf(5)), '');
      writeFileSync(join(cwd, FOLDER, nameOf(9)), '');
      const { code, out } = await run(CHECK, { cwd });
      expect(code).toBe(1);
      expect(out).toContain(`${nameOf(3)}: differs first in line 10\n  golden: something else\n`);
      expect(out).toContain(`  now:    ${lines[9]}\n`);
      expect(out).toContain(`${nameOf(4)}: not written yet`);
      expect(out).toContain(`${nameOf(5)}: differs first in line 1\n  golden: \n`);
      expect(out).toContain(`${nameOf(9)}: there is no such table any more`);
      await run(`${CHECK} --update`, { cwd });
      expect((await run(CHECK, { cwd })).code).toBe(0);
    }));

  it('only works in the repository', () =>
    inFolder(async (cwd) => {
      const { code, err } = await run(CHECK, { cwd });
      expect(code).toBe(2);
      expect(err).toContain('only works inside the repository');
    }));
});
