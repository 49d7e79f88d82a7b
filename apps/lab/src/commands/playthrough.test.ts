import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inFolder, inRepository, run } from '../testing/index.ts';

const FOLDER = join('games', 'zillionaire', 'playthroughs');
const CHECK = 'playthrough --game zillionaire --preset quick';

/** A repository with nothing in it but golden transcripts. */
const withGolden = (work: (cwd: string) => Promise<void>) =>
  inRepository(async (cwd) => {
    const { code, out } = await run(`${CHECK} --update`, { cwd });
    expect([code, out]).toEqual([0, '4 of 4 transcripts written.\n']);
    await work(cwd);
  });

describe('playthrough', () => {
  it('writes a transcript for every table, and finds them unchanged, from any folder below', () =>
    withGolden(async (cwd) => {
      expect(readdirSync(join(cwd, FOLDER))).toContain('zillionaire-3p-quick.txt');
      const { code, out } = await run(CHECK, { cwd: join(cwd, FOLDER) });
      expect([code, out]).toEqual([0, '4 of 4 transcripts unchanged.\n']);
    }));

  it('shows the first line that differs, what is missing and what is left over', () =>
    withGolden(async (cwd) => {
      const path = join(cwd, FOLDER, 'zillionaire-3p-quick.txt');
      const lines = readFileSync(path, 'utf8').split('\n');
      writeFileSync(path, lines.with(9, 'something else').join('\n'));
      rmSync(join(cwd, FOLDER, 'zillionaire-4p-quick.txt'));
      writeFileSync(join(cwd, FOLDER, 'zillionaire-5p-quick.txt'), '');
      writeFileSync(join(cwd, FOLDER, 'zillionaire-9p-quick.txt'), '');
      const { code, out } = await run(CHECK, { cwd });
      expect(code).toBe(1);
      expect(out).toContain(
        'zillionaire-3p-quick.txt: differs first in line 10\n  golden: something else\n',
      );
      expect(out).toContain(`  now:    ${lines[9]}\n`);
      expect(out).toContain('zillionaire-4p-quick.txt: not written yet');
      expect(out).toContain('zillionaire-5p-quick.txt: differs first in line 1\n  golden: \n');
      expect(out).toContain('zillionaire-9p-quick.txt: there is no such table any more');
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
