/** The arguments of a command, read one by one and refused in one line. */

import { parseArgs } from 'node:util';
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
    /** What was given for each option, by its name; nothing for one that takes no value. */
    private readonly options: ReadonlyMap<string, readonly string[]>,
  ) {}

  /** The argument at `index` after the command's name. */
  positional(index: number): string | undefined {
    return this.positionals[index];
  }

  flag(name: string): boolean {
    return this.options.has(name);
  }

  /** Every value given for an option that may be repeated. */
  texts(name: string): readonly string[] {
    return this.options.get(name) ?? [];
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

/** Reads what comes after the name of `command`; throws `UsageError`. */
export function readArgs(command: Command, given: readonly string[]): Args {
  const specs = new Map(command.options.map(({ flag }) => [nameIn(flag), flag]));
  checkOptionNames(command, [...specs.keys()], given);
  const { tokens } = parseArgs({
    args: [...given],
    options: Object.fromEntries(
      [...specs].map(([name, flag]) => [name, { type: takesValue(flag) ? 'string' : 'boolean' }]),
    ),
    allowPositionals: true,
    // It has words of its own for what is wrong; ours are in the reader's language.
    strict: false,
    tokens: true,
  });
  const positionals: string[] = [];
  const options = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const values = options.get(token.name) ?? [];
    options.set(token.name, values);
    if (takesValue(specs.get(token.name)!)) values.push(valueOf(token));
    // What is given to an option that takes nothing is left over.
    else if (token.value !== undefined) positionals.push(token.value);
  }
  checkCount(command, positionals);
  return new Args(positionals, options);
}

/** '--seats <n>' is called seats. */
const nameIn = (flag: string): string => flag.split(' ', 1)[0]!.slice('--'.length);

const takesValue = (flag: string): boolean => flag.includes('<');

interface OptionToken {
  readonly name: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** A value that begins with a dash is written --name=-value; otherwise it is the next option. */
function valueOf({ name, value, inlineValue }: OptionToken): string {
  const isNextOption = !inlineValue && value?.startsWith('-');
  if (value !== undefined && !isNextOption) return value;
  throw usage((say) => say.needsValue({ option: `--${name}` }));
}

/** The parser would take unknown options in silence, so names are checked first. */
function checkOptionNames(
  { name: command }: Command,
  names: readonly string[],
  given: readonly string[],
): void {
  const known = names.map((name) => `--${name}`);
  for (const arg of given) {
    if (!arg.startsWith('-')) continue;
    const option = arg.split('=', 1)[0]!;
    if (known.includes(option)) continue;
    const guess = nearest(option.toLowerCase(), known);
    throw usage((say) => say.noSuchOption({ command, option, guess }));
  }
}

/** Are there as many arguments as the command takes? */
function checkCount({ name: command, takes }: Command, positionals: readonly string[]): void {
  const places = takes.split(' ').filter(Boolean);
  const needed = places.filter((place) => place.startsWith('<'));
  if (positionals.length < needed.length) throw usage((say) => say.needs({ command, takes }));
  const extra = positionals.slice(places.length);
  if (extra.length === 0) return;
  throw usage((say) => say.tooMuch({ command, typed: extra.join(', ') }));
}
