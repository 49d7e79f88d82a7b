import { GAME_IDS, type GameId } from '@parlor/registry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, PHONE } from './house.ts';
import { settled } from './looking.ts';
import { playAt, startTogether } from './playing.ts';
import { type Lost, wireOf } from './wire.ts';

/** As short as each game can be, by the name of its preset. */
const SHORT: Readonly<Partial<Record<GameId, RegExp>>> = {
  zillionaire: /^Quick/,
  'eight-and-a-half': /^Short/,
  trump: /^No deals/i,
};

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
    await startTogether(host, friend, game, SHORT[game]);

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
    for (const page of [host, friend]) await page.context().close();
  });
});
