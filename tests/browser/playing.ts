/** Several people at one table, each at a page of their own. */

import type { Page } from 'playwright-core';
import { settled, still, until } from './looking.ts';
import { clicking, look } from './robot.ts';
import { stuck } from './stuck.ts';

export interface Playing {
  /** Enough, after so many actions. */
  readonly actions?: number;
  /** Enough, as soon as this is so. */
  readonly until?: () => boolean | Promise<boolean>;
}

/** So long nothing changes at any of the pages: only what hangs should meet this. */
const STUCK_MS = 120_000;
/** A little less than a test may take: here the pages are told of, too. */
const LIMIT_MS = 850_000;
const WAIT_MS = 15;

/** Plays at all these pages until it is over, or enough. */
export async function playAt(
  pages: readonly Page[],
  { actions = Number.POSITIVE_INFINITY, until = () => false }: Playing = {},
): Promise<void> {
  const ends = Date.now() + LIMIT_MS;
  let lastChange = Date.now();
  let seen = '';
  for (let turn = 0; turn < actions && !(await until()); ) {
    const sights = await Promise.all(pages.map(look));
    if (sights.every(({ isOver }) => isOver)) return;
    const shown = sights.map(({ print }) => print).join('\n');
    if (shown !== seen) {
      seen = shown;
      lastChange = Date.now();
    } else if (Date.now() - lastChange > STUCK_MS) throw await stuck('nothing changes', pages);
    if (Date.now() > ends) throw await stuck('neither over nor enough in time', pages);
    const at = sights.findIndex(
      ({ isAsked, isOver, primary, targets }) =>
        isAsked && !isOver && (primary !== undefined || targets.length > 0),
    );
    if (at >= 0) await clicking.act(pages[at]!, sights[at]!, turn++);
    else await pages[0]!.waitForTimeout(WAIT_MS);
  }
}

/** As few seats as the game allows. */
export async function fewestSeats(page: Page): Promise<void> {
  const fewer = page.getByRole('button', { name: 'One less: Seats' });
  await fewer.waitFor();
  while (await settled(page, () => fewer.isEnabled())) await fewer.click();
}

/** Bots where nobody sits, once the host sees who has come: until then their seat looks free. */
export async function fillFreeSeats(host: Page): Promise<void> {
  await host
    .getByRole('button', { name: /^Free this seat/ })
    .first()
    .waitFor();
  const fill = host.getByRole('button', { name: 'Fill free seats with bots' });
  if (await settled(host, () => fill.isVisible())) await fill.click();
}

/** The newest position each page has heard of. */
const versions = new WeakMap<Page, number>();

function follow(page: Page): void {
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const said = JSON.parse(String(payload)) as { type: string; version: number };
      if (said.type === 'position') versions.set(page, said.version);
    }),
  );
}

/** Until all of those who began together show the same position: a word of the server reaches one page before another. */
export async function inStep(pages: readonly Page[]): Promise<void> {
  const count = () => new Set(pages.map((page) => versions.get(page))).size;
  await until('the same position everywhere', () => count() === 1);
  for (const page of pages) await still(page);
}

/** One opens a table, the other comes by link, bots take what is free, both are ready, it starts. */
export async function startTogether(
  host: Page,
  friend: Page,
  game: string,
  preset?: RegExp,
  /** What is chosen there already unless it is given; older pages have no such choice. */
  counts?: 'Rated' | 'Friendly',
  /** None, unless it is given. */
  clock?: RegExp,
): Promise<void> {
  for (const page of [host, friend]) follow(page);
  await host.goto(`/new/${game}?at=online`);
  if (preset) await host.getByRole('radio', { name: preset }).first().check({ force: true });
  if (counts) {
    const choice = host.getByRole('radio', { name: new RegExp(`^${counts}`) });
    await choice.first().check({ force: true });
  }
  if (clock) await host.getByRole('radio', { name: clock }).check({ force: true });
  await fewestSeats(host);
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.waitForURL('**/table/*');
  await host.getByRole('heading', { name: /the table is open/ }).waitFor();
  await friend.goto(host.url());
  await friend
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .click();
  await friend.getByRole('button', { name: 'I am ready' }).click();
  await fillFreeSeats(host);
  await host.getByRole('button', { name: 'I am ready' }).click();
  await host.getByRole('button', { name: 'Start the match' }).click();
  for (const page of [host, friend])
    await page.locator('.cloth .seat, .text-board').first().waitFor();
}
