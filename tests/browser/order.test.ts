/** Who keeps order at a table: the host, and everybody for themselves. */

import { GAME_IDS } from '@parlor/registry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { DESKTOP, type House, openHouse, PHONE } from './house.ts';
import { settled } from './looking.ts';

describe.each([
  ['on a desktop', DESKTOP],
  ['on a phone', PHONE],
] as const)('order at a table, %s', (_where, viewport) => {
  let house: House;
  let host: Page;
  let friend: Page;
  const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  const sit = () => named(friend, /^Sit down/).first();

  beforeAll(async () => {
    house = await openHouse();
    host = await house.visit({ viewport });
    friend = await house.visit({ viewport });
    await host.goto(`/new/${GAME_IDS[0]}?at=online`);
    await named(host, 'Open the table').click();
    await host.waitForURL('**/table/*');
    await friend.goto(host.url());
    await sit().click();
  });
  afterAll(() => house?.close());

  it('whoever is removed is told and cannot sit down until they are let back', async () => {
    await named(host, /^Remove: /).click();
    const question = host.getByRole('alertdialog');
    await question.getByText(/until you let them back/).waitFor();
    await question.getByRole('button', { name: 'Remove' }).click();
    await friend.getByText(/The host has removed you from this table/).waitFor();
    expect(await settled(friend, () => named(friend, /^Sit down/).count())).toBe(0);
    // Nor are they told to.
    expect(await settled(friend, () => friend.getByText(/^Take a free seat/).count())).toBe(0);
    const back = named(host, /^Let .* back$/);
    await back.waitFor();
    await expectAccessible(host, 'somebody removed');
    await expectFits(host, 'somebody removed');
    await back.click();
    await sit().click();
    await named(host, /^Remove: /).waitFor();
  });

  it('whoever is made host can do what hosts do, and both read how that came', async () => {
    await named(host, /^Make host: /).click();
    await named(host, 'Hand over').click();
    await host.getByText(/ has made .* the host\./).waitFor();
    await friend.getByText(/You are host now\./).waitFor();
    await named(friend, 'Close the table').waitFor();
    expect(await settled(host, () => named(host, 'Close the table').count())).toBe(0);
  });

  it('somebody is blocked and reported, with the keyboard alone, and unblocked in the settings', async () => {
    const sheet = named(host, /^Block or report /);
    await sheet.focus();
    await host.keyboard.press('Enter');
    const block = named(host, /^Block (?!or report)/);
    await expect.poll(() => block.evaluate('document.activeElement.textContent')).toMatch(/^Block/);
    await expectAccessible(host, 'a person');
    await expectFits(host, 'a person');
    await host.getByLabel('Reason').selectOption('cheating');
    await host.getByLabel(/^What happened/).fill('Looks at my cards.');
    await named(host, 'Send the report').click();
    await host.getByText(/Whoever runs this server will see it/).waitFor();
    await block.click();
    await host.getByText(/is blocked\. You can undo that in the settings/).waitFor();
    const settings = await host.context().newPage();
    await settings.goto('/settings');
    const list = settings.getByRole('region', { name: 'Muted and blocked people' });
    await list.getByText(/cannot sit down at your tables/).waitFor();
    await list.getByRole('button').click();
    await list.getByText(/^Nobody\./).waitFor();
  });

  it('a table that is closed says by whom', async () => {
    await named(friend, 'Close the table').click();
    await named(friend, 'Close it').click();
    for (const page of [host, friend]) {
      await page.getByRole('heading', { name: 'This table is closed' }).waitFor();
      await page.getByText('The host has closed it.').waitFor();
    }
  });
});
