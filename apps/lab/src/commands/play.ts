import { manifests } from '@parlor/games/manifests';
import { loadShelves } from '@parlor/games/shelves';
import type { AnyGame, Seat, Shelf } from '@parlor/kit';
import { type MatchRecord, openMatch, replay } from '@parlor/match';
import { editionFor, GAME_IDS, type GameId, games } from '@parlor/registry';
import { loadText } from '@parlor/registry/texts';
import { type Args, notAChoice, usage } from '../cli/args.ts';
import { readGame, readTable } from '../games/choices.ts';
import {
  ANY_GAME,
  exampleAt,
  exampleWith,
  shortestOption,
  shortPreset,
} from '../games/exampleGames.ts';
import type { Command } from '../cli/command.ts';
import { readMatchSeed } from '../cli/seeds.ts';
import { withSet } from '../games/setFile.ts';
import { EXIT, UsageError } from '../terminal/exit.ts';
import { fileExists, readRecordFile, writeRecordFile } from '../cli/files.ts';
import type { Io } from '../terminal/io.ts';
import { labs } from '@parlor/games/lab';
import type { Adviser } from '../games/labEntry.ts';
import { chooseGame } from '../play/menu.ts';
import { BOT_KINDS, type BotKind, type Party, type PartyWish, party } from '../play/party.ts';
import { type Ending, Session } from '../play/session.ts';
import { provenanceLine, valuesTable } from '../text/contents.ts';
import { hang, proseWidth } from '../text/layout.ts';
import { refusedBy } from '../text/refused.ts';

export const play: Command = {
  name: 'play',
  takes: '[game]',
  summary: ({ help }) => help.play.summary,
  about: ({ help }) => help.play.about,
  options: [
    { flag: '--game <id>', about: ({ help }) => help.play.game },
    { flag: '--seats <n>', about: ({ help }) => help.play.seats },
    { flag: '--seat <n>', about: ({ help }) => help.play.seat },
    { flag: '--preset <name>', about: ({ help }) => help.play.preset },
    { flag: '--option <name=value>', about: ({ help }) => help.play.option },
    { flag: '--set <file>', about: ({ help }) => help.play.set },
    { flag: '--bots <list>', about: ({ help }) => help.play.bots({ kinds: BOT_KINDS }) },
    { flag: '--seed <hex>', about: ({ help }) => help.play.seed },
    { flag: '--save <file>', about: ({ help }) => help.play.save },
    { flag: '--resume <file>', about: ({ help }) => help.play.resume },
    { flag: '--watch', about: ({ help }) => help.play.watch },
    { flag: '--advice', about: ({ help }) => help.play.advice({ games: gamesWithAdvice() }) },
  ],
  examples: [
    { line: 'parlor play', does: ({ help }) => help.play.examples.menu },
    ...exampleWith(shortPreset, (game, preset) => ({
      line: `parlor play ${game} --preset ${preset}`,
      does: ({ help }) => help.play.examples.quick,
    })),
    ...exampleAt(3, (game) => ({
      line: `parlor play ${game} --seats 3 --bots expert,beginner`,
      does: ({ help }) => help.play.examples.levels,
    })),
    ...exampleWith(shortestOption, (game, option) => ({
      line: `parlor play ${game} --option ${option} --save evening.json`,
      does: ({ help }) => help.play.examples.save,
    })),
    {
      line: 'parlor play --resume evening.json',
      does: ({ help }) => help.play.examples.resume,
    },
    ...exampleWith(adviserOf, (game) => ({
      line: `parlor play ${game} --advice`,
      does: ({ help }) => help.play.examples.advice,
    })),
    {
      line: `parlor play ${ANY_GAME} --watch --bots random --seed 7`,
      does: ({ help }) => help.play.examples.watch,
    },
  ],

  async run(args, io) {
    const setUp = await prepare(args, io);
    if (!setUp) return io.stop.aborted ? EXIT.interrupted : EXIT.fine;
    const { id, game, record, path } = setUp;
    const wish = readParty(args, id, record);
    const advise = readAdvice(args, id);
    const keep = (newest: MatchRecord) => {
      if (path !== undefined) writeRecordFile(path, newest, io);
    };
    keep(record);
    const table = await party(wish);
    const [text, shelves] = await Promise.all([
      loadText[id](io.language),
      loadShelves[io.language](),
    ]);
    // What is in the box is told of the newest edition only; an earlier one may have had other values.
    const { options } = record.table;
    const box = isNewest(id, record) && {
      line: await provenanceLine(id, io, options),
      values: await valuesTable(id, io, options),
    };
    greet(record, table, shelves[id], box ? box.line : undefined, io);
    const listValues = box ? () => box.values : undefined;
    const { score } = manifests[id];
    const parts = { game, record, text, party: table, io, keep, score, advise, listValues };
    const session = await Session.open(parts);
    let ending: Ending;
    try {
      ending = await session.run();
    } finally {
      await session.close();
      table.close();
    }
    const played = await session.record();
    keep(played);
    report(session, played.seed, ending, io);
    const kept = path ?? (ending === 'quit' ? await offerRecord(played, io) : undefined);
    if (kept !== undefined) io.out.write(`${io.m.play.record({ path: kept })}\n`);
    return ending === 'interrupted' ? EXIT.interrupted : EXIT.fine;
  },
};

