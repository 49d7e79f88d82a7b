/** Every message of every language, as matches bring it up; what the table asks is tested there. */

import { eventsFor, LANGUAGES, type Shelf } from '@parlor/kit';
import { holdCatalogues, Judge } from '@parlor/testkit/testing';
import { describe, expect, it } from 'vitest';
import { presets } from '../facts/options.ts';
import type { View } from '../facts/types.ts';
import { pureProfit as game } from '../rules/index.ts';
import { TestTable } from '../rules/testTable.ts';
import { contents } from '../text/contents.ts';
import { textOf } from '../text/textOf.ts';
import { catalogues } from './catalogues.ts';
import type { Messages } from './en/index.ts';
import { leavesOf, watched } from './testCatalogues.ts';
import { RARE, readBy, stepsOf, TABLES, told } from './testMatches.ts';
import { CLAIMED, onTheTable, REFUSED } from './testSamples.ts';

/** A match as its players are told of it. */
function* match(messages: Messages) {
  for (const step of stepsOf(3, { openSteal: true }, 7))
    for (const text of told(messages, step, step.seat, readBy(step.seat)))
      for (const line of text.split('\n')) yield { of: 'match', text: line.trim() };
}

holdCatalogues(catalogues, { elsewhere: /./, typed: /^commands\./, sayings: match });

const used = new Map(LANGUAGES.map((language) => [language, new Set<string>()]));

const coded = (code: string, params: Readonly<Record<string, string | number>> | undefined) =>
  params === undefined ? { code } : { code, params };

describe.each(LANGUAGES)('in %s', (language) => {
  const messages = watched(catalogues[language].messages, used.get(language)!);
  const text = textOf(messages);
  const judge = new Judge(catalogues, language);
  // Codes in brackets are in no language.
  const assertReadable = (line: string): void =>
    judge.assertText(line.trim().replaceAll(/\(.*?\)/g, '()'));

  const seen = new Set<string>();
  const expectLines = (lines: Iterable<string>): void => {
    for (const line of [...lines].flatMap((all) => all.split('\n'))) {
      if (!seen.has(line)) assertReadable(line);
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
          else judge.assertSentence(line, event.type);
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
        judge.assertSentence(refused, code);
        expect(refused).not.toContain(code);
      }
      for (const [code, params] of Object.entries(CLAIMED))
        judge.assertSentence(text.reason(coded(code, params), people), code);
    }
    judge.assertSentence(text.refused({ code: 'host-closed' }, readBy(0)), 'unknown');
    judge.assertSentence(text.reason({ code: 'unheard-of' }, readBy(0)), 'unknown');
  });

  it('what a button shows is in what it is called, as whole words', () => {
    const { takeOne, takeFrom } = messages.table;
    const words = ` ${takeFrom({ name: 'Ute', isReader: false })} `;
    expect(words.toLowerCase()).toContain(` ${takeOne.toLowerCase()} `);
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
      judge.assertSentence(refused, code);
    }
  });
});

describe('the how-to pages', () => {
  it.each(LANGUAGES)('name the options of the table as the shelf does: %s', (language) => {
    const { messages, shelf } = catalogues[language];
    const options: Shelf['options'] = shelf.options;
    const pages = JSON.stringify(textOf(messages).howTo()).replaceAll('\u00a0:', ':');
    const { openSteal, steals, finish } = options;
    expect(pages).toContain(openSteal!.name);
    expect(pages).toContain(`${steals!.name}: ${steals!.values!['reshuffled']}`);
    expect(pages).toContain(finish!.values!['discard']);
  });
});

describe('whoever is called like the reader', () => {
  it.each(LANGUAGES)('is not taken for them in %s', (language) => {
    const { messages } = catalogues[language];
    const called = ['You', 'Du', 'Vous', 'Tú'];
    // Languages bend by how a name begins and ends; these are no pronouns of any.
    const plain = called.map((name) => `${name.slice(0, 2)}xx${name.at(-1)!}`);
    const inPlace = (text: string): string =>
      called.reduce((all, name, seat) => all.replaceAll(plain[seat]!, name), text);
    for (const step of stepsOf(3, { openSteal: true }, 8)) {
      const usual = [...told(messages, step, step.seat, readBy('public', plain))];
      const odd = [...told(messages, step, step.seat, readBy('public', called))];
      expect(odd).toEqual(usual.map(inPlace));
    }
    expect(onTheTable(messages, readBy('public', called))).toEqual(
      onTheTable(messages, readBy('public', plain)).map(inPlace),
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

  it.each(LANGUAGES)('have no entry in %s that nobody says', (language) => {
    const idle = [...leavesOf(catalogues[language].messages).keys()].filter(
      (path) => !used.get(language)!.has(path) && !ELSEWHERE.test(path) && !UNWATCHED.test(path),
    );
    expect(idle).toEqual([]);
  });

  it.each(LANGUAGES)('tell in %s how a game ends that nobody wins', (language) => {
    const { assertSentence } = new Judge(catalogues, language);
    const text = textOf(catalogues[language].messages);
    for (const event of [
      { type: 'stopped', turns: 200 },
      { type: 'idle', seat: 1 },
    ] as const)
      assertSentence(text.happened(event, readBy(0)), event.type);
  });
});
