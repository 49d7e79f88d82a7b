import { fastRng, type People } from '@parlor/kit';
import { type MatchRecord, openMatch, replay } from '@parlor/match';
import { type GameId, games } from '@parlor/registry';
import { loadText } from '@parlor/registry/texts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { NEXT_ASKED } from './lines.mjs';
import { keptRecord, putMatch } from './localMatch.ts';
import { settled } from './looking.ts';
import { stuck } from './stuck.ts';

/** What is asked in the table as text: lines with their numbers, or how an answer is typed. */
interface Asked {
  readonly lines: readonly { readonly number: string; readonly text: string }[];
  readonly typing: string | undefined;
}

const nextAsked = (page: Page): Promise<Asked | undefined> =>
  page.evaluate<Asked | undefined>(NEXT_ASKED);

const BOTS = ['Ines', 'Bruno', 'Nadia'];
const people: People = (seat) => ({ name: BOTS[seat]!, isReader: seat === 0 });

/** Every move of the first seat, in the words of its line. */
async function movesInWords(game: GameId, record: MatchRecord): Promise<string[]> {
  const text = await loadText[game]('en');
  const views: unknown[] = [];
  const replayed = replay(games[game], record, (match) => views.push(match.update(0).view));
  if (!replayed.ok) throw new Error(replayed.why.code);
  return record.moves.flatMap(({ seat, move }, ply) =>
    seat === 0 ? [text.answer(views[ply], move, people)] : [],
  );
}

/** Many more than the longest of these matches takes. */
const MOST_ANSWERS = 1500;

/** More lines than there are digits. */
const LONG = 9;

const movesOfFirst = (moves: MatchRecord['moves']): number =>
  moves.filter(({ seat }) => seat === 0).length;

/** A match up to where the first seat has a long list to choose from. */
function longList(id: GameId): Pick<MatchRecord, 'moves' | 'seed'> {
  const game = games[id];
  const seed = '5eed'.repeat(16);
  const opened = openMatch(game, { seats: 3, options: game.presets.standard }, seed);
  if (!opened.ok) throw new Error(opened.why.code);
  const match = opened.value;
  const rng = fastRng(3, 1);
  while (match.outcome === undefined) {
    const state = game.decode(match.encodeState()) as object;
    const { seat, id: question } = match.questions()[0]!;
    if (seat === 0 && game.moves(state, seat, []) > LONG) return { moves: match.moves, seed };
    match.answer(seat, question, game.sample(state, seat, rng));
  }
  throw new Error('no long list in this match');
}

/** The simplest answer that can be typed: pass, no, or the smallest amount. */
const typedAnswer = (typing: string): string =>
  /\bpass\b|\bno\b/.exec(typing)?.[0] ?? /\d[\d,]*/.exec(typing)![0].replace(',', '');

describe('the table as text, by the numbers before its lines alone', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  /** As short as each game can be. */
  it.each([
    { game: 'zillionaire', seats: 3, options: { games: 1 } },
    { game: 'eight-and-a-half', seats: 3, options: { rounds: 1 } },
    { game: 'pure-profit', seats: 2, options: {} },
    { game: 'take-a-chance', seats: 3, options: { tickets: 5 } },
    { game: 'trump', seats: 3, options: { deals: 2 } },
  ] as const)('a whole match of $game is what was chosen, line by line', async (short) => {
    const page = await house.visit({ chosen: { textTable: true } });
    const address = await putMatch(page, { ...short, bots: BOTS });
    await page.goto(address);
    const rng = fastRng(7, 1);
    const chosen: (string | undefined)[] = [];
    for (;;) {
      const asked = await nextAsked(page);
      if (!asked) break;
      if (chosen.length === MOST_ANSWERS)
        throw await stuck(`${MOST_ANSWERS} answers, and the match is not over`, [page]);
      const { lines, typing } = asked;
      // Keys of the picture that is not there, and the Enter of its brass button, do nothing.
      if (chosen.length % 3 === 0 && typing === undefined) await page.keyboard.type('prbdxok+-\n');
      if (typing === undefined) {
        const { number, text } = rng.pick(lines);
        chosen.push(text);
        await page.keyboard.type(number);
      } else {
        // Too many to be listed: digits go to the field by themselves.
        const answer = typedAnswer(typing);
        chosen.push(undefined);
        if (/^\d/.test(answer)) await page.keyboard.type(answer);
        else await page.locator('.text-typed input').fill(answer);
        await page.keyboard.press('Enter');
      }
      await page.locator('.text-answers [data-read]').waitFor({ state: 'detached' });
    }
    const made = async (): Promise<(string | undefined)[]> => {
      const record = (await keptRecord(page, address)) as MatchRecord;
      const lines = await movesInWords(short.game, record);
      return lines.map((line, i) => (chosen[i] === undefined ? undefined : line));
    };
    expect(chosen.length).toBeGreaterThan(5);
    await expect.poll(made).toEqual(chosen);
    await page.context().close();
  });

  it('of more than nine lines have two digits, or fewer and Enter', async () => {
    const page = await house.visit({ chosen: { textTable: true } });
    const game = 'eight-and-a-half';
    const address = await putMatch(page, { game, seats: 3, bots: BOTS, ...longList(game) });
    await page.goto(address);
    const { lines } = (await nextAsked(page))!;
    expect(lines.length).toBeGreaterThan(LONG);
    expect(lines.map(({ number }) => number).slice(0, 10)).toEqual(
      Array.from({ length: 10 }, (_, i) => String(i + 1).padStart(2, '0')),
    );
    const typed = page.locator('.text-answers > p');
    // A digit is not enough, and can be taken away again.
    await page.keyboard.press('0');
    await expect.poll(() => typed.innerText()).toContain('Typed: 0.');
    await page.keyboard.press('Backspace');
    await typed.waitFor({ state: 'detached' });
    await page.keyboard.press('9');
    await expect.poll(() => typed.innerText()).toContain('press Enter for 09.');
    await page.keyboard.press('Escape');
    await typed.waitFor({ state: 'detached' });
    // No such line: nothing is played.
    await page.keyboard.type('00');
    await expect
      .poll(() => page.locator('#ask .why').innerText())
      .toContain('No line has the number 00');
    // The keys say how it is done.
    await page.keyboard.press('?');
    const keys = page.locator('dialog[open]');
    await expect.poll(() => keys.innerText()).toContain('play the line with that number');
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'hidden' });
    await page.keyboard.type('3\n');
    await page.locator('.text-answers [data-read]').waitFor({ state: 'detached' });
    await nextAsked(page);
    const made = async (): Promise<string[]> =>
      movesInWords(game, (await keptRecord(page, address)) as MatchRecord);
    await expect.poll(made).toContain(lines[2]!.text);
    expect(await settled(page, made)).toHaveLength(movesOfFirst(longList(game).moves) + 1);
    await page.context().close();
  });
});
