/** The terminal in every language but English: help, rules, cards, values and whole matches, without a word of English. */

import { spawnSync } from 'node:child_process';
import { isLevel, type Language, LANGUAGES, USUAL_LANGUAGE } from '@parlor/kit';
import { loadTerminal } from '@parlor/messages/terminal';
import { GAME_IDS } from '@parlor/registry';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../scripts/build.mjs';
import { englishIn } from '../browser/languages.ts';

const OTHERS = LANGUAGES.filter((language) => language !== USUAL_LANGUAGE);

/** Options, what they take, and examples of whole lines. */
const TYPED = /--\S+|<\S+>|\bparlor \S.*/g;

/** The bot without a level. */
const RANDOM = 'random';

/** Kinds of bots are typed as well. */
const isKind = (word: string): boolean => word === RANDOM || isLevel(word);

/** More than a title and a list of players. */
const ENOUGH = 2000;

describe.each(OTHERS)('the terminal in %s', async (language: Language) => {
  const english = await englishIn(language);
  const { commands } = (await loadTerminal[language]()).play;
  let parlor: string;
  beforeAll(async () => {
    parlor = await ensureBuilt();
  });

  const said = (args: readonly string[], input: readonly string[] = []): string => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [parlor, 'play', ...args, '--seed', '1', '--language', language],
      { encoding: 'utf8', input: input.map((line) => `${line}\n`).join('') },
    );
    expect(status, stderr).toBe(0);
    return stdout;
  };

  it('would be found out', () => {
    expect(english('Whose turn is it? Nothing from the pile.')).toContain('nothing');
  });

  it('helps', () => {
    const help = said(['--help']).replaceAll(TYPED, '');
    expect(english(help).filter((word) => !isKind(word))).toEqual([]);
  });

  it.each(GAME_IDS)('tells a match of %s', (game) => {
    const match = said([game, '--watch', '--bots', RANDOM]);
    expect(match.length).toBeGreaterThan(ENOUGH);
    expect(english(match)).toEqual([]);
  });

  it.each(GAME_IDS)('explains %s', (game) => {
    const { rules, cards, values, help, quit } = commands;
    const answers = said([game, '--bots', RANDOM], [rules, cards, values, help, quit]);
    expect(answers.length).toBeGreaterThan(ENOUGH);
    expect(english(answers)).toEqual([]);
  });
});
