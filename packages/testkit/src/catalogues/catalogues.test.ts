import { type Language, LANGUAGES, USUAL_LANGUAGE, type Writing } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { type Catalogues, Judge } from './judge.ts';
import { sameAsEnglish } from './sameAsEnglish.ts';
import { sampledIn } from './sayings.ts';

const WRITING: Writing = { misplaced: / [.,]/, quoted: /“[^“”]+”/g, words: [] };

/** All languages are written alike; English is known by a word, and another one by a word and a letter. */
const OTHER = LANGUAGES.find((language) => language !== USUAL_LANGUAGE)!;
const catalogues = Object.fromEntries(
  LANGUAGES.map((language): [Language, Catalogues[Language]] => [
    language,
    {
      messages: {},
      held: { same: {}, ...(language === OTHER && { words: ['fluff'], shared: ['Ghosts?'] }) },
      writing: {
        ...WRITING,
        ...(language === USUAL_LANGUAGE && { words: ['the', 'ghosts?'] }),
        ...(language === OTHER && { letters: 'ø', avoided: ['thou'] }),
      },
    },
  ]),
) as Catalogues;

const english = new Judge(catalogues, USUAL_LANGUAGE, ['Bob fluff']);
const other = new Judge(catalogues, OTHER);

describe('a judge of texts', () => {
  it.each([
    '',
    'You have undefined cards.',
    'Ann: [object Object]',
    'Two  spaces.',
    'Two stops..',
    'A stop too many.”.',
    "It's typed.",
    ' in front',
    'at the end ',
  ])('finds what is broken: %s', (text) => {
    expect(english.faultIn(text)).toBe('broken');
  });

  it('lets the space behind a colon pass', () => {
    expect(['Who: ', 'A “word”'].map((text) => english.faultIn(text))).toEqual([
      ...[undefined, undefined],
    ]);
  });

  it.each(['Well done!', '¡Bien!', 'What?!'])('hears what is shouted: %s', (text) => {
    expect(english.faultIn(text)).toBe('an exclamation mark');
  });

  it('knows how the language is written', () => {
    expect(english.faultIn('A stop , far away')).toBe('a sign in the wrong place');
    expect(english.faultIn('„word“')).toBe('quotation marks');
    expect(english.faultIn('“never closed')).toBe('quotation marks');
  });

  it('hears another language, but not in names and in words that both have', () => {
    expect(other.faultIn('The pile')).toBe('another language');
    expect(other.faultIn('Breathe')).toBeUndefined();
    expect(english.faultIn('A fluff')).toBe('another language');
    expect(english.faultIn('Bob fluff passed')).toBeUndefined();
    expect(english.faultIn('sømething')).toBe('another language');
    expect(other.faultIn('ghosts')).toBeUndefined();
    expect(other.faultIn('if thou wilt')).toBe('a word that is avoided');
    expect(other.faultIn('Thou')).toBeUndefined();
  });

  it('knows a sentence', () => {
    expect(english.faultInSentence('Ann passed.')).toBeUndefined();
    for (const text of ['ann passed.', 'Ann passed', 'Wait…'])
      expect(english.faultInSentence(text)).toBe('no sentence');
    expect(() => english.assertSentence(undefined, 'passed')).toThrow('passed: missing');
    expect(() => english.assertText('a  b', 'passed')).toThrow('passed: broken: a  b');
  });
});

describe('what is said as in English', () => {
  const sayings = [
    { of: 'table.bank', text: 'Bank' },
    { of: 'table.hand', text: 'Bank 3' },
    { of: 'table.sum', text: '3 + 4' },
    { of: 'names.one', text: 'Ann' },
  ];

  it('needs an excuse, unless it has no letters', () => {
    const { unexcused } = sameAsEnglish(sayings, sayings, { same: {} });
    expect(unexcused).toEqual(['table.bank: Bank', 'table.hand: Bank 3', 'names.one: Ann']);
  });

  it('is excused by its path, by the path above, or by its text', () => {
    const held = {
      same: { 'table.bank': 'why', 'names.*': 'why' },
      sameTexts: { 'Bank #': 'why' },
    };
    expect(sameAsEnglish(sayings, sayings, held)).toEqual({ unexcused: [], idle: [] });
  });

  it('is compared with the same entry alone, and an excuse that is not needed is found', () => {
    const moved = sayings.map(({ of, text }) => ({ of: `${of}s`, text }));
    const held = { same: { 'table.bank': 'why' }, sameTexts: { 'Bank #': 'why' } };
    expect(sameAsEnglish(sayings, moved, held)).toEqual({
      unexcused: [],
      idle: ['table.bank', 'Bank #'],
    });
  });
});

describe('samples', () => {
  const messages = {
    log: { passed: (who: string) => `${who} passed.`, won: () => ['Ann', 'won.'] },
  };

  it('are all said, and are asked for', () => {
    const said = (samples: Parameters<typeof sampledIn>[1], elsewhere?: RegExp): string[] =>
      [...sampledIn(messages, samples, elsewhere)].map(({ of, text }) => `${of}: ${text}`);
    expect(said({ 'log.*': [['Ann'], ['Bob']] })).toEqual([
      ...['log.passed: Ann passed.', 'log.passed: Bob passed.'],
      ...['log.won: Ann', 'log.won: won.', 'log.won: Ann', 'log.won: won.'],
    ]);
    expect(() => said({ 'log.passed': [['Ann']] })).toThrow('No samples for log.won');
    expect(said({ 'log.passed': [['Ann']] }, /won$/)).toHaveLength(1);
  });
});
