import { GAME_IDS } from '@parlor/registry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './axe.ts';
import { expectFineTable } from './fine.ts';
import {
  DESKTOP,
  type House,
  LYING_PHONE,
  openHouse,
  PHONE,
  SMALL_PHONE,
  TABLET,
} from './house.ts';
import { LAID_OUT } from './languages.ts';
import { goOnTo } from './localMatch.ts';
import { findPhases, type Found, PHASES } from './phases/index.ts';

/** A phone in the evening and a desk in the morning elsewhere: here the other way round. */
const LOOKS = [
  { viewport: DESKTOP, theme: 'dark' },
  { viewport: PHONE, theme: 'light' },
  { viewport: SMALL_PHONE, theme: 'light' },
  { viewport: LYING_PHONE, theme: 'light' },
  { viewport: TABLET, theme: 'dark' },
] as const;

describe.each(LAID_OUT)('every phase of every game (%s), for everyone', (spoken) => {
  let house: House;
  let page: Page;
  let found: ReadonlyMap<string, Found>;

  beforeAll(async () => {
    found = await findPhases(PHASES);
    house = await openHouse();
    page = await house.visit({ chosen: { spoken } });
  });
  afterAll(() => house?.close());

  it('has phases of every game of the house', () => {
    expect(new Set(PHASES.map(({ game }) => game))).toEqual(new Set(GAME_IDS));
  });

  it.each(PHASES.map(({ game, name }) => `${game}: ${name}`))('%s', async (name) => {
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'dark' });
    await goOnTo(page, found.get(name)!);
    for (const { viewport, theme } of LOOKS) {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize(viewport);
      const what = `${name}, ${viewport.width} × ${viewport.height}, ${theme}`;
      // What differs on the other phones is only where things are.
      if (viewport === DESKTOP || viewport === PHONE) await expectAccessible(page, what);
      await expectFineTable(page, what);
    }
  });
});
