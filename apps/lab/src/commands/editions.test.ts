import { GAME_IDS, games } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import { run } from '../testing/index.ts';

describe('editions', () => {
  it('lists what is on board, with the hash of what is frozen', async () => {
    const { code, out } = await run('editions');
    expect(code).toBe(0);
    for (const game of GAME_IDS) expect(out).toMatch(new RegExp(`${game} +1 .*[0-9a-f]{64}`));
    const { editions } = JSON.parse((await run('editions --json')).out) as { editions: unknown[] };
    for (const game of GAME_IDS) {
      expect(editions).toContainEqual({
        ...{ game, edition: 1, isNewest: games[game].rulesVersion === 1 },
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      });
    }
  });

  it('says when there is no store to check', async () => {
    const { code, err } = await run('editions --check nowhere.sqlite');
    expect([code, err]).toEqual([2, expect.stringMatching(/^parlor: There is no file .+\n$/)]);
  });
});
