import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type House, openHouse, PHONE } from './house.ts';
import { keptRecord, putMatch } from './localMatch.ts';
import { settled, until } from './looking.ts';

const GAME = { game: 'eight-and-a-half', seats: 3 } as const;

const answers = (page: Page) => page.locator('.text-answers button');
const board = (page: Page): Promise<string> => page.locator('.text-board').innerText();

/** Both have come to rest, asked the same, and see the same. */
async function inStep(...pages: readonly Page[]): Promise<string> {
  let seen: readonly string[] = [];
  await until('the same table in all tabs, with a question', async () => {
    for (const page of pages) await answers(page).first().waitFor();
    seen = await Promise.all(pages.map((page) => settled(page, () => board(page))));
    return new Set(seen).size === 1;
  });
  return seen[0]!;
}

const leaves = (page: Page, before: string): Promise<void> =>
  until('another table', async () => (await board(page)) !== before);

const movesIn = async (page: Page, address: string): Promise<readonly { seat: number }[]> =>
  ((await keptRecord(page, address)) as { moves: { seat: number }[] }).moves;

/** How many tabs hold the lock of a match, and how many wait for it. */
const locks = (page: Page): Promise<readonly [held: number, pending: number]> =>
  page.evaluate(`navigator.locks.query().then(({ held, pending }) =>
    [held, pending].map((all) => all.filter(({ name }) => name.startsWith('parlor-match-')).length))`);

describe('two tabs of one match on this device', () => {
  let house: House;
  let one: Page;
  let two: Page;
  let address = '';

  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  beforeEach(async () => {
    one = await house.visit({ chosen: { textTable: true } });
    address = await putMatch(one, GAME);
    await one.goto(address);
    await answers(one).first().waitFor();
    two = await one.context().newPage();
    await two.goto(address);
    await inStep(one, two);
  });
  afterEach(() => one.context().close());

  it('follow each other, whoever moves, and a reload finds everything', async () => {
    for (const [mover, other] of [
      [one, two],
      [two, one],
    ] as const) {
      const before = await inStep(one, two);
      await answers(mover).first().click();
      await leaves(other, before);
      await inStep(one, two);
    }
    const seen = await inStep(one, two);
    const stored = await keptRecord(one, address);
    await two.reload();
    await expect.poll(() => inStep(one, two)).toBe(seen);
    expect(await settled(two, () => keptRecord(two, address))).toEqual(stored);
  });

  it('that are pressed at the same time do not fork the match', async () => {
    for (let round = 0; round < 3; round++) {
      const before = await inStep(one, two);
      await Promise.all([one, two].map((page) => answers(page).first().dispatchEvent('click')));
      await leaves(one, before);
      await inStep(one, two);
    }
    const seen = await inStep(one, two);
    const third = await one.context().newPage();
    await third.goto(address);
    await expect.poll(() => inStep(one, two, third)).toBe(seen);
  });

  it('have their bots think in one of them, and in the other when that is closed', async () => {
    await expect.poll(() => locks(two)).toEqual([1, 1]);
    await one.close();
    await expect.poll(() => locks(two)).toEqual([1, 0]);
    const before = (await movesIn(two, address)).length;
    const seen = await settled(two, () => board(two));
    await answers(two).first().click();
    await leaves(two, seen);
    await answers(two).first().waitFor();
    await expect.poll(async () => (await movesIn(two, address)).length).toBeGreaterThan(before + 1);
  });

  it('see what is taken back in one of them', async () => {
    const before = await inStep(one, two);
    await answers(one).first().click();
    await leaves(two, before);
    await inStep(one, two);
    await two.setViewportSize(PHONE);
    await two.keyboard.press('u');
    await one.locator('.text-log').getByText('A move was taken back.').waitFor();
    await expect.poll(() => inStep(one, two)).toBe(before);
  });

  it('say so when the match is forgotten in one of them', async () => {
    await two.goto('/settings');
    await two.getByRole('button', { name: 'Forget everything here' }).click();
    await two.getByRole('button', { name: 'Yes, delete it all' }).click();
    await two.waitForURL('**/');
    await answers(one).first().click();
    await one.getByRole('heading', { name: 'This match is not on this device' }).waitFor();
  });
});
