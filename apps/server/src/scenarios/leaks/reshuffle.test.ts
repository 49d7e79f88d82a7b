/** Worlds that differ in hidden things only: after the cards of Pure Profit were shuffled again. */

import type { Viewer } from '@parlor/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareWorlds, TIMELESS, viewersOf, WORLDS } from '../../testing/captureTraffic.ts';
import { TestServer } from '../../testing/testServer.ts';
import { matchUnderWay } from '../../testing/storedMatch.ts';

let place: TestServer;

beforeAll(async () => {
  place = await TestServer.open(TIMELESS);
});
afterAll(async () => place.close());

describe('8. a known card that returns to a hidden place', () => {
  it('is not followed there: after a reshuffle the pile may lie in any order', async () => {
    let least = Infinity;
    const hasShuffled = (match: { update(viewer: Viewer): { view: unknown } }) => {
      const { cards } = (match.update('public').view as { pile: { cards: number } }).pile;
      least = Math.min(least, cards);
      return cards > least;
    };
    const match = await matchUnderWay(place, {
      game: 'pure-profit',
      seats: 4,
      until: (live) => live.outcome !== undefined || hasShuffled(live),
      chance: 5,
    });
    expect(hasShuffled(match.live)).toBe(true);
    expect(match.live.outcome).toBeUndefined();
    let worlds = 0;
    for (const viewer of viewersOf(match)) worlds += await compareWorlds(place, match, viewer);
    expect(worlds).toBeGreaterThan(WORLDS);
  });
});
