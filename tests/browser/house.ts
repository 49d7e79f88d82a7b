/** A house of our own for the browser tests: the built server with the built pages, on a free port. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser, HOW_TO_GET_ONE } from '../../scripts/browser.mjs';
import { ensureBuilt } from '../../scripts/build.mjs';

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
  /** What the person has chosen on this device, by name. */
  readonly chosen?: Readonly<Record<string, unknown>>;
}

/** Nothing to wait for: bots and pictures are as fast as they can be. */
const INSTANT = { speed: 'instant', guided: false, sound: false };

export async function openHouse(env: Readonly<Record<string, string>> = {}): Promise<House> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(HOW_TO_GET_ONE);
  await ensureBuilt(undefined, 'web');
  const program = await ensureBuilt(undefined, 'server');
  const folder = mkdtempSync(join(tmpdir(), 'parlor-house-'));
  const server = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      BOT_PACE_MS: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressOf(server);
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  const stopServer = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
  };
  return {
    address,
    browser,
    visit: (settings) => visit(browser, address, settings),
    stopServer,
    async close() {
      await browser.close();
      await stopServer();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout!.on('data', (data: Buffer) => {
      said += data.toString();
      const address = /http:\/\/\S+?(?=\/?\s)/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`the server left with ${code}`)));
  });
}

async function visit(
  browser: Browser,
  address: string,
  { viewport = DESKTOP, theme = 'dark', chosen = {} }: VisitSettings = {},
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport,
    colorScheme: theme,
    baseURL: address,
    hasTouch: viewport.width < 900,
    reducedMotion: 'reduce',
  });
  // As text: it runs in the page, of which the types here know nothing. What was chosen later stays.
  await context.addInitScript(`
    for (const [name, value] of Object.entries(${JSON.stringify({ ...INSTANT, ...chosen })})) {
      if (localStorage.getItem('parlor.' + name) === null) localStorage.setItem('parlor.' + name, JSON.stringify(value));
    }`);
  const page = await context.newPage();
  // Whatever a page cannot cope with is a defect, wherever it happens.
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}
