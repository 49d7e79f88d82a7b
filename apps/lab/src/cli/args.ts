/** The arguments of a command, read one by one and refused in one line. */

import { cac } from 'cac';
import { UsageError } from '../exit.ts';
import { didYouMean } from '../text/suggest.ts';
import type { Command } from './command.ts';

/** The numbers somebody may ask for. */
export interface Range {
  readonly min: number;
  readonly max: number;
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
    if (second !== undefined) throw new UsageError(`--${name} is given twice`);
    if (value === '') throw new UsageError(`--${name} needs a value`);
    return value;
  }

  whole(name: string, { min, max }: Range): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new UsageError(`--${name} takes a whole number from ${min} to ${max}, not “${text}”`);
  }

  decimal(name: string, { min, max }: Range): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new UsageError(`--${name} takes a number from ${min} to ${max}, not “${text}”`);
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const found = choices.find((choice) => choice === text);
    if (found !== undefined) return found;
    throw new UsageError(
      `--${name} takes ${choices.join(' or ')}, not “${text}”.${didYouMean(text, choices)}`,
    );
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
  for (const { flag, about } of command.options) spec.option(flag, about);
  spec.action(() => {
    args = new Args(parser.args.map(unguarded), parser.options);
  });
  try {
    parser.parse(['node', 'parlor', command.name, ...given.map(guarded)]);
  } catch (error) {
    throw new UsageError(inOneLine(error as Error, command));
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
    throw new UsageError(`${command.name} has no option ${name}.${didYouMean(name, known)}`);
  }
}

function inOneLine({ message }: Error, command: Command): string {
  const plain = message.replaceAll(GUARD, '').replaceAll('`', '');
  if (plain.startsWith('missing required args')) {
    return `${command.name} needs ${command.takes}`;
  }
  const unused = /^Unused args: (.*)$/.exec(plain);
  if (unused) return `${command.name} does not know what to do with “${unused[1]}”`;
  const missing = /^option (\S+) .*value is missing$/.exec(plain);
  return missing ? `${missing[1]} needs a value` : plain;
}
