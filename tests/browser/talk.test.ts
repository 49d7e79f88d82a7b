/** Talk at a table: beside the board on a desktop, in a sheet on a phone, on the page before the match. */

import { GAME_IDS, games } from '@parlor/registry';
import { quickest } from '@parlor/registry/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { expectUncovered } from './covered.ts';
import { DESKTOP, type House, openHouse, PHONE } from './house.ts';
import { expectLaidOut } from './layout.ts';
import { resize, settled } from './looking.ts';
import { chatLine, type Stage, stageOn } from './stage.ts';
import { startTogether } from './playing.ts';

const { game: QUICK } = quickest();
/** The rail is folded there. */
const NARROW = { width: 1024, height: 768 };
const MOVES = 14;
const LONG = 'Nobody would ever have believed that this could still be won from where we all were.';

const button = (page: Page) => page.locator('.bar').getByRole('button', { name: /^Table talk/ });
const field = (page: Page) => page.getByRole('textbox', { name: 'Say something' });
const lines = (page: Page) => page.locator('.talk li');
const focused = (page: Page): Promise<string> =>
  page.evaluate<string>('document.activeElement.ariaLabel ?? document.activeElement.tagName');

describe('talk', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  describe('on a desktop', () => {
    let page: Page;
    let stage: Stage;
    beforeAll(async () => {
      page = await house.visit();
      stage = await stageOn(page);
    });
    beforeEach(() => page.setViewportSize(DESKTOP));

    it('is opened and closed by its button and by keys, and stays as it was chosen', async () => {
      await stage.show({ game: QUICK, seats: 3, seat: 0 });
      const panel = page.getByRole('region', { name: 'Table talk' });
      expect(await settled(page, () => panel.count())).toBe(0);
      await button(page).click();
      await panel.waitFor();
      await expect.poll(() => focused(page)).toBe('INPUT');
      await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('true');
      expect(await settled(page, () => page.locator('dialog[open]').count())).toBe(0);
      await expectAccessible(page, 'talk beside the table');
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toBe('Table talk');
      await page.keyboard.press('t');
      await expect.poll(() => focused(page)).toBe('INPUT');
      await page.reload();
      await panel.waitFor();
      // Nobody has asked for it this time: my cards come first.
      expect(await settled(page, () => focused(page))).not.toBe('INPUT');
    });

    it.each(GAME_IDS)('covers no card, seat or button of %s', async (game) => {
      const seats = games[game].seatCounts.at(-1)!;
      await stage.show({ game, seats, moves: MOVES, seat: 0 });
      await field(page).waitFor();
      for (let i = 0; i < 9; i++) stage.tell(chatLine(`line-${i}`, LONG));
      await expect.poll(() => lines(page).count()).toBe(9);
      for (const viewport of [DESKTOP, NARROW]) {
        await resize(page, viewport);
        const what = `talk beside ${game} at ${viewport.width}`;
        await field(page).waitFor();
        await expectLaidOut(page, what);
        await expectUncovered(page, what);
      }
    });

    it('says why something was not said, and keeps the words', async () => {
      await stage.show({ game: QUICK, seats: 3, seat: 0 });
      stage.refuse('silenced');
      await field(page).fill('Well, well.');
      await field(page).press('Enter');
      await page
        .locator('.talk')
        .getByText(/^You cannot talk/)
        .waitFor();
      await expect.poll(() => field(page).inputValue()).toBe('Well, well.');
      stage.refuse();
      await field(page).press('Enter');
      await expect.poll(() => field(page).inputValue()).toBe('');
      await page
        .locator('.talk')
        .getByText(/^You cannot talk/)
        .waitFor({ state: 'detached' });
    });

    it('tells those who watch whom they reach, and what was said among them', async () => {
      const table = { watchTalk: 'apart' } as const;
      await stage.show({ game: QUICK, seats: 3, seat: 0, table });
      await field(page).waitFor();
      const note = page.getByText('Only those who watch hear what you say.');
      expect(await settled(page, () => note.count())).toBe(0);
      await stage.show({ game: QUICK, seats: 3, seat: null, table });
      await note.waitFor();
      stage.tell(chatLine('one', 'Good luck, all of you.'));
      const among = { player: 'watcher-1', name: 'Calm Heron', isApart: true };
      stage.tell(chatLine('two', 'Who wins?', among));
      const apart = page.locator('.talk li', { hasText: 'Who wins?' });
      await apart.getByRole('img', { name: 'among those who watch' }).waitFor();
      await expect.poll(() => page.locator('.talk').getByRole('img').count()).toBe(1);
      await expectAccessible(page, 'talk among those who watch');
    });
  });

  describe('on a phone', () => {
    let page: Page;
    let stage: Stage;
    beforeAll(async () => {
      page = await house.visit({ viewport: PHONE });
      stage = await stageOn(page);
      await stage.show({ game: QUICK, seats: 3, seat: 0 });
    });
    const sheet = () => page.getByRole('dialog', { name: 'Table talk' });
    const open = () => page.locator('dialog[open]');

    it('does not come up by itself: what is unread is counted', async () => {
      stage.tell(chatLine('one', 'Good evening'));
      stage.tell(chatLine('two', 'Is it me?', { player: 'person-2', name: 'Otto' }));
      await page.getByRole('button', { name: 'Table talk, 2 unread lines' }).waitFor();
      await page.locator('.seat .speech').getByText('“Is it me?”').waitFor();
      await expect.poll(() => page.locator('.bar .count').innerText()).toBe('2');
      expect(await settled(page, () => open().count())).toBe(0);
      await expectLaidOut(page, 'unread lines');
      await expectUncovered(page, 'unread lines');
      await expectAccessible(page, 'unread lines');
    });

    it('is closed by one press, and all of it is read then', async () => {
      await button(page).click();
      await sheet().waitFor();
      await expect.poll(() => lines(page).count()).toBe(2);
      await expectLaidOut(page, 'the sheet of talk');
      await sheet().getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => open().count()).toBe(0);
      await expect.poll(() => button(page).getAttribute('aria-label')).toBe('Table talk');
    });

    it('has reactions for one press, by the keyboard too, after which the board is there again', async () => {
      await page.keyboard.press('t');
      const reactions = sheet().getByRole('group', { name: 'Reactions' });
      const react = reactions.getByRole('button', { name: 'Well played' });
      await react.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => open().count()).toBe(0);
      await expect
        .poll(() => stage.said.at(-1))
        .toMatchObject({
          type: 'phrase',
          phrase: 'well-played',
        });
      // Whoever listens hears of those of others.
      const { text: _none, ...reaction } = chatLine('three', '') as { text: string } & ReturnType<
        typeof chatLine
      >;
      stage.tell({ ...reaction, phrase: 'oops' } as ReturnType<typeof chatLine>);
      await page.getByRole('status').getByText('Nadia: “Oops”').waitFor({ state: 'attached' });
    });

    it('stays closed when what was a desktop becomes a phone', async () => {
      await resize(page, DESKTOP);
      await button(page).click();
      await field(page).waitFor();
      await resize(page, PHONE);
      await field(page).waitFor({ state: 'detached' });
      expect(await settled(page, () => open().count())).toBe(0);
    });
  });

  it('is there before the match, and goes on in it', async () => {
    const [host, friend] = [await house.visit(), await house.visit({ viewport: PHONE })];
    await host.goto(`/new/${QUICK}?at=online`);
    await host.getByRole('button', { name: 'Open the table' }).click();
    await host.waitForURL('**/table/*');
    await friend.goto(host.url());
    await field(friend).fill('May I sit down?');
    await friend.getByRole('button', { name: 'Send' }).click();
    const log = host.getByRole('log');
    await log.getByText('May I sit down?').waitFor();
    await host.getByRole('button', { name: 'Hello' }).click();
    await friend.getByRole('log').getByText('Hello').waitFor();
    await expectAccessible(friend, 'talk before the match');
    for (const page of [host, friend]) {
      await expectFits(page, 'talk before the match');
      await expectLaidOut(page, 'talk before the match');
      await page.context().close();
    }
  });

  it('is left as the words have it: a bot plays until one comes back, and one finds the table', async () => {
    const [host, friend] = [await house.visit(), await house.visit({ viewport: PHONE })];
    await startTogether(host, friend, QUICK, undefined, 'Rated');
    await friend.getByRole('button', { name: 'Table menu' }).click();
    await friend.getByRole('button', { name: 'Leave the table' }).click();
    const words = friend.getByRole('alertdialog', { name: 'Leave this match?' });
    await words.getByText('A bot plays on in your seat until you come back.').waitFor();
    await words.getByText('You find the table under “Tables”.').waitFor();
    await words.getByText('Once it has moved for you, this match can lower your rating').waitFor();
    await words.getByRole('button', { name: 'Leave', exact: true }).click();
    const away = host.locator('.seat').getByText('away, a bot plays');
    await away.waitFor();
    await friend.goto('/');
    await friend.getByRole('link', { name: 'Tables' }).first().click();
    await friend
      .locator(`a[href="${new URL(host.url()).pathname}"]`)
      .first()
      .click();
    await friend.locator('.cloth .seat').first().waitFor();
    await away.waitFor({ state: 'detached' });
    for (const page of [host, friend]) await page.context().close();
  });
});
