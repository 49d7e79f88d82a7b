import { describe, expect, test } from 'vitest';
import { GAME_IDS, games } from '@parlor/registry';
import { de } from './de.ts';
import { en } from './en.ts';
import { options as optionsDe } from '@parlor/games/messages.de';
import { options as optionsEn } from '@parlor/games/messages.en';
import { setsDe } from './sets.de.ts';
import { setsEn } from './sets.en.ts';

const blanks = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the dictionaries', () => {
  test('German has exactly what English has', () => {
    expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted());
    expect(Object.keys(setsDe).toSorted()).toEqual(Object.keys(setsEn).toSorted());
  });

  test.each([
    ['en', { ...en, ...setsEn }],
    ['de', { ...de, ...setsDe }],
  ])('nothing in %s is empty or shouted', (_, dictionary) => {
    for (const [key, text] of Object.entries(dictionary)) {
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toContain('!');
    }
  });

  test('both languages fill in the same blanks', () => {
    for (const [key, text] of Object.entries(en))
      expect(blanks(de[key as keyof typeof en]), key).toEqual(blanks(text));
    for (const [key, text] of Object.entries(setsEn))
      expect(blanks(setsDe[key as keyof typeof setsEn]), key).toEqual(blanks(text));
  });
});

describe.each([
  ['en', optionsEn],
  ['de', optionsDe],
])('options in %s', (_, words) => {
  test.each(GAME_IDS)('%s: every preset and every option has a name and a sentence', (game) => {
    const { presets, options } = games[game];
    expect(Object.keys(words[game].presets)).toEqual(Object.keys(presets));
    for (const texts of Object.values(words[game].presets))
      for (const text of texts) expect(text.trim()).not.toBe('');
    expect(Object.keys(words[game].options)).toEqual(Object.keys(options));
    for (const { name, line } of Object.values(words[game].options)) {
      expect(name.trim()).not.toBe('');
      expect(line.trim()).not.toBe('');
    }
  });

  test.each(GAME_IDS)('%s: every value of a choice has a name', (game) => {
    const specs = Object.entries(games[game].options) as [string, { values?: readonly string[] }][];
    for (const [option, { values }] of specs)
      expect(Object.keys(words[game].options[option]?.values ?? {})).toEqual([...(values ?? [])]);
  });
});
