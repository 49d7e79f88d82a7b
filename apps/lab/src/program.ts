/** Finds the command, runs it, and turns what went wrong into a line and an exit code. */

import { isLanguage, LANGUAGES } from '@parlor/kit';
import { labs } from '@parlor/games/lab';
import { loadTerminal } from '@parlor/messages/terminal';
import { GAME_IDS } from '@parlor/registry';
import { arena } from './commands/arena.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { chaos } from './commands/chaos.ts';
import { differential } from './commands/differential.ts';
import { disk } from './commands/disk.ts';
import { editions } from './commands/editions.ts';
import { evenings } from './commands/evenings.ts';
import { fair } from './commands/fair.ts';
import { fuzz } from './commands/fuzz.ts';
import { listGames } from './commands/games.ts';
import { lab } from './commands/lab.ts';
import { ladder } from './commands/ladder.ts';
import { laws } from './commands/laws.ts';
import { load } from './commands/load.ts';
import { play } from './commands/play.ts';
import { playthrough } from './commands/playthrough.ts';
import { replayRecord } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { siege } from './commands/siege.ts';
import { simulate } from './commands/simulate.ts';
import { sprt } from './commands/sprt.ts';
import { strength } from './commands/strength.ts';
import { train } from './commands/train.ts';
import { verifiers } from './commands/verifiers.ts';
import { verify } from './commands/verify.ts';
import { EXIT, type ExitCode, UsageError } from './terminal/exit.ts';
import type { Io, SilentIo } from './terminal/io.ts';
import { nearest } from './text/suggest.ts';
import { readArgs } from './cli/args.ts';
import type { Command } from './cli/command.ts';
import { helpPage, overview } from './cli/help.ts';
import { VERSION } from './version.ts';

export const COMMANDS: readonly Command[] = [
  play,
  listGames,
  replayRecord,
  laws,
  differential,
  ...GAME_IDS.flatMap((id) => labs[id].commands ?? []),
  playthrough,
  arena,
  sprt,
  ladder,
  fair,
  strength,
  train,
  lab,
  bench,
  verify,
  verifiers,
  editions,
  backup,
  restore,
  chaos,
  simulate,
  evenings,
  load,
  fuzz,
  siege,
  disk,
];

const HELP = ['--help', '-h'];
const LANGUAGE = '--language';

export async function main(argv: readonly string[], silent: SilentIo): Promise<ExitCode> {
  const { language: wanted, rest } = languageIn(argv);
  const language = isLanguage(wanted) ? wanted : silent.language;
  const io = { ...silent, language, m: await loadTerminal[language]() };
  try {
    if (wanted !== undefined && wanted !== language) throw noSuchLanguage(wanted);
    return await run(rest, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.err.write(`parlor: ${await error.inWords(io)}\n`);
    return EXIT.usage;
  }
}

/** The language is chosen before anything is said, whatever the command. */
function languageIn(argv: readonly string[]) {
  const at = argv.findIndex((arg) => arg === LANGUAGE || arg.startsWith(`${LANGUAGE}=`));
  if (at < 0) return { language: undefined, rest: argv };
  const isApart = argv[at] === LANGUAGE;
  const language = isApart ? (argv[at + 1] ?? '') : argv[at]!.slice(LANGUAGE.length + 1);
  return { language, rest: argv.toSpliced(at, isApart ? 2 : 1) };
}

const noSuchLanguage = (typed: string): UsageError =>
  new UsageError(({ m }) => m.usage.noSuchLanguage({ typed, known: LANGUAGES }));

async function run([name, ...rest]: readonly string[], io: Io): Promise<ExitCode> {
  if (name === undefined || HELP.includes(name) || (name === 'help' && rest.length === 0)) {
    io.out.write(overview(COMMANDS, io));
    return EXIT.fine;
  }
  if (name === '--version') {
    io.out.write(`parlor ${VERSION}\n`);
    return EXIT.fine;
  }
  const command = findCommand(name === 'help' ? rest[0]! : name);
  if (name === 'help' || rest.some((arg) => HELP.includes(arg))) {
    io.out.write(helpPage(command, io));
    return EXIT.fine;
  }
  return command.run(readArgs(command, rest), io);
}

function findCommand(name: string): Command {
  const found = COMMANDS.find((command) => command.name === name);
  if (found) return found;
  if (name.startsWith('-')) {
    throw new UsageError(({ m }) => m.usage.commandFirst({ typed: name }));
  }
  const names = COMMANDS.map((command) => command.name);
  const guess = nearest(name.toLowerCase(), names);
  throw new UsageError(({ m }) => m.usage.noSuchCommand({ typed: name, known: names, guess }));
}
