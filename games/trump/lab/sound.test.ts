import { describe, expect, it } from 'vitest';
import { run } from '@parlor/lab/testing';

describe('sound', () => {
  it('prints both figures for every kind of clause', async () => {
    const { code, out } = await run('sound --offers 5 --seed 3');
    expect(code).toBe(0);
    expect(out).toContain('alternatives: 0 void of 5 agreed to, 0 sound of 5 refused');
    expect(out.trim().split('\n')).toHaveLength(9);
  });

  it('stops when interrupted', async () => {
    expect((await run('sound --offers 5', { interruptAfter: 0 })).code).toBe(130);
  });

  it('refuses nonsense', async () => {
    expect((await run('sound --offers 0')).code).toBe(2);
  });
});
