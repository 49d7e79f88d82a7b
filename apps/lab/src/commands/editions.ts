import { frozenEditions, frozenHash, GAME_IDS, games } from '@parlor/registry';
import type { Command } from '../cli/command.ts';
import { EXIT, type ExitCode, UsageError } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import { paletteOf } from '../text/colour.ts';
import { table } from '../text/layout.ts';
import { plural } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';

export const editions: Command = {
  name: 'editions',
  takes: '',
  summary: 'the editions of the rules on board; checks a store before an upgrade',
  about:
    'A match is played and replayed to its end by the edition of the rules it began with. Lists the editions of every game that this program has on board. ' +
    'With --check every match of a store is replayed on its own edition and compared with what is stored, so that an upgrade can be tried before it is made: run it with the new program on the store of the old one, which is left as it is. ' +
    'Exit code 1 means that some match could not be played on, or does not come out as it is stored.',
  options: [
    {
      flag: '--check <database>',
      about:
        'an embedded database (data/parlor.sqlite), in use or not, or a file made by “parlor backup”',
    },
    { flag: '--json', about: 'as one JSON object' },
  ],
  examples: [
    { line: 'parlor editions', does: 'what is on board' },
    {
      line: 'parlor editions --check data/parlor.sqlite',
      does: 'will every match go on after the upgrade?',
    },
  ],

  async run(args, io) {
    const path = args.text('check');
    return path === undefined ? list(args.flag('json'), io) : check(path, args.flag('json'), io);
  },
};

interface OnBoard {
  readonly game: string;
  readonly edition: number;
  readonly isNewest: boolean;
  /** Of the frozen module; null while only the sources have it. */
  readonly sha256: string | null;
}

const onBoard = (): OnBoard[] =>
  GAME_IDS.flatMap((game) => {
    const { rulesVersion } = games[game];
    return [...new Set([...frozenEditions(game), rulesVersion])].map((edition) => ({
      game,
      edition,
      isNewest: edition === rulesVersion,
      sha256: frozenHash(game, edition) ?? null,
    }));
  });

function list(isJson: boolean, io: Io): ExitCode {
  const all = onBoard();
  if (isJson) io.out.write(`${JSON.stringify({ editions: all })}\n`);
  else {
    const rows = all.map(({ game, edition, isNewest, sha256 }) => [
      game,
      `${edition}`,
      isNewest ? 'newest' : '',
      sha256 ?? 'not frozen yet',
    ]);
    io.out.write(`${table(['game', 'edition', '', 'SHA-256'], rows, io.out.columns)}\n`);
  }
  return EXIT.fine;
}

async function check(path: string, isJson: boolean, io: Io): Promise<ExitCode> {
  const { checkStoredEditions, KeepingFailed } = await import('@parlor/server/soak');
  let progress: Progress | undefined;
  try {
    const found = await checkStoredEditions(path, io.cwd, (_done, total) => {
      progress ??= new Progress(io.err, total, 'matches');
      progress.advance(1, 'replayed');
    });
    progress?.clear();
    if (isJson) io.out.write(`${JSON.stringify(found)}\n`);
    else {
      const { good, bad } = paletteOf(io.out);
      const rows = found.editions.map(({ game, edition, running, finished }) => [
        ...[game, `${edition}`, `${running}`, `${finished}`],
      ]);
      io.out.write(
        `${table(['game', 'edition', 'running', 'finished'], rows, io.out.columns)}\n\n`,
      );
      for (const problem of found.problems) io.out.write(`${problem}\n`);
      io.out.write(
        found.problems.length === 0
          ? `${good('Every match replays on its own edition, as it is stored.')}\n`
          : `${bad(`${plural(found.problems.length, 'match', 'matches')} would not go on.`)}\n`,
      );
    }
    return found.problems.length === 0 ? EXIT.fine : EXIT.failed;
  } catch (error) {
    if (error instanceof KeepingFailed) throw new UsageError(error.message);
    throw error;
  } finally {
    progress?.clear();
  }
}
