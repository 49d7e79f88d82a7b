import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type GameId, games } from '@parlor/registry';
import { playThrough } from '@parlor/testkit';
import {
  GAME_OPTION,
  nameOf,
  PRESET_OPTION,
  type PresetTable,
  presetTables,
  readGames,
  readTables,
  SEATS_OPTION,
} from '../games/choices.ts';
import { ANY_GAME } from '../games/exampleGames.ts';
import type { Command } from '../cli/command.ts';
import { EXIT } from '../terminal/exit.ts';
import { type Io, shouldStop } from '../terminal/io.ts';
import { gamesFolder } from '../games/gamesFolder.ts';
import { paletteOf } from '../text/colour.ts';
import { plural } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';

/** Transcripts are compared through the years: the seed never changes. */
const SEED = 1;

/** The beginning and the end with every view; of a long match between them a line a move. */
const IN_FULL = 100;

export const playthrough: Command = {
  name: 'playthrough',
  takes: '',
  summary: 'check the golden transcripts of every game, or write them anew',
  about:
    'A golden transcript is one random match written down, its beginning and its end with every view, for each table a game offers: games/<game>/playthroughs. ' +
    'Any change of behaviour shows up in it as a difference that a person can read. ' +
    'Without --update the transcripts are compared, and exit code 1 means that one differs.',
  options: [
    GAME_OPTION,
    SEATS_OPTION,
    PRESET_OPTION,
    { flag: '--update', about: 'writes the transcripts instead of comparing them' },
  ],
  examples: [
    { line: 'parlor playthrough', does: 'has any behaviour changed?' },
    {
      line: `parlor playthrough --game ${ANY_GAME} --update`,
      does: 'accept the change; review it as a diff',
    },
  ],

  async run(args, io) {
    const root = gamesFolder(io);
    const tables = readTables(args);
    const update = args.flag('update');
    const progress = new Progress(io.err, tables.length, 'transcripts');
    const problems = readGames(args).flatMap((id) => strays(id, root, update));
    let seen = 0;
    for (const at of tables) {
      if (await shouldStop(io)) break;
      progress.advance(1, nameOf(at));
      const path = join(folderOf(at.id, root), fileOf(at));
      const text = playThrough(games[at.id], at.table, SEED, { inFull: IN_FULL });
      if (update) write(path, text);
      else problems.push(...check(path, text));
      seen++;
    }
    progress.clear();
    return report(problems, `${seen} of ${plural(tables.length, 'transcript')}`, update, io);
  },
};

const folderOf = (id: GameId, root: string): string => join(root, id, 'playthroughs');

const fileOf = (at: PresetTable): string => `${nameOf(at)}.txt`;

/** Transcripts of tables that are no longer offered: nothing would ever compare them. */
function strays(id: GameId, root: string, remove: boolean): string[] {
  const folder = folderOf(id, root);
  const known = new Set(presetTables(id).map(fileOf));
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const unknown = files.filter((name) => name.endsWith('.txt') && !known.has(name));
  if (!remove) return unknown.map((name) => `${name}: there is no such table any more`);
  for (const name of unknown) rmSync(join(folder, name));
  return [];
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** What is wrong with the transcript at `path`, if anything is. */
function check(path: string, text: string): string[] {
  const name = basename(path);
  if (!existsSync(path)) return [`${name}: not written yet`];
  const golden = readFileSync(path, 'utf8');
  return golden === text ? [] : [firstDifference(name, golden, text)];
}

function firstDifference(name: string, golden: string, text: string): string {
  const [old, now] = [golden.split('\n'), text.split('\n')];
  const line = old.findIndex((content, index) => content !== now[index]);
  const at = line < 0 ? old.length : line;
  return [
    `${name}: differs first in line ${at + 1}`,
    `  golden: ${old[at] ?? '(ends here)'}`,
    `  now:    ${now[at] ?? '(ends here)'}`,
  ].join('\n');
}

function report(problems: readonly string[], seen: string, updated: boolean, io: Io) {
  const { bad, good } = paletteOf(io.out);
  for (const problem of problems) io.out.write(`${bad(problem)}\n`);
  if (io.stop.aborted) {
    io.err.write(`Interrupted: ${seen} ${updated ? 'written' : 'compared'}.\n`);
    return EXIT.interrupted;
  }
  if (problems.length === 0) {
    io.out.write(`${good(`${seen} ${updated ? 'written' : 'unchanged'}.`)}\n`);
    return EXIT.fine;
  }
  io.out.write('\nIf the change is meant: parlor playthrough --update, and review the diff.\n');
  return EXIT.failed;
}
