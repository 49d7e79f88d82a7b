import { type AnyGame, dataName, fastRng, isDataName } from '@parlor/kit';
import { openMatch } from '@parlor/match';
import { games } from '@parlor/registry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standardSets as SETS } from '@parlor/registry/testing';
import { expectAccessible, expectFits } from './axe.ts';
import { type House, openHouse, PHONE } from './house.ts';
import { keptMatch, putMatch } from './localMatch.ts';
import { settled } from './looking.ts';
import { playAt } from './playing.ts';

/** As it lies in every text that holds it. */
const inside = (set: object): string => JSON.stringify(set).slice(1, -1);

const holding = (texts: readonly string[], set: object): number =>
  texts.filter((text) => text.includes(inside(set))).length;

/** Notes whatever the page and its rules thread say to each other. */
const LISTEN = `
  window.said = { asked: [], answered: [] };
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => said.answered.push(JSON.stringify(data)));
    }
    postMessage(message, ...rest) {
      said.asked.push(JSON.stringify(message));
      super.postMessage(message, ...rest);
    }
  };`;

const saidOn = (page: Page): Promise<{ asked: string[]; answered: string[] }> =>
  page.evaluate('said');

/** The dice of `putMatch`. */
const SEED = '5eed'.repeat(16);

/** A whole match without a plan. */
function played({ game, option, seats, set }: (typeof SETS)[number]): unknown[] {
  const rules: AnyGame = games[game];
  const table = { seats, options: { ...rules.presets.standard, [option]: set } };
  const opened = openMatch(rules, table, SEED);
  if (!opened.ok) throw new Error(opened.why.code);
  const match = opened.value;
  const rng = fastRng(5);
  while (!match.outcome) {
    const { seat, id } = match.questions()[0]!;
    const move: unknown = rules.sample(rules.worlds(match.update(seat).view)(rng), seat, rng);
    if (!match.answer(seat, id, move).ok) throw new Error('an illegal move');
  }
  return [...match.moves];
}

/** Into the sets of this device, from a file; the address for a new table with it. */
async function bring(page: Page, game: string, set: object): Promise<string> {
  await page.goto(`/sets/${game}`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'box.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(set, null, 2)),
  });
  await page.waitForURL(`**/sets/${game}/*`);
  return `/new/${game}?at=online&set=${page.url().split('/').at(-1)}`;
}

describe('a set of one’s own', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  it.each(SETS)('is kept once on the device, and told once to its rules: $game', async (own) => {
    const { game, option, seats, set } = own;
    const page = await house.visit({ chosen: { textTable: true } });
    await page.addInitScript(LISTEN);
    const address = await putMatch(page, { game, seats, options: { [option]: set } });
    await page.goto(address);
    await playAt([page], { actions: 5 });
    const naming = async (): Promise<number> => {
      const { asked, answered } = await saidOn(page);
      return [...asked, ...answered].filter((text) => text.includes(dataName(set))).length;
    };
    await expect.poll(naming).toBeGreaterThan(10);
    const said = await settled(page, () => saidOn(page));
    expect([holding(said.asked, set), holding(said.answered, set)]).toEqual([1, 1]);
    const kept = await settled(page, () => keptMatch(page, address));
    const text = JSON.stringify(kept);
    expect(text.split(inside(set))).toHaveLength(2);
    expect(text).not.toContain(dataName(set));
    // It is all there when the page is opened anew.
    await page.reload();
    await playAt([page], { actions: 2 });
    await page.context().close();
  });

  it.each(SETS)('is told once for all moments of a replay: $game', async (own) => {
    const { game, option, seats, set } = own;
    const options = { [option]: set };
    const page = await house.visit();
    await page.addInitScript(LISTEN);
    const moves = played(own);
    const address = await putMatch(page, { game, seats, options, moves, isOver: true });
    await page.goto(address.replace('/local/', '/replay/'));
    const slider = page.getByRole('slider', { name: 'Move' });
    await slider.waitFor();
    await page.getByRole('button', { name: 'To the end', exact: true }).click();
    await expect.poll(() => slider.inputValue()).toBe(String(moves.length));
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption('public');
    const hasAllMoments = async (): Promise<boolean> =>
      (await saidOn(page)).answered.some((text) => text.split(dataName(set)).length > moves.length);
    await expect.poll(hasAllMoments).toBe(true);
    const { asked, answered } = await settled(page, () => saidOn(page));
    expect([holding(asked, set), holding(answered, set)]).toEqual([1, 1]);
    await page.context().close();
  });

  it.each(SETS)('is brought to a table of the house and told once there: $game', async (own) => {
    const { game, set } = own;
    const page = await house.visit({ chosen: { textTable: true } });
    const heard: string[] = [];
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => void heard.push(String(payload)));
    });
    await page.goto(await bring(page, game, set));
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL('**/table/*');
    const fill = page.getByRole('button', { name: 'Fill free seats with bots' });
    await fill.click();
    await page.locator('.facts-list').getByText('The table’s own set').first().waitFor();
    await page.getByRole('button', { name: 'I am ready' }).click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.locator('.text-board').waitFor();
    await playAt([page], { actions: 4 });
    const views = (): unknown[] =>
      heard.flatMap((text) => {
        const said = JSON.parse(text) as { view?: { options: Record<string, unknown> } };
        return said.view ? [said.view.options[own.option]] : [];
      });
    await expect.poll(() => views().length).toBeGreaterThan(2);
    expect(holding(heard, set)).toBe(1);
    expect(views().every(isDataName)).toBe(true);
    await page.context().close();
  });

  it('is refused by the page before anything is sent when it is too large', async () => {
    const page = await house.visit({ viewport: PHONE });
    await page.goto('/sets/pure-profit');
    const choose = (text: string) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'book.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    const why = page.getByRole('alert');
    await choose(JSON.stringify({ about: 'x'.repeat(201) }));
    await why.getByText('at most 200 characters').waitFor();
    await choose(
      JSON.stringify(
        Object.fromEntries(Array.from({ length: 400 }, (_, i) => [i, 'x'.repeat(150)])),
      ),
    );
    await why.getByText('at most 32,768 bytes').waitFor();
    await choose(`["${'x'.repeat(1 << 20)}"]`);
    await why.getByText('far too large').waitFor();
    await expectAccessible(page, 'a set that is too large');
    await expectFits(page, 'a set that is too large');
    expect(await settled(page, () => page.locator('.set-row').count())).toBe(0);
    await page.context().close();
  });
});
