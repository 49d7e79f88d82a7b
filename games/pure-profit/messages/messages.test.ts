/** Every message of every language, as matches bring it up; what the table asks is tested there. */

import { eventsFor } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { presets } from '../facts/options.ts';
import type { View } from '../facts/types.ts';
import { pureProfit as game } from '../rules/index.ts';
import { TestTable } from '../rules/testTable.ts';
import { contents } from '../text/contents.ts';
import { textOf } from '../text/textOf.ts';
import { shelf as shelfDe } from './de/shelf.ts';
import { messages as en } from './en/index.ts';
import { shelf as shelfEn } from './en/shelf.ts';
import { shelf as shelfEs } from './es/shelf.ts';
import { shelf as shelfFr } from './fr/shelf.ts';
import {
  expectReadable,
  expectSentence,
  LANGUAGE_IDS,
  LANGUAGES,
  type LanguageId,
  leavesOf,
  watched,
} from './testCatalogues.ts';
import { NAMES, RARE, readBy, stepsOf, TABLES, told } from './testMatches.ts';
import { CLAIMED, onTheTable, REFUSED } from './testSamples.ts';

const used: Readonly<Record<LanguageId, Set<string>>> = {
  en: new Set(),
  de: new Set(),
  fr: new Set(),
  es: new Set(),
};

const coded = (code: string, params: Readonly<Record<string, string | number>> | undefined) =>
  params === undefined ? { code } : { code, params };

