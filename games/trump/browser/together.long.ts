import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from '../../../tests/browser/axe.ts';
import { type House, openHouse, PHONE } from '../../../tests/browser/house.ts';
import { expectLaidOut } from '../../../tests/browser/layout.ts';
import { still } from '../../../tests/browser/looking.ts';
import { playAt, startTogether } from '../../../tests/browser/playing.ts';

const isThere = (page: Page, name: string): Promise<boolean> =>
  page.getByRole('button', { name, exact: true }).first().isVisible();

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

const isDealing = (page: Page): Promise<boolean> =>
  page.getByText('Part 2, dealing').first().isVisible();

/** What lets the turn go by, or leads back to where it can be let go by. */
const DECLINE = [
  'Set aside',
  'Pass',
  'Refuse',
  'Leave it',
  'Stay out',
  'Stay out of this sale',
  'Let it go',
];

/** Presses what declines, if anything does. */
async function decline(page: Page): Promise<boolean> {
  for (const way of DECLINE)
    if (await isThere(page, way)) {
      await press(page, way);
      return true;
    }
  return false;
}

/** A button may still be seen when the turn is over already: its page does not know yet. */
const TOO_LATE_MS = 3000;

/** Both let everything go by until one of them may press the button, and does. */
async function pressInTurn(page: Page, pages: readonly Page[], name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).first();
  for (let isPressed = false; !isPressed; ) {
    await waitFor(page, pages, name);
    isPressed = await button.click({ timeout: TOO_LATE_MS }).then(
      () => true,
      () => false,
    );
  }
}

async function waitFor(page: Page, pages: readonly Page[], name: string): Promise<void> {
  while (!(await isThere(page, name))) {
    for (const one of pages) {
      if (one === page && (await isThere(page, name))) return;
      if (await decline(one)) continue;
      await still(one);
      // A card or a property that has to go: chosen as a robot does.
      const isAsked = await one.locator('.acts button').first().isVisible();
      if (isAsked && !(await isThere(one, 'Pass')) && !(await isThere(one, name)))
        await playAt([one], { actions: 1 });
    }
  }
}

const namesAt = (page: Page): Promise<string[]> =>
  page.locator('.seats .nm-text').allTextContents();

/** What the one is called at the other's page: the bot is seen by both. */
async function nameOf(one: Page, other: Page): Promise<string> {
  const seen = await namesAt(one);
  return (await namesAt(other)).find((name) => !seen.includes(name))!;
}

describe('two people and a bot online', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  it('D-7.7 make a contract of eight kinds of clauses, one at a desk, one with a phone', async () => {
    const host = await house.visit();
    const friend = await house.visit({ viewport: PHONE, theme: 'light' });
    const both = [host, friend];
    await startTogether(host, friend, 'trump');
    await playAt(both, { until: () => isDealing(host) });
    await pressInTurn(host, both, 'Offer a deal');
    await host.locator('.tr-person', { hasText: await nameOf(friend, host) }).click();
    const more = async (kind: string): Promise<void> => {
      await press(host, 'More…');
      await host.getByRole('dialog').getByRole('button', { name: kind }).click();
    };
    const dialog = host.getByRole('dialog');
    await press(host, 'Gift');
    // A card of mine at the end of my next turn, and what happens if it is lost.
    await host.getByRole('button', { name: 'What:' }).first().click();
    await dialog.getByRole('button', { name: 'Card', exact: true }).click();
    await host.locator('.tr-faces button').first().click();
    await host.getByRole('button', { name: 'When: now' }).click();
    await dialog.getByRole('button', { name: 'At the end of a turn' }).click();
    await dialog.getByRole('button', { name: 'my next turn', exact: true }).click();
    await press(host, 'Done');
    await more('stands in for another');
    await more('forbids something');
    await more('pays every turn');
    await more('waits for a sale');
    await more('shows cards');
    await more('gives an option');
    // For nothing: it can be used however much money there is by then.
    await press(host, 'Remove gift 2 of the option');
    await more('gives a card of choice');
    await host.getByRole('button', { name: 'What: a card of' }).click();
    await dialog.getByRole('button', { name: 'and sees the cards' }).click();
    await expect.poll(() => host.locator('.tr-lines > li').count()).toBe(8);
    await expectLaidOut(host, 'eight lines at a desk');
    await expectAccessible(host, 'eight lines at a desk');
    await press(host, 'Send offer');

    await friend.getByRole('button', { name: 'Accept', exact: true }).waitFor();
    const lines = friend.locator('.tr-paper.reading .tr-lines > li');
    await expect.poll(() => lines.count()).toBe(8);
    await expectFits(friend, 'eight lines with a phone');
    await expectLaidOut(friend, 'eight lines with a phone');
    await expectAccessible(friend, 'eight lines with a phone');
    await press(friend, 'Accept');
    await press(friend, 'Accept the deal');

    // Who gets the card of choice sees the cards there are.
    await friend.locator('.tr-choosing button').first().waitFor();
    await expectLaidOut(friend, 'choosing a card with a phone');
    await expectAccessible(friend, 'choosing a card with a phone');
    await friend.locator('.tr-choosing button').first().click();
    await friend.getByRole('button', { name: /^Choose / }).click();
    await pressInTurn(host, both, 'Contracts');
    // The bot may have made some too.
    const contract = host.locator('.tr-contracts article', {
      has: host.getByRole('button', { name: /^Use it/ }),
    });
    await contract.waitFor();
    await expect.poll(() => contract.locator('li').count()).toBeGreaterThanOrEqual(5);
    await contract.getByRole('button', { name: /^Use it/ }).click();
    await host
      .getByText(/^You used an option of contract/)
      .first()
      .waitFor();

    await pressInTurn(friend, both, 'Contracts');
    await expectLaidOut(friend, 'contracts with a phone');
    await expectAccessible(friend, 'contracts with a phone');
    await friend
      .getByRole('button', { name: /^Change or end it/ })
      .last()
      .click();
    while (await isThere(friend, 'Remove line 1')) await press(friend, 'Remove line 1');
    await press(friend, 'Send offer');
    await host.getByRole('button', { name: 'Accept', exact: true }).waitFor();
    await press(host, 'Accept');
    await press(host, 'Accept the deal');
    await expect.poll(() => host.getByText(/was ended by its parties/).count()).toBeGreaterThan(0);
    for (const page of both) await page.context().close();
  });
});
