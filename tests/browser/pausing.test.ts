/** A pause that everybody agrees on: one asks, the other says yes, no clock runs, and either of them goes on. */

import { quickest } from '@parlor/registry/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { type House, openHouse, PHONE } from './house.ts';
import { settled } from './looking.ts';
import { startTogether } from './playing.ts';

const { game } = quickest();

const OWN = /^Pause since .*, as you asked\./;
const OTHERS = /^Pause since .*, as (?!you\b).* asked\./;

const asks = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Ask for a pause' }).click();
};
const wish = (page: Page) => page.getByRole('alertdialog', { name: /would like a pause/ });
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on', exact: true });
const time = (page: Page): Promise<string> => page.getByRole('timer').innerText();

describe('a pause', () => {
  let house: House;
  let host: Page;
  let friend: Page;
  beforeAll(async () => {
    house = await openHouse();
    host = await house.visit();
    friend = await house.visit({ viewport: PHONE });
    await startTogether(host, friend, game, undefined, 'Friendly', /^Relaxed/);
  });
  afterAll(() => house?.close());

  it('is not begun when the other would rather not, and one hears of it', async () => {
    await asks(host);
    await host.getByText('You asked for a pause. The others decide.').waitFor();
    await wish(friend).waitFor();
    await expectAccessible(friend, 'asked for a pause');
    await expectFits(friend, 'asked for a pause');
    await wish(friend).getByRole('button', { name: 'Rather not' }).click();
    await host.getByText('The others would rather go on now.').waitFor();
    await wish(friend).waitFor({ state: 'detached' });
    expect(await settled(host, () => goOn(host).count())).toBe(0);
  });

  it('begins when the other agrees: both read since when, and no clock moves', async () => {
    await asks(friend);
    await wish(host).getByRole('button', { name: 'Have a pause' }).click();
    await host.getByText(OTHERS).waitFor();
    await friend.getByText(OWN).waitFor();
    for (const page of [host, friend]) {
      await goOn(page).waitFor();
      await expectAccessible(page, 'a pause');
      await expectFits(page, 'a pause');
    }
    const before = await settled(host, () => time(host));
    // Whoever comes back in the middle of it finds it as it was.
    await host.reload();
    await host.getByText(OTHERS).waitFor();
    await expect.poll(() => time(host)).toBe(before);
  });

  it('is over when one says so, by the keyboard alone', async () => {
    const before = await time(host);
    await goOn(host).focus();
    await host.keyboard.press('Enter');
    for (const page of [host, friend]) await goOn(page).waitFor({ state: 'detached' });
    await expect.poll(() => time(host)).not.toBe(before);
  });

  it('is refused to whoever has asked often enough, in words', async () => {
    await asks(host);
    await wish(friend).getByRole('button', { name: 'Have a pause' }).click();
    await goOn(host).click();
    await goOn(host).waitFor({ state: 'detached' });
    await asks(host);
    await host.getByText('You have asked for 2 pauses in this match').first().waitFor();
  });
});