describe.each(LANGUAGE_IDS)('in %s', (language) => {
  const messages = watched(LANGUAGES[language], used[language]);
  const text = textOf(messages);

  const seen = new Set<string>();
  const expectLines = (lines: Iterable<string>): void => {
    for (const line of [...lines].flatMap((all) => all.split('\n'))) {
      if (!seen.has(line)) expectReadable(line, language, line);
      seen.add(line);
    }
  };

  it.each(TABLES)('a match is told: %s', (_, seats, options) => {
    for (const step of stepsOf(seats, options, 5)) {
      for (const viewer of ['public', 0, 1] as const) {
        expectLines(told(messages, step, viewer, readBy(viewer)));
        for (const event of eventsFor(step.emissions, viewer)) {
          const line = text.happened(event, readBy(viewer), game.view(step.state, viewer));
          // Hands of others are dealt without a word, and a single pair is told once.
          if (line === undefined) expect(['dealt', 'settled']).toContain(event.type);
          else expectSentence(line, language, event.type);
        }
      }
    }
  });

  it.each(RARE)('what seldom comes up is told: %s', (_, step) => {
    const lines = [...told(messages, step, 0, readBy(0))];
    expect(lines.length).toBeGreaterThan(3);
    expectLines(lines);
  });

  it('an answer can be typed as the list has it, and told apart from the others', () => {
    for (const [, seats, options] of TABLES) {
      for (const { state, seat, moves } of stepsOf(seats, options, 6)) {
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
    const { verbs, nouns } = messages.commands;
    // Quoted by themselves, what goes with the first word is missing.
    const incomplete = [verbs.lay, verbs.rob, verbs.choose, nouns.nobody].map(([word]) => word!);
    for (const [kind, line] of Object.entries(messages.typing)) {
      const quoted = [...line.matchAll(/[“„«]\s?(.+?)\s?[”“»]/gu)].map(([, typed]) => typed!);
      expect(quoted.length, line).toBeGreaterThan(0);
      for (const typed of quoted) {
        if (incomplete.includes(typed)) continue;
        expect(text.read(kind === 'actFirst' ? first : view, typed), typed).toBeDefined();
      }
    }
    expect(text.read(view, `${verbs.rob[0]} OLAF`, readBy(0))).toEqual({ type: 'take', from: 1 });
    expect(text.read(view, `${verbs.rob[0]} Nemo`, readBy(0))).toBeUndefined();
  });

  it('every refusal and every reason has a sentence', () => {
    for (const people of [readBy('public'), readBy(1)]) {
      for (const [code, params] of Object.entries(REFUSED)) {
        const refused = text.refused(coded(code, params), people);
        expectSentence(refused, language, code);
        expect(refused).not.toContain(code);
      }
      for (const [code, params] of Object.entries(CLAIMED))
        expectSentence(text.reason(coded(code, params), people), language, code);
    }
    expectSentence(text.refused({ code: 'host-closed' }, readBy(0)), language, 'unknown');
    expectSentence(text.reason({ code: 'unheard-of' }, readBy(0)), language, 'unknown');
  });

  it('the table, the how-to pages, the glossary and the box have their words', () => {
    expectLines(onTheTable(messages, readBy(0)));
    const chapters = text.howTo();
    expectLines(chapters.flatMap(({ title, paragraphs }) => [title, ...paragraphs]));
    for (const { paragraphs } of chapters) {
      for (const paragraph of paragraphs) expect(paragraph.split('**').length % 2).toBe(1);
    }
    for (const change of [{}, { openSteal: true, steals: 'reshuffled' }] as const) {
      const options = { ...presets.standard, ...change };
      const view = { ...game.view(new TestTable({ hands: ['1', '2'] }).state, 0), options };
      const glossary = text.glossary(view);
      expect(glossary).toHaveLength(9);
      expectLines(glossary.flatMap(({ name, does }) => [name, does]));
    }
    for (const { name, totals, entries } of contents.parts(contents.standard, messages.contents))
      expectLines([name, ...totals.map((one) => one.name), ...entries.map((one) => one.name)]);
    for (const code of Object.keys(messages.contents.refused) as (keyof typeof REFUSED)[]) {
      const refused = contents.editing!.refused(coded(code, REFUSED[code]), messages.contents);
      expectSentence(refused, language, code);
    }
  });
});

describe('English and the other languages', () => {
  /** The same in both: the product's name, signs, and words that both have. */
  const SAME = {
    de: ['table.oneMore', 'table.hand', 'glossary.bank.name'],
    fr: ['table.oneMore'],
    es: ['table.oneMore'],
  };
  const OTHERS = ['de', 'fr', 'es'] as const;

  it.each(OTHERS)('have the same entries, and none in %s is left in English', (language) => {
    const english = leavesOf(en);
    const translated = leavesOf(LANGUAGES[language]);
    expect([...translated.keys()]).toEqual([...english.keys()]);
    const texts = [...english].filter(
      ([path, entry]) => typeof entry !== 'function' && !path.startsWith('commands.'),
    );
    const equal = texts.flatMap(([path, entry]) => {
      const [ours, theirs] = [translated.get(path), entry].map((one) => [one].flat() as string[]);
      return ours!.some((line, at) => line === theirs![at]) ? [path] : [];
    });
    expect(equal).toEqual(SAME[language]);
  });

  it.each(OTHERS)('say the same of a match in other words: %s', (language) => {
    for (const step of stepsOf(3, { openSteal: true }, 7)) {
      const [english, translated] = [en, LANGUAGES[language]].map((messages) => [
        ...told(messages, step, step.seat, readBy(step.seat)),
      ]);
      expect(translated!.length).toBe(english!.length);
      translated!.forEach((line, at) => expect(line).not.toBe(english![at]));
    }
  });

  it.each([
    ['en', shelfEn.options],
    ['de', shelfDe.options],
    ['fr', shelfFr.options],
    ['es', shelfEs.options],
  ] as const)('name the options of the table as the shelf does: %s', (language, options) => {
    const pages = JSON.stringify(textOf(LANGUAGES[language]).howTo()).replaceAll('\u00a0:', ':');
    const { openSteal, steals, finish } = options;
    expect(pages).toContain(openSteal!.name);
    expect(pages).toContain(`${steals!.name}: ${steals!.values!['reshuffled']}`);
    expect(pages).toContain(finish!.values!['discard']);
  });
});

describe('whoever is called like the reader', () => {
  it.each(LANGUAGE_IDS)('is not taken for them in %s', (language) => {
    const messages = LANGUAGES[language];
    // For names that end alike, which the German genitive tells apart, or in French begin alike.
    const first = { en: ['You', 'Du'], de: ['You', 'Du'], fr: ['Eux', 'Elle'], es: ['You', 'Tú'] };
    const called = [...first[language], 'Vous'];
    const inPlace = (text: string): string =>
      called.reduce((all, name, seat) => all.replaceAll(NAMES[seat]!, name), text);
    for (const step of stepsOf(3, { openSteal: true }, 8)) {
      const usual = [...told(messages, step, step.seat, readBy('public'))];
      const odd = [...told(messages, step, step.seat, readBy('public', called))];
      expect(odd).toEqual(usual.map(inPlace));
    }
    expect(onTheTable(messages, readBy('public', called))).toEqual(
      onTheTable(messages, readBy('public')).map(inPlace),
    );
    expect(messages.log.banked({ name: 'Ute', isReader: true }, 3)).not.toContain('Ute');
  });
});

describe('the catalogues', () => {
  /** Of the first edition, which `table/firstEdition.test.ts` plays, and of the table's questions and lessons. */
  const ELSEWHERE =
    /^(question\.settleFirst|answer\.stealFrom|log\.stoleFrom|typing\.actFirst|asking\..*|lessons\..*)$/;
  /** Read by `wordsFrom`, by the form for decks and by figures; and what no match of these comes to. */
  const UNWATCHED = /^(contents\..*|howTo\..*\.caption|log\.(idle|stopped))$/;

  it.each(LANGUAGE_IDS)('have no entry in %s that nobody says', (language) => {
    const idle = [...leavesOf(LANGUAGES[language]).keys()].filter(
      (path) => !used[language].has(path) && !ELSEWHERE.test(path) && !UNWATCHED.test(path),
    );
    expect(idle).toEqual([]);
  });

  it.each(LANGUAGE_IDS)('tell in %s how a game ends that nobody wins', (language) => {
    const text = textOf(LANGUAGES[language]);
    for (const event of [
      { type: 'stopped', turns: 200 },
      { type: 'idle', seat: 1 },
    ] as const)
      expectSentence(text.happened(event, readBy(0))!, language, event.type);
  });
});
