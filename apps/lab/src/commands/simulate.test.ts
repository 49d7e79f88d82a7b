import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HouseReport, Totals } from '@parlor/server/simulation';
import { beforeAll, describe, expect, it } from 'vitest';
import { parlor } from '../testing/arena.ts';
import { inFolder, run } from '../testing/index.ts';

interface Simulated extends Totals {
  readonly wrong: readonly HouseReport[];
  readonly next: number;
}

const simulated = async (options: string): Promise<Simulated & { readonly code: number }> => {
  const { code, out } = await run(`simulate ${options} --json`);
  return { code, ...(JSON.parse(out) as Simulated) };
};

let few: Awaited<ReturnType<typeof simulated>>;

beforeAll(async () => {
  few = await simulated('--seed 10 --houses 5 --minutes 1');
});

describe('a few houses, always the same ones', () => {
  it('come to their ends without a finding', () => {
    expect(few.wrong).toEqual([]);
    expect(few.code).toBe(0);
    expect([few.houses, few.next]).toEqual([5, 15]);
    expect(few.acknowledged).toBeGreaterThan(100);
  });

  it('suffer crashes in the middle of everything', () => {
    expect(few.crashes).toBeGreaterThan(300);
    const busy = ['appending', 'writing', 'reading', 'asking rules', 'opening'];
    for (const what of busy)
      expect([what, few.killedWhile[what]]).toEqual([what, expect.any(Number)]);
  });

  it.each([
    ...['kill-at-event', 'kill-at-write-sent', 'kill-at-write-done', 'kill-at-read-sent'],
    ...['kill-at-append-sent', 'kill-at-append-done'],
    ...['kill-at-rules-asked', 'kill-at-frame-sent', 'freeze', 'upgrade', 'clock-back'],
    ...['clock-forward', 'rules-crash', 'rules-hang', 'bot-crashed', 'bot-stuck', 'cut-off'],
    ...['bus-lossy', 'bus-slow', 'call-lost', 'failing', 'torn', 'full', 'doubtful', 'down'],
    ...['store-slow', 'line-cut', 'line-silence', 'doubled', 'reordered', 'sleep', 'last-words'],
  ])('suffer %s', (what) => {
    expect(few.faults[what]).toBeGreaterThan(0);
  });
});

describe('simulate', () => {
  it('does the same again, byte for byte, in another process and in a thread', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'trace');
      const one = await simulated(`--seed 5 --houses 1 --minutes 1 --trace ${file}`);
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
      expect(lines.length).toBeGreaterThanOrEqual(one.steps);
      const line = 'simulate --seed 5 --houses 1 --minutes 1 --json';
      const elsewhere = JSON.parse((await parlor(line, folder)).out) as Simulated;
      const same = (totals: Simulated) => ({
        ...totals,
        ...{ seconds: 0, processorSeconds: 0, code: 0 },
      });
      expect(same(elsewhere)).toEqual(same(one));
    }));

  it('has more crashes where it is told so, and people still get somewhere', async () => {
    // Several houses: what one of them plays in a minute may be little.
    const dense = await simulated('--seed 1 --houses 3 --minutes 1 --dense');
    expect(dense.wrong).toEqual([]);
    expect(dense.crashes).toBeGreaterThan(450);
    expect(dense.killedWhile['appending']).toBeGreaterThan(30);
    expect(dense.acknowledged).toBeGreaterThan(60);
  });

  it('leaves out what it is told to leave out', async () => {
    const { faults, crashes, wrong, hash } = await simulated(
      '--seed 1 --houses 1 --minutes 1 --faults disk,lines',
    );
    expect(wrong).toEqual([]);
    expect(crashes).toBe(0);
    expect(hash).not.toBe(few.hash);
    expect(Object.keys(faults)).toEqual(expect.arrayContaining(['line-cut']));
    // In quiet times a node dies in every house, to see whether it is missed: it may have last words.
    const expected = /^(?:line|store|torn|full|failing|last-words)/;
    expect(Object.keys(faults).filter((name) => !expected.test(name))).toEqual([]);
  });

  it('can be interrupted, and says how to go on', async () => {
    const { code, err } = await run('simulate --houses 50 --minutes 1', { interruptAfter: 0 });
    expect(code).toBe(130);
    expect(err).toContain('--seed 1 --houses 50 --minutes 1\n');
  });

  it.each([
    ['--houses 0', '--houses takes a whole number'],
    ['--minutes x', '--minutes takes a whole number'],
    ['--hours 1 --minutes 1', 'not both'],
    ['--faults kills,floods', 'floods'],
    ['--trace t', 'one house'],
  ])('refuses %s', async (options, why) => {
    const { code, err } = await run(`simulate ${options}`);
    expect(err).toContain(why);
    expect(code).toBe(2);
  });
});
