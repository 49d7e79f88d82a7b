import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { type House, openHouse, PHONE } from './house.ts';
import { keptRecord, putMatch } from './localMatch.ts';
import { settled } from './looking.ts';
import { findPhases, PHASES } from './phases/index.ts';
import { playAt, startTogether } from './playing.ts';

const BOTS = ['Bruno', 'Nadia', 'Otto', 'Mina', 'Luca', 'Sofia'];

const END = 'eight-and-a-half: end';

interface Kept {
  readonly game: string;
  readonly table: unknown;
  readonly seed: string;
  readonly moves: readonly unknown[];
}

const seatNames = async (page: Page): Promise<string[]> =>
  (await page.locator('.seat-row .seat-name, .cloth .seat .nm-text').allInnerTexts()).map((name) =>
    name.trim(),
  );

describe('playing again', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  it('on this device: the same people and bots, the same options, another match', async () => {
    const found = (
      await findPhases(PHASES.filter(({ game, name }) => `${game}: ${name}` === END))
    ).get(END)!;
    const page = await house.visit();
    // Not at the first seat: whoever sits where stays there.
    const address = await putMatch(page, {
      ...found,
      people: [undefined, 'Ines'],
      bots: BOTS,
      isOver: true,
    });
    await page.goto(address);
    await page.getByRole('region', { name: 'The match is over' }).waitFor();
    const before = (await settled(page, () => keptRecord(page, address))) as Kept;
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.locator('.ending').waitFor({ state: 'detached' });
    await page.waitForURL(({ pathname }) => /^\/local\/./.test(pathname) && pathname !== address);
    const again = new URL(page.url()).pathname;
    await page.locator('.mine .acts').waitFor();
    // Clockwise from the one at the second seat.
    await expect.poll(() => seatNames(page)).toEqual([...BOTS.slice(2, found.seats), BOTS[0]]);

    const after = (await settled(page, () => keptRecord(page, again))) as Kept;
    expect(after.game).toBe(before.game);
    expect(after.table).toEqual(before.table);
    expect(after.seed).not.toBe(before.seed);
    // It can be played, and the finished one is still there to look back at.
    await playAt([page], { actions: 2 });
    const played = async () => ((await keptRecord(page, again)) as Kept).moves.length;
    await expect.poll(played).toBeGreaterThan(0);
    expect(await settled(page, () => keptRecord(page, address))).toEqual(before);
    await page.context().close();
  });

  it('online: one wants to, both land at the same new table and play', async () => {
    const host = await house.visit({ chosen: { name: 'Ines', textTable: true } });
    const friend = await house.visit({ viewport: PHONE, chosen: { textTable: true } });
    await startTogether(host, friend, 'eight-and-a-half', /^Short/);
    const old = host.url();
    await playAt([host, friend]);

    // Whoever is second is told that the other would like to.
    await friend.getByRole('button', { name: 'Play again' }).click();
    await friend.waitForURL((url) => url.href !== old && url.pathname.startsWith('/table/'));
    await host.getByRole('button', { name: 'Join the next match' }).click();
    await host.waitForURL(friend.url());
    for (const page of [host, friend]) {
      await page.getByRole('button', { name: 'I am ready' }).waitFor();
    }
    const sitting = async () => (await seatNames(host)).filter((name) => name !== 'Free seat');
    await expect.poll(sitting).toHaveLength(2);
    const seen = await settled(host, () => seatNames(host));
    await expect.poll(() => seatNames(friend)).toEqual(seen);
    await expectAccessible(host, 'a table for another match');
    await expectFits(friend, 'a table for another match on a phone');

    for (const page of [host, friend])
      await page.getByRole('button', { name: 'I am ready' }).click();
    await friend.getByRole('button', { name: 'Start the match' }).click();
    for (const page of [host, friend]) await page.locator('.text-board').waitFor();
    await playAt([host, friend], { actions: 4 });
    for (const page of [host, friend]) await page.context().close();
  });
});
