/**
 * Pictures of every screen, and of every game's table in several phases, on a
 * desktop and on a phone, in both themes: `npm run shots [folder]`.
 */

import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { LOOK } from '../tests/browser/look.mjs';
import { BROWSER_FLAGS, findBrowser, HOW_TO_GET_ONE } from './browser.mjs';
import { startHouse } from './house.mjs';
import { ROOT } from './tree.mjs';

/** @import { Page } from 'playwright-core' */
/** @typedef {readonly [x: number, y: number]} Spot */
/** @typedef {{ isOver: boolean, isAsked: boolean, primary?: Spot, targets: Spot[] }} Sight */

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** @type {readonly ('dark' | 'light')[]} */
const THEMES = ['dark', 'light'];

const GAMES = readdirSync(join(ROOT, 'packages/games'));

const SCREENS = [
  '/',
  '/new',
  ...GAMES.map((game) => `/new/${game}`),
  '/join',
  '/tables',
  '/replays',
  '/learn',
  ...GAMES.map((game) => `/learn/${game}`),
  '/settings',
  '/verify',
  '/recover',
  '/nowhere',
];

/** Pictures are taken after so many actions of one's own: the first question, something chosen, later on. */
const PHASES = [0, 5, 12, 25, 40];

/** Nothing to wait for, and nothing that moves. */
const CHOSEN = { speed: 'instant', guided: false, sound: false, name: 'Ines' };

const PATIENCE_MS = 45_000;

async function takeAll(/** @type {string} */ folder) {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(HOW_TO_GET_ONE);
  mkdirSync(folder, { recursive: true });
  const house = await startHouse();
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    for (const [size, viewport] of Object.entries(SIZES)) {
      const context = await browser.newContext({
        viewport,
        baseURL: house.address,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await context.addInitScript(`
        for (const [name, value] of Object.entries(${JSON.stringify(CHOSEN)}))
          localStorage.setItem('parlor.' + name, JSON.stringify(value));`);
      const page = await context.newPage();
      const camera = { page, folder, size };
      for (const game of GAMES) await takeTable(camera, game);
      await takeOpenTable(camera);
      // Last, so that there is something in the lists.
      for (const address of SCREENS) {
        await page.goto(address);
        await page.locator('#content h1').first().waitFor();
        await page.waitForLoadState('networkidle');
        await take(camera, `screen-${address.slice(1).replaceAll('/', '-') || 'home'}`, true);
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await house.stop();
  }
}

/** @typedef {{ page: Page, folder: string, size: string }} Camera */

/** One picture for each theme. */
async function take(
  /** @type {Camera} */ { page, folder, size },
  /** @type {string} */ name,
  fullPage = false,
) {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    const path = join(folder, `${name}-${size}-${colorScheme}.png`);
    await page.screenshot({ path, fullPage, animations: 'disabled' });
  }
}

/** A match against the house bots, from the first question to the end and its replay. */
async function takeTable(/** @type {Camera} */ camera, /** @type {string} */ game) {
  const { page } = camera;
  await page.goto(`/new/${game}`);
  await page.locator('.finish .btn.primary').click();
  await page.waitForURL('**/local/*');
  await page.locator('.app').waitFor();
  const ends = Date.now() + PATIENCE_MS;
  for (let turn = 0; Date.now() < ends; ) {
    const sight = /** @type {Sight} */ (await page.evaluate(LOOK));
    if (sight.isOver) break;
    if (!sight.isAsked) {
      await page.waitForTimeout(15);
      continue;
    }
    if (PHASES.includes(turn)) await take(camera, `table-${game}-${turn}`);
    await press(page, sight, turn);
    turn++;
  }
  if (!(await page.locator('.ending').isVisible())) return;
  await take(camera, `table-${game}-end`);
  await page.goto(page.url().replace('/local/', '/replay/').concat('?at=9&from=open'));
  await page.locator('.replay-bar').waitFor();
  await take(camera, `replay-${game}`, true);
}

/** The brass button, and now and then something else. */
async function press(
  /** @type {Page} */ page,
  /** @type {Sight} */ { primary, targets },
  /** @type {number} */ turn,
) {
  const spot = primary && turn % 4 !== 3 ? primary : targets[(turn * 7919) % targets.length];
  if (spot) await page.mouse.click(...spot);
}

/** Before a match with friends. */
async function takeOpenTable(/** @type {Camera} */ camera) {
  const { page } = camera;
  await page.goto('/new/zillionaire?at=online');
  await page.locator('.finish .btn.primary').click();
  await page.waitForURL('**/table/*');
  await page.locator('.before').waitFor();
  await take(camera, 'screen-open-table', true);
}

const folder = resolve(process.argv[2] ?? join(ROOT, 'shots'));
await takeAll(folder);
console.log(`${readdirSync(folder).length} pictures in ${folder}`);
