import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { type House, openHouse, PHONE } from './house.ts';
import { keptRecord, putMatch } from './localMatch.ts';
import { settled, until } from './looking.ts';
import { inStep, playAt, startTogether } from './playing.ts';
import { stuck } from './stuck.ts';

const board = (page: Page): Promise<string> => page.locator('.text-board').innerText();
const isAsked = (page: Page): Promise<boolean> =>
  page.locator('.text-answers button').first().isVisible();
const answer = (page: Page): Promise<void> => page.locator('.text-answers button').first().click();

const becomes = (page: Page, wanted: string): Promise<void> =>
  until(`the table as it was:\n${wanted}`, async () => (await board(page)) === wanted);
const leaves = (page: Page, before: string): Promise<void> =>
  until('another table', async () => (await board(page)) !== before);

/** Whoever answers may be asked once more, but not so often. */
const MOST_ROUNDS = 40;

/** Which of the two is asked, as soon as one is. */
async function whoIsAsked(one: Page, two: Page): Promise<[asked: Page, waiting: Page]> {
  let found: [asked: Page, waiting: Page] | undefined;
  await until('a question', async () => {
    if (await isAsked(one)) found = [one, two];
    else if (await isAsked(two)) found = [two, one];
    return found !== undefined;
  });
  return found!;
}

async function takeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
}

describe('taking a move back', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  it('on this device: at once, with all that bots did since', async () => {
    const page = await house.visit({ chosen: { textTable: true } });
    const address = await putMatch(page, { game: 'eight-and-a-half', seats: 3 });
    await page.goto(address);
    const question = page.locator('.text-answers button').first();
    await question.waitFor();
    // Nothing of one's own yet.
    await takeBack(page);
    await page.getByText('There is nothing to take back now.').first().waitFor();
    const before = await board(page);
    for (const way of ['by the menu', 'by its key']) {
      await answer(page);
      await leaves(page, before);
      await question.waitFor();
      if (way === 'by the menu') await takeBack(page);
      else await page.keyboard.press('u');
      await page.locator('.text-log').getByText('A move was taken back.').waitFor();
      await becomes(page, before);
      await question.waitFor();
      await expect.poll(() => page.evaluate('document.activeElement !== document.body')).toBe(true);
    }
    const own = async () => {
      const { moves } = (await keptRecord(page, address)) as { moves: { seat: number }[] };
      return moves.filter(({ seat }) => seat === 0);
    };
    await expect.poll(own).toEqual([]);
    await page.context().close();
  });

  describe('online', () => {
    let host: Page;
    let friend: Page;
    let asker: Page;
    let other: Page;
    let earlier: readonly [string, string];
    let now: readonly [string, string];

    beforeAll(async () => {
      host = await house.visit({ chosen: { name: 'Ines', textTable: true } });
      friend = await house.visit({
        viewport: PHONE,
        chosen: { name: 'Marlene', textTable: true },
      });
      await startTogether(host, friend, 'eight-and-a-half', /^Short/, 'Friendly');
      await bothAnswer();
      now = await bothBoards();
    });

    /** The one who is asked has heard of everything; what is on its way to the other has come when they rest. */
    async function bothBoards(): Promise<readonly [string, string]> {
      await inStep([asker, other]);
      return [await settled(asker, () => board(asker)), await settled(other, () => board(other))];
    }

    /** One answers, then the other: now the first one's move cannot be taken back without a word. */
    async function bothAnswer(): Promise<void> {
      for (let round = 0; ; round++) {
        if (round === MOST_ROUNDS)
          throw await stuck('the same one is asked again and again', [host, friend]);
        [asker, other] = await whoIsAsked(host, friend);
        earlier = await bothBoards();
        await answer(asker);
        await leaves(asker, earlier[0]);
        const [next] = await whoIsAsked(host, friend);
        if (next !== other) continue;
        const before = await board(other);
        await answer(other);
        await leaves(other, before);
        break;
      }
      await whoIsAsked(host, friend);
    }

    it('the other is asked, and may rather not: nothing changes, and one hears of it', async () => {
      await takeBack(asker);
      await asker.getByText('The others decide.').waitFor();
      const asked = other.getByRole('alertdialog', { name: /would like to take a move back/ });
      await asked.waitFor();
      await expectAccessible(other, 'asked for a move back');
      await expectFits(other, 'asked for a move back');
      await asked.getByRole('button', { name: 'Rather not' }).click();
      await asked.waitFor({ state: 'detached' });
      await asker.getByText('Your move stands.').waitFor();
      expect([
        await settled(asker, () => board(asker)),
        await settled(other, () => board(other)),
      ]).toEqual(now);
    });

    it('the other agrees: both are where they were, and the same question is asked again', async () => {
      await takeBack(asker);
      const asked = other.getByRole('alertdialog', { name: /would like to take a move back/ });
      await asked.getByRole('button', { name: 'That is fine' }).click();
      await becomes(asker, earlier[0]);
      await becomes(other, earlier[1]);
      await asked.waitFor({ state: 'detached' });
      await asker.locator('.text-answers button').first().waitFor();
      for (const page of [asker, other]) {
        await page.locator('.text-log').getByText('A move was taken back.').waitFor();
      }
      await playAt([asker, other], { actions: 4 });
    });

    it('a move that is made meanwhile is an answer too: nobody is asked any more', async () => {
      await bothAnswer();
      await takeBack(asker);
      const asked = other.getByRole('alertdialog', { name: /would like to take a move back/ });
      await asked.waitFor();
      const [mover] = await whoIsAsked(host, friend);
      const before = await board(mover);
      await answer(mover);
      await leaves(mover, before);
      await asked.waitFor({ state: 'detached' });
      await asker.getByText('The others decide.').waitFor({ state: 'detached' });
    });
  });
});
