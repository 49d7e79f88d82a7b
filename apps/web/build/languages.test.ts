import { describe, expect, it } from 'vitest';
import { languageIn, languageOf, wordsIn } from './languages.ts';

const HOUSE = '/parlor/packages/messages/src/de/app.ts';
const GAME = '/parlor/games/chess/messages/de/index.ts';
const SHELF = '/parlor/games/generated/shelf.de.ts';
const GRAMMAR = '/parlor/packages/grammar/src/de.ts';

describe('the files of a language', () => {
  it('hold nothing but its messages and its grammar', () => {
    expect(languageOf([HOUSE, GAME, SHELF, GRAMMAR])).toBe('de');
    expect(languageOf([HOUSE, '/parlor/packages/messages/src/en/app.ts'])).toBeUndefined();
    expect(languageOf([GAME, '/parlor/games/chess/facts/cards.ts'])).toBeUndefined();
    expect(languageOf(['/parlor/packages/grammar/src/formats.ts'])).toBeUndefined();
  });

  it('are called after what they are for', () => {
    expect(wordsIn('de', HOUSE)).toBe('words-de-app');
    expect(wordsIn('de', SHELF)).toBe('words-de-shelf');
    expect(wordsIn('de', GAME)).toBe('words-de-chess');
    expect(wordsIn('de', undefined)).toBe('words-de-shared');
  });

  it('are found again by their names', () => {
    expect(languageIn(`assets/${wordsIn('de', GAME)}-Ab_d-f12.js`)).toBe('de');
    for (const file of ['assets/words-de-f12.js', 'assets/Home-Ab_d-f12.js', 'index.html'])
      expect(languageIn(file), file).toBeUndefined();
  });
});
