/** The pictures of the front page: one telling position of each game, the same every time. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { screens } from '@parlor/games/testing';
import type { Page } from 'playwright-core';
import { sitDown } from '../localMatch.ts';
import { findPhases, PHASES } from '../phases/index.ts';
import { settle } from '../screens.ts';
import { DESKTOP, PHONE, visit } from '../visit.ts';
import type { Studio } from './main.ts';

/** The greeting goes with the hour. */
const EVENING = new Date(2026, 0, 9, 20, 15);

const QUALITY = 88;

/** The house gives everybody a name of its own choice. As text: it runs in the page. */
const BE_INES = `fetch('/api/me', {
  method: 'PATCH',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Ines' }),
})`;

export async function takeReadme({ browser, address, folder }: Studio): Promise<void> {
  const phases = PHASES.filter(({ game, name }) => screens[game]?.portrait.phase === name);
  const found = await findPhases(phases);
  const open = async (viewport: typeof DESKTOP): Promise<Page> => {
    const page = await visit(browser, address, { viewport, chosen: { name: 'Ines' } });
    await page.clock.setFixedTime(EVENING);
    return page;
  };
  const home = await open(DESKTOP);
  await home.goto('/');
  await settle(home);
  await home.evaluate(BE_INES);
  await home.reload();
  await settle(home);
  await take(home, join(folder, 'home.webp'));
  const desk = await open(DESKTOP);
  const phone = await open(PHONE);
  const onPhone: Buffer[] = [];
  for (const { game, name } of phases) {
    for (const page of [desk, phone]) {
      await sitDown(page, found.get(`${game}: ${name}`)!);
      const press = screens[game]?.portrait.press;
      const button = press && page.getByRole('button', { name: press }).first();
      // What cards do is listed where there is room.
      if (button && (page === desk || (await button.isVisible()))) await button.click();
    }
    await take(desk, join(folder, `${game}.webp`));
    onPhone.push(await phone.screenshot({ animations: 'disabled' }));
  }
  // A page of nobody's, without the house's rules about pictures.
  const blank = await browser.newPage();
  await takeSideBySide(blank, onPhone, join(folder, 'phones.webp'));
  await blank.close();
  for (const page of [home, desk, phone]) await page.context().close();
}

/** A WebP is a fifth of a PNG; only the browser's own line can take one. */
async function take(page: Page, path: string): Promise<void> {
  // What is in motion comes to rest first, as in every other picture.
  await page.screenshot({ animations: 'disabled' });
  const line = await page.context().newCDPSession(page);
  const { data } = await line.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await writeFile(path, Buffer.from(data, 'base64'));
}

const GAP = 24;

async function takeSideBySide(
  page: Page,
  pictures: readonly Buffer[],
  path: string,
): Promise<void> {
  const width = Math.floor((DESKTOP.width - GAP * (pictures.length + 1)) / pictures.length);
  const height = Math.round((width * PHONE.height) / PHONE.width);
  await page.setViewportSize({ width: DESKTOP.width, height: height + 2 * GAP });
  await page.setContent(`
    <style>
      body { margin: 0; padding: ${GAP}px; display: flex; gap: ${GAP}px; background: #150f12; }
      img { width: ${width}px; height: ${height}px; border-radius: 20px; outline: 1px solid #6b5636; }
    </style>
    ${pictures.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`).join('')}`);
  await page.waitForFunction('[...document.images].every(({ complete }) => complete)');
  await take(page, path);
}
