import { describe, expect, it } from 'vitest';
import { run } from '../testing/index.ts';

describe('differential', () => {
  it('compares the game with its plain twin, table by table', async () => {
    const { code, out } = await run('differential --game zillionaire --preset quick --matches 4');
    for (const seats of [3, 4, 5, 6]) {
      expect(out).toMatch(new RegExp(`zillionaire-${seats}p-quick +1 +the same`));
    }
    expect(code).toBe(0);
  });

  it('says how far it came when interrupted', async () => {
    const line = 'differential --game zillionaire';
    const { code, out, err } = await run(line, { terminal: true, interruptAfter: 1 });
    expect(code).toBe(130);
    expect(out).toMatch(/zillionaire-3p-standard +\d+ +the same/);
    expect(err).toContain('Interrupted: 1 table of 12 looked at.');
  });
});
