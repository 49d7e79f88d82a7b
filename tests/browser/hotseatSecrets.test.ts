import type { People } from '@parlor/kit';
import { parseRecord, replay } from '@parlor/match';
import { games } from '@parlor/registry';
import { loadText } from '@parlor/registry/texts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, type House, openHouse } from './house.ts';
import { keptRecord, putMatch } from './localMatch.ts';
import { settled } from './looking.ts';
import { clicking, playToTheEnd } from './robot.ts';

const PEOPLE = ['Ines', 'Marlene'];
const GAME = 'pure-profit';

/** A card from the pile, of which everybody else is told only that it was one. */
const PRIVATE = / drew (?!a card)/;

/** Everything `seat` was told from the beginning of the match on, in words. */
async function toldTo(seat: number, input: unknown): Promise<string[]> {
  const text = await loadText[GAME]('en');
  const record = parseRecord(input);
  if (!record.ok) throw new Error(record.why.code);
  const people: People = (other) => ({ name: PEOPLE[other]!, isReader: other === seat });
  const lines: string[] = [];
  replay(games[GAME], record.value, (match) => {
    const { events, view } = match.update(seat);
    for (const event of events) {
      const line = text.happened(event, people, view);
      if (line !== undefined) lines.push(line);
    }
  });
  return lines;
}

const everything = (page: Page): Promise<string> =>
  page.evaluate<string>('document.documentElement.textContent + document.title');

const nextAt = async (page: Page): Promise<string> =>
  (await page.locator('.hand-over h1').innerText()).replace('Pass the device to ', '');

describe('what one person at a shared device was told', () => {
  let house: House;
  let page: Page;
  let address = '';

  beforeAll(async () => {
    house = await openHouse();
    page = await house.visit({ viewport: DESKTOP });
    address = await putMatch(page, {
      game: GAME,
      seats: 2,
      seed: '3'.repeat(64),
      people: PEOPLE,
    });
    await page.goto(address);
    await page.locator('.app').waitFor();
  });
  afterAll(() => house?.close());

  /** Plays whoever has the device until it has to be passed on; who is to have it then. */
  async function playOn(): Promise<string> {
    const passing = page.locator('.hand-over');
    await playToTheEnd(page, clicking, { until: () => passing.isVisible() });
    return nextAt(page);
  }

  it('is told to nobody before somebody says who they are', async () => {
    await page.locator('.hand-over').waitFor();
    expect(await settled(page, () => page.locator('.mine, .cloth, .log').count())).toBe(0);
  });

  it('is gone from the page once the device is passed on: the next one is told their own', async () => {
    let secrets = 0;
    for (let round = 0; round < 8; round++) {
      const name = await playOn();
      const passedOn = await settled(page, () => everything(page));
      expect(passedOn, 'while it is passed on').not.toMatch(PRIVATE);
      const told = await toldTo(PEOPLE.indexOf(name), await keptRecord(page, address));
      await page.locator('.hand-over .btn').click();
      const log = page.locator('.log li > span:last-child');
      await expect
        .poll(() => log.allTextContents(), { message: `the log of ${name}` })
        .toEqual(told.toReversed());
      // Nor is anything of it anywhere else: on tags, in the bar, in what is announced.
      const secret = told.filter((line) => PRIVATE.test(line));
      let rest = await settled(page, () => everything(page));
      for (const line of secret) rest = rest.replaceAll(line.replace(/\.$/, ''), '');
      expect(rest, `the page of ${name}`).not.toMatch(PRIVATE);
      secrets += secret.length;
    }
    // Otherwise nothing was tried.
    expect(secrets).toBeGreaterThan(6);
  });
});
