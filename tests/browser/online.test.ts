import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { type House, openHouse, PHONE } from './house.ts';
import { settled } from './looking.ts';
import { fewestSeats, playAt } from './playing.ts';
import { type Wire, wireOf } from './wire.ts';

/** What was pushed to a page about the match, as it came. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = payload.toString();
      if (text.includes('"position"')) heard.push(text);
    }),
  );
  return heard;
}

interface Position {
  readonly viewer: number | 'public';
  readonly view: {
    readonly players: readonly { readonly hand: unknown; readonly table: boolean }[];
  };
}

const board = (page: Page): Promise<string> => page.locator('.text-board').innerText();

/** The whole log, oldest first. */
async function logOf(page: Page): Promise<string[]> {
  await page.keyboard.press('l');
  const log = page.getByRole('dialog').getByRole('list', { name: 'Log' });
  await log.waitFor();
  const lines = await log.getByRole('listitem').allInnerTexts();
  await page.keyboard.press('Escape');
  return lines;
}

const AWAY = /made while you were away/;

describe('two browsers at one table online', () => {
  let house: House;
  let host: Page;
  let friend: Page;
  let wire: Wire;
  let watcher: Page;
  let seenByWatcher: string[];

  beforeAll(async () => {
    house = await openHouse();
    const chosen = { textTable: true };
    host = await house.visit({ chosen });
    friend = await house.visit({ chosen, viewport: PHONE, theme: 'light' });
    wire = await wireOf(friend);
    watcher = await house.visit({ chosen });
    seenByWatcher = listen(watcher);
  });
  afterAll(() => house?.close());

  it('one opens it, the other comes by link, both are ready, it starts', async () => {
    await host.goto('/new/eight-and-a-half?at=online');
    await host.getByRole('radio', { name: /^Short/ }).check({ force: true });
    await fewestSeats(host);
    await host.getByRole('button', { name: 'Open the table' }).click();
    await host.waitForURL('**/table/*');
    await host.getByRole('heading', { name: /the table is open/ }).waitFor();
    await expectAccessible(host, 'an open table, seen by its host');

    await friend.goto(host.url());
    await friend
      .getByRole('button', { name: /^Sit down/ })
      .first()
      .click();
    await friend.getByRole('button', { name: 'I am ready' }).waitFor();
    await expectAccessible(friend, 'an open table, seen by a guest');
    await expectFits(friend, 'an open table on a phone');
    await friend.getByRole('button', { name: 'I am ready' }).click();
    await host.getByRole('button', { name: 'I am ready' }).click();
    await host.getByRole('button', { name: 'Start the match' }).click();
    for (const page of [host, friend]) await page.locator('.text-board').waitFor();
    await watcher.goto(host.url());
    await watcher.locator('.text-board').waitFor();
  });

  it('who only watches sees no hand', async () => {
    // The two at the table see their own hand, and only theirs.
    const hidden = async (page: Page) => (await board(page)).match(/hidden/g)?.length;
    await expect.poll(() => hidden(host)).toBe(1);
    await expect.poll(() => hidden(watcher)).toBe(2);
    expect(await settled(watcher, () => watcher.locator('.text-answers').count())).toBe(0);
  });

  it('they talk, and who is muted is not heard until wanted again', async () => {
    const say = async (text: string) => {
      await host.getByRole('textbox', { name: 'Say something' }).fill(text);
      await host.getByRole('button', { name: 'Send' }).click();
      await host.locator('.talk').getByText(text).waitFor();
    };
    await host.keyboard.press('t');
    await friend.keyboard.press('t');
    await say('Good evening');
    await friend.locator('.talk').getByText('Good evening').waitFor();
    const muting = host.getByRole('button', { name: /^Mute / });
    expect(await settled(host, () => muting.count())).toBe(0);
    await expectAccessible(friend, 'table talk');
    await expectFits(friend, 'table talk on a phone');
    await friend.getByRole('button', { name: /^Mute / }).click();
    await friend.locator('.talk').getByText('Good evening').waitFor({ state: 'detached' });
    await say('Nobody listens');
    await friend.getByRole('button', { name: 'Hear again' }).click();
    await say('And now');
    await friend.locator('.talk').getByText('And now').waitFor();
    const unheard = friend.locator('.talk').getByText('Nobody listens');
    expect(await settled(friend, () => unheard.count())).toBe(0);
    for (const page of [host, friend]) await page.keyboard.press('Escape');
  });

  it('one loses its connection in the middle and comes back to where the match is', async () => {
    await playAt([host, friend], { actions: 12 });
    // Nothing is under way, and something will happen: the one who stays is asked.
    const isHosts = () => host.locator('.text-answers button').first().isVisible();
    await playAt([friend], { until: isHosts });
    await wire.cut();
    await friend.getByText('Connection lost').waitFor();
    // The one who is still there goes on until it is the other's turn.
    const isFriends = () => host.getByRole('heading', { name: /is choosing/ }).isVisible();
    await playAt([host], { until: isFriends });

    await wire.mend();
    await friend.getByText('Connection lost').waitFor({ state: 'detached' });
    await friend.locator('.text-answers').waitFor();
    const fresh = await friend.context().newPage();
    await fresh.goto(friend.url());
    await fresh.locator('.text-answers').waitFor();
    const now = await settled(fresh, () => board(fresh));
    await expect.poll(() => board(friend)).toBe(now);
    // What was missed is told, and so is everything to whoever opens the page anew.
    const log = await settled(friend, () => logOf(friend));
    expect(log.filter((line) => AWAY.test(line))).toHaveLength(1);
    expect(log.findIndex((line) => AWAY.test(line))).toBeLessThan(log.length - 1);
    const whole = await settled(fresh, () => logOf(fresh));
    expect(whole).toEqual(log.filter((line) => !AWAY.test(line)));
    await fresh.close();
  });

  it('they play to the end, and all three see how it ended', async () => {
    await playAt([host, friend]);
    for (const page of [host, friend, watcher]) {
      await page.getByRole('region', { name: 'The match is over' }).waitFor();
    }
    const secrets = seenByWatcher
      .map((text) => JSON.parse(text) as Position)
      .filter(
        ({ viewer, view }) =>
          viewer !== 'public' || view.players.some(({ hand, table }) => hand !== null && !table),
      );
    expect(seenByWatcher.length).toBeGreaterThan(0);
    expect(secrets).toEqual([]);
  });

  it('the replay is there for both', async () => {
    await friend.getByRole('button', { name: 'Watch the replay' }).click();
    await friend.getByRole('region', { name: 'Replay' }).waitFor();
    await friend.getByRole('button', { name: 'Next move' }).click();
    await friend.waitForURL(/at=1&/);
  });

  it('whoever has five tables is told why there is no sixth, and where they are', async () => {
    const eager = await house.visit({ viewport: PHONE });
    const open = async () => {
      await eager.goto('/new/zillionaire?at=online');
      await eager.getByRole('button', { name: 'Open the table' }).click();
    };
    for (let i = 0; i < 5; i++) {
      await open();
      await eager.getByRole('heading', { name: /the table is open/ }).waitFor();
    }
    await open();
    await eager
      .getByRole('alert')
      .getByText(/You have 5 tables that are not over/)
      .waitFor();
    await expectFits(eager, 'a table too many');
    await eager.goto('/tables');
    const own = eager.getByRole('region', { name: 'Your tables' }).getByRole('listitem');
    await expect.poll(() => own.count()).toBe(5);
    await own.first().getByRole('link').click();
    await eager.getByRole('button', { name: 'Leave the table' }).click();
    await open();
    await eager.getByRole('heading', { name: /the table is open/ }).waitFor();
  });
});
