import { describe, expect, it } from 'vitest';
import { run } from '../testing/index.ts';
import { GAME } from '../testing/quick.ts';

/** More answers than any match has questions. */
const ALWAYS_THE_FIRST = new Array<string>(2000).fill('#1');

describe('play, of Take a Chance', () => {
  it('says what dice are worth where that can be worked out', async () => {
    const line = 'play take-a-chance --seats 2 --bots random --seed 5';
    const advised = await run(`${line} --advice`, { input: ALWAYS_THE_FIRST });
    expect(advised.code).toBe(0);
    expect(advised.out).toMatch(/Roll the dice \(\$[\d,]+ on average\)/);
    expect((await run(line, { input: ALWAYS_THE_FIRST })).out).not.toContain('on average');
    const { code, err } = await run(`play ${GAME} --advice`);
    expect([code, err.trim()]).toEqual([
      2,
      `parlor: There is no exact advice for ${GAME}, only for take-a-chance.`,
    ]);
  });
});
