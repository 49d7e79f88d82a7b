/** The page’s own part in the dice: it keeps its share, opens it, and compares the house’s word with what it noted. */

import { commitmentTo, jointSeed, publicKeyOf, shareCommitment } from '@parlor/kit';
import { type ChainedFile, type Entry, type Heading, writeChainedFile } from '@parlor/match';
import { GAME_IDS } from '@parlor/registry';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { DESKTOP, type House, LYING_PHONE, openHouse, PHONE } from './house.ts';
import { resize } from './looking.ts';

const PRIMARY = '.finish .btn.primary';
const [GAME] = GAME_IDS;

/** A table with a friend beside the host, and bots; nobody is ready. */
async function gathered(host: Page, friend: Page): Promise<void> {
  await host.goto(`/new/${GAME}?at=online`);
  await host.locator(PRIMARY).click();
  await host.waitForURL('**/table/*');
  await friend.goto(host.url());
  await friend.locator('.seat-row .btn.primary').click();
  await friend.locator(PRIMARY).waitFor();
  await host.getByRole('button', { name: /^Free this seat/ }).waitFor();
  await host.locator('.seating header .btn').click();
}

async function areReady(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.locator('.seat-row .seat-name .i').count()).toBe(count);
}

describe('a share of the dice', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ OPENING_S: '600' });
  });
  afterAll(() => house?.close());

  it('outlives the page: whoever comes back opens it, and the match begins', async () => {
    const host = await house.visit({ viewport: DESKTOP });
    const friend = await house.visit({ viewport: PHONE });
    await gathered(host, friend);
    const seats = await host.locator('.seat-row').count();
    for (const page of [host, friend]) await page.locator(PRIMARY).click();
    await areReady(host, seats);
    // A page that knows nothing of the share cannot open it.
    const shares = await friend.evaluate<string>(`localStorage.getItem('parlor.shares')`);
    await friend.evaluate(`localStorage.removeItem('parlor.shares')`);
    await friend.reload();
    await friend.getByText('You are ready on another device.').waitFor();
    // For the host, too, the friend is back: nobody is asked whether to begin without them.
    await expect.poll(() => host.locator('.seat-row.is-free').count()).toBe(0);
    await host.locator(PRIMARY).click();
    await host.getByText('The dice are being put together.').waitFor();
    await expectAccessible(host, 'shares are opened');
    await expectFits(host, 'shares are opened');
    await friend.evaluate(`localStorage.setItem('parlor.shares', ${JSON.stringify(shares)})`);
    await friend.reload();
    for (const page of [host, friend]) await page.locator('.mine').waitFor();
  });

  it('is missed of whoever was bound to none, at their seat and before the start', async () => {
    const host = await house.visit({ viewport: DESKTOP });
    const friend = await house.visit({ viewport: PHONE });
    // As a program does that knows nothing of commitments.
    await friend.routeWebSocket(/\/socket/, (line) => {
      const server = line.connectToServer();
      line.onMessage((frame) => {
        const { commitment, ...wish } = JSON.parse(String(frame)) as Record<string, unknown>;
        const said = { ...wish, type: 'ready', contribution: 'f'.repeat(32) };
        server.send(commitment === undefined ? frame : JSON.stringify(said));
      });
    });
    await gathered(host, friend);
    await friend.locator(PRIMARY).click();
    await friend.getByText('This match is rated, so your share of the dice').waitFor();
    await host.getByRole('button', { name: 'Make it a friendly match' }).click();
    await friend.locator(PRIMARY).click();
    const words = /is bound to nothing, so the house could choose the dice with them/;
    // At the seat, and where the dice are explained.
    for (const page of [host, friend]) {
      await expect.poll(() => page.locator('.seat-who').getByText(words).count()).toBe(1);
      await expect.poll(() => page.locator('.fair').getByText(words).count()).toBe(1);
      await expectFits(page, 'somebody who is bound to nothing');
    }
    await friend.getByText('You are ready on another device.').waitFor();
    await expectAccessible(host, 'somebody who is bound to nothing');
    await host.getByRole('button', { name: 'Make it a rated match' }).click();
    await expect.poll(() => host.getByText(words).count()).toBe(0);
  });

  it('is on one device: another one of the same person says so, and can take its place', async () => {
    const host = await house.visit({ viewport: DESKTOP });
    const friend = await house.visit({ viewport: PHONE });
    await gathered(host, friend);
    await friend.locator(PRIMARY).click();
    await friend.locator(PRIMARY).waitFor({ state: 'detached' });
    // As on another device: the same person, and nothing that was noted.
    await friend.evaluate(`localStorage.removeItem('parlor.shares')`);
    await friend.reload();
    await friend.getByText('You are ready on another device.').waitFor();
    await friend.locator(PRIMARY).click();
    await friend.locator(PRIMARY).waitFor({ state: 'detached' });
    await host.locator(PRIMARY).click();
    await host.getByRole('button', { name: 'Start the match' }).click();
    for (const page of [host, friend]) await page.locator('.mine').waitFor();
  });
});

