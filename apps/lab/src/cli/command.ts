/** What a command is: how it is called, what its help says, what it does. */

import type { ExitCode } from '../exit.ts';
import type { Io } from '../io.ts';
import type { Args } from './args.ts';

export interface Command {
  readonly name: string;

  /** The arguments after the name: '<file>' is needed, '[game]' may be left out. */
  readonly takes: string;

  /** One line for the list of commands. */
  readonly summary: string;

  /** What it does and what its exit code means. */
  readonly about: string;

  readonly options: readonly OptionDoc[];

  readonly examples: readonly Example[];

  run(args: Args, io: Io): Promise<ExitCode>;
}

export interface OptionDoc {
  /** '--seats <n>' takes a value, '--json' does not. */
  readonly flag: string;
  readonly about: string;
}

export interface Example {
  readonly line: string;
  readonly does: string;
}
