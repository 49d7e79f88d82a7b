import { LANGUAGES, type Language } from '@parlor/kit';
import { CODES } from '@parlor/protocol';
import { describe, expect, it } from 'vitest';
import { loadApp } from './generated/app.ts';
import { server } from './generated/server.ts';
import { loadSets } from './generated/sets.ts';
import { loadTerminal } from './generated/terminal.ts';
import { refusal } from './refusals.ts';
import { maySoundEnglish } from './testing/same.ts';
import { said } from './testing/said.ts';

const load = async (language: Language) => ({
  app: await loadApp[language](),
  sets: await loadSets[language](),
  terminal: await loadTerminal[language](),
  server: server[language],
});

/** What was not filled in, doubled full stops, shouting, quotes of a typewriter. */
const BAD = /undefined|NaN|\[object|Infinity|\.\.(?!\.)|[!"']/;

const JSON_EXAMPLE = /\{.*\}/;

const english = said(await load('en'));

describe.each(LANGUAGES)('the messages of the house in %s', async (language) => {
  const messages = said(await load(language));

  it('are as many as in English', () => {
    expect([...messages.keys()]).toEqual([...english.keys()]);
  });

  it('all say something, and say it well', () => {
    const bad = [...messages].filter(
      ([, text]) => text.trim() === '' || BAD.test(text.replace(JSON_EXAMPLE, '')),
    );
    expect(Object.fromEntries(bad)).toEqual({});
  });

  it('say nothing in English that could be said in another language', () => {
    const same = [...messages.keys()].filter((key) => english.get(key) === messages.get(key));
    expect(same.filter((key) => !maySoundEnglish(language, key))).toEqual([]);
  });

  it('have words for whatever the server refuses', async () => {
    const { refusals } = await loadApp[language]();
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
