/** What a study plays: every level at every number of seats with every choice of the options that are swept. */

import { basename } from 'node:path';
import type { Table } from '@parlor/kit';
import { parseNewTable, type TableWish } from '@parlor/match';
import { type GameId, games } from '@parlor/registry';
import type { Series } from '../arena/series.ts';
import type { Args } from '../cli/args.ts';
import { readOption, readTableFor } from '../games/choices.ts';
import { UsageError } from '../terminal/exit.ts';
import { readJsonFile } from '../cli/files.ts';
import type { Io } from '../terminal/io.ts';
import { refusedBy } from '../text/refused.ts';

/** One table at which the same kind of player sits in every seat. */
export interface Cell {
  /** How the players are called on the command line. */
  readonly level: string;
  readonly seats: number;
  /** What was chosen of the swept options, as people read it; empty when nothing is swept. */
  readonly variant: string;
  readonly series: Series;
}

export interface PlanOptions {
  readonly game: GameId;
  readonly seats: readonly number[];
  readonly levels: readonly string[];
  readonly sweeps: readonly Sweep[];
  readonly seed: number;
}

export interface Sweep {
  readonly option: string;
  readonly choices: readonly { readonly label: string; readonly value: unknown }[];
}

const MOST_CELLS = 500;

/** The same seeds everywhere, so that tables differ in what they are and not in their luck. */
export function cellsOf({ game, seats, levels, sweeps, seed }: PlanOptions, args: Args): Cell[] {
  const variants = combinations(sweeps);
  const count = seats.length * levels.length * variants.length;
  if (count > MOST_CELLS) {
    throw new UsageError(
      `these are ${count} different tables; ${MOST_CELLS} are as many as one can look at`,
    );
  }
  return seats.flatMap((many) => {
    const base = readTableFor(game, many, args);
    const tables = variants.map(({ label, options }) => ({
      variant: label,
      table: tableOf(game, label, { seats: many, options: { ...base.options, ...options } }),
    }));
    // Variants of one level stand side by side.
    return levels.flatMap((level) =>
      tables.map(({ variant, table }) => ({
        level,
        seats: many,
        variant,
        series: { game, table, contestants: new Array<string>(many).fill(level), seed },
      })),
    );
  });
}

function tableOf(game: GameId, label: string, wish: TableWish): Table<object> {
  const parsed = parseNewTable(games[game], wish);
  if (parsed.ok) return parsed.value as Table<object>;
  throw new UsageError(
    async (reader) =>
      `${label} with ${String(wish.seats)} seats: ${await refusedBy(game, parsed.why, reader)}`,
  );
}

interface Variant {
  readonly label: string;
  readonly options: Readonly<Record<string, unknown>>;
}

function combinations(sweeps: readonly Sweep[]): Variant[] {
  let all: Variant[] = [{ label: '', options: {} }];
  for (const { option, choices } of sweeps) {
    all = all.flatMap((variant) =>
      choices.map(({ label, value }) => ({
        label: [variant.label, `${option} ${label}`].filter(Boolean).join(', '),
        options: { ...variant.options, [option]: value },
      })),
    );
  }
  return all;
}

/** `option=a,b`, where a choice is written as for `--option` or is the name of a JSON file after an @. */
export function readSweeps(game: GameId, args: Args, io: Io): Sweep[] {
  const sweeps = args.texts('sweep').map((text) => readSweep(game, text, io));
  const names = sweeps.map(({ option }) => option);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new UsageError(`--sweep ${twice} is given twice`);
  return sweeps;
}

function readSweep(game: GameId, text: string, io: Io): Sweep {
  const equals = text.indexOf('=');
  if (equals < 1) throw new UsageError(`--sweep takes option=a,b, not “${text}”`);
  const option = text.slice(0, equals);
  const choices = splitChoices(text.slice(equals + 1)).map((choice) => {
    if (!choice.startsWith('@')) {
      return { label: shortLabel(choice), value: readOption(game, `${option}=${choice}`)[1] };
    }
    readOption(game, `${option}=null`);
    return { label: basename(choice.slice(1)), value: readJsonFile(choice.slice(1), io) };
  });
  if (choices.length < 2) throw new UsageError(`--sweep ${option} needs at least two choices`);
  const labels = choices.map(({ label }) => label);
  if (new Set(labels).size < labels.length) {
    throw new UsageError(`--sweep ${option} has the same choice twice: ${labels.join(', ')}`);
  }
  return { option, choices };
}

/** At the commas that are in no bracket and in no quotes: a choice may be JSON. */
function splitChoices(text: string): string[] {
  const choices = [''];
  let depth = 0;
  let quoted = false;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    else if (!quoted && '{['.includes(letter)) depth++;
    else if (!quoted && '}]'.includes(letter)) depth--;
    if (letter === ',' && depth === 0 && !quoted) choices.push('');
    else choices[choices.length - 1] += letter;
  }
  return choices.map((choice) => choice.trim());
}

const LONGEST_LABEL = 24;

const shortLabel = (text: string): string =>
  text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL - 1)}…` : text;

/** `3,4`: numbers of seats this game offers; all of them if none is named. */
export function readSeatCounts(game: GameId, args: Args): readonly number[] {
  const { seatCounts } = games[game];
  const text = args.text('seats');
  if (text === undefined) return seatCounts;
  const counts = text.split(',').map((one) => (/^\d{1,2}$/.test(one.trim()) ? Number(one) : 0));
  const stray = counts.findIndex((count) => !seatCounts.includes(count));
  if (stray < 0) return [...new Set(counts)].sort((a, b) => a - b);
  throw new UsageError(
    `--seats takes some of ${seatCounts.join(',')}, not “${text.split(',')[stray]}”`,
  );
}
