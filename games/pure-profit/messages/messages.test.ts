/** Every message of every language, as matches bring it up. */

import { collect, type Emission, eventsFor, fastRng, type People, type Viewer } from '@parlor/kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { presets } from '../facts/options.ts';
import type { Event, Move, Options, View } from '../facts/types.ts';
import { pureProfit as game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { RUIN, TestTable, WILD } from '../rules/testTable.ts';
import { askedOf } from '../table/asking.ts';
import { moveKey, NO_DRAFT } from '../table/draft.ts';
import { lessons } from '../table/lessons.ts';
import { catalogue } from '../table/messages.ts';
import { motionOf } from '../table/motion.ts';
import type { Turn } from '../table/turn.ts';
import { contents } from '../text/contents.ts';
import { textOf } from '../text/textOf.ts';
import { messages as de } from './de/index.ts';
import { options as shelfDe } from './de/shelf.ts';
import { messages as en, type Messages } from './en/index.ts';
import { options as shelfEn } from './en/shelf.ts';
import {
  expectReadable,
  expectSentence,
  LANGUAGES,
  type LanguageId,
  leavesOf,
  watched,
} from './testCatalogues.ts';
import { CLAIMED, onTheTable, REFUSED } from './testSamples.ts';

const NAMES = ['Ute', 'Olaf', 'Nils', 'Ina', 'Emil', 'Kim'];

/** Seat 0 reads, unless nobody does. */
const readBy =
  (reader: Viewer, names: readonly string[] = NAMES): People =>
  (seat) => ({ name: names[seat]!, isReader: seat === reader });

const TABLES: readonly (readonly [string, number, Partial<Options>])[] = [
  ...Object.entries(presets).map(([name, options]) => [name, 3, options] as const),
  ['many Bankrupts and Steals', 2, { deck: WILD, finish: 'discard' }],
  ['little but Bankrupts', 4, { deck: RUIN, openSteal: true, games: '3' }],
  ['Steals that come back', 3, { deck: WILD, steals: 'reshuffled', openSteal: true }],
];

interface Step {
  readonly state: State;
  readonly emissions: readonly Emission<Event>[];
  readonly seat: number;
  readonly moves: readonly Move[];
}

/** So many moves of a match are enough for everything to happen. */
const LONGEST = 700;

function* stepsOf(seats: number, change: Partial<Options>, seed: number): Generator<Step> {
  const rng = fastRng(seed);
  const options = { ...presets.standard, ...change };
  let emissions: Emission<Event>[] = [];
  const state = game.setup({ seats, options }, rng, collect(emissions));
  const moves: Move[] = [];
  for (let ply = 0; ply < LONGEST && game.toAct(state) !== 0; ply++) {
    const seat = state.turn;
    const count = game.moves(state, seat, moves);
    yield { state, emissions, seat, moves: moves.slice(0, count) };
    emissions = [];
    // A match that is over says more than one that goes on.
    const finish = moves.slice(0, count).find(({ type }) => type === 'finish');
    const move = finish ?? moves[rng.below(count)]!;
    game.apply(state, seat, move, rng, collect(emissions));
  }
  yield { state, emissions, seat: 0, moves: [] };
}

const turnOf = (
  view: View,
  moves: readonly Move[],
  people: People,
  draft: Partial<Turn['draft']>,
): Turn => {
  const legal = new Set(moves.map(moveKey));
  return {
    view,
    isFirst: false,
    me: view.turn!,
    asked: view.asked,
    draft: { ...NO_DRAFT, first: view.asked === 'settle' ? 11 : undefined, ...draft },
    motion: motionOf([], view),
    model: {} as Turn['model'],
    people,
    isOpen: true,
    allows: (move) => legal.has(moveKey(move)),
    set: () => undefined,
    explain: () => undefined,
  };
};

/** What the table says to whoever is asked, whatever is chosen. */
function* asked(view: View, moves: readonly Move[], people: People): Generator<string> {
  const canFinish = moves.some(({ type }) => type === 'finish');
  const drafts: Partial<Turn['draft']>[] = [
    {},
    ...[0, 1, 2, 3, 4, 5].map((picked) => ({ picked })),
    ...(canFinish ? [{ isFinishing: true }] : []),
  ];
  for (const draft of drafts) {
    const { title, line, actions } = askedOf(turnOf(view, moves, people, draft))!;
    yield* [title, line];
    for (const { label, whyNot } of actions)
      yield* whyNot === undefined ? [label] : [label, whyNot];
  }
}

/** Everything that a catalogue says while a match goes on, to one viewer. */
function* told(messages: Messages, step: Step, viewer: Viewer, people: People): Generator<string> {
  const { state, emissions, seat, moves } = step;
  const text = textOf(messages);
  const view = game.view(state, viewer);
  yield text.board(view, people);
  for (const event of eventsFor(emissions, viewer)) {
    const line = text.happened(event, people, view);
    if (line !== undefined) yield line;
  }
  if (viewer !== seat || moves.length === 0) return;
  const decision = game.decision(state, seat);
  yield* [text.question(view, decision, people), text.typing(view, decision)];
  for (const move of moves) yield text.answer(view, move, people);
  yield* asked(view, moves, people);
}

const used: Readonly<Record<LanguageId, Set<string>>> = { en: new Set(), de: new Set() };

describe.each(['en', 'de'] as const)('in %s', (language) => {
  const messages = watched(LANGUAGES[language], used[language]);
  const text = textOf(messages);
  beforeAll(() => catalogue.use(messages));

  it.each(TABLES)('a match is told and asked: %s', (_, seats, options) => {
    const seen = new Set<string>();
    for (const step of stepsOf(seats, options, 5)) {
      for (const viewer of ['public', 0, 1] as const) {
        for (const line of told(messages, step, viewer, readBy(viewer))) {
          for (const part of line.split('\n')) {
            if (!seen.has(part)) expectReadable(part, language, part);
            seen.add(part);
          }
        }
        for (const event of eventsFor(step.emissions, viewer)) {
          const line = text.happened(event, readBy(viewer), game.view(step.state, viewer));
          if (line !== undefined) expectSentence(line, language, event.type);
        }
      }
    }
  });

  it.each([
    ['a full hand of Bankrupts', new TestTable({ hands: ['BL BL BL BH BH BH', '5'] })],
    ['no card but the top discard', new TestTable({ hands: ['1', '5'], pile: '', discard: '4' })],
  ])('what seldom comes up is asked: %s', (_, { state }) => {
    const moves: Move[] = [];
    moves.length = game.moves(state, 0, moves);
    const step = { state, emissions: [], seat: 0, moves };
    for (const line of told(messages, step, 0, readBy(0)))
      for (const part of line.split('\n')) expectReadable(part, language, part);
  });

  it('an answer can be typed as the list has it, and told apart from the others', () => {
    for (const [, seats, options] of TABLES) {
      for (const { state, seat, moves } of stepsOf(seats, options, 6)) {
        if (moves.length === 0) continue;
        const view = game.view(state, seat);
        const people = readBy(seat);
        const answers = moves.map((move) => text.answer(view, move, people));
        expect(new Set(answers).size).toBe(moves.length);
        answers.forEach((answer, at) => {
          expect(text.read(view, answer, people), answer).toEqual(moves[at]);
        });
      }
    }
  });

  it('what `typing` quotes can be read', () => {
    const view = game.view(new TestTable({ hands: ['1', '2', '3', '4'] }).state, 0);
    const first = { ...view, choosing: [] } as unknown as View;
    for (const [kind, line] of Object.entries(messages.typing)) {
      const quoted = [...line.matchAll(/[“„](.+?)[”“]/gu)].map(([, typed]) => typed!);
      expect(quoted.length, line).toBeGreaterThan(0);
      for (const typed of quoted) {
        // Quoted by themselves, what goes with the first word is missing.
        if (/^(lay|legen|rob|bestehlen|choose|wählen|nobody|niemandem)$/.test(typed)) continue;
        expect(text.read(kind === 'actFirst' ? first : view, typed), typed).toBeDefined();
      }
    }
    const { rob } = messages.commands.verbs;
    expect(text.read(view, `${rob[0]} OLAF`, readBy(0))).toEqual({ type: 'take', from: 1 });
    expect(text.read(view, `${rob[0]} Nemo`, readBy(0))).toBeUndefined();
  });

  it('every refusal and every reason has a sentence', () => {
    for (const viewer of ['public', 1] as const) {
      const people = readBy(viewer);
      for (const [code, params] of Object.entries(REFUSED)) {
        expectSentence(text.refused(params ? { code, params } : { code }, people), language, code);
        expect(text.refused({ code, ...(params && { params }) }, people)).not.toContain(code);
      }
      for (const [code, params] of Object.entries(CLAIMED)) {
        expectSentence(text.reason(params ? { code, params } : { code }, people), language, code);
      }
    }
    expectSentence(text.refused({ code: 'host-closed' }, readBy(0)), language, 'unknown');
    expectSentence(text.reason({ code: 'unheard-of' }, readBy(0)), language, 'unknown');
  });

  it('the table, the lessons, the how-to pages and the box have their words', () => {
    for (const line of onTheTable(messages, readBy(0))) expectReadable(line, language, line);
    for (const { id, title, text: lesson } of lessons) {
      expectReadable(title, language, id);
      expectSentence(lesson.replaceAll(/\. /g, ', '), language, id);
    }
    for (const { title, paragraphs } of text.howTo()) {
      expectReadable(title, language, title);
      for (const paragraph of paragraphs) {
        expectReadable(paragraph, language, title);
        expect(paragraph.split('**').length % 2, paragraph).toBe(1);
      }
    }
    for (const change of [{}, { openSteal: true, steals: 'reshuffled' }] as const) {
      const options = { ...presets.standard, ...change };
      const view = { ...game.view(new TestTable({ hands: ['1', '2'] }).state, 0), options };
      const glossary = text.glossary(view);
      expect(glossary.length).toBe(9);
      for (const { name, does } of glossary) {
        expectReadable(name, language, name);
        expectReadable(does, language, name);
      }
    }
    for (const style of Object.values(messages.styles)) expectSentence(style, language, style);
    for (const { name, totals, entries } of contents.parts(contents.standard, language)) {
      const names = [name, ...totals.map((one) => one.name), ...entries.map((one) => one.name)];
      for (const one of names) expectReadable(one, language, one);
    }
    for (const code of Object.keys(messages.contents.refused) as (keyof typeof REFUSED)[]) {
      const params = REFUSED[code];
      const why = params ? { code, params: params as Record<string, string | number> } : { code };
      expectSentence(contents.editing!.refused(why, language), language, code);
    }
  });
});

/** Of the first edition: `firstEdition.test.ts` plays it. */
const FIRST =
  /^(question\.settleFirst|answer\.stealFrom|log\.stoleFrom|typing\.actFirst|asking\..*\.first\w+)$/;
/** Read elsewhere: by `wordsFrom`, by the form for decks, by components without a test of their own, or seldom. */
const ELSEWHERE =
  /^(name|tagline|contents\..*|howTo\..*\.caption|log\.(idle|stopped)|lessons\..*)$/;

describe('German and English', () => {
  /** The same in both languages: the product's name, signs, and words that both have. */
  const SAME = new Set(['name', 'table.oneMore', 'table.hand', 'glossary.bank.name']);

  it('have the same entries, and none is left in English', () => {
    const german = leavesOf(de);
    expect([...german.keys()]).toEqual([...leavesOf(en).keys()]);
    for (const [path, entry] of leavesOf(en)) {
      if (typeof entry === 'string' && !SAME.has(path))
        expect(german.get(path), path).not.toBe(entry);
      if (Array.isArray(entry) && !path.startsWith('commands.'))
        (entry as string[]).forEach((line, at) =>
          expect((german.get(path) as string[])[at]).not.toBe(line),
        );
    }
    for (const path of SAME) expect(german.get(path)).toBe(leavesOf(en).get(path));
  });

  it('say the same of a match in other words', () => {
    for (const step of stepsOf(3, { openSteal: true }, 7)) {
      const lines = (messages: Messages): string[] => {
        catalogue.use(messages);
        return [...told(messages, step, step.seat, readBy(step.seat))];
      };
      const german = lines(de);
      lines(en).forEach((line, at) => expect(german[at]).not.toBe(line));
    }
  });

  it('name the options of the table as the shelf does', () => {
    for (const [messages, { options }] of [
      [en, shelfEn],
      [de, shelfDe],
    ] as const) {
      const pages = JSON.stringify(textOf(messages).howTo());
      const { openSteal, steals, finish } = options;
      for (const name of [
        openSteal!.name,
        `${steals!.name}: ${steals!.values!['reshuffled']}`,
        finish!.values!['discard'],
      ])
        expect(pages).toContain(name);
    }
  });
});

describe('whoever is called like the reader', () => {
  it.each(['en', 'de'] as const)('is not taken for them in %s', (language) => {
    const messages = LANGUAGES[language];
    catalogue.use(messages);
    // Names that end alike, for the genitive.
    const called = ['You', 'Du', 'Vous'];
    const inPlace = (text: string): string =>
      called.reduce((all, name, seat) => all.replaceAll(NAMES[seat]!, name), text);
    for (const step of stepsOf(3, { openSteal: true }, 8)) {
      const usual = [...told(messages, step, step.seat, readBy('public'))];
      const odd = [...told(messages, step, step.seat, readBy('public', called))];
      expect(odd).toEqual(usual.map(inPlace));
    }
    expect(messages.log.banked({ name: 'Ute', isReader: true }, 3)).not.toContain('Ute');
    expect(onTheTable(messages, readBy('public', called))).toEqual(
      onTheTable(messages, readBy('public')).map(inPlace),
    );
  });
});

describe('the catalogues', () => {
  // What no match and no sample above has brought up may be written for nobody.
  it.each(['en', 'de'] as const)('have no entry in %s that nobody says', (language) => {
    const idle = [...leavesOf(LANGUAGES[language]).keys()].filter(
      (path) => !used[language].has(path) && !FIRST.test(path) && !ELSEWHERE.test(path),
    );
    expect(idle).toEqual([]);
  });
});
