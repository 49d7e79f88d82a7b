/** Games and tables as they are named on the command line. */

import type { AnyGame, AnyOptionSpec, Illegal, Table } from '@parlor/kit';
import { parseNewTable } from '@parlor/match';
import { GAME_IDS, type GameId, games, isGameId } from '@parlor/registry';
import { type Reader, UsageError } from '../terminal/exit.ts';
import { refusedBy } from '../text/refused.ts';
import { nearest } from '../text/suggest.ts';
import { type Args, usage } from '../cli/args.ts';
import type { OptionDoc } from '../cli/command.ts';

export const GAME_OPTION: OptionDoc = {
  flag: '--game <id>',
  about: 'only this game (default: all of them)',
};

export const SEATS_OPTION: OptionDoc = {
  flag: '--seats <n>',
  about: 'only tables with so many seats (default: all that the game offers)',
};

export const PRESET_OPTION: OptionDoc = {
  flag: '--preset <name>',
  about: 'only tables with this preset (default: all that the game offers)',
};

const MOST_SEATS = 31;

export function readGame(text: string): GameId {
  if (isGameId(text)) return text;
  const guess = nearest(text.toLowerCase(), GAME_IDS);
  throw usage((say) => say.noSuchGame({ typed: text, known: GAME_IDS, guess }));
}

/** The game of `--game`, or all games. */
export function readGames(args: Args): readonly GameId[] {
  const text = args.text('game');
  return text === undefined ? GAME_IDS : [readGame(text)];
}

/** A table of a preset, by which transcripts and benchmarks name it. */
export interface PresetTable {
  readonly id: GameId;
  readonly preset: string;
  readonly table: Table<object>;
}

export const nameOf = ({ id, preset, table }: PresetTable): string =>
  `${id}-${table.seats}p-${preset}`;

/** Every number of seats with every preset, as far as the game opens such a table. */
export function presetTables(id: GameId, game: AnyGame = games[id]): PresetTable[] {
  return game.seatCounts.flatMap((seats) =>
    Object.entries<object>(game.presets)
      .map(([preset, options]) => ({ id, preset, table: { seats, options } }))
      .filter(({ table }) => game.checkTable(table) === undefined),
  );
}

/** The tables that `--game`, `--seats` and `--preset` leave, which are never none. */
export function readTables(
  args: Args,
  ids: readonly GameId[] = readGames(args),
  rules: Readonly<Partial<Record<GameId, AnyGame>>> = games,
): PresetTable[] {
  const seats = args.whole('seats', { min: 1, max: MOST_SEATS });
  const tables = ids.flatMap((id) => presetTables(id, rules[id]));
  const seated = tables.filter(({ table }) => seats === undefined || table.seats === seats);
  if (seated.length === 0) {
    const offers = ids.map((id) => `${id} ${games[id].seatCounts.join(', ')}`);
    throw usage((say) => say.nobodyPlays({ seats: seats ?? 0, offers }));
  }
  const preset = args.choice('preset', [...new Set(seated.map((at) => at.preset))]);
  return seated.filter((at) => preset === undefined || at.preset === preset);
}

/** The one table that `--seats`, `--preset`, `--options` and `--option` describe. */
export function readTable(id: GameId, args: Args): Table<object> {
  const seats = args.whole('seats', { min: 1, max: MOST_SEATS }) ?? usualSeats(games[id]);
  return readTableFor(id, seats, args);
}

/** The same where the number of seats is known already. */
export function readTableFor(id: GameId, seats: number, args: Args): Table<object> {
  const game = games[id];
  const preset = args.choice('preset', Object.keys(game.presets)) ?? 'standard';
  const options: Record<string, unknown> = { ...game.presets[preset], ...readOptions(args) };
  for (const text of args.texts('option')) {
    const [name, value] = readOption(id, text);
    options[name] = value;
  }
  const parsed = parseNewTable(game, { seats, options });
  if (parsed.ok) return parsed.value;
  throw new UsageError((reader) => refusedTable(id, parsed.why, reader));
}

/** Why there can be no such table, with the option that is to blame. */
async function refusedTable(id: GameId, why: Illegal, reader: Reader): Promise<string> {
  const text = await refusedBy(id, why, reader);
  const option = why.params?.['option'];
  const isKnown = typeof option === 'string' && Object.hasOwn(games[id].options, option);
  return isKnown ? reader.m.usage.optionRefused({ option, why: text }) : text;
}

const USUAL_SEATS = 4;

const usualSeats = ({ seatCounts }: AnyGame): number =>
  seatCounts.includes(USUAL_SEATS) ? USUAL_SEATS : Math.max(...seatCounts);

/** All options at once, as JSON. */
function readOptions(args: Args): object {
  const text = args.text('options');
  if (text === undefined) return {};
  const options = readJson(text);
  if (typeof options === 'object' && options !== null && !Array.isArray(options)) return options;
  throw usage((say) => say.notOptions({ typed: text }));
}

/** `name=value`; what the value may be is for the game to say. */
export function readOption(id: GameId, text: string): [name: string, value: unknown] {
  const equals = text.indexOf('=');
  if (equals < 1) throw usage((say) => say.notAnOption({ typed: text }));
  const name = text.slice(0, equals);
  const value = text.slice(equals + 1);
  const specs = games[id].options as Readonly<Record<string, AnyOptionSpec>>;
  const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
  if (!spec) {
    const names = Object.keys(specs);
    const guess = nearest(name.toLowerCase(), names);
    throw usage((say) => say.gameHasNoOption({ game: id, option: name, known: names, guess }));
  }
  return [name, spec.type === 'choice' ? value : readJson(value)];
}

/** Flags, counts and data are JSON; what is not JSON stays a text, which the option then refuses. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
