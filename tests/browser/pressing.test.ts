/** Presses that were meant for something else do no harm, and Enter does what the brass button says. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { keptRecord, sitDown } from './localMatch.ts';
import { findPhases, PHASES } from './phases/index.ts';

const SETTLE = 'pure-profit: settle';
const END = 'pure-profit: end';

describe('pressing', () => {
  let house: House;
  let found: Awaited<ReturnType<typeof findPhases>>;
  beforeAll(async () => {
    house = await openHouse();
    found = await findPhases(
      PHASES.filter(({ game, name }) => [SETTLE, END].includes(`${game}: ${name}`)),
    );
  });
  afterAll(() => house?.close());

  it('Enter on a pile that is of no use now is the brass button', async () => {
    const page = await house.visit();
    const address = await sitDown(page, found.get(SETTLE)!);
    const played = async (): Promise<number> =>
      ((await keptRecord(page, address)) as { moves: unknown[] }).moves.length;
    const before = await played();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await page.locator('.pp-pile:focus[aria-disabled="true"]').waitFor();
    await page.keyboard.press('Enter');
    // An explanation of the pile would change the words of the question, too.
    await expect.poll(played).toBeGreaterThan(before);
    await page.context().close();
  });

  it('a second press of what ended the match hits nothing that has just appeared', async () => {
    const page = await house.visit();
    await page.addInitScript(`new MutationObserver((_, watch) => {
      const acts = document.querySelector('.ending .acts');
      if (!acts) return;
      watch.disconnect();
      window.wasInert = acts.inert;
    }).observe(document, { childList: true, subtree: true })`);
    await sitDown(page, found.get(END)!);
    await expect.poll(() => page.evaluate('window.wasInert')).toBe(true);
    await page.locator('.ending').getByRole('button', { name: 'Watch the replay' }).click();
    await page.waitForURL('**/replay/*');
    await page.context().close();
  });
});