describe('a share that is missing at the start', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ OPENING_S: '1' });
  });
  afterAll(() => house?.close());

  it('costs the seat; both are told, and it is counted for all to see', async () => {
    const host = await house.visit({ viewport: DESKTOP });
    const friend = await house.visit({ viewport: PHONE });
    await gathered(host, friend);
    for (const page of [host, friend]) await page.locator(PRIMARY).click();
    await areReady(host, await host.locator('.seat-row').count());
    // The page is there, and cannot open what is not there any more.
    await friend.evaluate(`localStorage.removeItem('parlor.shares')`);
    await host.locator(PRIMARY).click();
    await host.getByText('The start was called off').waitFor();
    await friend.getByText('Your device did not add its share').waitFor();
    for (const page of [host, friend]) {
      await page.getByText('The start has been called off once here').waitFor();
      await expectFits(page, 'a start that was called off');
    }
    await expectAccessible(host, 'a start that was called off');
    await friend.locator('.seat-row .btn.primary').click();
    await friend.locator(PRIMARY).waitFor();
  });
});

/** A house that cheats: it signs whatever it likes, with a key that it really has. */
const KEY = { signingKey: '11'.repeat(32), publicKey: publicKeyOf('11'.repeat(32)) };
const OTHER_KEY = { signingKey: '22'.repeat(32), publicKey: publicKeyOf('22'.repeat(32)) };

type Cheat = (file: ChainedFile) => ChainedFile;

/** What is written over the warning; but the buttons at the foot stay while the rest is scrolled. As text: it runs in the page. */
const OVER_THE_WARNING = `(() => {
  const warning = document.querySelector('.dice-wrong');
  const { top, bottom, left, right } = warning.getBoundingClientRect();
  return [...warning.parentElement.querySelectorAll('*')]
    .filter((one) => !warning.contains(one) && !one.closest('.acts, .sr, [aria-hidden]') && one.checkVisibility())
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.top < bottom - 1 && box.bottom > top + 1 && box.left < right - 1 && box.right > left + 1;
    })
    .map((one) => one.outerHTML.slice(0, 80));
})()`;

const unchained = ({ entries }: ChainedFile): Entry[] =>
  entries.map((entry) => {
    const { hash: _, ...rest } = entry;
    return rest;
  });

/** The file with other dice: whatever follows from them is made to fit. */
function withDice(
  file: ChainedFile,
  { share, serverSeed }: { readonly share?: string; readonly serverSeed?: string },
): ChainedFile {
  const entries = unchained(file);
  const [first, last] = [entries[0]!, entries.at(-1)!];
  if (first.type !== 'shares' || last.type !== 'ending') throw new Error('no such file');
  const shares = first.shares.map((old, i) => (i === 0 ? (share ?? old) : old));
  const seedOfHouse = serverSeed ?? last.serverSeed;
  const heading: Heading = {
    ...file.heading,
    commitment: commitmentTo(seedOfHouse),
    seats: file.heading.seats.map((seat, i) =>
      seat.kind === 'person' ? { ...seat, commitment: shareCommitment(shares[i]!) } : seat,
    ),
  };
  const ending = { ...last, serverSeed: seedOfHouse, seed: jointSeed(seedOfHouse, shares) };
  return writeChainedFile(heading, [{ ...first, shares }, ...entries.slice(1, -1), ending], KEY);
}

/** The file of a house whose first bot was a person, without a commitment. */
function withSomebodyUnbound(file: ChainedFile): ChainedFile {
  const at = file.heading.seats.findIndex(({ kind }) => kind === 'bot');
  const seats = file.heading.seats.map((seat, i) => ({
    ...{ ...seat, commitment: '' },
    ...(i === at && { kind: 'person' as const, level: '' }),
  }));
  const entries = unchained(file).map((entry) =>
    entry.type === 'move' && entry.seat === at ? { ...entry, by: 'person' as const } : entry,
  );
  return writeChainedFile({ ...file.heading, seats, seeding: 'contributed/1' }, entries, KEY);
}

