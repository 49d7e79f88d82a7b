import {
  collect,
  type Emission,
  eventsFor,
  fastRng,
  type Illegal,
  LANGUAGES,
  type People,
  type Text,
  type Viewer,
} from '@parlor/kit';
import { holdCatalogues, Judge } from '@parlor/testkit/testing';
import { describe, expect, it } from 'vitest';
import { reasonFor } from '../bots/reasons.ts';
import { PASS, PLAYS } from '../facts/interned.ts';
import { type Event, type Move, zillionaire, type Zillionaire } from '../rules/index.ts';
import { textOf } from '../text/textOf.ts';
import { catalogues } from './catalogues.ts';
import { SAMPLES } from './samples.ts';

holdCatalogues(catalogues, { samples: SAMPLES, typed: /^question\.passWords/ });

/** The full stop where a message is a sentence, and no other. */
const isSentence = (text: string): boolean => /^[^.]+(?:[.?])$/.test(text);

const NAMES = ['Ann', 'Bob', 'Cid', 'Dora', 'Ed', 'Fay'];

const peopleFor =
  (viewer: Viewer): People =>
  (seat) => ({ name: NAMES[seat]!, isReader: seat === viewer });

interface Told {
  readonly texts: readonly string[];
  readonly sentences: readonly string[];
  readonly codes: ReadonlySet<string>;
}

/** All that is said to everybody in a random match: told, shown, asked, answered, refused and advised. */
function tellAll(text: Text<Zillionaire>, seats: number, preset: string, seed: number): Told {
  const rng = fastRng(seed);
  const told: Emission<Event>[] = [];
  const state = zillionaire.setup(
    { seats, options: zillionaire.presets[preset]! },
    rng,
    collect(told),
  );
  const texts: string[] = [];
  const sentences: string[] = [];
  const codes = new Set<string>();
  const refuse = (why: Illegal | undefined, people: People): void => {
    if (!why) return;
    codes.add(why.code);
    sentences.push(text.refused(why, people));
  };
  const viewers: readonly Viewer[] = [...Array.from({ length: seats }, (_, i) => i), 'public'];
  const moves: Move[] = [];
  for (let isOn = true; isOn; ) {
    const news = told.splice(0);
    for (const viewer of viewers) {
      const view = zillionaire.view(state, viewer);
      texts.push(...text.board(view, peopleFor(viewer)).split('\n'));
      for (const event of eventsFor(news, viewer)) {
        codes.add(event.type);
        const line = text.happened(event, peopleFor(viewer), view);
        if (line !== undefined) sentences.push(line);
        else expect(event).toMatchObject({ type: 'dealt' });
      }
    }
    isOn = zillionaire.toAct(state) !== 0;
    const seat = isOn ? Math.log2(zillionaire.toAct(state)) : 0;
    const people = peopleFor(seat);
    const view = zillionaire.view(state, seat);
    const other = (seat + 1) % seats;
    refuse(zillionaire.check(state, other, PASS), peopleFor(other));
    for (const play of [PASS, ...PLAYS]) {
      const move = zillionaire.parseMove(play);
      if (move) refuse(zillionaire.check(state, seat, move), people);
    }
    if (!isOn) break;
    const decision = zillionaire.decision(state, seat);
    sentences.push(text.question(view, decision, people));
    texts.push(text.typing(view, decision));
    const count = zillionaire.moves(state, seat, moves);
    for (const move of moves.slice(0, count)) {
      const answer = text.answer(view, move, people);
      texts.push(answer);
      expect(text.read(view, answer), answer).toBe(move);
      expect(text.read(view, zillionaire.notate(state, seat, move, seat))).toBe(move);
      const why = reasonFor(state, seat, move);
      codes.add(why.code);
      sentences.push(text.reason(why, people));
    }
    const move = zillionaire.sample(state, seat, rng);
    zillionaire.apply(state, seat, move, rng, collect(told));
  }
  return { texts, sentences, codes };
}

