/** A terminal, or a pipe, that a test holds the other end of. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@parlor/kit';
import { loadTerminal } from '@parlor/messages/terminal';
import { main } from '../program.ts';
import type { ExitCode } from '../terminal/exit.ts';
import type { Io, Screen } from '../terminal/io.ts';

export interface Setting {
  /** What is typed. */
  readonly input?: readonly string[];
  /** Somebody sits at a terminal with colours. */
  readonly terminal?: boolean;
  readonly cwd?: string;
  readonly language?: Language;
  /** Ctrl-C, once so often something was printed or typed; 0 is right at the start. */
  readonly interruptAfter?: number;
}

export interface Run {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line in this process. */
export const run = (line: string, setting: Setting = {}): Promise<Run> =>
  runWith((io) => main(line.split(' ').filter(Boolean), io), setting);

/** Runs anything that needs a terminal. */
export async function runWith(
  work: (io: Io) => Promise<ExitCode>,
  setting: Setting = {},
): Promise<Run> {
  const {
    input = [],
    terminal = false,
    cwd = process.cwd(),
    interruptAfter,
    language = 'en',
  } = setting;
  const controller = new AbortController();
  const texts = { out: '', err: '' };
  let typed = 0;
  let acts = 0;
  const act = () => {
    if (acts++ === interruptAfter) controller.abort();
  };
  if (interruptAfter === 0) act();
  const screen = (name: keyof typeof texts): Screen => ({
    write(text) {
      texts[name] += text;
      act();
    },
    isTTY: terminal,
    colour: terminal,
    columns: 80,
  });
  const io: Io = {
    out: screen('out'),
    err: screen('err'),
    interactive: terminal,
    async readLine(prompt) {
      texts.out += prompt;
      act();
      return controller.signal.aborted ? undefined : input[typed++];
    },
    stop: controller.signal,
    cwd,
    language,
    m: await loadTerminal[language](),
  };
  const code = await work(io);
  return { code, ...texts };
}

/** Runs in a repository with nothing in it but room for games. */
export const inRepository = <A>(work: (folder: string) => Promise<A>): Promise<A> =>
  inFolder(async (folder) => {
    mkdirSync(join(folder, 'games'));
    writeFileSync(join(folder, 'games/index.ts'), '');
    return work(folder);
  });

/** Runs with a folder that is gone afterwards. */
export async function inFolder<A>(work: (folder: string) => Promise<A>): Promise<A> {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
