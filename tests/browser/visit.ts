/** A person with a browser of their own comes to a house. */

import type { Browser, BrowserContext, Page } from 'playwright-core';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 360, height: 640 };
/** Upright; on its side it is a small desk. */
export const TABLET = { width: 768, height: 1024 };
/** A phone on its side. */
export const LYING_PHONE = { width: 844, height: 390 };

export interface VisitSettings {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly theme?: 'dark' | 'light';
  /** Keeps the app for when the network is off; takes a moment, so only where it matters. */
  readonly keepsApp?: boolean;
  /** What the browser says its person reads; English where nothing is said. */
  readonly locale?: string;
  /** What the person has chosen on this device, by name. */
  readonly chosen?: Readonly<Record<string, unknown>>;
}

/** Only what never comes should meet this: a busy machine is no defect. */
const PATIENCE_MS = 60_000;

/** How many times slower pages are than this machine could draw them: see CONTRIBUTING.md. */
const SLOWNESS = Number(process.env['PARLOR_SLOW'] ?? 1);

/** Nothing to wait for: bots and pictures are as fast as they can be. */
const INSTANT = { speed: 'instant', guided: false, sound: false };

export async function visit(
  browser: Browser,
  address: string,
  {
    viewport = DESKTOP,
    theme = 'dark',
    keepsApp = false,
    locale = 'en-US',
    chosen = {},
  }: VisitSettings = {},
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport,
    colorScheme: theme,
    locale,
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
  // What the content policy forbids would be missing without a word.
  await context.addInitScript(`
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, lineNumber }) => {
      throw new Error('forbidden by ' + violatedDirective + ' at ' + sourceFile + ':' + lineNumber);
    })`);
  context.setDefaultTimeout(PATIENCE_MS);
  if (SLOWNESS > 1) context.on('page', (page) => void slowDown(page));
  const page = await context.newPage();
  // Whatever a page cannot cope with is a defect, wherever it happens.
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
}
