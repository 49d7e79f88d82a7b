import { extentOf, type Json, partsOf, tallyOf } from '@parlor/kit';
import { expect, test } from 'vitest';
import { GAME_IDS, games } from '@parlor/registry';
import { contents } from '@parlor/registry/contents';
import { manifests } from '@parlor/games/manifests';
import { loadBoxWords } from '@parlor/games/boxes';

test.each(GAME_IDS)('%s: seats are the game’s own', (game) => {
  const { seatCounts, presets, checkTable } = games[game];
  const { seats, usual, minutes } = manifests[game];
  expect(seats).toEqual([Math.min(...seatCounts), Math.max(...seatCounts)]);
  // Between the fewest and the most every number is offered.
  expect(seatCounts).toHaveLength(seats[1] - seats[0] + 1);
  expect(seatCounts).toContain(usual);
  expect(minutes).toBeGreaterThan(0);
  expect(checkTable({ seats: usual, options: presets.standard })).toBeUndefined();
});

test.each(GAME_IDS)('%s: folder, manifest and rules agree on its name', (game) => {
  expect(manifests[game].id).toBe(game);
  expect(games[game].id).toBe(game);
});

test.each(GAME_IDS)('%s: the shortest match is one that can be played', (game) => {
  const { checkTable, presets } = games[game];
  const options = { ...presets.standard, ...manifests[game].shortest };
  expect(Object.keys(options)).toEqual(Object.keys(presets.standard));
  expect(checkTable({ seats: manifests[game].usual, options })).toBeUndefined();
});

test('no two games have the same sign', () => {
  expect(new Set(GAME_IDS.map((game) => manifests[game].sign)).size).toBe(GAME_IDS.length);
});

test.each(GAME_IDS)(
  '%s: the shelf names the edition there is, and claims no more than the marks',
  async (game) => {
    const words = await loadBoxWords[game].en();
    const parts = partsOf(contents[game], contents[game].standard as Json, words);
    expect(manifests[game].edition).toBe(games[game].rulesVersion);
    expect(manifests[game].rebuilt).toBe(extentOf(tallyOf(parts)));
  },
);
