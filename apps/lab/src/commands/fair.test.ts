import { describe, expect, it } from 'vitest';
import { run } from '../testing/index.ts';
import { GAME } from '../testing/quick.ts';

describe('fair', () => {
  it('finds nobody who knows more than they should', async () => {
    const { code, out } = await run('fair --pairs 20 --level casual');
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^${GAME} +casual +20 +0$`, 'm'));
    expect(out).toContain('Nobody knew more than their view.');
  });

  it('counts in JSON', async () => {
    const { out } = await run(`fair --pairs 10 --game ${GAME} --level beginner --json`);
    expect(JSON.parse(out)).toEqual({
      rows: [{ game: GAME, level: 'beginner', pairs: 10, unfair: 0 }],
    });
  });

  it('says how far it came when interrupted', async () => {
    const { code, err } = await run('fair --pairs 20', { interruptAfter: 0 });
    expect(code).toBe(130);
    expect(err).toContain('Interrupted');
  });

  it('knows its levels', async () => {
    const { code, err } = await run('fair --level expret');
    expect([code, err]).toEqual([
      2,
      'parlor: --level takes beginner, casual, skilled or expert, not “expret”. Did you mean expert?\n',
    ]);
  });
});
