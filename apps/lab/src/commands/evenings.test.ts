import { GAME_IDS } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import { run } from '../testing/index.ts';

describe('matches with dropouts', () => {
  it('come to their end, whoever vanishes', async () => {
    const { code, out } = await run('evenings --count 3 --at-once 3 --seed 5 --json');
    const report = JSON.parse(out) as { vanished: Record<string, number> };
    expect(report).toMatchObject({
      ...{ rounds: 3, matches: 3 * GAME_IDS.length, stuck: 0, findings: [] },
    });
    expect(Math.max(...Object.values(report.vanished))).toBeGreaterThan(0);
    expect(code).toBe(0);
  });
});
