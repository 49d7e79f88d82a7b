/** Pictures of what can happen around a table: sheets, hand-over, lessons, a lost line. */

import type { Page } from 'playwright-core';
import { putMatch, sitDown } from '../localMatch.ts';
import { findPhases, PHASES } from '../phases/index.ts';
import { clicking, look, playToTheEnd } from '../robot.ts';
import { type Camera, isWanted, take } from './camera.ts';

const AT = 'take-a-chance: rethrow';

/** By name: what has to be done at a table for it to be seen. */
const SHEETS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  hint: async (page) => {
    await page.getByRole('button', { name: 'Hint' }).first().click();
    await page.locator('.hint .best').first().waitFor();
  },
  log: (page) => page.getByRole('button', { name: 'Log' }).first().click(),
  talk: (page) => page.getByRole('button', { name: 'Table talk' }).first().click(),
  menu: (page) => page.getByRole('button', { name: 'Menu' }).first().click(),
  keys: (page) => page.keyboard.press('?'),
  text: (page) => page.keyboard.press('v'),
};

export async function takeStates(camera: Camera): Promise<void> {
  await takeSheets(camera);
  await takeLesson(camera);
  await takeHandOver(camera);
  await takeOnline(camera);
}

async function takeSheets(camera: Camera): Promise<void> {
  const { page } = camera;
  const found = await findPhases(PHASES.filter(({ game, name }) => `${game}: ${name}` === AT));
  for (const [name, open] of Object.entries(SHEETS)) {
    if (!isWanted(camera, `state ${name}`)) continue;
    await sitDown(page, found.get(AT)!);
    await open(page);
    await take(camera, `state ${name}`);
    if (name === 'text') await page.keyboard.press('v');
  }
}

async function takeLesson(camera: Camera): Promise<void> {
  if (!isWanted(camera, 'state lesson')) return;
  const { page } = camera;
  await page.evaluate(`localStorage.setItem('parlor.guided', 'true')`);
  const phases = PHASES.filter(({ name }) => name === 'rethrow' || name === 'lead');
  for (const [name, found] of await findPhases(phases)) {
    await sitDown(page, found);
    await page.locator('.lesson').waitFor();
    await take(camera, `state lesson ${name}`);
  }
  await page.evaluate(`localStorage.setItem('parlor.guided', 'false')`);
}

async function takeHandOver(camera: Camera): Promise<void> {
  if (!isWanted(camera, 'state hand-over')) return;
  const { page } = camera;
  const people = ['Ines', 'Marlene'];
  await page.goto(await putMatch(page, { game: 'eight-and-a-half', seats: 2, people }));
  await page.locator('.app').waitFor();
  const passing = page.locator('.hand-over');
  for (let turn = 0; !(await passing.isVisible()); turn++) {
    const sight = await look(page);
    if (sight.isAsked) await clicking.act(page, sight, turn);
  }
  await take(camera, 'state hand-over');
}

/** Before a match, the lobby that shows it, at the table, and when the line is lost. */
async function takeOnline(camera: Camera): Promise<void> {
  if (!isWanted(camera, 'state online')) return;
  const { page } = camera;
  await page.goto('/new/zillionaire?at=online');
  await page.locator('.finish .btn.primary').click();
  await page.waitForURL('**/table/*');
  await page.locator('.before').waitFor();
  await take(camera, 'state online before a match', { isWhole: true });
  const table = page.url();
  const other = await page.context().browser()!.newContext({ viewport: page.viewportSize()! });
  const guest = await other.newPage();
  await guest.goto(new URL('/tables', table).href);
  await guest.locator('#content h1').first().waitFor();
  await guest.waitForLoadState('networkidle');
  await take({ ...camera, page: guest }, 'state online lobby', { isWhole: true });
  await other.close();
}

export { playToTheEnd };
