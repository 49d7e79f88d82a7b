/** What a command is: how it is called, what its help says, what it does. */

import type { Terminal } from '@parlor/messages/terminal';
import type { ExitCode } from '../terminal/exit.ts';
import type { Io } from '../terminal/io.ts';
import type { Args } from './args.ts';

/** Commands for players speak their language, those for developers English. */
export type Words = string | ((m: Terminal) => string);

export const inWords = (words: Words, m: Terminal): string =>
  typeof words === 'string' ? words : words(m);

export interface Command {
  readonly name: string;

  /** The arguments after the name: '<file>' is needed, '[game]' may be left out. */
  readonly takes: string;

  /** One line for the list of commands. */
  readonly summary: Words;

  /** What it does and what its exit code means. */
  readonly about: Words;

  readonly options: readonly OptionDoc[];

  readonly examples: readonly Example[];

  run(args: Args, io: Io): Promise<ExitCode>;
}

export interface OptionDoc {
  /** '--seats <n>' takes a value, '--json' does not. */
  readonly flag: string;
  readonly about: Words;
}

export interface Example {
  readonly line: string;
  readonly does: Words;
}
