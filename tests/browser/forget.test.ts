import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { type House, openHouse, PHONE } from './house.ts';
import { keptMatch, putMatch } from './localMatch.ts';
import { settled } from './looking.ts';

/** Longer than a forgotten match can be taken back. */
const TOO_LONG = '01:00';

describe('a match of this device that is forgotten', () => {
  let house: House;
  let page: Page;
  let address = '';

  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  beforeEach(async () => {
    page = await house.visit();
    await page.clock.install();
    address = await putMatch(page, { game: 'zillionaire', seats: 3 });
    await page.goto('/');
    await cross().waitFor();
    return () => page.context().close();
  });

  const cross = () => page.getByRole('button', { name: 'Forget this match of Zillionaire' });
  const undo = () =>
    page.getByRole('button', { name: 'Undo: the match of Zillionaire is forgotten' });
  const isKept = async (): Promise<boolean> => (await keptMatch(page, address)) !== undefined;
  const hasFocus = (button: ReturnType<typeof cross>): Promise<boolean> =>
    button.evaluate((element) => element === element.ownerDocument.activeElement);

  it('comes back when it is undone, by keys alone, however long one thinks about it', async () => {
    await cross().focus();
    await page.keyboard.press('Enter');
    await undo().waitFor();
    await expect.poll(() => hasFocus(undo())).toBe(true);
    await page.getByText('Forgotten. You can still undo it.').waitFor();
    await expectAccessible(page, 'a match that is about to be forgotten');
    await page.clock.fastForward(TOO_LONG);
    expect(await settled(page, isKept)).toBe(true);
    await page.keyboard.press('Enter');
    await cross().waitFor();
    await expect.poll(() => hasFocus(cross())).toBe(true);
    await page.clock.fastForward(TOO_LONG);
    expect(await settled(page, isKept)).toBe(true);
    await expect.poll(() => page.locator(`a[href="${address}"]`).count()).toBe(1);
  });

  it('is kept while it can be undone, and gone after that', async () => {
    await page.setViewportSize(PHONE);
    await cross().dblclick();
    await undo().waitFor();
    await expectFits(page, 'a match that is about to be forgotten');
    expect(await settled(page, isKept)).toBe(true);
    await page.mouse.move(0, 0);
    await page.clock.fastForward(TOO_LONG);
    await undo().waitFor({ state: 'detached' });
    await expect.poll(isKept).toBe(false);
    await expect.poll(() => cross().count()).toBe(0);
  });

  it('is gone for whoever goes on to another screen', async () => {
    await cross().click();
    await page.getByRole('link', { name: 'Tables', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Tables', level: 1 }).waitFor();
    await expect.poll(isKept).toBe(false);
    await expect.poll(() => cross().count()).toBe(0);
  });

  it('can be undone in the list of finished ones, too', async () => {
    address = await putMatch(page, { game: 'trump', seats: 3, isOver: true });
    await page.goto('/replays');
    await page.getByRole('button', { name: /^Forget this match of Trump/ }).click();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.clock.fastForward(TOO_LONG);
    expect(await settled(page, isKept)).toBe(true);
  });
});
