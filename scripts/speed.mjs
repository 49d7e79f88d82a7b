/**
 * How fast the pages are: for every game the time from opening a match of this
 * device until its question can be answered, and the longest time the page was
 * blocked then and in the moves that follow; and the same for every screen and
 * for an evening at every table. `npm run speed`; of use only on a machine that
 * has nothing else to do.
 */

import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser, HOW_TO_GET_ONE } from './browser.mjs';
import { startHouse } from './house.mjs';
import { tasksOf } from './mainThreadTasks.mjs';
import { measuredRoutes } from './measuredRoutes.mjs';

const GAMES = ['Zillionaire', 'Trump: The Game', '8½', 'Take a Chance', 'Pure Profit'];
const STARTS = 5;
const MOVES = 12;

/** Runs in the page before anything else does. */
const WATCH = `
  const look = () => {
    if (document.querySelector('.mine .acts')) globalThis.readyAt ??= performance.now();
    else requestAnimationFrame(look);
  };
  look();`;

const WIDTH = 26;
/** The longest task, the work in it, and the most work in any. */
const BLOCKED = ' blocked     work     most';

/** Within these the promise of the page is kept, in milliseconds. */
const START_LIMIT = 1000;
const TASK_LIMIT = 50;

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error(HOW_TO_GET_ONE);
const house = await startHouse();
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
const before = processorTimes();
let isKept = true;
try {
  console.log(
    `${'a match of this device'.padEnd(WIDTH)} ${BLOCKED}     ready after (median, longest)`,
  );
  for (const game of GAMES) {
    const { starts, tasks } = await measure(game);
    const sorted = starts.toSorted((a, b) => a - b);
    const median = sorted[STARTS >> 1] ?? Infinity;
    const longest = Math.max(...starts);
    isKept &&= longest <= START_LIMIT;
    console.log(`${rowOf(game, tasks)}     ${ms(median)} ${ms(longest)}`);
  }
  console.log(`\n${'everything else'.padEnd(WIDTH)} ${BLOCKED}`);
  for await (const { what, tasks } of measuredRoutes(browser, house.address, GAMES))
    console.log(rowOf(what, tasks));
} finally {
  await browser.close();
  await house.stop();
}
const after = processorTimes();
if (after.stolen > before.stolen) {
  const share = (after.stolen - before.stolen) / (after.all - before.all);
  console.log(`Others on its host had ${(100 * share).toFixed(1)} % of this machine meanwhile.`);
}
console.log(isKept ? 'As promised.' : 'Slower than promised, here and now.');
process.exitCode = isKept ? 0 : 1;

function ms(/** @type {number} */ value) {
  return `${Math.round(value)} ms`.padStart(8);
}

/** How long the page was blocked at most, and the most it worked at one go. */
function rowOf(
  /** @type {string} */ what,
  /** @type {readonly import('./mainThreadTasks.mjs').Task[]} */ tasks,
) {
  const task = tasks.reduce((one, other) => (other.lasted > one.lasted ? other : one));
  isKept &&= task.lasted <= TASK_LIMIT;
  const most = Math.max(...tasks.map(({ work }) => work));
  return `${what.padEnd(WIDTH)} ${ms(task.lasted)} ${ms(task.work)} ${ms(most)}`;
}

/** Since the machine was started; on a host that is shared, whatever is measured takes longer than it would. */
function processorTimes() {
  const counters = '/proc/stat';
  const [all = 0, stolen = 0] = existsSync(counters) ? timesIn(readFileSync(counters, 'utf8')) : [];
  return { all, stolen };
}

function timesIn(/** @type {string} */ counters) {
  const STOLEN = 7;
  const times =
    counters
      .split('\n')[0]
      ?.match(/\d+/g)
      ?.slice(0, STOLEN + 1)
      .map(Number) ?? [];
  return [times.reduce((sum, time) => sum + time, 0), times[STOLEN]];
}

async function measure(/** @type {string} */ game) {
  const context = await browser.newContext({ baseURL: house.address });
  await context.addInitScript(
    `localStorage.setItem('parlor.guided', 'false'); localStorage.setItem('parlor.speed', '"instant"');`,
  );
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('article', { name: game }).getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL('**/local/*');
  // Kept by now: the next start is a warm one.
  await page.locator('.mine .acts').first().waitFor();
  const address = page.url();
  await context.addInitScript(WATCH);
  /** @type {number[]} */
  const starts = [];
  /** @type {import('./mainThreadTasks.mjs').Task[]} */
  const tasks = [];
  for (let start = 0; start < STARTS; start++) {
    await page.goto('about:blank');
    const visited = await tasksOf(browser, page, address, async () => {
      await page.goto(address);
      // Not by looking whether it is there: each look would block the page, too.
      await page.waitForTimeout(START_LIMIT + 500);
      if (start === 0) await playOn(page);
    });
    tasks.push(...visited);
    starts.push(await page.evaluate('globalThis.readyAt ?? Infinity'));
  }
  await context.close();
  return { starts, tasks };
}

/** A few moves by keys: whoever clicks has to look first, which blocks the page, too. */
async function playOn(/** @type {import('playwright-core').Page} */ page) {
  for (let move = 0; move < MOVES; move++) {
    await page.keyboard.press(String(1 + (move % 3)));
    await page.keyboard.press('Enter');
    await page.waitForTimeout(250);
  }
}
