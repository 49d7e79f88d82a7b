import {
  type AnyText,
  collect,
  type Emission,
  eventsFor,
  fastRng,
  hasPairedMarks,
  LANGUAGES,
  type People,
  type Seat,
  WIDE,
} from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, games } from './index.ts';
import { loadText } from './texts.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dora', 'Ed', 'Fay'];
const MOST_STEPS = 400;
/** In letters. */
const LONGEST_TITLE = 40;

/** Everything one seat is told, asked and shown in a random match. */
function* saidTo(
  id: (typeof GAME_IDS)[number],
  text: AnyText,
  me: Seat,
  seed: number,
): Generator<string> {
  const game = games[id];
  const { board, happened, details, question, answer } = text;
  const people: People = (seat) => ({ name: NAMES[seat]!, isReader: seat === me });
  const rng = fastRng(seed);
  const seats = game.seatCounts.find((count) => count > 2) ?? game.seatCounts[0]!;
  const told: Emission<unknown>[] = [];
  const state: unknown = game.setup({ seats, options: game.presets.standard }, rng, collect(told));
  const out: unknown[] = [];
  for (let step = 0; step < MOST_STEPS && game.toAct(state) !== 0; step++) {
    const view: unknown = game.view(state, me);
    for (const event of eventsFor(told.splice(0), me)) {
      yield happened(event, people, view) ?? '';
      yield* details?.(event, people, view) ?? [];
    }
    yield* board(view, people).split('\n');
    const seat = 31 - Math.clz32(game.toAct(state));
    if (seat === me) {
      yield question(view, game.decision(state, seat), people);
      const count = game.moves(state, seat, out);
      for (const move of count === WIDE ? [] : out.slice(0, Math.min(count, 20)))
        yield answer(view, move, people);
    }
    game.apply(state, seat, game.sample(state, seat, rng), rng, collect(told));
  }
}

/** Where a random match at each preset asks what cannot be listed: the plain moves that are legal there. */
function* wideMoments(id: (typeof GAME_IDS)[number], text: AnyText) {
  const game = games[id];
  const seats = game.seatCounts.find((count) => count > 2) ?? game.seatCounts[0]!;
  for (const [seed, options] of Object.values(game.presets).entries()) {
    const rng = fastRng(seed);
    const state: unknown = game.setup({ seats, options }, rng);
    const out: unknown[] = [];
    for (let step = 0; step < MOST_STEPS && game.toAct(state) !== 0; step++) {
      const seat = 31 - Math.clz32(game.toAct(state));
      if (game.moves(state, seat, out) === WIDE) {
        const view: unknown = game.view(state, seat);
        const people: People = (one) => ({ name: NAMES[one]!, isReader: one === seat });
        const plain: readonly unknown[] = text.plainMoves?.(view) ?? [];
        const legal = plain.filter((move) => game.check(state, seat, move) === undefined);
        yield { view, legal, people };
      }
      game.apply(state, seat, game.sample(state, seat, rng), rng);
    }
  }
}

const spoken = GAME_IDS.flatMap((id) => LANGUAGES.map((language) => ({ id, language })));

describe.each(spoken)('$id in words ($language)', async ({ id, language }) => {
  const text = await loadText[id](language);
  const said = [1, 2, 3].flatMap((seed) => [...saidTo(id, text, seed % 2, seed)]);

  it('tells a newcomer how the game is played, and what everything on the table does', () => {
    const game = games[id];
    const seats = game.seatCounts[0]!;
    const state: unknown = game.setup({ seats, options: game.presets.standard }, fastRng(1));
    const told = [
      ...text.howTo().flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
      ...text.glossary(game.view(state, 0)).flatMap(({ name, does }) => [name, does]),
    ];
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter((line) => !line.trim() || /undefined|NaN|\[object/.test(line))).toEqual([]);
  });

  it('tells it in chapters with titles of one line, and marks that come in pairs', async () => {
    const chapters = text.howTo();
    expect(chapters).toHaveLength((await loadText[id]('en')).howTo().length);
    for (const { title, paragraphs } of chapters) {
      expect(title.length, title).toBeLessThan(LONGEST_TITLE);
      expect(paragraphs.length, title).toBeGreaterThan(0);
      expect(paragraphs.filter((paragraph) => !hasPairedMarks(paragraph))).toEqual([]);
    }
  });

  it('lists plain moves where there are too many for all, each in words of its own', () => {
    for (const { view, legal, people } of wideMoments(id, text)) {
      expect(legal.length).toBeGreaterThan(0);
      const words = legal.map((move) => text.answer(view, move, people));
      expect(new Set(words).size, words.join('; ')).toBe(words.length);
    }
  });

  it('can be read out: no columns, no signs that have no sound', () => {
    const wrong = said.filter((line) => /\||#|–|[<>]|undefined|NaN| {3}/.test(line));
    expect([...new Set(wrong)]).toEqual([]);
  });
});

describe.each(GAME_IDS)('%s in English', (id) => {
  it('calls whoever reads you within a sentence', async () => {
    const text = await loadText[id]('en');
    const said = [1, 2, 3].flatMap((seed) => [...saidTo(id, text, seed % 2, seed)]);
    // A card may be called so too: You’re Out.
    const wrong = said.filter((line) => /(?<![.?!:] |^ *|“)\bYou\b(?![:’])/.test(line));
    expect([...new Set(wrong)]).toEqual([]);
    expect(said.some((line) => /\byou\b/.test(line))).toBe(true);
  });
});
