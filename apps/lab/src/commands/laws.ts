import type { AnyGame } from '@parlor/kit';
import { type GameId, games, rulesOf } from '@parlor/registry';
import { shelves as english } from '@parlor/games/english';
import { checkLaws, LAWS } from '@parlor/testkit';
import { inBatches, type Batch } from '../laws/batches.ts';
import type { Args } from '../cli/args.ts';
import {
  GAME_OPTION,
  nameOf,
  PRESET_OPTION,
  type PresetTable,
  readGames,
  readTables,
  SEATS_OPTION,
} from '../games/choices.ts';
import { exampleAt } from '../games/exampleGames.ts';
import type { Command } from '../cli/command.ts';
import { readRunSeed } from '../cli/seeds.ts';
import { EXIT, type ExitCode, UsageError } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { tryBrokenGames } from '../laws/brokenGames.ts';
import { Findings } from '../laws/findings.ts';
import { keepRegression } from '../laws/regressions.ts';
import { paletteOf } from '../text/colour.ts';
import { table } from '../text/layout.ts';
import { plural } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';

const USUAL_MATCHES = 5;

const MOST_EDITIONS = 1000;

/** Enough for the rarest fault to show. */
const MATCHES_OF_A_BROKEN_GAME = 60;

/** Some laws only show over many positions, so the batches are long. */
const BATCH_MS = 1500;

export const laws: Command = {
  name: 'laws',
  takes: '',
  summary: 'put every game to the laws that all games keep',
  about:
    'Plays random matches at every table and checks, move by move, the laws every game must keep: chance only from the seed, nothing leaked, ' +
    'nothing lost, every move checked, every match ended. Exit code 1 means that a law is broken; how to see it again is printed with it.',
  options: [
    GAME_OPTION,
    SEATS_OPTION,
    PRESET_OPTION,
    {
      flag: '--edition <n>',
      about: 'the games that have this edition of the rules, by it (default: the newest)',
    },
    { flag: '--matches <n>', about: `matches at each table (default: ${USUAL_MATCHES})` },
    {
      flag: '--seed <n>',
      about: 'where the matches start: match i has the seed n + i (default: 1)',
    },
    {
      flag: '--laws <n>',
      about: 'only the first n laws: an edition that was frozen before a law cannot be mended',
    },
    { flag: '--broken', about: 'tries the laws on games broken on purpose: each must be caught' },
  ],
  examples: [
    { line: 'parlor laws', does: 'all games at all tables' },
    ...exampleAt(4, (game) => ({
      line: `parlor laws --game ${game} --seats 4 --matches 300`,
      does: 'one game, in depth',
    })),
    { line: 'parlor laws --edition 1', does: 'the frozen rules of the first release' },
    { line: 'parlor laws --broken', does: 'do the laws catch what they should?' },
  ],

  async run(args, io) {
    if (args.flag('broken')) return runBroken(args, io);
    const run = {
      seed: readRunSeed(args),
      matches: readMatches(args) ?? USUAL_MATCHES,
      laws: firstLaws(args.whole('laws', { min: 1, max: LAWS.length }) ?? LAWS.length),
    };
    const rules = await readEdition(args);
    const tables = readTables(args, Object.keys(rules) as GameId[], rules);
    const progress = new Progress(io.err, tables.length * run.matches, 'matches');
    const found = new Map<GameId, Findings>();
    for (const at of tables) {
      if (io.stop.aborted) break;
      const findings = found.get(at.id) ?? new Findings();
      found.set(at.id, findings);
      await examine(at, rules[at.id]!, run, findings, progress, io);
    }
    progress.clear();
    for (const [id, findings] of found) {
      print(`${english[id].title}, edition ${rules[id]!.rulesVersion}`, id, findings, io);
    }
    if (io.stop.aborted) {
      io.err.write('Interrupted: this is what was found by then.\n');
      return EXIT.interrupted;
    }
    const broken = [...found.values()].some(({ breaches }) => breaches.length > 0);
    return broken ? EXIT.failed : EXIT.fine;
  },
};

const firstLaws = (count: number): number[] => LAWS.slice(0, count).map(({ number }) => number);

const readMatches = (args: Args): number | undefined =>
  args.whole('matches', { min: 1, max: 100_000_000 });

/** The rules of `--edition`, of those games of `--game` that have it. */
async function readEdition(args: Args): Promise<Partial<Record<GameId, AnyGame>>> {
  const edition = args.whole('edition', { min: 1, max: MOST_EDITIONS });
  const rules: Partial<Record<GameId, AnyGame>> = {};
  for (const id of readGames(args)) {
    const found = edition === undefined ? games[id] : await rulesOf(id, edition);
    if (found) rules[id] = found;
  }
  if (Object.keys(rules).length === 0) {
    throw new UsageError(`there is no edition ${edition} on board: see parlor editions`);
  }
  return rules;
}

function runBroken(args: Args, io: Io): Promise<ExitCode> {
  const idle = ['game', 'seats', 'preset', 'edition', 'laws'].find(
    (name) => args.text(name) !== undefined,
  );
  if (idle) throw new UsageError(`--${idle} does not go with --broken: those games have one table`);
  const matches = readMatches(args) ?? MATCHES_OF_A_BROKEN_GAME;
  return tryBrokenGames({ seed: readRunSeed(args), matches }, io);
}

/** Goes on after a breach: a broken law does not hide the others. */
async function examine(
  at: PresetTable,
  game: AnyGame,
  run: Batch & { readonly laws: readonly number[] },
  findings: Findings,
  progress: Progress,
  io: Io,
): Promise<void> {
  const { id, preset, table: wanted } = at;
  const edition = game === games[id] ? '' : ` --edition ${game.rulesVersion}`;
  const some = run.laws.length < LAWS.length ? ` --laws ${run.laws.length}` : '';
  const again = `parlor laws --game ${id}${edition}${some} --seats ${wanted.seats} --preset ${preset}`;
  const look = (batch: Batch): boolean => {
    const report = checkLaws(game, wanted, { ...batch, laws: run.laws });
    findings.add(report, (seed, matches) => `${again} --matches ${matches} --seed ${seed}`);
    return true;
  };
  await inBatches(io, progress, nameOf(at), run, look, BATCH_MS);
}

function print(name: string, id: GameId, findings: Findings, io: Io): void {
  const { bold, bad } = paletteOf(io.out);
  const { matches, steps, breaches } = findings;
  io.out.write(
    `${bold(name)}: ${plural(matches, 'match', 'matches')}, ${plural(steps, 'move')}\n\n`,
  );
  const rows = findings.rows();
  io.out.write(`${table(['law', 'name', 'exercised', 'result', ''], rows, io.out.columns)}\n\n`);
  for (const { broken, again } of breaches) {
    io.out.write(`${bad(`Law ${broken.law} (${broken.lawName}) is broken: ${broken.what}`)}\n`);
    io.out.write(`  To see it again: ${again}\n`);
    const kept = keepRegression(id, broken.record, io);
    io.out.write(kept ? `  Kept for every test run to look at: ${kept}\n\n` : '\n');
  }
}
