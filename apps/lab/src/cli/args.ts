/** The arguments of a command, read one by one and refused in one line. */

import { cac } from 'cac';
import type { Terminal } from '@parlor/messages/terminal';
import { UsageError } from '../terminal/exit.ts';
import { nearest } from '../text/suggest.ts';
import type { Command } from './command.ts';

/** The numbers somebody may ask for. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Why the command line makes no sense, in the reader's language. */
export const usage = (why: (say: Terminal['usage']) => string): UsageError =>
  new UsageError(({ m }) => why(m.usage));

export function notAChoice(option: string, typed: string, choices: readonly string[]): UsageError {
  const guess = nearest(typed.toLowerCase(), choices);
  return usage((say) => say.notAChoice({ option, typed, choices, guess }));
}

export class Args {
  constructor(
    private readonly positionals: readonly string[],
    private readonly values: Readonly<Record<string, unknown>>,
  ) {}

  /** The argument at `index` after the command's name. */
  positional(index: number): string | undefined {
    return this.positionals[index];
  }

  flag(name: string): boolean {
    return this.values[name] === true;
  }

  /** Every value given for an option that may be repeated. */
  texts(name: string): string[] {
    const given = this.values[name] as string | readonly string[] | undefined;
    return given === undefined ? [] : [given].flat().map(unguarded);
  }

  text(name: string): string | undefined {
    const [value, second] = this.texts(name);
    if (second !== undefined) throw usage((say) => say.twice({ option: `--${name}` }));
    if (value === '') throw usage((say) => say.needsValue({ option: `--${name}` }));
    return value;
  }

  whole(name: string, { min, max }: Range): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw usage((say) => say.notWhole({ option: `--${name}`, min, max, typed: text }));
  }

  decimal(name: string, { min, max }: Range): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw usage((say) => say.notDecimal({ option: `--${name}`, min, max, typed: text }));
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const found = choices.find((choice) => choice === text);
    if (found !== undefined) return found;
    throw notAChoice(`--${name}`, text, choices);
  }
}

/**
 * The parser turns whatever looks like a number into one, which would ruin
 * seeds such as 0012 and 12e5. A mark in front, which no argument can contain,
 * keeps texts as they were typed.
 */
const GUARD = '\u0000';

const unguarded = (text: string): string => (text.startsWith(GUARD) ? text.slice(1) : text);

const guarded = (arg: string): string => {
  if (!arg.startsWith('-')) return GUARD + arg;
  const equals = arg.indexOf('=');
  return equals < 0 ? arg : `${arg.slice(0, equals + 1)}${GUARD}${arg.slice(equals + 1)}`;
};

/** Reads what comes after the name of `command`; throws `UsageError`. */
export function readArgs(command: Command, given: readonly string[]): Args {
  checkOptionNames(command, given);
  let args = new Args([], {});
  const parser = cac('parlor');
  const spec = parser.command(`${command.name} ${command.takes}`.trim());
  for (const { flag } of command.options) spec.option(flag, '');
  spec.action(() => {
    args = new Args(parser.args.map(unguarded), parser.options);
  });
  try {
    parser.parse(['node', 'parlor', command.name, ...given.map(guarded)]);
  } catch (error) {
    throw parserError(error as Error, command);
  }
  return args;
}

/** The parser would take some unknown options in silence, so names are checked first. */
function checkOptionNames(command: Command, given: readonly string[]): void {
  const known = command.options.map(({ flag }) => flag.split(' ', 1)[0]!);
  for (const arg of given) {
    if (!arg.startsWith('-')) continue;
    const name = arg.split('=', 1)[0]!;
    if (known.includes(name)) continue;
    const guess = nearest(name.toLowerCase(), known);
    throw usage((say) => say.noSuchOption({ command: command.name, option: name, guess }));
  }
}

function parserError({ message }: Error, { name: command, takes }: Command): UsageError {
  const plain = message.replaceAll(GUARD, '').replaceAll('`', '');
  if (plain.startsWith('missing required args')) {
    return usage((say) => say.needs({ command, takes }));
  }
  const typed = /^Unused args: (.*)$/.exec(plain)?.[1];
  if (typed !== undefined) return usage((say) => say.tooMuch({ command, typed }));
  const option = /^option (\S+) .*value is missing$/.exec(plain)?.[1];
  return option === undefined ? new UsageError(plain) : usage((say) => say.needsValue({ option }));
}
