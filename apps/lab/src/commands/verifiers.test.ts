import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fastRng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { madeFile } from '../files/madeFile.ts';
import { TAMPERINGS } from '../files/tampering.ts';
import { inFolder, run } from '../testing/index.ts';
import { GAME } from '../testing/quick.ts';

const VERIFIER = fileURLToPath(new URL('../../../../docs/match-file/verify.py', import.meta.url));
const TEXT = readFileSync(VERIFIER, 'utf8');

interface Report {
  readonly matches: number;
  readonly found: number;
  readonly sound: number;
  readonly findings: readonly string[];
}

const compared = async (verifier: string, count: number) => {
  const { code, out } = await run(
    `verifiers --count ${count} --seed 5 --verifier ${verifier} --json`,
  );
  return { code, report: JSON.parse(out) as Report };
};

describe('the second verifier', () => {
  it('has at most 200 lines', () => {
    expect(TEXT.trimEnd().split('\n').length).toBeLessThanOrEqual(200);
  });

  it('says who played, and calls whoever has no name any more a former guest', () =>
    inFolder(async (cwd) => {
      const file = madeFile(GAME, fastRng(5), '11'.repeat(32));
      const [first, ...rest] = file.heading.seats;
      const seats = [
        { ...first, name: 'Ann\u001b[2J' },
        ...rest.map((seat) => ({ ...seat, name: '' })),
      ];
      const path = join(cwd, 'm.json');
      writeFileSync(path, JSON.stringify({ ...file, heading: { ...file.heading, seats } }));
      const { stdout } = spawnSync('python3', [VERIFIER, path], { encoding: 'utf8' });
      const others = rest.map(() => 'former guest').join(', ');
      expect(stdout.split('\n')[0]).toBe(`seats       Ann??2J, ${others}`);
      writeFileSync(path, 'no file');
      expect(spawnSync('python3', [VERIFIER, path], { encoding: 'utf8' }).stdout).toContain(
        'WRONG',
      );
    }));

  it('agrees about matches of every game and every kind of tampering', async () => {
    const { code, report } = await compared(VERIFIER, 2 * TAMPERINGS);
    expect(report.findings).toEqual([]);
    expect(report.matches).toBe(2 * TAMPERINGS);
    expect(report.found + report.sound).toBe(2 * TAMPERINGS);
    expect(report.sound).toBe(8);
    expect(code).toBe(0);
  });

  // A comparison that could not fail would prove nothing.
  it.each([
    ['chain', 'parlor chain/2 %s %s', 'parlor chain/2 %s  %s', 1],
    ['commitment', 'parlor commitment/1 ', 'parlor commitment/2 ', 1],
    ['shares', 'parlor share/1 ', 'parlor share/2 ', 3],
    ['seed', 'parlor seed/1 ', 'parlor seed/2 ', 1],
    [
      'signature',
      'return is_zero(times(8, add(times(s, BASE), minus)))',
      'return True',
      TAMPERINGS,
    ],
  ])('is caught when it is wrong about the %s', async (check, right, wrong, count) => {
    expect(TEXT).toContain(right);
    await inFolder(async (cwd) => {
      const broken = join(cwd, 'broken.py');
      writeFileSync(broken, TEXT.replace(right, wrong));
      const { code, report } = await compared(broken, count);
      expect(report.findings.join('\n')).toContain(`"${check}"`);
      expect(code).toBe(1);
    });
  });
});
