import { GAME_IDS } from '@parlor/registry';
import { shelves } from '@parlor/games/english';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { settled } from './looking.ts';
import { clicking, playToTheEnd } from './robot.ts';

describe('without a server and without a network', () => {
  let house: House;
  let page: Page;

  beforeAll(async () => {
    house = await openHouse();
    page = await house.visit({ keepsApp: true });
    await page.goto('/');
    await page.getByText('Ready to play offline').waitFor({ state: 'attached' });
    await house.stopServer();
    await page.context().setOffline(true);
  });
  afterAll(() => house?.close());

  it('the home screen opens and says so', async () => {
    await page.reload();
    await page.getByRole('region', { name: 'The games' }).waitFor();
    await page.getByText('No connection').first().waitFor({ state: 'attached' });
  });

  it.each(GAME_IDS.map((game) => shelves[game].title))(
    'one click starts %s against the house bots, and it can be played',
    async (name) => {
      await page.goto('/');
      await page.getByRole('article', { name }).getByRole('button', { name: 'Play now' }).click();
      await page.waitForURL('**/local/*');
      await page.locator('.app').waitFor();
      await playToTheEnd(page, clicking, { until: (turn) => turn >= 4 });
      // Until somebody at this device is asked again: then everything before has been kept.
      await page.locator('.mine .acts').waitFor();
    },
  );

  it('the match is still there after the tab was closed', async () => {
    const address = page.url();
    // Nothing is chosen yet, as it will be later.
    await page.reload();
    await page.locator('.mine .acts').waitFor();
    const before = await settled(page, () => table(page));
    expect(before).not.toBe('');
    const context = page.context();
    await page.close();
    page = await context.newPage();
    await page.goto(house.address);
    await page
      .getByRole('region', { name: 'Your tables' })
      .getByRole('link', { name: 'Play', exact: true })
      .first()
      .click();
    await page.locator('.mine .acts').waitFor();
    await page.waitForURL(address);
    await expect.poll(() => table(page)).toBe(before);
  });
});

/** What lies on the table, and what is mine; not who did what last. */
const table = (page: Page): Promise<string> => page.locator('.mine').innerText();
