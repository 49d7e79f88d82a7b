import { run } from '@parlor/lab/testing';
import { describe, expect, it } from 'vitest';

describe('storm', () => {
  it('throws as many contracts as wanted, the same ones every time', async () => {
    const { code, out } = await run('storm --contracts 2500 --seed 3');
    expect(code).toBe(0);
    expect(out).toMatch(/^2,500 contracts thrown, [\d,]+ lawful, [\d,]+ agreed to; nothing made/);
    expect((await run('storm --contracts 2500 --seed 3')).out).toBe(out);
  });

  it('says how far it came when interrupted', async () => {
    const { code, out } = await run('storm --contracts 2500', { interruptAfter: 0 });
    expect([code, out.startsWith('0 contracts thrown')]).toEqual([130, true]);
  });

  it('refuses nonsense', async () => {
    expect((await run('storm --contracts 0')).code).toBe(2);
  });
});
