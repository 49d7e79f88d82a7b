import { GAME_IDS, games } from '@parlor/registry';
import { words } from '@parlor/registry/words';
import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';

describe('games', () => {
  it('lists every game with its options and presets', async () => {
    const { code, out } = await run('games');
    expect(code).toBe(0);
    for (const id of GAME_IDS) {
      expect(out).toContain(words[id].name);
      for (const name of Object.keys(games[id].options)) expect(out).toContain(name);
      for (const name of Object.keys(games[id].presets)) expect(out).toContain(name);
    }
  });

  it('does so for programs too', async () => {
    const listed = JSON.parse((await run('games --json')).out) as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual([...GAME_IDS]);
    for (const game of listed) {
      expect(Object.keys(game)).toEqual([
        'id',
        'name',
        'tagline',
        'rulesVersion',
        'seats',
        'options',
        'presets',
      ]);
    }
  });
});
