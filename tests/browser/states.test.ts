import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { expectUncovered } from './covered.ts';
import { DESKTOP, type House, LYING_PHONE, openHouse, PHONE, SMALL_PHONE } from './house.ts';
import { expectLaidOut } from './layout.ts';
import { sitDown, wholeTable } from './localMatch.ts';
import { resize, settled } from './looking.ts';
import { findPhases, type Found, PHASES } from './phases/index.ts';
import { SHEETS } from './sheets.ts';
import { expectOwnSigns } from './signs.ts';

const AT = 'take-a-chance: rethrow';
const LESSONS = [AT, 'zillionaire: exchange', 'trump: open', 'pure-profit: act'];

async function expectFineEverywhere(page: Page, what: string): Promise<void> {
  for (const viewport of [DESKTOP, PHONE, SMALL_PHONE, LYING_PHONE]) {
    await resize(page, viewport);
    await expectFits(page, `${what} at ${viewport.width}`);
    await expectLaidOut(page, `${what} at ${viewport.width}`);
  }
  await expectAccessible(page, what);
  await expectOwnSigns(page, what);
}

describe('around a table', () => {
  let house: House;
  let found: ReadonlyMap<string, Found>;
  beforeAll(async () => {
    found = await findPhases(
      PHASES.filter(({ game, name }) => LESSONS.includes(`${game}: ${name}`)),
    );
    house = await openHouse();
  });
  afterAll(() => house?.close());

  describe('what lies over it', () => {
    let page: Page;
    beforeAll(async () => {
      page = await house.visit({ theme: 'light' });
    });

    it.each(Object.keys(SHEETS))('%s', async (name) => {
      await page.setViewportSize(PHONE);
      await sitDown(page, found.get(AT)!);
      await SHEETS[name]!(page);
      await expectFineEverywhere(page, name);
      // Back where one was: the question can be answered, and the focus is somewhere.
      await page.keyboard.press(name === 'text' ? 'v' : 'Escape');
      await page.locator('dialog[open], .text-board').waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate('document.activeElement !== document.body')).toBe(true);
    });
  });

  it('a lesson is beside what can be done, and is told once', async () => {
    const page = await house.visit({ viewport: PHONE, chosen: { guided: true } });
    await sitDown(page, found.get(AT)!);
    const lesson = page.getByRole('note', { name: 'Keep what fits' });
    await lesson.waitFor();
    await expectFineEverywhere(page, 'a lesson');
    await page.getByRole('button', { name: 'Got it' }).click();
    await lesson.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.mine .acts').waitFor();
    await wholeTable(page);
    expect(await settled(page, () => lesson.count())).toBe(0);
    await page.context().close();
  });

  it.each(LESSONS)('a lesson about %s covers nothing on a phone on its side', async (name) => {
    const page = await house.visit({ viewport: LYING_PHONE, chosen: { guided: true } });
    await sitDown(page, found.get(name)!);
    const lesson = page.locator('.lesson');
    await lesson.waitFor();
    await expectUncovered(page, name);
    await expectLaidOut(page, name);
    await expectFits(page, name);
    // Read when that is wished for, and gone when it is understood; perhaps there is another one then.
    const text = lesson.locator('p');
    expect(await settled(page, () => text.count())).toBe(0);
    await lesson.getByRole('button', { name: 'Read' }).click();
    await text.waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Got it');
    await lesson.getByRole('button', { name: 'Got it' }).click();
    await text.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('advice says what each choice of dice is worth, and can be taken over', async () => {
    const page = await house.visit();
    await sitDown(page, found.get(AT)!);
    const worth = page.getByRole('region', { name: 'Throw again' });
    expect(await settled(page, () => worth.count())).toBe(0);
    await page.keyboard.press('h');
    await worth.waitFor();
    const best = worth.getByRole('button', { name: /on average, the best$/ }).first();
    await expectAccessible(page, 'advice about dice');
    await expectOwnSigns(page, 'advice about dice');
    const other = worth.getByRole('button', { name: /again: \$[\d,]+ on average/ }).first();
    await other.click();
    await expect.poll(() => other.getAttribute('aria-pressed')).toBe('true');
    const acts = page.getByRole('group', { name: 'Answer' });
    await acts.getByRole('button', { name: /^Throw \d again/ }).waitFor();
    await best.click();
    await expect.poll(() => best.getAttribute('aria-pressed')).toBe('true');
    await page.context().close();
  });
});
