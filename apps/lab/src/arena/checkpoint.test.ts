import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadTerminal } from '@parlor/messages/terminal';
import { UsageError } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { shortTable } from '../games/shortTables.ts';
import { inFolder } from '../testing/index.ts';
import { GAME } from '../testing/quick.ts';
import { Checkpoint } from './checkpoint.ts';
import type { Series } from './series.ts';
import type { Played } from './matchRun.ts';

const series: Series = {
  game: GAME,
  table: shortTable(GAME, 3),
  contestants: ['random', 'random', 'rollout:1'],
  seed: 1,
};
const match = (deal: number, rotation: number): Played => ({
  deal,
  rotation,
  places: [1, 2, 3],
  scores: [3, 2, 1],
  moves: 9,
  memoryMb: 0,
  answers: [],
  course: { starter: 0, leadChanges: 0, decidedAt: 1, choices: {}, forced: 0 },
});

function caught(work: () => unknown): UsageError {
  try {
    work();
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

const FILE = { file: 'checkpoint.jsonl', fresh: false };

describe('kept matches', () => {
  let cwd = '';
  const io = (): Io => ({ cwd }) as Io;
  const open = (options = FILE, of = series): Checkpoint => Checkpoint.open(of, options, io());
  const inOwnFolder = (work: () => void | Promise<void>) => () =>
    inFolder(async (folder) => {
      cwd = folder;
      await work();
    });

  it(
    'are there again the next time, in order',
    inOwnFolder(() => {
      const first = open();
      first.add(match(1, 0));
      first.add(match(0, 2));
      const again = open();
      expect(again.all()).toEqual([match(0, 2), match(1, 0)]);
      expect(again.has({ deal: 0, rotation: 2 })).toBe(true);
      expect(again.has({ deal: 0, rotation: 1 })).toBe(false);
    }),
  );

  it(
    'survive half a line at the end, which is played again',
    inOwnFolder(() => {
      open().add(match(0, 0));
      appendFileSync(join(cwd, FILE.file), '\n{"deal":0,"rotat');
      const again = open();
      expect(again.all()).toEqual([match(0, 0)]);
      again.add(match(0, 1));
      expect(open().all()).toEqual([match(0, 0), match(0, 1)]);
    }),
  );

  it(
    'start over if asked to',
    inOwnFolder(() => {
      open().add(match(0, 0));
      expect(open({ ...FILE, fresh: true }).all()).toEqual([]);
      expect(open().all()).toEqual([]);
    }),
  );

  it(
    'are not mixed with those of another question',
    inOwnFolder(() => {
      open().add(match(0, 0));
      const other = { ...series, seed: 2 };
      expect(() => open(FILE, other)).toThrow(
        `checkpoint.jsonl holds other matches: ${GAME} with random,random,rollout:1, seed 1`,
      );
    }),
  );

  it(
    'are not mixed with those of other bots',
    inOwnFolder(() => {
      open().add(match(0, 0));
      const file = join(cwd, FILE.file);
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(/"code":"[0-9a-f]{4}/, '"code":"0000'),
      );
      expect(() => open()).toThrow('checkpoint.jsonl was played by other bots');
      expect(open({ ...FILE, fresh: true }).all()).toEqual([]);
    }),
  );

  it(
    'never overwrite a file that holds something else',
    inOwnFolder(() => {
      writeFileSync(join(cwd, FILE.file), 'dear diary');
      expect(() => open()).toThrow('checkpoint.jsonl holds something else');
      expect(readFileSync(join(cwd, FILE.file), 'utf8')).toBe('dear diary');
    }),
  );

  it(
    'say why a file cannot be used',
    inOwnFolder(async () => {
      const m = await loadTerminal.en();
      const why = caught(() => open({ file: '.', fresh: false })).inWords({ language: 'en', m });
      expect(await why).toBe('. cannot be written: it is a folder.');
    }),
  );

  it(
    'notice when a program that plays has changed',
    inOwnFolder(() => {
      writeFileSync(join(cwd, 'bot.py'), 'print(1)');
      const withBot = { ...series, contestants: ['exec:./bot.py', 'random', 'random'] };
      open(FILE, withBot).add(match(0, 0));
      expect(open(FILE, withBot).all()).toHaveLength(1);
      writeFileSync(join(cwd, 'bot.py'), 'print(2)');
      expect(() => open(FILE, withBot)).toThrow('other bots');
    }),
  );

  it(
    'have a file of their own for every question where none is named',
    inOwnFolder(() => {
      process.env['XDG_STATE_HOME'] = join(cwd, 'state');
      const nameless = { file: undefined, fresh: false };
      const checkpoint = Checkpoint.open(series, nameless, io());
      checkpoint.add(match(0, 0));
      expect(checkpoint.path.startsWith(join(cwd, 'state', 'parlor', 'arena', `${GAME}-`))).toBe(
        true,
      );
      expect(existsSync(checkpoint.path)).toBe(true);
      expect(Checkpoint.open(series, nameless, io()).all()).toHaveLength(1);
      expect(Checkpoint.open({ ...series, seed: 2 }, nameless, io()).all()).toEqual([]);
    }),
  );
});
