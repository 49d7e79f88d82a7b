/** What can lie over a table or take its place, and how it is called up. */

import type { Page } from 'playwright-core';

const isOpen = (page: Page): Promise<void> => page.locator('dialog[open]').waitFor();

const byKey =
  (key: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press(key);
    await isOpen(page);
  };

export const SHEETS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async hint(page) {
    await page.locator('header button:not([aria-haspopup])').first().click();
    await page.locator('.hint .best').first().waitFor();
  },
  log: byKey('l'),
  talk: byKey('t'),
  keys: byKey('?'),
  async menu(page) {
    await page.locator('header button[aria-haspopup="dialog"]').last().click();
    await isOpen(page);
  },
  async text(page) {
    await page.keyboard.press('v');
    await page.locator('.text-board').waitFor();
  },
};
