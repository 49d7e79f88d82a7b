/** A bot that runs as a program of its own: started, asked line by line, and ended. */

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import {
  type Ask,
  type FromBot,
  type Greeting,
  PROTOCOL,
  readLine,
  type ToBot,
} from './protocol.ts';

/** Starting an interpreter may take a while on a busy machine. */
const HELLO_LIMIT_MS = 10_000;

/** Whoever is told goodbye gets so long to tidy up. */
const FAREWELL_MS = 500;

/** No move is that long; whoever goes on has lost its way. */
const LONGEST_LINE = 1 << 20;

/** Something a bot did wrong, in a line. */
export class BotTrouble extends Error {
  override readonly name = 'BotTrouble';
}

interface Waiting {
  readonly answer: (move: unknown) => void;
  readonly fail: (why: BotTrouble) => void;
}

type Child = ChildProcessByStdio<Writable, Readable, null>;

export class BotProcess {
  private readonly waiting = new Map<number, Waiting>();
  private greeted: Waiting | undefined;
  private unfinished = '';
  /** Why it can no longer be asked. */
  private gone: BotTrouble | undefined;
  private readonly kill = (): void => this.end('SIGKILL');

  private constructor(private readonly child: Child) {
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text: string) => this.hear(text));
    // A bot that has ended does not listen; that it has ended is told below.
    child.stdin.on('error', () => {});
    child.on('error', (error) => this.leave(reasonOf(error)));
    child.on('close', (code, signal) => this.leave(endOf(code, signal)));
    process.on('exit', this.kill);
  }

  /** Starts `command` and waits for its greeting; rejects with `BotTrouble`. */
  static async start(
    [program, ...args]: readonly [string, ...string[]],
    hello: { readonly game: string; readonly rulesVersion: number; readonly limitMs: number },
    helloLimitMs = HELLO_LIMIT_MS,
  ): Promise<BotProcess> {
    const bot = new BotProcess(
      // In a group of its own: Ctrl-C is for Parlor, which tells its bots in its own way.
      spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true }),
    );
    try {
      const greeting = bot.soon<Greeting>(helloLimitMs, 'did not say hello', (waiting) => {
        bot.greeted = waiting;
      });
      bot.say({ type: 'hello', protocol: PROTOCOL, ...hello });
      const { protocol } = await greeting;
      if (protocol === PROTOCOL) return bot;
      throw new BotTrouble(`speaks protocol ${protocol}; this Parlor speaks ${PROTOCOL}`);
    } catch (error) {
      bot.kill();
      throw error;
    }
  }

  get isGone(): boolean {
    return this.gone !== undefined;
  }

  /** The move the bot answers with; rejects with `BotTrouble`. A bot that takes longer than `limitMs` is ended. */
  async ask(question: Ask, limitMs: number): Promise<unknown> {
    const answer = this.soon(limitMs, 'gave no answer', (waiting) => {
      this.waiting.set(question.id, waiting);
    });
    this.say(question);
    try {
      return await answer;
    } finally {
      this.waiting.delete(question.id);
    }
  }

  /** Says something that needs no answer. */
  say(message: ToBot): void {
    if (!this.gone) this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Says goodbye, and waits a little before it insists. */
  async close(): Promise<void> {
    if (this.gone) return;
    const ended = new Promise<void>((resolve) => void this.child.once('close', () => resolve()));
    this.say({ type: 'bye' });
    this.child.stdin.end();
    const insist = setTimeout(this.kill, FAREWELL_MS);
    await ended;
    clearTimeout(insist);
  }

  /** A promise that is kept within `limitMs`, or the bot is ended. */
  private soon<A>(limitMs: number, lack: string, wait: (waiting: Waiting) => void): Promise<A> {
    return new Promise<A>((resolve, reject) => {
      const alarm = setTimeout(() => {
        const why = new BotTrouble(`${lack} within ${limitMs} ms and was stopped`);
        this.leave(why.message);
        this.kill();
      }, limitMs);
      const waiting: Waiting = {
        answer: (value) => {
          clearTimeout(alarm);
          resolve(value as A);
        },
        fail: (why) => {
          clearTimeout(alarm);
          reject(why);
        },
      };
      if (this.gone) waiting.fail(this.gone);
      else wait(waiting);
    });
  }

  private hear(text: string): void {
    const lines = (this.unfinished + text).split('\n');
    this.unfinished = lines.pop()!;
    for (const line of lines) if (line.trim() !== '') this.take(readLine(line));
    if (this.unfinished.length <= LONGEST_LINE) return;
    this.leave(`wrote a line of more than ${LONGEST_LINE} characters`);
    this.kill();
  }

  private take(said: FromBot | string): void {
    if (typeof said === 'string') {
      const why = new BotTrouble(said);
      this.greeted?.fail(why);
      for (const { fail } of this.waiting.values()) fail(why);
    } else if (said.type === 'hello') this.greeted?.answer(said);
    else if (this.greeted) this.greeted.fail(new BotTrouble('answered before it said hello'));
    // An answer to an older question comes too late for anybody to hear.
    else this.waiting.get(said.id)?.answer(said.move);
    this.greeted = undefined;
  }

  /** There is nothing more to expect, for the first reason that is given. */
  private leave(why: string): void {
    if (this.gone) return;
    this.gone = new BotTrouble(why);
    process.off('exit', this.kill);
    this.greeted?.fail(this.gone);
    for (const { fail } of this.waiting.values()) fail(this.gone);
  }

  private end(signal: NodeJS.Signals): void {
    const { pid } = this.child;
    if (pid === undefined || this.child.exitCode !== null || this.child.signalCode !== null) return;
    try {
      process.kill(-pid, signal);
    } catch {
      this.child.kill(signal);
    }
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'cannot be started: there is no such program',
  EACCES:
    'cannot be started: it is not marked as executable (chmod +x), or name what runs it, as in exec:python3 ./mybot.py',
  ENOEXEC:
    'cannot be started: its first line does not say what runs it, as in #!/usr/bin/env python3',
};

const reasonOf = ({ code = '', message }: NodeJS.ErrnoException): string =>
  REASONS[code] ?? `cannot be started: ${message}`;

const endOf = (code: number | null, signal: string | null): string =>
  code === null ? `was ended by ${signal}` : `ended by itself (exit code ${code})`;
