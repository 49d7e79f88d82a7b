import { LANGUAGES } from '@parlor/kit';
import { loadTerminal } from '@parlor/messages/terminal';
import { describe, expect, it } from 'vitest';
import { EXIT, UsageError } from '../terminal/exit.ts';
import { readArgs } from './args.ts';
import type { Command } from './command.ts';

const command: Command = {
  ...{ name: 'brew', takes: '<leaf> [cup]', summary: '', about: '', examples: [] },
  options: [
    { flag: '--minutes <n>', about: '' },
    { flag: '--at-once <n>', about: '' },
    { flag: '--with <what>', about: '' },
    { flag: '--hot', about: '' },
  ],
  run: () => Promise.resolve(EXIT.fine),
};

const read = (...given: readonly string[]) => readArgs(command, given);

/** What is said about a command line, in English. */
async function refusal(...given: readonly string[]): Promise<string> {
  try {
    read(...given);
  } catch (error) {
    if (error instanceof UsageError) {
      return error.inWords({ language: 'en', m: await loadTerminal.en() });
    }
    throw error;
  }
  throw new Error('nothing is wrong with it');
}

describe('arguments', () => {
  it('may stand before, between and after options', () => {
    for (const line of [
      ['assam', 'mug', '--hot', '--minutes', '3'],
      ['--minutes', '3', 'assam', '--hot', 'mug'],
      ['--hot', 'assam', '--minutes=3', 'mug'],
    ]) {
      const args = read(...line);
      expect([args.positional(0), args.positional(1)]).toEqual(['assam', 'mug']);
      expect(args.whole('minutes', { min: 1, max: 9 })).toBe(3);
      expect(args.flag('hot')).toBe(true);
    }
  });

  it('may be left out where they are in brackets', () => {
    expect(read('assam').positional(1)).toBeUndefined();
  });

  it('stay as they were typed', () => {
    const args = read('0012', '1e3', '--with', '007', '--with= a b ', '--with=a=b');
    expect([args.positional(0), args.positional(1)]).toEqual(['0012', '1e3']);
    expect(args.texts('with')).toEqual(['007', ' a b ', 'a=b']);
  });

  it.each([
    [[], 'brew needs <leaf> [cup]'],
    [['--hot'], 'brew needs <leaf> [cup]'],
    [['a', 'b', 'c', 'd'], 'brew does not know what to do with “c, d”'],
    [['a', 'b', '--hot=very'], 'brew does not know what to do with “very”'],
  ])('are counted: %j', async (line, message) => {
    expect(await refusal(...line)).toContain(message);
  });
});

describe('options', () => {
  it('are read by their names as they are written, dashes and all', () => {
    expect(read('assam', '--at-once', '4').whole('at-once', { min: 1, max: 9 })).toBe(4);
  });

  it('are absent when nobody gave them', () => {
    const args = read('assam');
    expect(args.flag('hot')).toBe(false);
    expect(args.text('with')).toBeUndefined();
    expect(args.texts('with')).toEqual([]);
    expect(args.whole('minutes', { min: 1, max: 9 })).toBeUndefined();
  });

  it('may be repeated, and are kept in their order', () => {
    expect(read('assam', '--with', 'milk', '--with=honey').texts('with')).toEqual([
      'milk',
      'honey',
    ]);
    expect(read('assam', '--hot', '--hot').flag('hot')).toBe(true);
    expect(() => read('assam', '--with', 'milk', '--with', 'honey').text('with')).toThrow(
      UsageError,
    );
  });

  it('take a value with a dash in front after an equals sign only', async () => {
    expect(read('assam', '--with=-5').text('with')).toBe('-5');
    expect(read('assam', '--with=--hot').text('with')).toBe('--hot');
    expect(await refusal('assam', '--with', '-5')).toContain('brew has no option -5');
    expect(await refusal('assam', '--with', '--hot')).toContain('--with needs a value');
  });

  it.each([
    ['--minutes'],
    ['--minutes', '--minutes'],
    ['--minutes', '--minutes', '3'],
    ['--minutes', '--hot'],
  ])('need their value: %s %s %s', async (...line) => {
    expect(await refusal('assam', ...line.filter(Boolean))).toContain('--minutes needs a value');
  });

  it.each([
    ['--minuts', 'brew has no option --minuts. Did you mean --minutes?'],
    ['--Hot', 'brew has no option --Hot. Did you mean --hot?'],
    ['--no-hot', 'brew has no option --no-hot'],
    ['--atOnce=3', 'brew has no option --atOnce. Did you mean --at-once?'],
    ['--constructor', 'brew has no option --constructor'],
    ['-m', 'brew has no option -m'],
    ['-', 'brew has no option -'],
    ['--', 'brew has no option --'],
  ])('that nobody knows are refused, with a guess: %s', async (option, message) => {
    expect(await refusal('assam', option, '3')).toContain(message);
  });

  it('are refused in every language', async () => {
    const said = new Set<string>();
    for (const language of LANGUAGES) {
      const m = await loadTerminal[language]();
      for (const line of [['assam', '--minuts'], ['assam', '--minutes'], [], ['a', 'b', 'c']]) {
        try {
          read(...line);
        } catch (error) {
          said.add(await (error as UsageError).inWords({ language, m }));
        }
      }
    }
    expect(said.size).toBe(4 * LANGUAGES.length);
  });
});
