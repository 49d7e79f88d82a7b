/** Everything this game says, in each language: nothing missing, nothing in the wrong language. */

import {
  collect,
  type Emission,
  eventsFor,
  fastRng,
  type Illegal,
  type People,
  type Seat,
  WIDE,
} from '@parlor/kit';
import { everyTable } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { brain } from '../bots/index.ts';
import { STANDARD_SET } from '../facts/cards.ts';
import { COMBOS } from '../facts/dice/combos.ts';
import { type Event, KEPT_USES, type Move, QUESTIONS } from '../facts/types.ts';
import { takeAChance as game } from '../rules/index.ts';
import { presets } from '../rules/options.ts';
import { fairground } from '../rules/testSet.ts';
import { textOf } from '../text/textOf.ts';
import { messages as de } from './de/index.ts';
import { messages as en } from './en/index.ts';
import { SAMPLES } from './testSamples.ts';

const LANGUAGES = { en, de } as const;
type Language = keyof typeof LANGUAGES;

const NAMES = ['You', 'Du', 'Ines', 'Vous', 'Max'];
/** Seat 0 reads; everybody is called by what would be a trap. */
const people: People = (seat) => ({ name: NAMES[seat]!, isReader: seat === 0 });

/** Words that give a language away. No name of a component or a player is among them. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:und|oder|der|das|du|dein|deine|mit|für|Würfel|Karte|Karten|Los|Lose|Auslage)\b/,
  de: /\b(?:the|and|or|you|your|with|for|card|cards|ticket|tickets|roll|rolls|Pool|stack|pair|charm)\b/i,
};

/** Holes, doubled or lost signs, straight quotes: nothing of it is for readers. */
const FAULTS = /undefined|NaN|null|\[object|=>|\S {2}|\.\.| [.,;:]|[.,;]“?\.$|["']/;
const SENTENCE = /^[\p{Lu}\d$−].*[^.]\.$/u;

/** A failed expectation costs little, and hundreds of thousands that hold would cost much. */
function expectText(text: string | undefined, language: Language, what: string): void {
  if (text && /\S/.test(text) && !FAULTS.test(text) && !FOREIGN[language].test(text)) return;
  expect.fail(`${what}: ${text}`);
}

function expectSentence(text: string | undefined, language: Language, what: string): void {
  expectText(text, language, what);
  if (!SENTENCE.test(text!)) expect.fail(`${what}: ${text}`);
}

/** So many answers of one list are read. */
const MOST_READ = 12;

/** Some of a long list, another part of it every time. */
const some = (moves: readonly Move[], offset: number): readonly Move[] =>
  moves.length <= MOST_READ
    ? moves
    : Array.from({ length: MOST_READ }, (_, nth) => moves[(offset + 37 * nth) % moves.length]!);

/** What the rules can refuse, with what they tell: one of every code. */
const REFUSALS: readonly Illegal[] = Object.keys(en.refusals.sentences).map((code) => ({
  code,
  params: {
    ...{ have: 3, need: 1_000, least: 1_000, face: 6, kind: 2, place: 4 },
    ...{ colour: 'Red', combo: 'full-house', charm: 'clover' },
    part: code === 'set-part-unknown' ? 'dwarfs' : 'tickets',
  },
}));

const REASONS: readonly Illegal[] = Object.keys(en.reasons).map((code) => ({
  code,
  params: {
    ...{ colour: 'Red', give: 'Purple', take: 'Green', combo: 'two-pairs', seat: 1 },
    ...{ income: 450, rolls: 20, tickets: 36, dice: 5, amount: 2_000, mean: 1_234 },
    ...{ bonus: 2_000, worth: 4_100, bid: 900, charm: 'kept' },
    ...(/^(?:keep-|spend-)/.test(code) && { dice: '33' }),
  },
}));

/** What `typing` suggests, and what is meant by it. */
const TYPED: Readonly<Record<Language, readonly [string, Move][]>> = {
  en: [
    ['roll', { type: 'roll' }],
    ['chance', { type: 'chance' }],
    ['buy red clover', { type: 'buy', card: 13 }],
    ['swap purple penny for red clover', { type: 'swap', give: 4, take: 13 }],
    ['spend', { type: 'use' }],
    ['save', { type: 'throw' }],
    ['keep 1 1 4', { type: 'keep', dice: [1, 1, 4], charm: false }],
    ['keep 1 1 4 charm', { type: 'keep', dice: [1, 1, 4], charm: true }],
    ['keep nothing', { type: 'keep', dice: [], charm: false }],
    ['collect two pairs', { type: 'collect', combo: 'two-pairs' }],
    ['1200', { type: 'bid', amount: 1_200 }],
    ['first', { type: 'first' }],
    ['OR', { type: 'or' }],
    ['pass', { type: 'pass' }],
  ],
  de: [
    ['würfeln', { type: 'roll' }],
    ['Los', { type: 'chance' }],
    ['kaufe Rot mit Kleeblatt', { type: 'buy', card: 13 }],
    ['tausche Lila mit Hufeisen gegen Rot mit Kleeblatt', { type: 'swap', give: 0, take: 13 }],
    ['ausgeben', { type: 'use' }],
    ['aufsparen', { type: 'throw' }],
    ['behalte 1 1 4', { type: 'keep', dice: [1, 1, 4], charm: false }],
    ['behalte 1 1 4 Glückswürfel', { type: 'keep', dice: [1, 1, 4], charm: true }],
    ['behalte nichts', { type: 'keep', dice: [], charm: false }],
    ['kassiere zwei Paare', { type: 'collect', combo: 'two-pairs' }],
    ['1200', { type: 'bid', amount: 1_200 }],
    ['zuerst', { type: 'first' }],
    ['oder', { type: 'or' }],
    ['passen', { type: 'pass' }],
  ],
};
const NONSENSE = [
  '',
  'twelve',
  'zwölf',
  '-100',
  '1e3',
  'keep 7',
  'behalte x',
  'buy red',
  'kaufe Rot',
];

const TABLES = [
  ...everyTable(game),
  { seats: 3, options: { ...presets.advanced!, set: fairground() } },
  { seats: 4, options: { ...presets.advanced!, or: 'forced', ending: 'evenTurns' } as const },
];

describe.each(['en', 'de'] as const)('what is said in %s', (language) => {
  const messages = LANGUAGES[language];
  const text = textOf(messages);

  it('is whole in every position of matches at every table, for everybody', () => {
    const told = new Set<string>();
    const asked = new Set<string>();
    for (const [seed, table] of TABLES.entries()) {
      const rng = fastRng(seed);
      const emissions: Emission<Event>[] = [];
      const state = game.setup(table, rng, collect(emissions));
      const out: Move[] = [];
      while (game.toAct(state) !== 0) {
        const seat = state.asked;
        const view = game.view(state, seat);
        const decision = game.decision(state, seat);
        asked.add(decision.kind);
        const question = text.question(view, decision, people);
        expectText(question, language, decision.kind);
        expect(question).toContain('?');
        expectSentence(text.typing(view, decision), language, `typing ${decision.kind}`);
        for (const viewer of [seat, 'public'] as const)
          for (const line of text.board(game.view(state, viewer), people).split('\n'))
            expectText(line, language, 'a line of the board');
        const listed = game.moves(state, seat, out);
        const move = listed === WIDE ? game.sample(state, seat, rng) : out[rng.below(listed)]!;
        for (const one of listed === WIDE ? [move] : some(out.slice(0, listed), state.turns)) {
          const answer = text.answer(view, one, people);
          expectText(answer, language, `answer ${one.type}`);
          // The words of the list can be typed, and so can the notation.
          const notation = game.notate(state, seat, one, seat);
          for (const typed of [answer, notation]) {
            const read = text.read(view, typed);
            if (!read || game.notate(state, seat, read, seat) !== notation)
              expect.fail(`typed: ${typed}`);
          }
        }
        game.apply(state, seat, move, rng, collect(emissions));
      }
      for (const viewer of [0, 1, 'public'] as const)
        for (const event of eventsFor(emissions, viewer)) {
          told.add(event.type);
          const sentence = text.happened(event, people);
          if (sentence !== undefined) expectSentence(sentence, language, event.type);
        }
    }
    expect([...asked].sort()).toEqual(QUESTIONS.toSorted());
    expect([...told].sort()).toEqual([...EVENTS].sort());
  });

  it('understands what it says can be typed', () => {
    const view = game.view(game.setup({ seats: 4, options: presets.advanced! }, fastRng(1)), 0);
    const typed: readonly [string, Move][] = TYPED[language];
    for (const [said, move] of typed) expect(text.read(view, said), said).toEqual(move);
    const hints = Object.values(messages.question.typing).map((hint) => hint(100));
    for (const [said] of typed) expect(hints.join(' ').toLowerCase()).toContain(said.toLowerCase());
    for (const nonsense of NONSENSE) expect(text.read(view, nonsense), nonsense).toBeUndefined();
  });

  it('has a sentence for every refusal, beside a value too', () => {
    for (const why of REFUSALS) expectSentence(text.refused(why, people), language, why.code);
    for (const [code, said] of Object.entries(messages.contents.refusals)) {
      const { params } = REFUSALS.find((why) => why.code === code)!;
      const sentence = typeof said === 'string' ? said : (said as (all: unknown) => string)(params);
      expectSentence(sentence, language, code);
    }
    expect(text.refused({ code: 'toString' }, people)).toBe(messages.refusals.unknown);
  });

  it('has a sentence for every reason, and for one that nobody knows', () => {
    for (const why of REASONS) expectSentence(text.reason(why, people), language, why.code);
    expect(text.reason({ code: 'toString' }, people)).toBe(messages.reasons.tried);
  });

  it('tells reasons that bots give', () => {
    const state = game.setup({ seats: 4, options: presets.advanced! }, fastRng(4));
    const rng = fastRng(5);
    for (let move = 0; move < 12; move++) {
      const seat = state.asked;
      const view = game.view(state, seat);
      for (const hint of brain.hints(view, seat, fastRng(move), { iterations: 8 }))
        expectSentence(text.reason(hint.reason, people), language, hint.reason.code);
      game.apply(state, seat, game.sample(state, seat, rng), rng);
    }
  });

  it('explains how to play, and every thing of a table', () => {
    for (const { title, paragraphs } of text.howTo()) {
      expectText(title, language, 'title');
      for (const paragraph of paragraphs) {
        expectSentence(paragraph.replaceAll('**', ''), language, title);
        expect(paragraph.split('**').length % 2, 'marks come in pairs').toBe(1);
      }
    }
    for (const [nth, table] of TABLES.entries()) {
      const state = game.setup(table, fastRng(nth));
      const things = text.glossary(game.view(state, 0));
      const names = things.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(things.length).toBeGreaterThan(
        STANDARD_SET.colours.length + (table.options.set ?? STANDARD_SET).tickets.length,
      );
      for (const { name, does } of things) {
        expectText(name, language, name);
        expectText(does, language, name);
      }
    }
  });

  it('has all its texts', () => {
    const texts = textsOf(messages).filter(([path]) => !path.startsWith('question.typed'));
    expect(texts.length).toBeGreaterThan(100);
    for (const [path, one] of texts) expectText(one, language, path);
  });
});

/** Every kind of event there is, but the drawing that only its seat reads, which is among them anyway. */
const EVENTS: readonly Event['type'][] = [
  ...(['dealt', 'drew', 'turn', 'bought', 'refilled', 'discarded', 'swapped', 'ticket'] as const),
  ...(['turned over', 'chose', 'no ticket left', 'kept', 'spent', 'got', 'threw'] as const),
  ...(['collected', 'nothing', 'bonus', 'auction', 'bid', 'passed', 'refund'] as const),
  ...(['last turns', 'over'] as const),
];

/** All texts of a catalogue that need no parameters, by their path. */
function textsOf(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) =>
    textsOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** All functions of a catalogue, by their path. */
function functionsOf(node: unknown, path = ''): [string, (...params: unknown[]) => unknown][] {
  if (typeof node === 'function') return [[path, node as (...params: unknown[]) => unknown]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) =>
    functionsOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** What matches drive, or what names a thing. */
const DRIVEN =
  /^(?:log|board|question|refusals|reasons|names|contents\.(?:money|combo|\w+Name|refusals\.|refusedInFull\.))/;
/** Figures and signs, and nothing else. */
const FIGURES = [
  'table.money',
  'table.worth.swing',
  'table.tags.andBonus',
  'table.auction.more',
  'table.auction.less',
];

describe('what the table says with parameters', () => {
  const functions = new Map(functionsOf(en));
  const paths = [...functions.keys()].filter(
    (path) => !DRIVEN.test(path) && !FIGURES.includes(path),
  );

  it('is tried, all of it', () => {
    expect(Object.keys(SAMPLES).sort()).toEqual(paths.toSorted());
  });

  it.each(Object.entries(SAMPLES))('%s is whole, and in its own language', (path, calls) => {
    const german = new Map(functionsOf(de)).get(path)!;
    for (const params of calls) {
      const [inEnglish, inGerman] = [functions.get(path)!, german].map((tell) =>
        textsOf(tell(...params)).map(([, one]) => one.replaceAll('**', '')),
      );
      for (const one of inEnglish!) expectText(one, 'en', path);
      for (const one of inGerman!) expectText(one, 'de', path);
      expect(inGerman).not.toEqual(inEnglish);
    }
  });
});

describe('German is no English', () => {
  /** Texts that are the same in both, and why. */
  const SAME: readonly RegExp[] = [
    // The word is the same in both languages.
    /^contents\.name$/,
    /^table\.notes\.bank$/,
    // Letters of no language.
    /^question\.typed\./,
  ];

  it('in no text that stands by itself', () => {
    const english = new Map(textsOf(en));
    const equal = textsOf(de).filter(([path, one]) => english.get(path) === one);
    const strange = equal.filter(([path]) => !SAME.some((one) => one.test(path)));
    expect(strange).toEqual([]);
    expect(
      textsOf(de)
        .map(([path]) => path.replace(/\.\d+$/, ''))
        .sort(),
    ).toEqual(expect.arrayContaining(['keys.buy']));
  });

  it('in the names of things, but for those both languages share', () => {
    const { colours, charms } = STANDARD_SET;
    const all = [
      ...colours.map(({ name }) => [en.names.colour(name.value), de.names.colour(name.value)]),
      ...charms.map(({ value }) => [en.names.charm(value), de.names.charm(value)]),
      ...COMBOS.map((combo) => [en.names.Combo(combo), de.names.Combo(combo)]),
      ...KEPT_USES.map((use) => [en.names.kept[use], de.names.kept[use]]),
    ];
    // A colour of that name in both; 'full house' is what German players say.
    expect(all.flatMap(([english, german]) => (english === german ? [english] : []))).toEqual([
      'Orange',
    ]);
    expect(de.names.combo('full-house')).toBe('Full House');
  });

  it('keeps the names of a set that somebody brings', () => {
    expect(de.names.card({ colour: 'Ruby', charm: 'black cat' })).toBe('Ruby mit black cat');
    expect(en.names.card({ colour: 'Ruby', charm: "cat's eye" })).toBe('Ruby cat’s eye');
  });
});

describe('who reads', () => {
  const passed = (seat: Seat): Event => ({ type: 'passed', seat });
  const nothing = (seat: Seat): Event => ({ type: 'nothing', seat });

  it('is never told by a name', () => {
    const called =
      (name: string): People =>
      (seat) => ({ name, isReader: seat === 0 });
    for (const name of ['You', 'Du', 'Vous']) {
      const said = [en, de].flatMap((messages) =>
        [passed(1), nothing(1)].map((event) => textOf(messages).happened(event, called(name))),
      );
      expect(said).toEqual([
        `${name} passed.`,
        `${name} rolled nothing that paid.`,
        `${name} passt.`,
        `${name}${name === 'Vous' ? '’' : 's'} Wurf zahlt nichts.`,
      ]);
      const bids: Event = { type: 'bid', seat: 1, amount: 500 };
      expect(textOf(de).happened(bids, called(name))).toBe(`${name} bietet 500\u00a0$.`);
    }
  });

  it('is spoken to', () => {
    const bids: Event = { type: 'bid', seat: 0, amount: 500 };
    expect(textOf(en).happened(bids, people)).toBe('You bid $500.');
    expect(textOf(de).happened(bids, people)).toBe('Du bietest 500\u00a0$.');
    expect(textOf(de).happened(nothing(0), people)).toBe('Dein Wurf zahlt nichts.');
  });
});
