/** The real terminal, pipes and signals. */

import { createInterface, type Interface } from 'node:readline';
import type { WriteStream } from 'node:tty';
import { EXIT } from './exit.ts';
import { languageFor } from '@parlor/kit';
import type { Screen, SilentIo } from './io.ts';

const COLUMNS_OF_A_PIPE = 100;

/** Some terminals do not know how wide they are. */
const COLUMNS_IF_UNKNOWN = 80;

export interface ProcessIo extends SilentIo {
  /** Lets go of the terminal, so that the process can end. */
  close(): void;
}

export function processIo(): ProcessIo {
  const controller = new AbortController();
  const interrupt = () => {
    // The second time somebody means it: nothing here needs more than one chance to stop.
    if (controller.signal.aborted) process.exit(EXIT.interrupted);
    controller.abort();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', onBrokenPipe);

  const keyboard = new Keyboard(controller.signal, interrupt);
  return {
    out: screen(process.stdout),
    err: screen(process.stderr),
    interactive: process.stdin.isTTY && process.stdout.isTTY,
    readLine: (prompt) => keyboard.readLine(prompt),
    stop: controller.signal,
    cwd: process.cwd(),
    language: languageFor([localeOf(process.env)]),
    close() {
      keyboard.close();
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', interrupt);
    },
  };
}

/** By the rule of POSIX: the first of these that says anything. */
export const localeOf = ({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string =>
  LC_ALL || LC_MESSAGES || LANG || '';

/** `parlor games | head -1` is no error: whoever closes the pipe has read enough. */
function onBrokenPipe(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(EXIT.fine);
  throw error;
}

function screen(stream: WriteStream): Screen {
  const isTTY = Boolean(stream.isTTY);
  return {
    write: (text) => void stream.write(text),
    isTTY,
    colour: isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
    get columns() {
      return isTTY ? stream.columns || COLUMNS_IF_UNKNOWN : COLUMNS_OF_A_PIPE;
    },
  };
}

/** Lines of standard input, opened only when the first one is wanted. */
class Keyboard {
  private terminal: Interface | undefined;
  private lines: AsyncIterator<string> | undefined;
  private readonly stopped: Promise<undefined>;

  constructor(
    private readonly stop: AbortSignal,
    private readonly interrupt: () => void,
  ) {
    this.stopped = new Promise((resolve) => {
      stop.addEventListener('abort', () => resolve(undefined), { once: true });
    });
  }

  async readLine(prompt: string): Promise<string | undefined> {
    if (this.stop.aborted) return undefined;
    const { terminal, lines } = this.open();
    terminal.setPrompt(prompt);
    terminal.prompt();
    const next = await Promise.race([lines.next(), this.stopped]);
    return next?.done ? undefined : next?.value;
  }

  private open(): { terminal: Interface; lines: AsyncIterator<string> } {
    if (!this.terminal || !this.lines) {
      this.terminal = createInterface({
        input: process.stdin,
        output: process.stdout,
        terminal: process.stdin.isTTY && process.stdout.isTTY,
      });
      // A terminal in raw mode turns Ctrl-C into this event instead of a signal.
      this.terminal.on('SIGINT', this.interrupt);
      this.lines = this.terminal[Symbol.asyncIterator]();
    }
    return { terminal: this.terminal, lines: this.lines };
  }

  close(): void {
    this.terminal?.close();
    process.stdin.unref?.();
  }
}
