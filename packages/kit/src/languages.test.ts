import { describe, expect, it } from 'vitest';
import { languageFor, USUAL_LANGUAGE } from './languages.ts';

describe('the language for somebody', () => {
  it('is the first they wish for that we speak, in whatever region', () => {
    expect(languageFor(['de-AT', 'en'])).toBe('de');
    expect(languageFor(['xx', 'de_DE.UTF-8', 'en'])).toBe('de');
    expect(languageFor(['en-GB', 'de'])).toBe('en');
  });

  it('is the usual one where we speak none of theirs', () => {
    expect(languageFor([])).toBe(USUAL_LANGUAGE);
    expect(languageFor(['', 'tlh', 'C.UTF-8', 'toString'])).toBe(USUAL_LANGUAGE);
  });
});
