/** Pages from before: that of the previous release, and one that is too old to go on. */

import { GAME_IDS } from '@parlor/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previousRelease } from '../../scripts/previousRelease.mjs';
import { expectAccessible } from './axe.ts';
import { type House, openHouse } from './house.ts';
import { settled } from './looking.ts';
import { inStep, playAt, startTogether } from './playing.ts';

/** In words: what a page shows is its own business, how a match stands is not. */
const chosen = { textTable: true };

describe('the page of the previous release', () => {
  const release = previousRelease();
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ PAGES_DIR: release.pages });
  });
  afterAll(async () => {
    await house?.close();
    release.remove();
  });

  it('plays online with the server of today, loses the line and comes back', async () => {
    const [host, friend] = [await house.visit({ chosen }), await house.visit({ chosen })];
    // It knows nothing of shares that one is bound to: its tables have to be friendly, and it cannot say so itself.
    await host.routeWebSocket(/\/socket/, (line) => {
      const server = line.connectToServer();
      line.onMessage((frame) => {
        const wish = JSON.parse(String(frame)) as { readonly type: string };
        const isOpening = wish.type === 'open-table';
        server.send(isOpening ? JSON.stringify({ ...wish, isRated: false }) : frame);
      });
    });
    await startTogether(host, friend, GAME_IDS[0]);
    await playAt([host, friend], { actions: 4 });
    await inStep([host, friend]);
    const board = await settled(host, () => host.locator('.text-board').innerText());
    await host.context().setOffline(true);
    await host.locator('.app:not([data-line="open"])').waitFor();
    await host.context().setOffline(false);
    await host.locator('.app[data-line="open"]').waitFor();
    await expect.poll(() => host.locator('.text-board').innerText()).toBe(board);
    await playAt([host, friend], { actions: 4 });
    for (const page of [host, friend]) await page.context().close();
  });

  it('is told at a rated table that it cannot be ready there', async () => {
    const page = await house.visit();
    await page.goto(`/new/${GAME_IDS[0]}?at=online`);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'I am ready' }).click();
    await page.getByText('This is not allowed here (unbound-share).').waitFor();
    await page.context().close();
  });
});

/** What it says, and the button, in each language. */
const SAID = [
  ['en-US', /too old for the server/, 'Load again'],
  ['de-DE', /zu alt für den Server/, 'Neu laden'],
  ['fr-FR', /trop ancienne pour le serveur/, 'Recharger'],
  ['es-ES', /demasiado antigua para el servidor/, 'Recargar'],
] as const;

describe('a page that is too old to go on', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(async () => house?.close());

  it('says so in the language of whoever reads it, and goes on once it is loaded again', async () => {
    for (const [locale, line, button] of SAID) {
      const page = await house.visit({ locale });
      // Today's page that claims to be from before, until it is loaded again.
      await page.addInitScript(`
        if (sessionStorage.getItem('renewed') === null) {
          sessionStorage.setItem('renewed', 'yes');
          const Today = WebSocket;
          WebSocket = class extends Today {
            constructor(address) { super(address.replace(/protocol=\\d+/, 'protocol=0')); }
          };
        }`);
      await page.goto('/tables');
      const alert = page.getByRole('alert').filter({ hasText: line });
      await alert.waitFor();
      await expectAccessible(page, 'a page that is too old');
      await alert.getByRole('button', { name: button }).click();
      await page.waitForLoadState();
      await page.locator('#content').waitFor();
      expect(await settled(page, () => alert.count())).toBe(0);
      await page.context().close();
    }
  });

  it('says so at a table, too', async () => {
    const page = await house.visit();
    await page.addInitScript(`
      const Today = WebSocket;
      WebSocket = class extends Today {
        constructor(address) { super(address.replace(/protocol=\\d+/, 'protocol=0')); }
      };`);
    await page.goto(`/table/${'x'.repeat(22)}`);
    await page.getByRole('heading', { name: 'A newer Parlor is here' }).waitFor();
    await page.getByRole('button', { name: 'Load again' }).waitFor();
    await expectAccessible(page, 'a table that a page is too old for');
    await page.context().close();
  });
});
