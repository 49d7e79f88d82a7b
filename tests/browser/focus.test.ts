import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { putMatch, wholeTable } from './localMatch.ts';
import { settled } from './looking.ts';

/** What has the focus: its words, and whether it lies in the open sheet. */
const FOCUSED = `(() => {
  const { activeElement } = document;
  return {
    isNowhere: activeElement === document.body,
    isInSheet: activeElement.closest('dialog[open]') !== null,
    says: activeElement.textContent.trim(),
  };
})()`;

interface Focused {
  readonly isNowhere: boolean;
  readonly isInSheet: boolean;
  readonly says: string;
}

describe('the focus at a table', () => {
  let house: House;
  let page: Page;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());
  beforeEach(async () => {
    page = await house.visit();
    await page.goto(await putMatch(page, { game: 'zillionaire', seats: 3 }));
    await page.locator('.mine .acts').waitFor();
    await wholeTable(page);
    return () => page.context().close();
  });

  const focused = (): Promise<Focused> => page.evaluate<Focused>(FOCUSED);
  const openMenu = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.locator('dialog[open] .sheet-body button').first().waitFor();
  };

  it('goes to the question when what had it goes', async () => {
    await page.locator('.hand button').first().focus();
    await page.evaluate('document.activeElement.remove()');
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('ask');
  });

  it('goes to the question when what had it can no longer be pressed', async () => {
    await page.locator('.hand button').first().focus();
    await page.evaluate('document.activeElement.disabled = true');
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('ask');
  });

  it('stays in an open sheet when what had it goes', async () => {
    await openMenu();
    await page.locator('dialog[open] .sheet-body button').nth(1).focus();
    await page.evaluate('document.activeElement.remove()');
    await expect.poll(focused).toMatchObject({ isNowhere: false, isInSheet: true });
  });

  it('is left alone when somebody presses where nothing is', async () => {
    await page.locator('.hand button').first().focus();
    await page.locator('.cloth').click({ position: { x: 8, y: 8 } });
    await page.locator('.hand button').last().evaluate('(element) => element.classList.add("any")');
    expect(await settled(page, focused)).toMatchObject({ isNowhere: true });
  });

  it('walks through a sheet by arrows, round and round', async () => {
    await openMenu();
    const choices = page.locator('dialog[open] .sheet-body button');
    const texts = await settled(page, () => choices.allInnerTexts());
    const all = texts.map((text) => text.trim());
    expect(all.length).toBeGreaterThan(3);
    await choices.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toMatchObject({ says: all[1] });
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect.poll(focused).toMatchObject({ says: all.at(-1) });
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toMatchObject({ says: all[0] });
  });
});
