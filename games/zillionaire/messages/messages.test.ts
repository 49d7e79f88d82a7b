import {
  collect,
  type Emission,
  eventsFor,
  fastRng,
  type Illegal,
  type People,
  type Text,
  type Viewer,
} from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { reasonFor } from '../bots/reasons.ts';
import { PASS, PLAYS } from '../facts/interned.ts';
import { type Event, type Move, zillionaire, type Zillionaire } from '../rules/index.ts';
import { textOf } from '../text/textOf.ts';
import { messages as de } from './de/index.ts';
import { type Messages, messages as en } from './en/index.ts';
import { messages as es } from './es/index.ts';
import { messages as fr } from './fr/index.ts';
import { everySentence } from './samples.ts';

type Language = 'en' | 'de' | 'fr' | 'es';

const LANGUAGES: readonly (readonly [Language, Messages])[] = [
  ['en', en],
  ['de', de],
  ['fr', fr],
  ['es', es],
];

/** Something missing, doubled, or typed as on a typewriter. */
const WRONG = /undefined|NaN|\bnull\b|\[object|\s{2}|\.\.|\.[”“]\.|['"]|^ |\s$/;
/** Stops stand close to the word. French keeps a space that does not break before the tall ones. */
const CLOSE = /^\s|(?<!×)\s[.,;:?!]/;
const MISPLACED: Readonly<Record<Language, RegExp>> = {
  en: CLOSE,
  de: CLOSE,
  fr: /\s[.,]|[^\u00a0][;:?!»]|«(?!\u00a0)/,
  es: new RegExp(`${CLOSE.source}|^[^¿×]*\\?|^[^¡]*!`),
};
const isWrong = (language: Language, text: string): boolean =>
  WRONG.test(text) || MISPLACED[language].test(text);

const QUOTED = /^[^“”„«»]*(“[^“”„«»]+”[^“”„«»]*)+$/;
const QUOTES: Readonly<Record<Language, RegExp>> = {
  en: QUOTED,
  de: /^[^“”„«»]*(„[^“”„«»]+“[^“”„«»]*)+$/,
  fr: /^[^“”„«»]*(«[^“”„«»]+»[^“”„«»]*)+$/,
  es: QUOTED,
};

/** What no sentence about this game has in another language. Names of cards and statuses are English. */
const ENGLISH =
  /\b(the|you|your|and|with|of|are|beats?|cards?|round|rank|leads?|one|two|five|or)\b/i;
/** The full stop where a message is a sentence, and no other. */
const isSentence = (text: string): boolean => /^[^.]+(?:[.?])$/.test(text);

describe.each(LANGUAGES)('every message, in %s,', (language, messages) => {
  const all = everySentence(messages);

  it('is whole', () => {
    expect(all.filter(({ text }) => text === '' || isWrong(language, text))).toEqual([]);
  });

  it('has its quotes as this language writes them', () => {
    const quoted = all.map(({ text }) => text).filter((text) => /[“”„«»]/.test(text));
    expect(quoted.length).toBeGreaterThan(0);
    expect(quoted.filter((text) => !QUOTES[language].test(text))).toEqual([]);
  });
});

/** Entries that are the same in English and another language, and why. */
const SAME: Readonly<Record<string, string>> = {
  'glossary.rank': 'figures, and names printed on the cards',
  'glossary.status': 'names printed on the status cards',
  'table.rank': 'figures, and names printed on the cards',
  'table.card': 'a number among few has nothing but its figure',
  'table.status': 'names printed on the status cards',
  'table.became': 'a colon and a name',
  'table.name': 'other players are called by their names',
  'table.handOf': 'the word is the same',
  'table.times': 'a sign and a figure',
  'table.plusPoints': 'a sign and a figure',
  'table.statusTimes': 'a name, a sign and a figure',
  'lessons.bump.title': 'the name of a card',
  'lessons.zillionaire.title': 'the name of a card',
  'lessons.bankroll.title': 'the name of a card',
  'contents.rank': 'figures, and names printed on the cards',
  'contents.status': 'names printed on the status cards',
  'contents.order': 'names printed on the status cards',
  'question.passWords.2': 'what notation writes is understood in every language',
  'question.passWords.3': 'what notation writes is understood in every language',
};

/** In French alone. */
const SAME_IN_FRENCH: Readonly<Record<string, string>> = {
  'question.play': 'six is spelled the same',
  'table.group': 'six is spelled the same',
  'table.sayPlayed': 'six is spelled the same',
  'contents.points': 'the word is the same',
  'table.points': 'the word is the same',
  'table.standing': 'the word is the same',
};

describe.each(LANGUAGES.filter(([language]) => language !== 'en'))('%s', (language, messages) => {
  const english = new Set(everySentence(en).map(({ path, text }) => `${path}: ${text}`));
  const listed = language === 'fr' ? { ...SAME, ...SAME_IN_FRENCH } : SAME;

  it('is no English, but for what is listed', () => {
    const all = everySentence(messages);
    const same = all.filter(
      ({ path, text }) => english.has(`${path}: ${text}`) && !(path in listed),
    );
    expect(same).toEqual([]);
    expect(all.filter(({ text }) => ENGLISH.test(text))).toEqual([]);
  });
});

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

describe.each(LANGUAGES)('whole matches, in %s,', (language, messages) => {
  const text = textOf(messages);

  it.each(TABLES)('are told without a gap: %i seats, %s', (seats, preset) => {
    const { texts, sentences } = tellAll(text, seats, preset, 7);
    const all = [...new Set([...texts, ...sentences])];
    expect(all.filter((line) => isWrong(language, line))).toEqual([]);
    expect([...new Set(sentences)].filter((line) => !isSentence(line))).toEqual([]);
    if (language !== 'en') expect(all.filter((line) => ENGLISH.test(line))).toEqual([]);
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
    expect(all.filter((line) => !line.endsWith('.') || isWrong(language, line))).toEqual([]);
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
      for (const [, messages] of LANGUAGES) {
        const text = textOf(messages);
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
