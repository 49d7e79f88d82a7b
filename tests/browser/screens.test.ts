import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { expectLaidOut } from './layout.ts';
import { DESKTOP, type House, LYING_PHONE, openHouse, PHONE, SMALL_PHONE } from './house.ts';
import { LAID_OUT } from './languages.ts';
import { resize } from './looking.ts';
import { SCREENS, settle } from './screens.ts';
import { expectOwnSigns } from './signs.ts';

describe.each(LAID_OUT)(
  'every screen (%s), on a desktop and on phones, in both themes',
  (spoken) => {
    let house: House;
    let page: Page;
    beforeAll(async () => {
      house = await openHouse();
      page = await house.visit({ chosen: { spoken } });
    });
    afterAll(() => house?.close());

    it.each(SCREENS)('%s', async (address) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(DESKTOP);
      await page.goto(address);
      await settle(page);
      await expectFits(page, `${address} on a desktop`);
      await expectAccessible(page, `${address} on a desktop`);
      await expectOwnSigns(page, `${address} on a desktop`);
      await resize(page, PHONE);
      await expectFits(page, `${address} on a phone`);
      await expectLaidOut(page, `${address} on a phone`);
      await resize(page, LYING_PHONE);
      await expectFits(page, `${address} on a phone on its side`);
      await expectLaidOut(page, `${address} on a phone on its side`);
      await page.emulateMedia({ colorScheme: 'light' });
      await resize(page, SMALL_PHONE);
      await expectFits(page, `${address} on a small phone`);
      await expectLaidOut(page, `${address} on a small phone`);
      await expectAccessible(page, `${address} on a small phone in the morning`);
    });
  },
);