const TABLES = [
  [3, 'quick'],
  [4, 'standard'],
  [5, 'quick'],
  [6, 'standard'],
  [3, 'evening'],
] as const;

describe.each(LANGUAGES)('whole matches, in %s,', (language) => {
  const { messages } = catalogues[language];
  const text = textOf(messages);
  const judge = new Judge(catalogues, language);
  const isWrong = (line: string): boolean => judge.faultIn(line) !== undefined;

  it.each(TABLES)('are told without a gap: %i seats, %s', (seats, preset) => {
    const { texts, sentences } = tellAll(text, seats, preset, 7);
    const all = [...new Set([...texts, ...sentences])];
    expect(all.filter(isWrong)).toEqual([]);
    expect([...new Set(sentences)].filter((line) => !isSentence(line))).toEqual([]);
    expect(all.length).toBeGreaterThan(100);
  });

  it('has its own sentence for each code, and one for those nobody knows', () => {
    const { codes } = tellAll(text, 4, 'standard', 3);
    const known = Object.keys(messages.refusals).filter((code) => code !== 'wrong-seat-count');
    expect([...codes]).toEqual(expect.arrayContaining(known));
    const people = peopleFor(0);
    const wrongTable = zillionaire.checkTable({ seats: 9, options: { games: 1 } });
    expect(text.refused(wrongTable!, people)).toBe(
      messages.refusals['wrong-seat-count']({ seats: 9 }),
    );
    expect(text.refused({ code: 'toString' }, people)).toContain('toString');
    expect(text.reason({ code: 'toString' }, people)).toBe(
      messages.reasons.tried(undefined, people),
    );
  });

  it('explains how to play and every card', () => {
    const chapters = text.howTo();
    expect(chapters.every(({ title, paragraphs }) => title && paragraphs.length > 0)).toBe(true);
    const state = zillionaire.setup({ seats: 5, options: { games: 1 } }, fastRng(1));
    const explained = text.glossary(zillionaire.view(state, 0));
    expect(explained).toHaveLength(13 + 5);
    const all = [
      ...chapters.flatMap(({ paragraphs }) => paragraphs),
      ...explained.map(({ does }) => does),
    ];
    expect(all.filter((line) => !line.endsWith('.') || isWrong(line))).toEqual([]);
  });
});

describe('a player who is called as readers are', () => {
  /** A name that begins and ends like it, as languages bend by both, but is no pronoun of any. */
  const plain = (name: string): string => `${name.slice(0, 2)}xx${name.at(-1)!}`;
  const named =
    (name: string): People =>
    () => ({ name, isReader: false });

  it.each(['You', 'you', 'Du', 'du', 'Vous', 'vous', 'Tú', 'tú'])(
    'is not taken for the reader: %s',
    (name) => {
      for (const language of LANGUAGES) {
        const text = textOf(catalogues[language].messages);
        const rng = fastRng(5);
        const told: Emission<Event>[] = [];
        const state = zillionaire.setup({ seats: 3, options: { games: 2 } }, rng, collect(told));
        while (zillionaire.toAct(state) !== 0) {
          const seat = Math.log2(zillionaire.toAct(state));
          zillionaire.apply(state, seat, zillionaire.sample(state, seat, rng), rng, collect(told));
        }
        const view = zillionaire.view(state, 0);
        const saidOf = (people: People): string =>
          [
            text.board(view, people),
            ...eventsFor(told, 0).map((event) => text.happened(event, people, view)),
            text.reason({ code: 'stops', params: { seat: 1, left: 2 } }, people),
          ].join('\n');
        const said = saidOf(named(name));
        expect(said).toBe(saidOf(named(plain(name))).replaceAll(plain(name), name));
        expect(said).not.toBe(saidOf(() => ({ name, isReader: true })));
      }
    },
  );
});
