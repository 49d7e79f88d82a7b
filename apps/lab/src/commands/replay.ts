import { manifests } from '@parlor/games/manifests';
import { byName, type Viewer } from '@parlor/kit';
import { type MatchRecord, replay } from '@parlor/match';
import type { Terminal } from '@parlor/messages/terminal';
import { editionFor, isGameId } from '@parlor/registry';
import { loadText } from '@parlor/registry/texts';
import { type Args, usage } from '../cli/args.ts';
import type { Command } from '../cli/command.ts';
import { EXIT } from '../terminal/exit.ts';
import { readRecordFile } from '../cli/files.ts';
import { type AnyMatch, TableView } from '../play/tableView.ts';
import { refusedBy } from '../text/refused.ts';

export const replayRecord: Command = {
  name: 'replay',
  takes: '<file>',
  summary: ({ help }) => help.replay.summary,
  about: ({ help }) => help.replay.about,
  options: [
    { flag: '--view <seat>', about: ({ help }) => help.replay.view },
    { flag: '--ply <n>', about: ({ help }) => help.replay.ply },
    { flag: '--json', about: ({ help }) => help.replay.json },
  ],
  examples: [
    { line: 'parlor replay evening.json', does: ({ help }) => help.replay.examples.plain },
    {
      line: 'parlor replay evening.json --view 2 --ply 40',
      does: ({ help }) => help.replay.examples.view,
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
      throw usage((say) => say.otherGame({ path, game: whole.game }));
    }
    const viewer = readViewer(args, whole);
    const ply = args.whole('ply', { min: 0, max: whole.moves.length });
    const record = { ...whole, moves: whole.moves.slice(0, ply) };
    const { m } = io;
    const table = new TableView({
      screen: io.out,
      m,
      text: await loadText[whole.game](io.language),
      people: byName((seat) => m.play.seat({ number: seat })),
      score: manifests[whole.game].score,
    });
    const rules = await editionFor(record);
    const watch = (match: AnyMatch) => {
      if (viewer !== undefined) table.note(match.update(viewer));
    };
    const replayed = rules.ok ? replay(rules.value, record, watch) : rules;
    if (!replayed.ok) {
      io.err.write(`parlor: ${path}: ${await refusedBy(whole.game, replayed.why, io)}\n`);
      return EXIT.failed;
    }
    const match = replayed.value;
    if (args.flag('json')) io.out.write(`${JSON.stringify(summary(match, viewer))}\n`);
    else print(match, viewer, table, m);
    return EXIT.fine;
  },
};

function readViewer(args: Args, { table }: MatchRecord): Viewer | undefined {
  if (args.text('view') === 'public') return 'public';
  try {
    return args.whole('view', { min: 0, max: table.seats - 1 });
  } catch {
    const typed = args.text('view') ?? '';
    throw usage((say) => say.notAViewer({ last: table.seats - 1, typed }));
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

function print(
  match: AnyMatch,
  viewer: Viewer | undefined,
  table: TableView,
  { replay: say }: Terminal,
): void {
  if (viewer !== undefined) {
    table.news();
    table.board(match.update(viewer));
    table.say();
  }
  const { game, seats, rulesVersion, plies, hash } = summary(match, undefined);
  table.say(say.headline({ game, edition: rulesVersion, seats, moves: plies }));
  table.say(say.options({ options: JSON.stringify(match.table.options) }));
  if (match.outcome) {
    table.say();
    table.result(match.outcome);
    table.say();
  } else table.say(say.notOver);
  table.say(say.hash({ hash }));
}
