/** Whoever watches: what they are told, what they can do, and whether everybody has room who plays. */

import { GAME_IDS, games } from '@parlor/registry';
import { quickest } from '@parlor/registry/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { expectUncovered } from './covered.ts';
import { DESKTOP, type House, LYING_PHONE, openHouse, PHONE } from './house.ts';
import { expectLaidOut } from './layout.ts';
import { resize, settled } from './looking.ts';
import { chatLine, type Stage, stageOn, takeBackAsked, watchedBy } from './stage.ts';

const { game } = quickest();

/** Enough for something to hang at every seat. */
const MOVES = 14;

describe('somebody who watches', () => {
  let house: House;
  let page: Page;
  let stage: Stage;
  beforeAll(async () => {
    house = await openHouse();
    page = await house.visit();
    stage = await stageOn(page);
  });
  afterAll(() => house?.close());

  it.each(GAME_IDS)('%s: sees every seat of a full table whole', async (game) => {
    const most = games[game].seatCounts.at(-1)!;
    await page.setViewportSize(DESKTOP);
    await stage.show({ game, seats: most, moves: MOVES, seat: null });
    for (const viewport of [DESKTOP, PHONE, LYING_PHONE]) {
      await resize(page, viewport);
      const what = `${game} for ${most} at ${viewport.width}`;
      await expect.poll(() => page.locator('.seats > .seat').count()).toBe(most);
      await expectUncovered(page, what);
      await expectLaidOut(page, what);
    }
  });

  const at = (watchDelay: number, watching: number) =>
    stage.show({ game, seats: 3, seat: null, watching, table: { watchDelay } });
  const told = () => page.locator('.watching-line').innerText();

  it('reads so, how late, and with how many others, as a picture and as text', async () => {
    await page.setViewportSize(DESKTOP);
    await at(15, 3);
    await expect.poll(told).toBe('You are watching, 15 seconds late. So are 2 others.');
    await expectAccessible(page, 'watching late');
    await page.keyboard.press('v');
    await page.locator('.text-board').waitFor();
    await expect.poll(told).toBe('You are watching, 15 seconds late. So are 2 others.');
    await page.keyboard.press('v');
    await at(300, 1);
    await expect.poll(told).toBe('You are watching, 5 minutes late.');
  });

  it('finds no command of those who play, in the menu, on the keys or in a strip', async () => {
    await at(0, 1);
    await expect.poll(told).toBe('You are watching live.');
    stage.tell(takeBackAsked(1));
    // What comes after it is here: it had its time.
    stage.tell(chatLine('a-line', 'May I?'));
    await page.locator('.seat').getByText('May I?').waitFor();
    const asked = page.getByRole('alertdialog');
    expect(await settled(page, () => asked.count())).toBe(0);
    const labels = () => page.locator('.menu button').allInnerTexts();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await expect
      .poll(labels)
      .toEqual(['Table as text', 'Sound is off', 'Keys', 'Settings', 'Home']);
    await page.getByRole('button', { name: 'Keys', exact: true }).click();
    const keys = page.locator('.key-list');
    await keys.waitFor();
    const does = await settled(page, () => keys.innerText());
    for (const ofPlayers of ['take back', 'hint', 'the brass button'])
      expect(does).not.toContain(ofPlayers);
    await page.keyboard.press('Escape');
    for (const key of ['u', 'h', '1']) await page.keyboard.press(key);
    expect(await settled(page, () => page.locator('dialog[open]').count())).toBe(0);
    expect(stage.said).toEqual([]);
  });

  it('is counted for those who play: a number, and nothing else', async () => {
    const watched = page.locator('.bar .watched');
    await page.setViewportSize(DESKTOP);
    await stage.show({ game, seats: 3, seat: 0, watching: 2 });
    for (const viewport of [DESKTOP, PHONE]) {
      await resize(page, viewport);
      await expect.poll(() => watched.getAttribute('aria-label')).toBe('2 people are watching.');
      await expect.poll(() => watched.innerText()).toBe('2');
      await expectFits(page, `watched at ${viewport.width}`);
    }
    await expectAccessible(page, 'watched');
    stage.tell(watchedBy(3, 0));
    await watched.waitFor({ state: 'detached' });
  });
});
