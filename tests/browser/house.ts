/** A house of our own for the browser tests: the built server with the built pages, on a free port. */

import { type Browser, chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser, HOW_TO_GET_ONE } from '../../scripts/browser.mjs';
import { startHouse } from '../../scripts/house.mjs';
import { visit, type VisitSettings } from './visit.ts';

export { DESKTOP, LYING_PHONE, PHONE, SMALL_PHONE, TABLET } from './visit.ts';

export interface House {
  readonly address: string;
  readonly browser: Browser;
  /** A person with a browser of their own. */
  visit(settings?: VisitSettings): Promise<Page>;
  stopServer(): Promise<void>;
  close(): Promise<void>;
}

export async function openHouse(env: Readonly<Record<string, string>> = {}): Promise<House> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(HOW_TO_GET_ONE);
  const { address, stop } = await startHouse(env);
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  return {
    address,
    browser,
    visit: (settings) => visit(browser, address, settings),
    stopServer: stop,
    async close() {
      await browser.close();
      await stop();
    },
  };
}
