import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { type House, openHouse, PHONE } from './house.ts';
import { fewestSeats, playAt } from './playing.ts';

const seatNames = async (page: Page): Promise<string[]> =>
  (await page.locator('.seat-row .seat-name').allInnerTexts()).map((name) => name.trim());

/** One opens a table for two under the quick clock, the other comes by link and sits down. */
async function meet(host: Page, friend: Page): Promise<void> {
  await host.goto('/new/eight-and-a-half?at=online');
  await host.getByRole('radio', { name: /^Short/ }).check({ force: true });
  await host.getByRole('radio', { name: /^Quick Half a minute/ }).check({ force: true });
  await host.getByLabel('Who plays for somebody who is away').selectOption('beginner');
  await fewestSeats(host);
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.waitForURL('**/table/*');
  await friend.goto(host.url());
  await friend
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .click();
  await friend.getByRole('button', { name: 'I am ready' }).waitFor();
}

/** How many are at the table, as the house has last told this page. */
function hereBy(page: Page): () => number | undefined {
  let here: number | undefined;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const said = JSON.parse(String(payload)) as { type: string; connected: boolean[] };
      if (said.type === 'presence') here = said.connected.filter(Boolean).length;
    }),
  );
  return () => here;
}

const fill = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Fill free seats with bots' }).click();

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.text-board').waitFor();
}

describe('somebody who is not there', () => {
  let house: House;
  let host: Page;
  let friend: Page;
  let here: () => number | undefined;
  beforeAll(async () => {
    // Nobody waits long for it, and whoever is here answers in time on a busy machine, too.
    house = await openHouse({ CLOCK_BRISK_S: '3' });
  });
  beforeEach(async () => {
    host = await house.visit({ chosen: { name: 'Ines', textTable: true } });
    friend = await house.visit({ viewport: PHONE, chosen: { name: 'Marlene', textTable: true } });
    here = hereBy(host);
    await meet(host, friend);
  });
  afterEach(async () => {
    for (const page of [host, friend]) await page.context().close();
  });
  afterAll(() => house?.close());

  it('before the match: the host sees who is here, frees a seat, and the table starts', async () => {
    const free = host.getByRole('button', { name: /^Free this seat/ });
    // Whoever is here does not lose a seat by one press.
    await free.click();
    const sure = host.getByRole('alertdialog', { name: /is here/ });
    await expectAccessible(host, 'asked whether to free a seat');
    await sure.getByRole('button', { name: 'Leave it' }).click();
    await free.click();
    await sure.getByRole('button', { name: 'Free it' }).click();
    await friend.getByText('The host has freed your seat.').waitFor();
    await expectAccessible(friend, 'a seat was freed');
    await expectFits(friend, 'a seat was freed');
    await friend.getByRole('button', { name: /^Sit down/ }).click();
    await friend.getByRole('button', { name: 'I am ready' }).waitFor();

    await friend.goto('/');
    await host
      .locator('.seat-row')
      .getByText('away for less than a minute, not ready yet')
      .waitFor();
    await expectAccessible(host, 'a friend is away');
    await free.click();
    await host.locator('.seat-row').getByText('Free seat').waitFor();
    // It is not lost: the friend finds the table at home.
    await friend.goto('/');
    await friend.locator(`a[href="${new URL(host.url()).pathname}"]`).waitFor();
    await fill(host);
    await start(host);
  });

  it('during it: who is late is told and has the seat back by one press; who is gone does not keep others from playing again', async () => {
    await friend.getByRole('button', { name: 'I am ready' }).click();
    await start(host);
    const told = friend.locator('.strip').getByText(/bot (answered|is playing) for you/);
    await playAt([host], { until: () => told.isVisible() });
    await friend.locator('.text-log').getByText('A bot answered for you').first().waitFor();
    await expectAccessible(friend, 'a bot answered for me');
    await expectFits(friend, 'a bot answered for me');
    const back = friend.getByRole('button', { name: 'Take your seat back' });
    await playAt([host], { until: () => back.isVisible() });
    await back.click();
    await back.waitFor({ state: 'detached' });

    // Nobody does anything any more: the bots play it to the end.
    for (const page of [host, friend]) {
      await page.getByRole('region', { name: 'The match is over' }).waitFor();
      await page.getByText(/^A bot played \d+ moves for you\. So this match/).waitFor();
    }
    // The replay says which moves were not one's own.
    await friend.getByRole('button', { name: 'Watch the replay' }).click();
    await friend.getByRole('slider', { name: 'Move' }).press('End');
    await friend.locator('.text-log').getByText('A bot answered for ').first().waitFor();
    await expectAccessible(friend, 'a replay with moves of bots');
    await friend.goto('/');
    await expect.poll(here).toBe(1);
    await host.getByRole('button', { name: 'Play again' }).click();
    await host.getByRole('heading', { name: /the table is open/ }).waitFor();
    const free = async () => (await seatNames(host)).filter((name) => name === 'Free seat');
    await expect.poll(free).toHaveLength(1);
    await fill(host);
    await start(host);
  });
});
