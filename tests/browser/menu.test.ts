import { GAME_IDS } from '@parlor/registry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, type House, openHouse, PHONE } from './house.ts';
import { putMatch, wholeTable } from './localMatch.ts';
import { resize, settled } from './looking.ts';

describe('the menu of a table', () => {
  let house: House;
  let page: Page;
  beforeAll(async () => {
    house = await openHouse();
    page = await house.visit();
  });
  afterAll(() => house?.close());

  it.each(GAME_IDS)('%s: leads to the keys, on a desktop and on a phone', async (game) => {
    await page.goto(await putMatch(page, { game, seats: 4 }));
    await wholeTable(page);
    const menu = page.getByRole('button', { name: 'Table menu' });
    const keys = page.getByRole('dialog', { name: 'Keys' });
    for (const viewport of [DESKTOP, PHONE]) {
      await resize(page, viewport);
      await menu.click();
      await page.getByRole('button', { name: 'Keys', exact: true }).click();
      await keys.getByText('At every table').waitFor();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
      // It stays, has the focus, and gives it back to what the menu was opened with.
      const isInside = () =>
        page.evaluate('document.activeElement.closest("dialog[open]") !== null');
      expect(await settled(page, isInside)).toBe(true);
      await page.keyboard.press('Escape');
      await keys.waitFor({ state: 'hidden' });
      await expect.poll(() => page.evaluate('document.activeElement.ariaLabel')).toBe('Table menu');
    }
  });
});