interface SetUp {
  readonly id: GameId;
  /** In the edition that the record names. */
  readonly game: AnyGame;
  /** Where the match begins, or goes on. */
  readonly record: MatchRecord;
  /** Where the record is kept. */
  readonly path: string | undefined;
}

async function prepare(args: Args, io: Io): Promise<SetUp | undefined> {
  const resumed = args.text('resume');
  const save = args.text('save');
  if (save !== undefined && save !== resumed && fileExists(save, io)) {
    throw usage((say) => say.fileExists({ path: save }));
  }
  if (resumed !== undefined) return { ...(await resume(resumed, args, io)), path: save ?? resumed };
  const named = gameNamed(args);
  if (named === undefined && !io.interactive) throw usage((say) => say.whichGame);
  const id = named === undefined ? await chooseGame(io) : readGame(named);
  if (id === undefined) return undefined;
  const set = args.text('set');
  const described = readTable(id, args);
  const table = set === undefined ? described : withSet(id, described, set, io);
  const opened = openMatch(games[id], table, readMatchSeed(args));
  if (opened.ok) return { id, game: games[id], record: opened.value.record(), path: save };
  throw new UsageError((reader) => refusedBy(id, opened.why, reader));
}

/** `play <game>` and `play --game <game>` are the same. */
function gameNamed(args: Args): string | undefined {
  const [first, second] = [args.positional(0), args.text('game')];
  if (first === undefined || second === undefined || first === second) return first ?? second;
  throw usage((say) => say.twoGames({ first, second }));
}

const FIXED_BY_A_RECORD = ['seats', 'preset', 'option', 'set', 'seed'];

async function resume(path: string, args: Args, io: Io): Promise<Omit<SetUp, 'path'>> {
  const idle = FIXED_BY_A_RECORD.find((name) => args.texts(name).length > 0);
  if (idle !== undefined) throw usage((say) => say.settled({ option: `--${idle}` }));
  const record = readRecordFile(path, io);
  const id = readGame(record.game);
  const named = gameNamed(args);
  if (named !== undefined && readGame(named) !== id) {
    throw usage((say) => say.recordOfOther({ path, game: id, expected: named }));
  }
  const rules = await editionFor(record);
  const replayed = rules.ok ? replay(rules.value, record) : rules;
  if (replayed.ok) return { id, game: replayed.value.game, record };
  throw new UsageError(async (reader) =>
    reader.m.usage.notResumed({ path, why: await refusedBy(id, replayed.why, reader) }),
  );
}

