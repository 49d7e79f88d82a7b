import { GAME_IDS } from '@parlor/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { DESKTOP, type House, openHouse, PHONE } from './house.ts';

const BRASS = '.finish .btn.primary';

/** As text: it runs in the page. */
const SAVED_LAST = `(() => {
  const top = document.querySelector('.arrange > .arrange-acts').getBoundingClientRect().top;
  return [...document.querySelectorAll('.arrange > .box')].every((box) => box.getBoundingClientRect().bottom <= top);
})()`;

describe.each([
  ['on a desktop', DESKTOP],
  ['on a phone', PHONE],
] as const)('a friend who is away before the match, %s', (_where, viewport) => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  it('is not waited for when the host wants to begin, who is told before what happens', async () => {
    const host = await house.visit({ viewport });
    const friend = await house.visit({ viewport: PHONE });
    await host.goto(`/new/${GAME_IDS[0]}?at=online`);
    await host.locator(BRASS).click();
    await host.waitForURL('**/table/*');
    await host.locator(BRASS).waitFor();
    await friend.goto(host.url());
    await friend.locator('.seat-row .btn.primary').click();
    await friend.locator(BRASS).waitFor();

    // What is played can be changed: by the host, in place, with the keyboard.
    await friend.locator('.facts-list').waitFor();
    await host.getByRole('button', { name: 'Change the options' }).focus();
    await host.keyboard.press('Enter');
    await host.getByRole('button', { name: 'Save the changes' }).waitFor();
    await expectAccessible(host, 'changing the options');
    await expectFits(host, 'changing the options');
    // Whoever saves has gone past all of them.
    await expect.poll(() => host.evaluate<boolean>(SAVED_LAST)).toBe(true);
    await host.locator('.arrange input[value=brisk]').check();
    const seats = await friend.locator('.seat-row').count();
    await host.getByRole('button', { name: 'More: Seats' }).click();
    await host.getByRole('button', { name: 'Save the changes' }).click();
    await expect.poll(() => friend.locator('.facts-list').innerText()).toContain('Quick');
    await expect.poll(() => friend.locator('.seat-row').count()).toBe(seats + 1);
    await expect
      .poll(() => host.evaluate('document.activeElement.textContent'))
      .toBe('Change the options');

    await friend.goto('/tables');
    const away = host.locator('.seat-row', { hasText: 'away for less than a minute' });
    await away.waitFor();
    await host.locator('.seating header .btn').click();
    await host.locator(BRASS).click();
    await host.getByRole('button', { name: 'Start the match' }).click();
    const dialog = host.getByRole('alertdialog');
    await dialog.waitFor();
    await expect.poll(() => dialog.innerText()).toContain('a bot plays for them');
    await expectAccessible(host, 'starting without somebody');
    await dialog.getByRole('button', { name: 'Wait' }).click();
    await expect.poll(() => dialog.count()).toBe(0);

    // Or decided at the seat, for everybody to see.
    const wait = away.getByRole('button', { name: /^Do not wait: / });
    await wait.click();
    await host.locator('.seat-row .kept').waitFor();
    await expect.poll(() => wait.getAttribute('aria-pressed')).toBe('true');
    await host.getByRole('button', { name: 'Start the match' }).click();
    await host.locator('.cloth .seat').first().waitFor();
    await expect.poll(() => host.locator('.cloth').first().innerText()).toContain('bot plays');

    // The way back is coming back.
    await friend.goto(host.url());
    await friend.locator('.cloth .seat').first().waitFor();
    await expect.poll(() => host.locator('.cloth').first().innerText()).not.toContain('bot plays');
    for (const page of [host, friend]) await page.context().close();
  });
});
