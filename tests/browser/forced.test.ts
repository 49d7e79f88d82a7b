/** The page answers where there is nothing to choose, for whoever wishes so. */

import { GAME_IDS, games } from '@parlor/registry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFits } from './axe.ts';
import { type House, openHouse, PHONE } from './house.ts';
import { settled, until } from './looking.ts';
import { playAt } from './playing.ts';

/** Where whoever cannot play has to pass. */
const GAME = GAME_IDS.find(
  (id) => games[id].seatCounts[0] === 3 && games[id].seatCounts.includes(6),
)!;

describe('an answer without a choice', () => {
  let house: House;
  let page: Page;
  beforeAll(async () => {
    house = await openHouse();
    page = await house.visit({ viewport: PHONE, chosen: { textTable: true, lastGame: GAME } });
  });
  afterAll(() => house?.close());

  const coming = () => page.getByText(/^Answering for you: /);
  const board = (): Promise<string> => page.locator('.text-board').innerText();
  const answers = () => page.locator('.text-answers button');
  const untilForced = () => playAt([page], { until: () => coming().isVisible() });

  it('is one’s own as long as nothing else is wished, which the menu of the table is for', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.waitForURL('**/local/*');
    await answers().first().waitFor();
    await page.getByRole('button', { name: 'Table menu' }).click();
    const off = page.getByRole('button', { name: 'I answer even where there is no choice' });
    await expectFits(page, 'the menu of a table');
    await off.click();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Page answers where there is no choice' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('is announced, and given by the page', async () => {
    let before = '';
    await playAt([page], {
      async until() {
        before = await board();
        return coming().isVisible();
      },
    });
    // Nobody presses anything any more.
    await expect.poll(() => coming().count()).toBe(0);
    await expect.poll(board).not.toBe(before);
  });

  it('is left to whoever presses anything meanwhile', async () => {
    // On a slow machine the page may be faster.
    await until('one that is stopped', async () => {
      await untilForced();
      await page.keyboard.press('Escape');
      const isLeft = async () => (await coming().count()) === 0 && (await answers().count()) === 1;
      return settled(page, isLeft);
    });
    const before = await settled(page, board);
    await answers().click();
    await expect.poll(board).not.toBe(before);
  });
});
