import { languageFor } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { localeOf } from './processIo.ts';

describe('the language of a terminal', () => {
  it('is that of its environment, what holds for everything first', () => {
    expect(languageFor([localeOf({ LANG: 'de_DE.UTF-8' })])).toBe('de');
    expect(languageFor([localeOf({ LANG: 'de_DE.UTF-8', LC_ALL: 'en_GB.UTF-8' })])).toBe('en');
    expect(languageFor([localeOf({ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'de_AT' })])).toBe('de');
  });

  it('is the usual one where nobody says anything, or C', () => {
    expect(languageFor([localeOf({})])).toBe('en');
    expect(languageFor([localeOf({ LANG: 'de_DE', LC_ALL: 'C' })])).toBe('en');
  });
});
