import { afterAll, beforeAll, expect, it, describe } from 'vitest';
import type { Page } from 'playwright-core';
import { type House, openHouse } from './house.ts';
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
    await page.getByRole('region', { name: 'The five games' }).waitFor();
    await page.getByText('No connection').first().waitFor({ state: 'attached' });
  });

  it('one click starts a match against the house bots, and it can be played', async () => {
    await page
      .getByRole('article', { name: 'Zillionaire' })
      .getByRole('button', { name: 'Play now' })
      .click();
    await page.waitForURL('**/local/*');
    await page.locator('.app').waitFor();
    await playToTheEnd(page, clicking, { until: (turn) => turn >= 10 });
    // Until somebody at this device is asked again: then everything before has been kept.
    await page.locator('.mine .acts').waitFor();
  });

  it('the match is still there after the tab was closed', async () => {
    const address = page.url();
    const before = await hand(page);
    expect(before.length).toBeGreaterThan(0);
    const context = page.context();
    await page.close();
    page = await context.newPage();
    await page.goto(house.address);
    await page
      .getByRole('region', { name: 'Your tables' })
      .getByRole('link', { name: 'Play', exact: true })
      .click();
    await page.locator('.mine .acts').waitFor();
    expect(page.url()).toBe(address);
    expect(await hand(page)).toEqual(before);
  });
});

const hand = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('group', { name: 'Your hand' })
    .getByRole('button')
    .evaluateAll((cards) =>
      (cards as unknown as { ariaLabel: string | null }[]).map(({ ariaLabel }) => ariaLabel),
    );
