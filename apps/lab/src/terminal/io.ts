/** Everything a command may do to the world, so that tests can stand in for it. */

import type { Language } from '@parlor/kit';
import type { Terminal } from '@parlor/messages/terminal';

export interface Screen {
  write(text: string): void;
  readonly isTTY: boolean;
  /** Whether colours are welcome. */
  readonly colour: boolean;
  /** Characters a line can hold. */
  readonly columns: number;
}

export interface Io {
  readonly out: Screen;
  readonly err: Screen;

  /** Whether somebody sits at the keyboard and sees what is printed. */
  readonly interactive: boolean;

  /** The next line of input; undefined when there are no more, or on interruption. */
  readLine(prompt: string): Promise<string | undefined>;

  /** Aborted by Ctrl-C. Long work looks at it often and then reports how far it came. */
  readonly stop: AbortSignal;

  /** Where relative paths start. */
  readonly cwd: string;

  /** What somebody at this terminal speaks, and the words for it. */
  readonly language: Language;
  readonly m: Terminal;
}

/** Before anything is said. */
export type SilentIo = Omit<Io, 'm'>;

/**
 * Lets signals and timers through, then says whether to stop. Work that keeps
 * the processor busy calls it several times a second.
 */
export async function shouldStop(io: Io): Promise<boolean> {
  await new Promise<void>((resolve) => setImmediate(resolve));
  return io.stop.aborted;
}
