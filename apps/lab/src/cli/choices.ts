/** Games and tables as they are named on the command line. */

import type { AnyGame, AnyOptionSpec, Table } from '@parlor/kit';
import { parseNewTable, refusal } from '@parlor/match';
import { GAME_IDS, type GameId, games, isGameId } from '@parlor/registry';
import { words } from '@parlor/registry/words';
import { UsageError } from '../exit.ts';
import { didYouMean } from '../text/suggest.ts';
import type { Args } from './args.ts';
import type { OptionDoc } from './command.ts';

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
  const guess = didYouMean(text, GAME_IDS);
  throw new UsageError(`there is no game “${text}”.${guess} Games: ${GAME_IDS.join(', ')}`);
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
    const offers = ids.map((id) => `${id} ${games[id].seatCounts.join(', ')}`).join('; ');
    throw new UsageError(`nothing here is played by ${seats}. Seats: ${offers}`);
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
  throw new UsageError(refusal(parsed.why) ?? words[id].refused(parsed.why, seatName));
}

const seatName = (seat: number): string => `seat ${seat}`;

const USUAL_SEATS = 4;

const usualSeats = ({ seatCounts }: AnyGame): number =>
  seatCounts.includes(USUAL_SEATS) ? USUAL_SEATS : Math.max(...seatCounts);

/** All options at once, as JSON. */
function readOptions(args: Args): object {
  const text = args.text('options');
  if (text === undefined) return {};
  const options = readJson(text);
  if (typeof options === 'object' && options !== null && !Array.isArray(options)) return options;
  throw new UsageError(`--options takes a JSON object such as {"games":3}, not “${text}”`);
}

/** `name=value`; what the value may be is for the game to say. */
export function readOption(id: GameId, text: string): [name: string, value: unknown] {
  const equals = text.indexOf('=');
  if (equals < 1) throw new UsageError(`--option takes name=value, not “${text}”`);
  const name = text.slice(0, equals);
  const value = text.slice(equals + 1);
  const specs = games[id].options as Readonly<Record<string, AnyOptionSpec>>;
  const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
  if (!spec) {
    const names = Object.keys(specs);
    const guess = didYouMean(name, names);
    throw new UsageError(`${id} has no option ${name}.${guess} Options: ${names.join(', ')}`);
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
