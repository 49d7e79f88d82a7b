/** Every screen of the app that is not a table. */

import { GAME_IDS } from '@parlor/registry';
import { contents } from '@parlor/registry/contents';
import type { Page } from 'playwright-core';
import { still } from './looking.ts';

export const SCREENS: readonly string[] = [
  '/',
  '/new',
  ...GAME_IDS.map((game) => `/new/${game}`),
  `/new/${GAME_IDS[0]}?at=online`,
  '/join',
  '/tables',
  '/replays',
  '/learn',
  ...GAME_IDS.map((game) => `/learn/${game}`),
  ...GAME_IDS.filter((game) => contents[game].editing).map((game) => `/sets/${game}`),
  '/settings',
  '/verify',
  '/recover',
  '/nowhere',
];

/** Until the screen is there, and what it shows first. */
export async function settle(page: Page): Promise<void> {
  await page.locator('#content h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await still(page);
}