describe('the dice of a finished match', () => {
  let house: House;
  let page: Page;
  /** Somebody who begins at once, against bots alone. */
  let alone: Page;
  let cheat: Cheat;
  const honest: Cheat = (file) => writeChainedFile(file.heading, unchained(file), KEY);

  beforeAll(async () => {
    // Whoever does nothing is played for soon: the match ends by itself.
    house = await openHouse({ CLOCK_BRISK_S: '1' });
    page = await house.visit({ viewport: DESKTOP });
    cheat = honest;
    await page.route('**/api/key', (route) =>
      route.fulfill({ json: { publicKey: KEY.publicKey } }),
    );
    await page.route('**/api/matches/*?format=2', async (route) => {
      const answer = await route.fetch();
      if (!answer.ok()) return route.fulfill({ response: answer });
      return route.fulfill({ json: cheat((await answer.json()) as ChainedFile) });
    });
    alone = await house.visit({ viewport: PHONE });
    await alone.goto(`/new/${GAME}?at=online`);
    await alone.locator('input[value="brisk"]').check();
    const seats = alone.locator('.seat-row select');
    await seats.first().waitFor();
    for (const [at, seat] of (await seats.all()).entries()) {
      if (at > 0) await seat.selectOption('beginner');
    }
    await alone.getByRole('button', { name: 'Start the match' }).click();
    await page.goto(`/new/${GAME}?at=online`);
    await page.locator('input[value="brisk"]').check();
    await page.locator(PRIMARY).click();
    await page.waitForURL('**/table/*');
    await page.locator('.seating header .btn').click();
    await page.locator(PRIMARY).click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.locator('.ending').waitFor({ timeout: 120_000 });
  });
  afterEach(() => {
    cheat = honest;
  });
  afterAll(() => house?.close());

  it('are checked without a word more than needed', async () => {
    await page.getByText('Your device has checked the dice').waitFor();
    await expect.poll(() => page.locator('.dice-wrong').count()).toBe(0);
    await expectAccessible(page, 'dice that are fine');
  });

  it('are checked as well where the match began at once, against bots alone', async () => {
    await alone.locator('.ending').waitFor({ timeout: 120_000 });
    await alone.getByText('Your device has checked the dice').waitFor();
    await expect.poll(() => alone.locator('.dice-wrong').count()).toBe(0);
  });

  it.each([
    [
      'another share in place of one’s own',
      (file) => withDice(file, { share: 'f'.repeat(32) }),
      'Your share of the dice is not the one',
    ],
    [
      'another seed of the house',
      (file) => withDice(file, { serverSeed: '5e'.repeat(32) }),
      'The house has not kept to the share',
    ],
    [
      'another key',
      (file) => writeChainedFile(file.heading, unchained(file), OTHER_KEY),
      'signed with another key',
    ],
    [
      'a start that was called off and is not told',
      (file) => writeChainedFile({ ...file.heading, aborts: 3 }, unchained(file), KEY),
      'how often the start was really called off',
    ],
  ] as const satisfies readonly (readonly [string, Cheat, string])[])(
    'are called wrong, loudly: %s',
    async (_, cheating, words) => {
      cheat = cheating;
      await page.reload();
      const alert = page.locator('.dice-wrong');
      await alert.getByText(words).waitFor();
      await expect.poll(() => alert.getAttribute('role')).toBe('alert');
      await expectAccessible(page, 'dice that are wrong');
      await resize(page, PHONE);
      await expectFits(page, 'dice that are wrong, on a phone');
      for (const size of [PHONE, LYING_PHONE, DESKTOP]) {
        await resize(page, size);
        await expect.poll(() => page.evaluate<string[]>(OVER_THE_WARNING)).toEqual([]);
      }
    },
  );

  it('are never called as agreed where somebody was bound to nothing', async () => {
    cheat = withSomebodyUnbound;
    await page.reload();
    const told = page.locator('.dice-wrong.is-unbound');
    await told.getByText(/ was bound to nothing, so the house may have chosen the dice/).waitFor();
    await expect.poll(() => page.getByText('Your device has checked the dice').count()).toBe(0);
    await expectAccessible(page, 'dice that somebody could choose');
    await resize(page, PHONE);
    await expectFits(page, 'dice that somebody could choose, on a phone');
    await resize(page, DESKTOP);
  });

  it('are said not to have been checked where the house keeps the file to itself', async () => {
    await page.route('**/api/matches/*?format=2', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await page.getByText('The dice could not be checked').waitFor();
    await page.unroute('**/api/matches/*?format=2');
  });
});
