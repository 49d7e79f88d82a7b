/** What waits for somebody: on the way in, in the title, one press away; and what has happened since their last turn. */

import { GAME_IDS, games } from '@parlor/registry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { type House, openHouse, PHONE } from './house.ts';
import { settled, until } from './looking.ts';
import { playAt, startTogether } from './playing.ts';

/** Two people and a bot, one after the other. */
const GAME = GAME_IDS.find(
  (id) => games[id].seatCounts[0] === 3 && games[id].seatCounts.includes(6),
)!;

/** Nobody is missed there for a while. */
const DAYS = /^Days/;

const SINCE = 'Since your last turn';

interface Listed {
  readonly id: string;
  readonly isYourTurn: boolean;
}

const isAsked = (page: Page): Promise<boolean> =>
  page.locator('.text-answers button').first().isVisible();

/** The rows of one's own tables on the way in. */
const ownRows = (page: Page) =>
  page.getByRole('region', { name: 'Your tables' }).getByRole('listitem');

/** Lines of a list in a sheet. */
const linesOf = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).getByRole('list', { name }).locator('> li');

describe('a table that waits', () => {
  let house: House;
  let people: readonly [Page, Page];
  let mover: Page;
  let other: Page;
  let table: string;

  beforeAll(async () => {
    house = await openHouse();
    const chosen = { textTable: true };
    const host = await house.visit({ chosen });
    const friend = await house.visit({ chosen, viewport: PHONE, theme: 'light' });
    people = [host, friend];
    await startTogether(host, friend, GAME, undefined, undefined, DAYS);
    table = new URL(host.url()).pathname;
    await until('somebody is asked', async () => (await isAsked(host)) || isAsked(friend));
    [mover, other] = (await isAsked(host)) ? [host, friend] : [friend, host];
  });
  afterAll(() => house?.close());

  it('is on the way in of whoever is asked, first and marked, and counted in the title', async () => {
    await expect.poll(() => mover.title()).toMatch(/^\(1\) ● Your turn: /);
    const home = await mover.context().newPage();
    await home.goto('/');
    await expect.poll(() => ownRows(home).first().innerText()).toMatch(/Your turn · /);
    await expect.poll(() => home.title()).toBe('(1) Parlor');
    await expectAccessible(home, 'a table waits for me');
    await expectFits(home, 'a table waits for me');
    await home.goto('/settings');
    await home.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    // Nobody looks there any more, and nothing is said that may not be so.
    await expect.poll(() => home.title()).not.toContain('(1)');
    await home.close();
  });

  it('is on the way in of everybody else, with the name of whoever is asked', async () => {
    const home = await other.context().newPage();
    await home.goto('/');
    await expect.poll(() => ownRows(home).first().innerText()).toMatch(/ is choosing · /);
    expect(await settled(home, () => home.title())).toBe('Parlor');
    await expectFits(home, 'a table waits for somebody else');
    await home.close();
    expect(await settled(other, () => other.title())).not.toMatch(/^[(●]/);
  });

  it('is one press away from a table where one is not asked', async () => {
    const here = await mover.context().newPage();
    const there = await other.context().newPage();
    await startTogether(here, there, GAME, undefined, undefined, DAYS);
    await playAt([here], { until: () => isAsked(there) });
    const next = here.getByRole('button', { name: 'Next table' });
    await next.waitFor();
    await expect.poll(() => here.title()).toMatch(/^\(1\) /);
    await expectAccessible(here, 'another table waits');
    const second = new URL(here.url()).pathname;
    await here.keyboard.press('n');
    await here.waitForURL(`**${table}`);
    await expect.poll(() => isAsked(here)).toBe(true);
    // Whoever is asked here is not led away, whatever else waits.
    await there.goto('/');
    await expect.poll(() => ownRows(there).count()).toBe(2);
    expect(await settled(here, () => next.count())).toBe(0);
    await here.keyboard.press('n');
    expect(await settled(here, () => new URL(here.url()).pathname)).toBe(table);
    // Where one waits oneself, the button on a phone leads to the table that waits.
    await other.getByRole('button', { name: 'Next table' }).click();
    await other.waitForURL(`**${second}`);
    await other.goto(table);
    for (const page of [here, there]) await page.close();
  });

  it('tells as a story what others have done since one’s last turn, to whoever comes back', async () => {
    const [host, friend] = people;
    await playAt(people, { until: () => isAsked(host) });
    await playAt([host], { until: () => isAsked(friend) });
    await host.goto('/settings');
    const isHosts = async () => {
      const all = (await (await host.request.get('/api/me/tables')).json()) as Listed[];
      return all.find(({ id }) => table.endsWith(id))!.isYourTurn;
    };
    await playAt([friend], { until: isHosts });
    await host.goto(table);
    const story = linesOf(host, SINCE);
    await story.first().waitFor();
    const lines = await settled(host, () => story.allInnerTexts());
    expect(lines[0]).toBe('Your last turn');
    const then = lines.indexOf('Since then');
    expect(then).toBeGreaterThan(1);
    expect(lines.length).toBeGreaterThan(then + 2);
    await expectAccessible(host, 'since my last turn');
    // The same lines stand in the log, newest first, with the turn among them.
    await host.keyboard.press('Escape');
    await host.keyboard.press('l');
    const log = linesOf(host, 'Log');
    await log.first().waitFor();
    const all = await settled(host, () => log.allInnerTexts());
    const told = lines.slice(then + 1).toReversed();
    expect(all.slice(0, told.length + 1)).toEqual([...told, 'Your last turn']);
    await host.getByRole('dialog').getByRole('button', { name: SINCE }).click();
    await story.first().waitFor();
    await host.keyboard.press('Escape');
    // What has been shown is no news to whoever comes again.
    await host.reload();
    await expect.poll(() => isAsked(host)).toBe(true);
    expect(await settled(host, () => host.getByRole('dialog').count())).toBe(0);
  });
});
