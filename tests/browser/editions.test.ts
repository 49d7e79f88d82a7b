import { readFileSync } from 'node:fs';
import { GAME_IDS, type GameId } from '@parlor/registry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { storedIn } from './matchStore.ts';
import { putMatch } from './localMatch.ts';
import { isLong } from './long.ts';
import { settled } from './looking.ts';
import { stuck } from './stuck.ts';

const FIRST = 1;

interface RecordOf {
  readonly rulesVersion: number;
  readonly table: { readonly seats: number };
  readonly moves: readonly { readonly seat: number }[];
}

const frozenRecords = (game: GameId): RecordOf[] =>
  (
    JSON.parse(
      readFileSync(
        new URL(`../../games/${game}/editions/${game}-${FIRST}.matches.json`, import.meta.url),
        'utf8',
      ),
    ) as { record: RecordOf }[]
  ).map(({ record }) => record);

const frozenRecord = (game: GameId): RecordOf => frozenRecords(game)[0]!;

/** The record of a match as the device keeps it now. */
const keptRecord = async (page: Page, id: string): Promise<RecordOf> =>
  (await storedIn(page, id))!.record as RecordOf;

/** Every picture takes a while; `npm run long` looks at each of every match. */
const EVERY = isLong ? 1 : 12;
const SHOWN = GAME_IDS.flatMap((game) =>
  frozenRecords(game)
    .slice(0, isLong ? undefined : 1)
    .map((record) => ({ game, record, seats: record.table.seats })),
);

/** As text: it runs in the page, of which the types here know nothing. */
const PICTURES = `(async () => {
  const track = document.querySelector('input[type=range]');
  const pictures = [];
  for (let at = 0; at <= Number(track.max); at += ${EVERY}) {
    track.value = String(at);
    track.dispatchEvent(new Event('input', { bubbles: true }));
    // A table is put up in steps: nothing to read means that it is not there yet.
    for (let frames = 0; frames < 600; frames++) {
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      if (document.querySelector('.cloth')?.innerText.trim()) break;
    }
    pictures.push(document.querySelector('.cloth')?.innerText ?? '');
  }
  return pictures;
})()`;

/** Bots go on in their own way, but the end is near. */
const MOST_ANSWERS = 500;

/** What can be said where the answers are too many to list: one of these is always allowed. */
const SAID = ['no', 'pass'];

/** Gives the first answer that is listed, or one in words, and waits until it is kept. */
async function answerOne(page: Page, id: string): Promise<void> {
  const kept = async (): Promise<number> => (await keptRecord(page, id)).moves.length;
  const before = await kept();
  const answer = page.locator('.text-answers button').first();
  await answer.waitFor();
  const field = page.locator('.text-typed input');
  const refused = page.locator('p.sr[role=alert]');
  if ((await field.count()) > 0) {
    for (const word of SAID) {
      if ((await kept()) > before) return;
      await field.fill(word);
      await answer.click();
      // Until it has been taken, or said why not.
      await expect
        .poll(async () => (await kept()) > before || (await refused.innerText()) !== '')
        .toBe(true);
    }
  } else await answer.click();
  await expect.poll(kept).toBeGreaterThan(before);
}

describe('matches of an earlier edition on a device', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  it.each(GAME_IDS)('%s goes on under the rules it began with, to its end', async (game) => {
    const whole = frozenRecord(game);
    // Near enough to the end to see it.
    const made = whole.moves.length - 10;
    const moves = whole.moves.slice(0, made);
    const me = whole.moves[made]!.seat;
    const page = await house.visit({ chosen: { textTable: true } });
    const people = Array.from({ length: whole.table.seats }, (_, seat) =>
      seat === me ? 'Ines' : undefined,
    );
    const address = await putMatch(page, {
      ...{ game, seats: whole.table.seats, people },
      record: { ...whole, moves },
    });
    await page.goto(address);
    const id = address.slice('/local/'.length);
    const answers = page.locator('.text-answers button');
    const ending = page.locator('.ending');
    for (let answered = 0; ; answered++) {
      await answers.or(ending).first().waitFor();
      if (await ending.isVisible()) break;
      if (answered === MOST_ANSWERS)
        throw await stuck(`${MOST_ANSWERS} answers, and the match is not over`, [page]);
      await answerOne(page, id);
    }
    await expect.poll(async () => (await keptRecord(page, id)).moves.length).toBeGreaterThan(made);
    const { rulesVersion } = await settled(page, () => keptRecord(page, id));
    expect(rulesVersion).toBe(FIRST);
    await page.context().close();
  });

  it.each(SHOWN)(
    '$game for $seats is replayed under them, step by step',
    async ({ game, record }) => {
      const page = await house.visit();
      const people = Array.from({ length: record.table.seats }, (_, seat) =>
        seat === 0 ? 'Ines' : undefined,
      );
      const address = await putMatch(page, {
        ...{ game, seats: record.table.seats, people, isOver: true },
        record,
      });
      await page.goto(address.replace('/local/', '/replay/'));
      await page.getByRole('slider', { name: 'Move' }).waitFor();
      const pictures = await settled(page, () => page.evaluate<string[]>(PICTURES));
      expect(pictures).toHaveLength(Math.floor(record.moves.length / EVERY) + 1);
      expect(
        pictures.filter((text) => !text.trim() || /undefined|NaN|null|\[object/.test(text)),
      ).toEqual([]);
      await page.context().close();
    },
  );

  it('one that is not on board is told of, and nothing else is affected', async () => {
    const record = { ...frozenRecord('zillionaire'), rulesVersion: 999 };
    const page = await house.visit();
    const { seats } = record.table;
    const address = await putMatch(page, { game: 'zillionaire', seats, record });
    await page.goto(address);
    await page.getByRole('heading', { name: 'This match needs other rules' }).waitFor();
    await page.goto(address.replace('/local/', '/replay/'));
    await page.getByRole('heading', { name: 'This match needs other rules' }).waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.waitForURL('**/');
    await page.context().close();
  });
});