function readParty(args: Args, game: GameId, { seed, table }: MatchRecord): PartyWish {
  const { seats } = table;
  const seat = args.whole('seat', { min: 0, max: seats - 1 });
  if (args.flag('watch') && seat !== undefined) {
    throw usage((say) => say.seatAndWatch);
  }
  const human = args.flag('watch') ? undefined : (seat ?? 0);
  return { game, human, kinds: readKinds(args, seats, human), seed };
}

const USUAL_BOT: BotKind = 'casual';

/** One for every seat, the human's among them. */
function readKinds(args: Args, seats: number, human: Seat | undefined): BotKind[] {
  const named = (args.text('bots') ?? USUAL_BOT).split(',').map((text) => readKind(text.trim()));
  if (named.length === 1) return new Array<BotKind>(seats).fill(named[0]!);
  const bots = human === undefined ? seats : seats - 1;
  if (named.length !== bots) {
    throw usage((say) => say.botsAndSeats({ count: named.length, bots }));
  }
  return human === undefined ? named : named.toSpliced(human, 0, USUAL_BOT);
}

function readKind(text: string): BotKind {
  const kind = BOT_KINDS.find((one) => one === text);
  if (kind !== undefined) return kind;
  throw notAChoice('--bots', text, BOT_KINDS);
}

function gamesWithAdvice(): readonly GameId[] {
  return GAME_IDS.filter((id) => adviserOf(id) !== undefined);
}

function adviserOf(id: GameId): Adviser | undefined {
  return labs[id].adviser;
}

function readAdvice(args: Args, id: GameId): Adviser | undefined {
  if (!args.flag('advice')) return undefined;
  const advise = adviserOf(id);
  if (advise) return advise;
  throw usage((say) => say.noAdvice({ game: id, known: gamesWithAdvice() }));
}

const isNewest = (id: GameId, { rulesVersion }: MatchRecord): boolean =>
  rulesVersion === games[id].rulesVersion;

function greet(
  { table }: MatchRecord,
  { human, people, introductions }: Party,
  { title, line, bots }: Shelf,
  provenance: string | undefined,
  io: Io,
): void {
  const { play: say } = io.m;
  const names = Array.from({ length: table.seats }, (_, seat) => seat)
    .filter((seat) => seat !== human)
    .map((seat) => people(seat).name);
  const lines = [
    `${title}. ${line}`,
    ...(provenance === undefined ? [] : [`${provenance} ${say.valuesListed}`]),
    human === undefined ? say.theirTable({ names }) : say.yourTable({ names }),
    ...introductions.map(({ level, name, others }) => {
      const told = { name, level: say.levels[level], style: bots[level], others };
      return `  ${say.introduction(told)}`;
    }),
  ];
  io.out.write(`${hang(lines.join('\n'), proseWidth(io.out.columns))}\n\n`);
}

const ENDINGS: Readonly<Record<Ending, 'over' | 'stopped' | 'inputEnded' | 'interrupted'>> = {
  over: 'over',
  quit: 'stopped',
  'no-more-input': 'inputEnded',
  interrupted: 'interrupted',
};

function report({ table, update }: Session, seed: string, ending: Ending, { out, m }: Io): void {
  out.write('\n');
  const { outcome, ply: count } = update;
  if (outcome) {
    table.say(`${m.play.over({ count })}\n`);
    table.result(outcome);
    table.say();
  } else table.say(m.play[ENDINGS[ending]]({ count }));
  table.say(m.play.seed({ seed }));
}

/** Whoever stops at a terminal can still decide to come back. */
async function offerRecord(record: MatchRecord, io: Io): Promise<string | undefined> {
  if (!io.interactive) return undefined;
  for (;;) {
    const line = await io.readLine(io.m.play.keep);
    const path = line?.trim();
    if (!path) return undefined;
    const problem = await tryToKeep(path, record, io);
    if (problem === undefined) return path;
    io.out.write(`${problem}\n`);
  }
}

async function tryToKeep(path: string, record: MatchRecord, io: Io): Promise<string | undefined> {
  if (fileExists(path, io)) return io.m.play.exists({ path });
  try {
    writeRecordFile(path, record, io);
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error.inWords(io);
    throw error;
  }
}
