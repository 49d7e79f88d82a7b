/** What the commands of the arena have in common on the command line. */

import type { Args } from '../cli/args.ts';
import type { OptionDoc } from '../cli/command.ts';
import type { GameId } from '@parlor/registry';
import { readGame } from '../games/choices.ts';
import { UsageError } from '../terminal/exit.ts';
import { CONTESTANTS, readContestant } from './contestants.ts';
import { USUAL_JOBS } from './workerPool.ts';
import type { CheckpointOptions } from './checkpoint.ts';
import type { RunOptions } from './run.ts';
import type { Series } from './series.ts';

const MOST_JOBS = 256;
const MOST_DEALS = 10_000_000;

const TABLE_OPTIONS: readonly OptionDoc[] = [
  { flag: '--preset <name>', about: 'the table’s preset (default: standard)' },
  { flag: '--option <name=value>', about: 'one option of the game; may be repeated' },
  { flag: '--options <json>', about: 'options of the game as one JSON object' },
];

export const SERIES_OPTIONS: readonly OptionDoc[] = [
  ...TABLE_OPTIONS,
  { flag: '--seed <n>', about: 'where the deals start: deal i has the seed n + i (default: 1)' },
  { flag: '--jobs <n>', about: `matches at a time (default: ${USUAL_JOBS}, a processor each)` },
];

export const FRESH_OPTION: OptionDoc = {
  flag: '--fresh',
  about: 'forget what was kept and play everything again',
};

export const CHECKPOINT_OPTIONS: readonly OptionDoc[] = [
  {
    flag: '--keep <file>',
    about:
      'where finished matches are kept (default: a file of its own for every question, in the folder for program state of your system)',
  },
  FRESH_OPTION,
];

const ABOUT_CHECKPOINTS =
  'Every finished match is kept at once: interrupt whenever you like, and the same command goes on where it stopped; with more deals it adds to those it has. ' +
  'What was played by other bots, games or programs than today’s is played again.';

/** Ends the help text of every command that plays a series. */
export const ABOUT_SERIES = `A contestant is ${CONTESTANTS}.\n${ABOUT_CHECKPOINTS}`;

export const readJobs = (args: Args): number =>
  args.whole('jobs', { min: 1, max: MOST_JOBS }) ?? USUAL_JOBS;

export const readDeals = (args: Args, usual: number): number =>
  args.whole('deals', { min: 1, max: MOST_DEALS }) ?? usual;

const readCheckpointOptions = (args: Args): CheckpointOptions => ({
  file: args.text('keep'),
  fresh: args.flag('fresh'),
});

/** How far a series is played, and where it is kept. */
export const readRunOptions = (args: Args, usualDeals: number): RunOptions => ({
  deals: readDeals(args, usualDeals),
  jobs: readJobs(args),
  keep: readCheckpointOptions(args),
});

/** The game of `--game`, which `command` cannot do without. */
export function readNeededGame(args: Args, command: string): GameId {
  const id = args.text('game');
  if (id === undefined) throw new UsageError(`${command} needs --game`);
  return readGame(id);
}

/** Refuses contestants nobody knows before anything is played. */
export async function checkContestants({ game, contestants }: Series): Promise<void> {
  for (const name of new Set(contestants)) {
    if (name === '') throw new UsageError('there is a contestant without a name');
    const contestant = await readContestant(name, game);
    await contestant.close?.();
  }
}
