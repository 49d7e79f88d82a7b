import { EXIT, Progress } from '@parlor/lab/for-games';
import { run, runWith } from '@parlor/lab/testing';
import { describe, expect, it } from 'vitest';
import type { Mark } from '../bots/swindle/trial.ts';
import { type Found, findSwindles, loses, printFound } from './find.ts';

/** Takes whatever it is offered and can deliver. */
const CREDULOUS: Mark = {
  level: 'casual',
  answer: () => ({ type: 'accept' }),
};

interface Row {
  readonly accepted: number;
  readonly worst?: { readonly sentences: readonly string[] };
}

/** Takes nothing. */
const DEAF: Mark = { level: 'casual', answer: () => ({ type: 'reject' }) };

async function search(mark: Mark, offers: number) {
  let found: Found[] = [];
  const { out } = await runWith(async (io) => {
    const wish = { offers, seed: 2, seats: 3 };
    found = await findSwindles([mark], wish, new Progress(io.err, offers, 'offers'), io);
    printFound(found, io);
    return EXIT.fine;
  });
  return { found: found[0]!, out };
}

describe('swindle', () => {
  it('D-7.2 finds no contract that takes something from a level, and the same every time', async () => {
    const line = 'swindle --level casual --seats 3 --offers 12 --seed 8';
    const { code, out } = await run(line);
    expect(out).toMatch(/^level +offers +accepted/);
    expect(out).toMatch(/No contract was found that takes something from them\./);
    expect(code).toBe(0);
    const { rows } = JSON.parse((await run(`${line} --json`)).out) as { rows: Row[] };
    expect(rows).toMatchObject([{ level: 'casual', offers: 12, loses: false }]);
    expect(rows[0]!.accepted).toBeGreaterThan(0);
    for (const sentence of rows[0]!.worst!.sentences) expect(out).toContain(sentence);
  });

  it('catches a bot that takes every contract, and says how to see it again', async () => {
    const { found, out } = await search(CREDULOUS, 40);
    expect(loses(found)).toBe(true);
    expect(out).toMatch(/Swindled: casual\./);
    expect(out).toMatch(/parlor swindle --level casual --seats 3 --offers \d+ --seed \d+/);
    expect(found.worst!.gain.interval![1]).toBeLessThan(-100);
  });

  it('has nothing to say of a bot that takes none', async () => {
    const { found } = await search(DEAF, 30);
    expect([found.offers, found.accepted, found.worst]).toEqual([30, 0, undefined]);
    expect(loses(found)).toBe(false);
  });

  it('says how far it came when interrupted', async () => {
    const { code, out } = await run('swindle --level casual', { interruptAfter: 0 });
    expect([code, out.includes('casual')]).toEqual([130, false]);
  });

  it('refuses nonsense', async () => {
    expect((await run('swindle --offers 0')).code).toBe(2);
    expect((await run('swindle --seats 5')).code).toBe(2);
    expect((await run('swindle --level wizard')).code).toBe(2);
  });
});
