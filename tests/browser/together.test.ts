import { shelves } from '@parlor/games/english';
import type { AnyGame } from '@parlor/kit';
import { GAME_IDS, type GameId, games } from '@parlor/registry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, PHONE } from './house.ts';
import { settled } from './looking.ts';
import { playedMatch } from './played.ts';
import { playAt, startTogether } from './playing.ts';
import { showing } from './stuck.ts';
import { type Lost, wireOf } from './wire.ts';

/** As short as each game can be, by the name of its preset. */
function shortest(id: GameId): string {
  const game: AnyGame = games[id];
  const atMost = (preset: string) =>
    game.maxMoves({ seats: game.seatCounts[0]!, options: game.presets[preset]! });
  const [preset] = Object.keys(game.presets).toSorted((a, b) => atMost(a) - atMost(b));
  return shelves[id].presets[preset!]![0];
}

/** Who came where, with how much. What decided it is still being worked out. */
const ending = async (page: Page): Promise<string | null> => {
  const over = page.getByRole('region', { name: 'The match is over' });
  await over.waitFor();
  return over.locator('ol').first().textContent();
};

describe('two browsers against each other, the line of one of them cut in mid-answer', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  it.each(GAME_IDS)('%s, to the end', async (game) => {
    const host = await house.visit();
    const friend = await house.visit({ viewport: PHONE, theme: 'light' });
    const wire = await wireOf(friend);
    await showing([host, friend], async () => {
      await startTogether(host, friend, game, new RegExp(`^${shortest(game)}`));

      for (const lost of ['the answer', 'the reply'] satisfies Lost[]) {
        let isCut = false;
        const cut = wire.cutInMidAnswer(lost).then(() => (isCut = true));
        await playAt([host, friend], { until: () => isCut });
        await cut;
        await friend.getByText('Connection lost').waitFor();
        await wire.mend();
        await friend.getByText('Connection lost').waitFor({ state: 'detached' });
        // Whatever was lost: the answer stands once, and the match goes on for both.
        await playAt([host, friend], { actions: 3 });
      }
      await playAt([host, friend]);
      await expect.poll(() => ending(host)).not.toBe('');

      // Who comes anew sees the same end as who has been there all the time.
      await friend.waitForURL(host.url());
      const fresh = await friend.context().newPage();
      await fresh.setViewportSize(PHONE);
      await fresh.goto(friend.url());
      const end = await settled(friend, () => ending(friend));
      await expect.poll(() => ending(fresh)).toBe(end);

      // What is kept of it is genuine, from the first move to the end.
      await host.getByRole('button', { name: 'Watch the replay' }).click();
      await host.waitForURL('**/replay/*');
      const { wrong, verdict } = await playedMatch(
        host,
        new URL(host.url()).pathname.split('/').at(-1)!,
      );
      expect(wrong).toEqual([]);
      expect(verdict).toBe('genuine');
    });
    for (const page of [host, friend]) await page.context().close();
  });
});
