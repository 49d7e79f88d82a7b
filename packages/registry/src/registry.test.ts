import { describe, expect, it } from 'vitest';
import { GAME_IDS, games, isGameId } from './index.ts';
import { loadText } from './texts.ts';

describe('the registry', () => {
  it('lists the same games everywhere', () => {
    expect(Object.keys(games)).toEqual([...GAME_IDS]);
    expect(Object.keys(loadText)).toEqual([...GAME_IDS]);
  });

  it.each(GAME_IDS)('knows %s by its own name', (id) => {
    expect(games[id].id).toBe(id);
  });

  it.each(GAME_IDS)('opens a standard table of %s for every number of seats it offers', (id) => {
    const { seatCounts, presets, checkTable } = games[id];
    expect(seatCounts.length).toBeGreaterThan(0);
    for (const seats of seatCounts) {
      expect(checkTable({ seats, options: presets.standard })).toBeUndefined();
    }
  });

  it('tells the id of a game from anything else', () => {
    for (const id of GAME_IDS) expect(isGameId(id)).toBe(true);
    for (const junk of ['', 'chess', 'toString', 0, null, undefined, [GAME_IDS[0]]]) {
      expect(isGameId(junk)).toBe(false);
    }
  });
});
