import type { Seat } from '@parlor/kit';
import { openMatch, refusal, replay } from '@parlor/match';
import { editionFor, GAME_IDS, type GameId, games } from '@parlor/registry';
import { words } from '@parlor/registry/words';
import type { Args } from '../cli/args.ts';
import { readGame, readTable } from '../cli/choices.ts';
import type { Command } from '../cli/command.ts';
import { readMatchSeed } from '../cli/seeds.ts';
import { withSet } from '../cli/setFile.ts';
import { EXIT, UsageError } from '../exit.ts';
import { fileExists, readRecordFile, writeRecordFile } from '../files.ts';
import type { Io } from '../io.ts';
import { labs } from '@parlor/games/lab';
import type { Adviser } from '../labEntry.ts';
import { chooseGame } from '../play/menu.ts';
import {
  BOT_KINDS,
  type BotKind,
  inWords,
  type Party,
  type PartyWish,
  party,
} from '../play/party.ts';
import { type AnyMatch, type Ending, Session } from '../play/session.ts';
import { provenanceLine, valuesTable } from '../text/contents.ts';
import { plural } from '../text/numbers.ts';
import { didYouMean } from '../text/suggest.ts';

export const play: Command = {
  name: 'play',
  takes: '[game]',
  summary: 'play a game in the terminal against bots',
  about:
    'Plays a game in the terminal. You sit at one seat, bots at the others; they see no more than you would in their place. ' +
    'Without a game there is a menu. Answers are numbers from the list or typed moves; “?” helps, “q” stops. ' +
    'Fed from a pipe, every line of input is an answer, and the end of the input ends the session.',
  options: [
    {
      flag: '--seats <n>',
      about: 'how many sit at the table (default: 4 where the game allows it)',
    },
    { flag: '--seat <n>', about: 'where you sit, counted from 0 (default: 0)' },
    {
      flag: '--preset <name>',
      about: 'a set of options by name (default: standard); see “parlor games”',
    },
    { flag: '--option <name=value>', about: 'one option of the game; may be repeated' },
    {
      flag: '--set <file>',
      about: 'plays with the cards and values in this file, as the editor of the pages saves it',
    },
    {
      flag: '--bots <list>',
      about: `one kind for all bots, or one for each with commas between them: ${BOT_KINDS.join(', ')} (default: casual)`,
    },
    {
      flag: '--seed <hex>',
      about: 'up to 64 hex digits: the same seed deals the same cards (default: drawn)',
    },
    {
      flag: '--save <file>',
      about: 'keeps the record of the match there, up to date after every answer',
    },
    { flag: '--resume <file>', about: 'goes on with a saved match, and keeps saving it there' },
    { flag: '--watch', about: 'bots at every seat; you look on' },
    {
      flag: '--advice',
      about: `says what each choice of dice is worth, exactly (${gamesWithAdvice().join(', ')})`,
    },
  ],
  examples: [
    { line: 'parlor play', does: 'choose from the menu' },
    { line: 'parlor play zillionaire --seats 3 --preset quick', does: 'a short match of three' },
    {
      line: 'parlor play pure-profit --seats 3 --bots expert,beginner',
      does: 'against somebody hard to beat and somebody new to it',
    },
    {
      line: 'parlor play zillionaire --option games=2 --save evening.json',
      does: 'two games, kept in a file',
    },
    { line: 'parlor play --resume evening.json', does: 'go on where you stopped' },
    {
      line: 'parlor play take-a-chance --preset advanced --advice',
      does: 'with the dice worked out for you',
    },
    {
      line: 'parlor play zillionaire --watch --bots random --seed 7',
      does: 'a match of bots that is the same every time',
    },
  ],

  async run(args, io) {
    const setUp = await prepare(args, io);
    if (!setUp) return io.stop.aborted ? EXIT.interrupted : EXIT.fine;
    const { id, match, path } = setUp;
    const wish = readParty(args, id, match);
    const advise = readAdvice(args, id);
    const keep = () => path !== undefined && writeRecordFile(path, match.record(), io);
    keep();
    const table = await party(wish);
    greet(id, match, table, io);
    const listValues = isNewest(id, match)
      ? () => valuesTable(id, match.table.options, io.out.columns)
      : undefined;
    const session = new Session(match, words[id], table, io, keep, { advise, listValues });
    const ending = await session.run().finally(table.close);
    keep();
    report(session, match, ending, io);
    const kept = path ?? (ending === 'quit' ? await offerRecord(match, io) : undefined);
    if (kept !== undefined) io.out.write(`Record: ${kept}\n`);
    return ending === 'interrupted' ? EXIT.interrupted : EXIT.fine;
  },
};

interface SetUp {
  readonly id: GameId;
  readonly match: AnyMatch;
  /** Where the record is kept. */
  readonly path: string | undefined;
}

