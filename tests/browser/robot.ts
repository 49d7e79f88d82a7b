/**
 * Plays through the page like somebody who tries whatever can be tried: the
 * brass button if it does something, otherwise a card, a die or another button.
 */

import type { Locator, Page } from 'playwright-core';

const STUCK_MS = 60_000;

export interface Robot {
  /** Presses one thing that can be pressed now. */
  act(page: Page, turn: number): Promise<void>;
}

/** What a turn can be made of, in the order of preference; none of it belongs to the bar or the rail. */
const TARGETS =
  '.mine button:not([disabled]), .cloth button:not([disabled]), .mine [role="button"], .cloth [role="button"]';

export const clicking: Robot = {
  async act(page, turn) {
    const primary = page.locator('.btn.primary:not([aria-disabled="true"]):visible').first();
    // Every few turns something else first, so that more than the one usual way is walked.
    if (turn % 4 !== 3 && (await primary.count()) > 0) return press(primary);
    const targets = page.locator(TARGETS).locator('visible=true');
    const count = await targets.count();
    if (count === 0) return;
    await press(targets.nth((turn * 7919) % count));
    const after = page.locator('.btn.primary:not([aria-disabled="true"]):visible').first();
    if ((await after.count()) > 0) await press(after);
  },
};

/** Only keys: arrows and space to choose, letters and Enter to do. */
export const typing: Robot = {
  async act(page, turn) {
    const keys = [
      'Enter',
      'Tab',
      'ArrowRight',
      'Space',
      'Enter',
      'p',
      'ArrowDown',
      'Space',
      'Enter',
      'd',
      '1',
      'Enter',
      'k',
      'r',
    ];
    await page.keyboard.press(keys[turn % keys.length]!);
  },
};

async function press(target: Locator): Promise<void> {
  // What is there may be gone the moment it is pressed: the table moves on by itself.
  await target.click({ timeout: 2000, force: true }).catch(() => {});
}

/** Plays until the match is over; throws when nothing happens for too long. */
export async function playToTheEnd(page: Page, robot: Robot, limitMs = 240_000): Promise<void> {
  const ends = Date.now() + limitMs;
  let lastChange = Date.now();
  let seen = '';
  for (let turn = 0; Date.now() < ends; turn++) {
    if (await page.locator('.ending').isVisible()) return;
    await robot.act(page, turn);
    const now = await page
      .locator('.app')
      .innerText()
      .catch(() => '');
    if (now !== seen) {
      seen = now;
      lastChange = Date.now();
    } else if (Date.now() - lastChange > STUCK_MS)
      throw new Error(`nothing happens any more:\n${now.slice(0, 2000)}`);
  }
  throw new Error('the match did not end in time');
}
