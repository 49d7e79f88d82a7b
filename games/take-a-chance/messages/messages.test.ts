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
import { messages as es } from './es/index.ts';
import { messages as fr } from './fr/index.ts';
import {
  EVERY,
  expectSentence,
  expectText,
  type Language,
  LANGUAGES,
  NONSENSE,
  type Translation,
  TRANSLATIONS,
  TYPED,
} from './testLanguages.ts';
import { SAMPLES } from './testSamples.ts';

const NAMES = ['You', 'Du', 'Ines', 'Vous', 'Max'];
/** Seat 0 reads; everybody is called by what would be a trap. */
const people: People = (seat) => ({ name: NAMES[seat]!, isReader: seat === 0 });

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

const TABLES = [
  ...everyTable(game),
  { seats: 3, options: { ...presets.advanced!, set: fairground() } },
  { seats: 4, options: { ...presets.advanced!, or: 'forced', ending: 'evenTurns' } as const },
];

describe.each(EVERY)('what is said in %s', (language) => {
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
    const say = (language: Language, params: readonly unknown[]): readonly string[] =>
      textsOf(new Map(functionsOf(LANGUAGES[language])).get(path)!(...params)).map(([, one]) =>
        one.replaceAll('**', ''),
      );
    for (const params of calls) {
      for (const language of EVERY)
        for (const one of say(language, params)) expectText(one, language, path);
      for (const language of TRANSLATIONS)
        if (!isSame(language, path)) expect(say(language, params)).not.toEqual(say('en', params));
    }
  });
});

/** Texts that are the same in English, and why. */
const SAME: Readonly<Record<Translation | 'every', readonly RegExp[]>> = {
  every: [
    // Letters of no language.
    /^question\.typed\./,
  ],
  // The word is the same in both languages.
  de: [/^contents\.name$/, /^table\.notes\.bank$/],
  fr: [
    /^contents\.tickets?$/,
    /^glossary\.ticketName$/,
    /^table\.notes\.ticket$/,
    /^table\.seats\.tickets$/,
    /^table\.standing\.sum$/,
  ],
  es: [/^table\.standing\.sum$/],
};

const isSame = (language: Translation, path: string): boolean =>
  [...SAME.every, ...SAME[language]].some((one) => one.test(path));

describe.each(TRANSLATIONS)('%s is no English', (language) => {
  const messages = LANGUAGES[language];

  it('in no text that stands by itself', () => {
    const english = new Map(textsOf(en));
    const equal = textsOf(messages).filter(([path, one]) => english.get(path) === one);
    expect(equal.filter(([path]) => !isSame(language, path))).toEqual([]);
    expect(
      textsOf(messages)
        .map(([path]) => path.replace(/\.\d+$/, ''))
        .sort(),
    ).toEqual(expect.arrayContaining(['keys.buy']));
  });

  it('in the names of things, but for those both languages share', () => {
    const { colours, charms } = STANDARD_SET;
    const all = [
      ...colours.map(({ name }) => [
        en.names.colour(name.value),
        messages.names.colour(name.value),
      ]),
      ...charms.map(({ value }) => [en.names.charm(value), messages.names.charm(value)]),
      ...COMBOS.map((combo) => [en.names.Combo(combo), messages.names.Combo(combo)]),
      ...KEPT_USES.map((use) => [en.names.kept[use], messages.names.kept[use]]),
    ];
    const shared = { de: ['Orange'], fr: ['Orange'], es: [] };
    expect(all.flatMap(([english, own]) => (english === own ? [english] : []))).toEqual(
      shared[language],
    );
    // What players of the language say.
    const fullHouse = { de: 'Full House', fr: 'full', es: 'full' };
    expect(messages.names.combo('full-house')).toBe(fullHouse[language]);
  });
});

describe('a card', () => {
  const nameIn = (colour: string, charm: string): readonly string[] =>
    EVERY.map((language) => LANGUAGES[language].names.card({ colour, charm }));

  it('is called as the language bends it', () => {
    expect(nameIn('Green', 'ladybug')).toEqual([
      'Green ladybug',
      'Grün mit Marienkäfer',
      'Vert à la coccinelle',
      'Verde con mariquita',
    ]);
  });

  it('keeps the names of a set that somebody brings', () => {
    expect(nameIn('Ruby', "cat's eye")).toEqual([
      'Ruby cat’s eye',
      'Ruby mit cat’s eye',
      'Ruby avec cat’s eye',
      'Ruby con cat’s eye',
    ]);
  });
});

describe('combinations that begin alike', () => {
  it.each(TRANSLATIONS)('are told apart when they are typed in %s', (language) => {
    const messages = LANGUAGES[language];
    const view = game.view(game.setup({ seats: 2, options: presets.standard }, fastRng(1)), 0);
    for (const combo of COMBOS)
      for (const said of [messages.names.combo(combo), messages.names.aCombo(combo)])
        expect(textOf(messages).read(view, `collect ${said}`), said).toEqual({
          type: 'collect',
          combo,
        });
  });
});

describe('who reads', () => {
  const passed = (seat: Seat): Event => ({ type: 'passed', seat });
  const nothing = (seat: Seat): Event => ({ type: 'nothing', seat });

  it('is never told by a name', () => {
    const called =
      (name: string): People =>
      (seat) => ({ name, isReader: seat === 0 });
    for (const name of ['You', 'Du', 'Vous', 'Tú']) {
      const said = EVERY.flatMap((language) =>
        [passed(1), nothing(1)].map((event) =>
          textOf(LANGUAGES[language]).happened(event, called(name)),
        ),
      );
      expect(said).toEqual([
        `${name} passed.`,
        `${name} rolled nothing that paid.`,
        `${name} passt.`,
        `${name}${name === 'Vous' ? '’' : 's'} Wurf zahlt nichts.`,
        `${name} passe.`,
        `${name} n’encaisse rien pour ce lancer.`,
        `${name} pasa.`,
        `${name} no cobra nada por esta tirada.`,
      ]);
      const bids: Event = { type: 'bid', seat: 1, amount: 500 };
      expect(textOf(de).happened(bids, called(name))).toBe(`${name} bietet 500\u00a0$.`);
    }
  });

  it('is spoken to', () => {
    const bids: Event = { type: 'bid', seat: 0, amount: 500 };
    expect(textOf(en).happened(bids, people)).toBe('You bid $500.');
    expect(textOf(de).happened(bids, people)).toBe('Du bietest 500\u00a0$.');
    expect(textOf(fr).happened(bids, people)).toBe('Vous offrez 500\u00a0$.');
    expect(textOf(es).happened(bids, people)).toBe('Pujas 500\u00a0$.');
    expect(textOf(de).happened(nothing(0), people)).toBe('Dein Wurf zahlt nichts.');
  });
});