async function prepare(args: Args, io: Io): Promise<SetUp | undefined> {
  const resumed = args.text('resume');
  const save = args.text('save');
  if (save !== undefined && save !== resumed && fileExists(save, io)) {
    throw new UsageError(`${save} exists: --resume goes on with it, another name keeps both`);
  }
  if (resumed !== undefined) return { ...(await resume(resumed, args, io)), path: save ?? resumed };
  const named = args.positional(0);
  if (named === undefined && !io.interactive) {
    throw new UsageError('play needs a game, as there is no terminal to choose one at');
  }
  const id = named === undefined ? await chooseGame(io) : readGame(named);
  if (id === undefined) return undefined;
  const set = args.text('set');
  const described = readTable(id, args);
  const table = set === undefined ? described : withSet(id, described, set, io);
  const opened = openMatch(games[id], table, readMatchSeed(args));
  if (!opened.ok) throw new UsageError(refusal(opened.why) ?? opened.why.code);
  return { id, match: opened.value, path: save };
}

const FIXED_BY_A_RECORD = ['seats', 'preset', 'option', 'set', 'seed'];

async function resume(path: string, args: Args, io: Io): Promise<{ id: GameId; match: AnyMatch }> {
  const idle = FIXED_BY_A_RECORD.find((name) => args.texts(name).length > 0);
  if (idle) throw new UsageError(`--${idle} does not go with --resume: the record settles it`);
  const record = readRecordFile(path, io);
  const id = readGame(record.game);
  const named = args.positional(0);
  if (named !== undefined && readGame(named) !== id) {
    throw new UsageError(`${path} is a match of ${id}, not of ${named}`);
  }
  const rules = await editionFor(record);
  const replayed = rules.ok ? replay(rules.value, record) : rules;
  if (replayed.ok) return { id, match: replayed.value };
  throw new UsageError(`${path} cannot be resumed. ${refusal(replayed.why) ?? replayed.why.code}`);
}

function readParty(args: Args, game: GameId, match: AnyMatch): PartyWish {
  const { seed } = match.header();
  const { seats } = match.table;
  const seat = args.whole('seat', { min: 0, max: seats - 1 });
  if (args.flag('watch') && seat !== undefined) {
    throw new UsageError('--seat does not go with --watch: you sit nowhere');
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
    throw new UsageError(
      `--bots names ${named.length} players for ${plural(bots, 'seat')}: one kind does for all`,
    );
  }
  return human === undefined ? named : named.toSpliced(human, 0, USUAL_BOT);
}

function readKind(text: string): BotKind {
  const kind = BOT_KINDS.find((one) => one === text);
  if (kind !== undefined) return kind;
  throw new UsageError(
    `--bots takes ${BOT_KINDS.join(' or ')}, not “${text}”.${didYouMean(text, BOT_KINDS)}`,
  );
}

function gamesWithAdvice(): readonly GameId[] {
  return GAME_IDS.filter((id) => labs[id].adviser !== undefined);
}

function readAdvice(args: Args, id: GameId): Adviser | undefined {
  if (!args.flag('advice')) return undefined;
  const advise = labs[id].adviser;
  if (advise) return advise;
  throw new UsageError(
    `there is no exact advice for ${id}, only for ${gamesWithAdvice().join(', ')}`,
  );
}

const isNewest = (id: GameId, match: AnyMatch): boolean =>
  match.header().rulesVersion === games[id].rulesVersion;

function greet(id: GameId, match: AnyMatch, { human, who, introductions }: Party, io: Io): void {
  const { name, tagline } = words[id];
  const others = Array.from({ length: match.table.seats }, (_, seat) => seat)
    .filter((seat) => seat !== human)
    .map(who);
  io.out.write(`${name}. ${tagline}\n`);
  // What is in the box is told of the newest edition only; an earlier one may have had other values.
  if (isNewest(id, match))
    io.out.write(`${provenanceLine(id, match.table.options)} “v” lists them.\n`);
  if (human === undefined) io.out.write(`${inWords(others)} play; you look on.\n`);
  else io.out.write(`You play with ${inWords(others)}. “?” helps.\n`);
  for (const line of introductions) io.out.write(`  ${line}\n`);
  io.out.write('\n');
}

const ENDINGS: Readonly<Record<Ending, string>> = {
  over: '',
  quit: 'You stopped',
  'no-more-input': 'The input ended',
  interrupted: 'Interrupted',
};

function report({ table }: Session, match: AnyMatch, ending: Ending, io: Io): void {
  io.out.write('\n');
  const { outcome } = match;
  if (outcome) {
    table.say(`The match is over after ${plural(match.ply, 'move')}.\n`);
    table.result(outcome);
    table.say();
  } else table.say(`${ENDINGS[ending]} after ${plural(match.ply, 'move')}; the match is not over.`);
  table.say(`Seed: ${match.header().seed}`);
}

/** Whoever stops at a terminal can still decide to come back. */
async function offerRecord(match: AnyMatch, io: Io): Promise<string | undefined> {
  if (!io.interactive) return undefined;
  for (;;) {
    const line = await io.readLine('Keep the record? A file name, or Enter for no: ');
    const path = line?.trim();
    if (!path) return undefined;
    const problem = tryToKeep(path, match, io);
    if (problem === undefined) return path;
    io.out.write(`${problem}\n`);
  }
}

function tryToKeep(path: string, match: AnyMatch, io: Io): string | undefined {
  if (fileExists(path, io)) return `${path} exists already.`;
  try {
    writeRecordFile(path, match.record(), io);
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}
