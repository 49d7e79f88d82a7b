import { describe, expect, it } from 'vitest';
import { run } from '../testing/index.ts';

describe('games --values', () => {
  it('lists every value of Pure Profit with its mark', async () => {
    const { code, out } = await run('games --values pure-profit');
    expect(code).toBe(0);
    expect(out).toMatch(/All cards +rulebook +108/);
    expect(out).toMatch(/\$10M +Copies +rebuilt +8/);
    expect(out).toContain('rebuilt: the rulebook is silent, and the value is Parlor’s');
    expect((await run('games --values whist')).code).toBe(2);
  });
});
