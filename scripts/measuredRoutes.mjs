/** What people do at a page beside opening it, by keys: whoever clicks has to look first, which blocks the page, too. */

import { gamesIn } from './games.mjs';
import { tasksOf } from './mainThreadTasks.mjs';

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./mainThreadTasks.mjs').Task} Task */

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

const GAMES = gamesIn();

const SCREENS = [
  ...['/', '/learn', '/new', `/new/${GAMES.at(-1)}`, `/new/${GAMES[0]}?at=online`, '/tables'],
  ...['/join', '/replays', '/settings', '/verify', ...GAMES.map((game) => `/learn/${game}`)],
];

/** Hint, log, keys, and the table as text and back. */
const SHEETS = [
  ['h', 2500, 'Escape'],
  ['l', 600, 'Escape'],
  ['?', 600, 'Escape'],
  ['v', 600, 'v'],
];

const MOVES = 24;

/** At the pace people choose: with motion, sound and lessons. @returns {AsyncGenerator<{ what: string, tasks: Task[] }>} */
export async function* measuredRoutes(
  /** @type {Browser} */ browser,
  /** @type {string} */ address,
  /** @type {readonly string[]} */ games,
) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({ baseURL: address, viewport });
    const page = await context.newPage();
    /** @type {Task[]} */
    const opened = [];
    for (const screen of SCREENS) {
      const visited = await tasksOf(browser, page, address + screen, async () => {
        await page.goto(screen);
        await page.waitForTimeout(700);
      });
      opened.push(...visited);
    }
    yield { what: `${SCREENS.length} screens, ${size}`, tasks: opened };
    for (const game of games) {
      const tasks = await tasksOf(browser, page, `${address}/`, () => playAtTable(page, game));
      yield { what: `${game}, ${size}`, tasks };
    }
    await context.close();
  }
}

async function playAtTable(/** @type {Page} */ page, /** @type {string} */ game) {
  await page.goto('/');
  const poster = page.getByRole('article', { name: game });
  await poster.getByRole('button', { name: 'Play now' }).click();
  await page.waitForTimeout(2500);
  for (let move = 0; move < MOVES; move++) {
    await page.keyboard.press(String(1 + (move % 3)));
    await page.keyboard.press('Enter');
    await page.waitForTimeout(350);
  }
  for (const [open, ms, close] of SHEETS) {
    await page.keyboard.press(String(open));
    await page.waitForTimeout(Number(ms));
    await page.keyboard.press(String(close));
    await page.waitForTimeout(300);
  }
}
