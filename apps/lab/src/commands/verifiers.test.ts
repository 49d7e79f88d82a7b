import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fastRng, publicKeyOf } from '@parlor/kit';
import { type Entry, type Heading, writeChainedFile } from '@parlor/match';
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

  it('says whom nothing bound to a share, and so does `verify`', () =>
    inFolder(async (cwd) => {
      const signingKey = '11'.repeat(32);
      const { heading, entries } = madeFile(GAME, fastRng(8), signingKey);
      const [first] = entries;
      if (first?.type !== 'shares') throw new Error('no such file');
      const names = heading.seats.map(({ kind }, seat) => `${kind} ${seat}`);
      const loose = names.filter((_, seat) => first.shares[seat] !== '');
      expect(loose.length).toBeGreaterThan(0);
      expect(loose.length).toBeLessThan(names.length);
      const seats = heading.seats.map((seat, i) => ({ ...seat, name: names[i]! }));
      const unchained = entries.map((entry): Entry => {
        const { hash: _, ...rest } = entry;
        return rest;
      });
      const keys = { signingKey, publicKey: publicKeyOf(signingKey) };
      const saidOf = async (some: Partial<Heading>) => {
        const file = writeChainedFile({ ...heading, ...some }, unchained, keys);
        writeFileSync(join(cwd, 'm.json'), JSON.stringify(file));
        const path = join(cwd, 'm.json');
        const python = spawnSync('python3', [VERIFIER, path, keys.publicKey], { encoding: 'utf8' });
        expect(python.status).toBe(0);
        const ours = await run(`verify m.json --key ${keys.publicKey}`, { cwd });
        expect(ours.code).toBe(0);
        return [/^shares +(.*)$/m.exec(python.stdout)?.[1], ours.out.replaceAll(/\s+/g, ' ')];
      };
      const [bound, ofBound] = await saidOf({ seats });
      expect(bound).toBe('fine');
      expect(ofBound).not.toContain('NOT BOUND');
      const [unbound, ofUnbound] = await saidOf({
        seeding: 'contributed/1',
        seats: seats.map((seat) => ({ ...seat, commitment: '' })),
      });
      expect(unbound).toBe(
        `nothing binds ${loose.join(', ')}: whoever hosted the match may have chosen the dice`,
      );
      expect(ofUnbound).toContain('shares NOT BOUND nothing binds');
      for (const name of loose)
        expect(ofUnbound).toMatch(new RegExp(`nothing binds .*${name}.* to a share`));
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
