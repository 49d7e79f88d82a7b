import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { DESKTOP, type House, openHouse, PHONE, SMALL_PHONE } from './house.ts';
import { SCREENS, settle } from './screens.ts';

const SIZES = [
  ['on a desktop', DESKTOP],
  ['on a phone', PHONE],
  ['on a small phone', SMALL_PHONE],
] as const;

describe.each(['dark', 'light'] as const)('every screen in the %s theme', (theme) => {
  let house: House;
  let page: Page;
  beforeAll(async () => {
    house = await openHouse();
    page = await house.visit({ theme });
  });
  afterAll(() => house?.close());

  it.each(SCREENS)('%s', async (address) => {
    await page.goto(address);
    await settle(page);
    for (const [where, size] of SIZES) {
      await page.setViewportSize(size);
      await expectFits(page, `${address} ${where}`);
      // Between the two phones only widths differ.
      if (size !== PHONE) await expectAccessible(page, `${address} ${where}`);
    }
  });
});
