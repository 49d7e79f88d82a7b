/** Who one is, and how one stays it: a name, a passkey, a way back, one's data. */

import { readFileSync } from 'node:fs';
import { quickest } from '@parlor/registry/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { DESKTOP, type House, openHouse, PHONE } from './house.ts';
import { expectLaidOut } from './layout.ts';
import { settled } from './looking.ts';
import { visit } from './visit.ts';

const { game } = quickest();

let house: House;
/** The same house by a name: browsers have no passkeys for an address. */
let named: string;

beforeAll(async () => {
  house = await openHouse();
  named = house.address.replace('127.0.0.1', 'localhost');
});
afterAll(() => house?.close());

async function openTable(page: Page): Promise<void> {
  await page.goto(`/new/${game}?at=online`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL('**/table/*');
  await page.getByRole('button', { name: 'I am ready' }).waitFor();
}

const seatNames = (page: Page) => page.locator('.seat-row .seat-name').allInnerTexts();
const nameForm = (page: Page) =>
  page.getByRole('form', { name: 'What shall the others call you?' });
const myName = (page: Page) => page.getByLabel('Your name').inputValue();

describe.each([
  ['on a desktop', DESKTOP],
  ['on a phone', PHONE],
] as const)('whoever sits down for the first time, %s', (where, viewport) => {
  it('is asked for a name, and sits there under it for everybody', async () => {
    const host = await house.visit({ viewport });
    await openTable(host);
    await nameForm(host).waitFor();
    await expectFits(host, `asking for a name ${where}`);
    await expectLaidOut(host, `asking for a name ${where}`);
    await expectAccessible(host, `asking for a name ${where}`);
    const friend = await house.visit({ viewport });
    await friend.goto(host.url());
    await expect.poll(async () => (await seatNames(friend)).length).toBeGreaterThan(0);
    // Whoever only watches is not asked.
    expect(await settled(friend, () => nameForm(friend).count())).toBe(0);
    await nameForm(host).getByRole('textbox').fill('Admin');
    await nameForm(host).getByRole('button', { name: 'Use this name' }).click();
    await nameForm(host)
      .getByText(/^With this name you could be taken/)
      .waitFor();
    await nameForm(host).getByRole('textbox').fill('Ines');
    await host.keyboard.press('Enter');
    await nameForm(host).waitFor({ state: 'detached' });
    for (const page of [host, friend]) await expect.poll(() => seatNames(page)).toContain('Ines');
    await friend
      .getByRole('button', { name: /^Sit down/ })
      .first()
      .click();
    await nameForm(friend)
      .getByRole('button', { name: /^Stay / })
      .click();
    await nameForm(friend).waitFor({ state: 'detached' });
    // Once, whatever the answer.
    await friend.reload();
    await friend.getByRole('button', { name: 'I am ready' }).waitFor();
    expect(await settled(friend, () => nameForm(friend).count())).toBe(0);
    for (const page of [host, friend]) await page.context().close();
  });
});

/** A device with an authenticator of its own, which agrees to everything. */
async function withPasskeys(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

describe('a passkey', () => {
  const keys = (page: Page) => page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');

  it('brings somebody back whose browser has forgotten them, until it is removed', async () => {
    const page = await visit(house.browser, named);
    await withPasskeys(page);
    await page.goto('/settings');
    await expect.poll(() => myName(page)).not.toBe('');
    const before = await myName(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect.poll(() => keys(page).count()).toBe(1);
    await expectAccessible(page, 'settings with a passkey');
    // This device has one now, and makes no second.
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('This device has a passkey of yours already.').waitFor();

    await page.context().clearCookies();
    await page.goto('/settings');
    await expect.poll(() => myName(page)).not.toBe('');
    await expect.poll(() => myName(page)).not.toBe(before);
    await page.getByRole('button', { name: 'Come back with a passkey' }).click();
    await page.waitForURL(`${named}/`);
    await page.goto('/settings');
    await expect.poll(() => myName(page)).toBe(before);

    // The other way: the page for whoever comes back.
    await page.context().clearCookies();
    await page.goto('/recover');
    await expectAccessible(page, 'coming back');
    await page.getByRole('button', { name: 'Come back with a passkey' }).click();
    await page.waitForURL(`${named}/`);
    await page.goto('/settings');
    await expect.poll(() => myName(page)).toBe(before);

    await page.getByRole('button', { name: /^Remove the passkey/ }).click();
    await expect.poll(() => keys(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Come back with a passkey' }).click();
    await page.getByText(/^This passkey is not known here/).waitFor();
    await page.context().close();
  });

  it('is not offered where there can be none', async () => {
    const page = await house.visit();
    await page.goto('/settings');
    await page.getByText(/^Passkeys do not work at this address/).waitFor();
    expect(await settled(page, () => page.getByText('Add a passkey').count())).toBe(0);
    await page.goto('/recover');
    await page.getByText(/^Passkeys do not work at this address/).waitFor();
    await page.context().close();
  });
});

/** Has the stand-in play on, as the menu of the table does. As text: it runs in the page. */
const LEAVE = `new Promise((resolve) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/socket');
  const table = location.pathname.split('/').at(-1);
  socket.onopen = () => socket.send(JSON.stringify({ type: 'leave', key: 'leave-the-table', table }));
  socket.onmessage = ({ data }) => {
    if (JSON.parse(data).key !== 'leave-the-table') return;
    socket.close();
    resolve();
  };
})`;

describe('after the first match online', () => {
  it('a word is said about the way back, once', async () => {
    const page = await house.visit({ viewport: PHONE, chosen: { textTable: true } });
    const nudge = page.getByRole('region', { name: 'Stay who you are' });
    await page.goto('/');
    await page.getByRole('heading', { name: /^Good / }).waitFor();
    expect(await settled(page, () => nudge.count())).toBe(0);
    await openTable(page);
    await page.getByRole('button', { name: 'Fill free seats with bots' }).click();
    await page.getByRole('button', { name: 'I am ready' }).click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.locator('.text-board').first().waitFor();
    await page.evaluate(LEAVE);
    await page.getByRole('region', { name: 'The match is over' }).waitFor();
    await page.goto('/');
    await nudge.waitFor();
    await expectFits(page, 'a word about the way back');
    await expectAccessible(page, 'a word about the way back');
    await nudge.getByRole('button', { name: 'No, thanks' }).click();
    await nudge.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: /^Good / }).waitFor();
    expect(await settled(page, () => nudge.count())).toBe(0);
    await page.context().close();
  });
});

describe('one’s data', () => {
  it('are a file at one press, and gone after two', async () => {
    const page = await house.visit();
    await page.goto('/settings');
    await expect.poll(() => myName(page)).not.toBe('');
    const before = await myName(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my data' }).click(),
    ]);
    const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
      profile: { name: string };
    };
    expect(data.profile.name).toBe(before);
    await page.getByRole('button', { name: 'Delete my data' }).click();
    await page.getByText(/^This cannot be undone/).waitFor();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: 'Delete my data' }).click();
    await page.getByRole('button', { name: 'Yes, delete my data' }).click();
    await page.waitForURL(`${house.address}/`);
    await page.goto('/settings');
    await expect.poll(() => myName(page)).not.toBe('');
    await expect.poll(() => myName(page)).not.toBe(before);
    await page.context().close();
  });
});
