/** A house of our own for the browser tests: the built server with the built pages, on a free port. */

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser, HOW_TO_GET_ONE } from '../../scripts/browser.mjs';
import { startHouse } from '../../scripts/house.mjs';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 360, height: 640 };

export interface House {
  readonly address: string;
  readonly browser: Browser;
  /** A person with a browser of their own. */
  visit(settings?: VisitSettings): Promise<Page>;
  stopServer(): Promise<void>;
  close(): Promise<void>;
}

export interface VisitSettings {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly theme?: 'dark' | 'light';
  /** Keeps the app for when the network is off; takes a moment, so only where it matters. */
  readonly keepsApp?: boolean;
  /** What the person has chosen on this device, by name. */
  readonly chosen?: Readonly<Record<string, unknown>>;
}

/** Only what never comes should meet this. */
const PATIENCE_MS = 20_000;

/** Nothing to wait for: bots and pictures are as fast as they can be. */
const INSTANT = { speed: 'instant', guided: false, sound: false };

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

async function visit(
  browser: Browser,
  address: string,
  { viewport = DESKTOP, theme = 'dark', keepsApp = false, chosen = {} }: VisitSettings = {},
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport,
    colorScheme: theme,
    baseURL: address,
    hasTouch: viewport.width < 900,
    reducedMotion: 'reduce',
    serviceWorkers: keepsApp ? 'allow' : 'block',
  });
  // As text: it runs in the page, of which the types here know nothing. What was chosen later stays.
  await context.addInitScript(`
    for (const [name, value] of Object.entries(${JSON.stringify({ ...INSTANT, ...chosen })})) {
      if (localStorage.getItem('parlor.' + name) === null) localStorage.setItem('parlor.' + name, JSON.stringify(value));
    }`);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  // Whatever a page cannot cope with is a defect, wherever it happens.
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}
