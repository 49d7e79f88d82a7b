/** All pictures, in both sizes. Run by scripts/shots.mjs. */

import type { Browser } from 'playwright-core';
import { DESKTOP, PHONE, visit } from '../visit.ts';
import type { Camera } from './camera.ts';
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

export async function takeAll({ browser, address, folder }: Studio, only: string): Promise<void> {
  for (const { size, viewport, usual } of SIZES) {
    const page = await visit(browser, address, { viewport, chosen: { name: 'Ines' } });
    const camera: Camera = { page, size, usual, folder, only };
    await takeTables(camera);
    await takeStates(camera);
    // Last, so that there is something in the lists.
    await takeScreens(camera);
    await page.context().close();
  }
}
