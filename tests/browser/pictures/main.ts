/** All pictures, in both sizes. Run by scripts/shots.mjs. */

import type { Browser } from 'playwright-core';
import { DESKTOP, PHONE, visit } from '../visit.ts';
import { takeScreens } from './screens.ts';
import { takeStates } from './states.ts';
import { takeTables } from './tables.ts';

export { takeReadme } from './readme.ts';

export interface Studio {
  readonly browser: Browser;
  readonly address: string;
  readonly folder: string;
}

const SIZES = [
  { size: 'desktop', viewport: DESKTOP, usual: 'dark' },
  { size: 'phone', viewport: PHONE, usual: 'light' },
] as const;

export async function takeAll(
  { browser, address, folder }: Studio,
  only: string,
  spoken: string,
): Promise<void> {
  for (const { size, viewport, usual } of SIZES) {
    for (const takeThem of [takeTables, takeStates, takeScreens]) {
      const page = await visit(browser, address, { viewport, chosen: { name: 'Ines', spoken } });
      await takeThem({ page, size, usual, folder, only, spoken });
      await page.context().close();
    }
  }
}
