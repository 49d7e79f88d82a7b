import type { Viewer } from '@parlor/kit';
import { type MatchRecord, refusal, replay } from '@parlor/match';
import { editionFor, isGameId } from '@parlor/registry';
import { words } from '@parlor/registry/words';
import type { Args } from '../cli/args.ts';
import type { Command } from '../cli/command.ts';
import { EXIT, UsageError } from '../exit.ts';
import { readRecordFile } from '../files.ts';
import { TableView } from '../play/tableView.ts';
import type { AnyMatch } from '../play/session.ts';
import { plural } from '../text/numbers.ts';

export const replayRecord: Command = {
  name: 'replay',
  takes: '<file>',
  summary: 'play a record again: outcome, hash, or what a seat saw',
  about:
    'Plays a match record again, every move checked, and prints its outcome and the hash of its last state. ' +
    'Exit code 1 means that the record does not hold under these rules.',
  options: [
    {
      flag: '--view <seat>',
      about: 'also what happened and the table as this seat (from 0) or “public” saw it',
    },
    { flag: '--ply <n>', about: 'stop after so many moves' },
    { flag: '--json', about: 'as one JSON object' },
  ],
  examples: [
    { line: 'parlor replay evening.json', does: 'who won, and the hash to compare' },
    {
      line: 'parlor replay evening.json --view 2 --ply 40',
      does: 'what seat 2 knew after 40 moves',
    },
    {
      line: 'parlor replay evening.json --json',
      does: '{ game, rulesVersion, seats, plies, outcome, hash }',
    },
  ],

  async run(args, io) {
    const path = args.positional(0)!;
    const whole = readRecordFile(path, io);
    if (!isGameId(whole.game)) {
      throw new UsageError(`${path} is a match of “${whole.game}”, which is not played here`);
    }
    const viewer = readViewer(args, whole);
    const ply = args.whole('ply', { min: 0, max: whole.moves.length });
    const record = { ...whole, moves: whole.moves.slice(0, ply) };
    const table = new TableView(io.out, words[whole.game], (seat) => `Seat ${seat}`);
    const rules = await editionFor(record);
    const watch = (match: AnyMatch) => {
      if (viewer !== undefined) table.note(match.update(viewer));
    };
    const replayed = rules.ok ? replay(rules.value, record, watch) : rules;
    if (!replayed.ok) {
      io.err.write(
        `parlor: ${path}: ${refusal(replayed.why) ?? words[whole.game].refused(replayed.why, String)}\n`,
      );
      return EXIT.failed;
    }
    const match = replayed.value;
    if (args.flag('json')) io.out.write(`${JSON.stringify(summary(match, viewer))}\n`);
    else print(match, viewer, table);
    return EXIT.fine;
  },
};

function readViewer(args: Args, { table }: MatchRecord): Viewer | undefined {
  if (args.text('view') === 'public') return 'public';
  try {
    return args.whole('view', { min: 0, max: table.seats - 1 });
  } catch {
    const last = table.seats - 1;
    throw new UsageError(
      `--view takes a seat from 0 to ${last}, or public, not “${args.text('view')}”`,
    );
  }
}

const summary = (match: AnyMatch, viewer: Viewer | undefined) => ({
  game: match.game.id,
  rulesVersion: match.game.rulesVersion,
  seats: match.table.seats,
  plies: match.ply,
  outcome: match.outcome ?? null,
  hash: match.stateHash(),
  ...(viewer !== undefined && { view: match.update(viewer).view as unknown }),
});

function print(match: AnyMatch, viewer: Viewer | undefined, table: TableView): void {
  if (viewer !== undefined) {
    table.news();
    table.board(match.update(viewer));
    table.say();
  }
  const { game, seats, rulesVersion, plies, hash } = summary(match, undefined);
  table.say(
    `${game}, edition ${rulesVersion} of the rules, ${seats} seats, ${plural(plies, 'move')}`,
  );
  table.say(`options ${JSON.stringify(match.table.options)}`);
  if (match.outcome) {
    table.say();
    table.result(match.outcome);
    table.say();
  } else table.say('not over yet');
  table.say(`hash ${hash}`);
}
