import { extentOf, type Json, partsOf, tallyOf } from '@parlor/kit';
import { expect, test } from 'vitest';
import { GAME_IDS, games } from '@parlor/registry';
import { contents } from '@parlor/registry/contents';
import { FACTS } from './facts.ts';

test.each(GAME_IDS)('%s: seats are the game’s own', (game) => {
  const { seatCounts, presets, checkTable } = games[game];
  const { seats, usual, minutes } = FACTS[game];
  expect(seats).toEqual([Math.min(...seatCounts), Math.max(...seatCounts)]);
  // Between the fewest and the most every number is offered.
  expect(seatCounts).toHaveLength(seats[1] - seats[0] + 1);
  expect(seatCounts).toContain(usual);
  expect(minutes).toBeGreaterThan(0);
  expect(checkTable({ seats: usual, options: presets.standard })).toBeUndefined();
});

test('no two games have the same sign', () => {
  expect(new Set(GAME_IDS.map((game) => FACTS[game].sign)).size).toBe(GAME_IDS.length);
});

test.each(GAME_IDS)(
  '%s: the shelf names the edition there is, and claims no more than the marks',
  (game) => {
    const parts = partsOf(contents[game], contents[game].standard as Json, 'en');
    expect(FACTS[game].edition).toBe(games[game].rulesVersion);
    expect(FACTS[game].rebuilt).toBe(extentOf(tallyOf(parts)));
  },
);
