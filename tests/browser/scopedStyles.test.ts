/**
 * Styles of a game come with its table and stay: pages are not loaded anew between two tables. So
 * each table is looked at twice, fresh, and after all the others have been visited.
 */

import { GAME_IDS } from '@parlor/registry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, type House, LYING_PHONE, openHouse } from './house.ts';
import { putMatch, wholeTable } from './localMatch.ts';
import { LOOKS, NAMES } from './looks.mjs';
import { findPhases, type Found, PHASES } from './phases/index.ts';

/** Of each game its first phase, the first of its fullest table, and its last: mostly the end. */
const SOME = GAME_IDS.flatMap((id) => {
  const own = PHASES.filter(({ game }) => game === id);
  const most = Math.max(...own.map(({ seats }) => seats));
  return [...new Set([own[0]!, own.find(({ seats }) => seats === most)!, own.at(-1)!])];
});

describe('a table looks the same fresh and after a visit to all others', () => {
  let house: House;
  let found: ReadonlyMap<string, Found>;
  let fresh: Page;
  let visited: Page;

  beforeAll(async () => {
    found = await findPhases(SOME);
    house = await openHouse();
    [fresh, visited] = [await house.visit(), await house.visit()];
    await visited.goto('/');
    for (const id of GAME_IDS) {
      await walkTo(visited, found.get(`${id}: ${SOME.find(({ game }) => game === id)!.name}`)!);
    }
  });
  afterAll(() => house?.close());

  it.each(SOME.map(({ game, name }) => `${game}: ${name}`))('%s', async (name) => {
    const match = found.get(name)!;
    for (const page of [fresh, visited]) await page.setViewportSize(DESKTOP);
    await fresh.goto(await put(fresh, match));
    await expectTable(fresh, match);
    await walkTo(visited, match);
    for (const viewport of [DESKTOP, LYING_PHONE]) {
      for (const page of [fresh, visited]) await page.setViewportSize(viewport);
      await expectSameLooks(fresh, visited, `${name}, ${viewport.width} × ${viewport.height}`);
    }
  });
});

/** Sits down without loading the page anew, by way of the home screen. */
async function walkTo(page: Page, match: Found): Promise<void> {
  await goTo(page, '/');
  await page.locator('.app').waitFor({ state: 'detached' });
  await goTo(page, await put(page, match));
  await expectTable(page, match);
}

const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate(
    `history.pushState(null, '', '${address}'); dispatchEvent(new PopStateEvent('popstate'))`,
  );

const put = (page: Page, { person, ...found }: Found): Promise<string> =>
  putMatch(page, {
    ...found,
    people: Array.from({ length: found.seats }, (_, seat) =>
      seat === person ? 'Ines' : undefined,
    ),
  });

async function expectTable(page: Page, { game }: Found): Promise<void> {
  const table = page.locator(`.app[data-game="${game}"]`);
  await table.locator('.mine .acts, .text-answers, .ending').first().waitFor();
  await wholeTable(page);
  // Refused where there are two of them.
  await table.waitFor();
}

/** Tables come in steps, and some of their parts move: when all is there and still, both look the same. */
async function expectSameLooks(one: Page, other: Page, what: string): Promise<void> {
  await expect.poll(() => difference([one, other]), { message: what }).toBeUndefined();
}

/** The first element that does not look the same on all pages, with its styles on each. */
async function difference(pages: readonly Page[]): Promise<unknown> {
  const [names, otherNames] = await onEach<string[]>(pages, NAMES);
  if (String(names) !== String(otherNames))
    return { elements: [names!.length, otherNames!.length] };
  const [looks, otherLooks] = await onEach<number[]>(pages, `${LOOKS}()`);
  const place = looks!.findIndex((look, index) => look !== otherLooks![index]);
  if (place < 0) return undefined;
  return { element: names![place], styles: await onEach<string[]>(pages, `${LOOKS}(${place})`) };
}

const onEach = <T>(pages: readonly Page[], code: string): Promise<T[]> =>
  Promise.all(pages.map((page) => page.evaluate<T>(code)));
