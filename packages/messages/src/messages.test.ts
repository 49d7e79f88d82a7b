import { LANGUAGES } from '@parlor/kit';
import { CODES } from '@parlor/protocol';
import { holdCatalogues } from '@parlor/testkit/testing';
import { describe, expect, it } from 'vitest';
import { loadApp } from './generated/app.ts';
import { catalogues } from './generated/catalogues.ts';
import { refusal } from './refusals.ts';
import { spoken, SPOKEN_NAMES } from './testing/said.ts';

/** An example of JSON, and the command `?`. */
const VERBATIM = /\{.*\}|(?<=[ “„]|«\u00a0)\?/g;

holdCatalogues(catalogues, {
  elsewhere: /./,
  sayings: (messages) => spoken(messages),
  names: SPOKEN_NAMES,
  verbatim: VERBATIM,
});

describe.each(LANGUAGES)('the messages of the house in %s', (language) => {
  it('have words for whatever the server refuses', () => {
    const { refusals } = catalogues[language].messages.app;
    expect(CODES.filter((code) => !Object.hasOwn(refusals, code))).toEqual([]);
  });
});

describe('a refusal', async () => {
  const { refusals } = await loadApp.en();

  it('with details is for the game to explain, where ours has none', () => {
    expect(refusal(refusals, { code: 'seat-taken' })).toBe(refusals['seat-taken']);
    expect(refusal(refusals, { code: 'seat-taken', params: { seat: 1 } })).toBeUndefined();
  });

  it('is filled in', () => {
    const params = { option: 'days', min: 2, max: 9 };
    expect(refusal(refusals, { code: 'option-out-of-range', params })).toBe(
      'This has to be a whole number from 2 to 9.',
    );
    expect(refusal(refusals, { code: 'too-many-tables', params: { most: 5 } })).toContain(
      'You have 5 tables',
    );
  });

  it('of a game is left to the game', () => {
    expect(refusal(refusals, { code: 'too-few-coins' })).toBeUndefined();
    expect(refusal(refusals, { code: 'toString' })).toBeUndefined();
  });
});
