/** A clock that a test turns, and threads that do what a test wants. */

import type { AnyBrain } from '@parlor/search';
import type { Reply, Request } from './messages.ts';
import type { Clock, Line, Port } from './port.ts';
import { serve } from './serve.ts';

export class HandClock implements Clock {
  private time = 0;
  private alarms: { readonly at: number; readonly ring: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, ring: () => void): () => void {
    const alarm = { at: this.time + ms, ring };
    this.alarms.push(alarm);
    return () => {
      this.alarms = this.alarms.filter((other) => other !== alarm);
    };
  }

  /** How many alarms are set. */
  get armed(): number {
    return this.alarms.length;
  }

  pass(ms: number): void {
    this.time += ms;
    const due = this.alarms.filter(({ at }) => at <= this.time);
    this.alarms = this.alarms.filter((alarm) => !due.includes(alarm));
    for (const { ring } of due) ring();
  }
}

/** A thread that a test speaks for. */
export class FakePort implements Port {
  readonly asked: Request[] = [];
  isTerminated = false;
  private hear: (message: unknown) => void = () => {};
  private broke: (why: string) => void = () => {};

  post(message: unknown): void {
    this.asked.push(structured(message) as Request);
  }

  listen(hear: (message: unknown) => void, broke: (why: string) => void): void {
    this.hear = hear;
    this.broke = broke;
  }

  terminate(): void {
    this.isTerminated = true;
  }

  get last(): Request {
    return this.asked.at(-1)!;
  }

  start(): void {
    this.say({ id: this.last.id, type: 'started' });
  }

  answer(answer: unknown, id = this.last.id): void {
    this.say({ id, type: 'answer', answer });
  }

  say(reply: Reply): void {
    this.hear(structured(reply));
  }

  breakDown(why: string): void {
    this.broke(why);
  }
}

/** Two ends of a line: what is posted at one is heard at the other, a moment later. */
export function lineTo(library: Readonly<Record<string, () => Promise<AnyBrain>>>): Port {
  let hearHost: (message: unknown) => void = () => {};
  let hearThread: (message: unknown) => void = () => {};
  const thread: Line = {
    post: (message) => void Promise.resolve().then(() => hearHost(structured(message))),
    listen: (hear) => {
      hearThread = hear;
    },
  };
  serve(
    thread,
    () => 0,
    async () => undefined,
    library,
  );
  return {
    post: (message) => void Promise.resolve().then(() => hearThread(structured(message))),
    listen: (hear) => {
      hearHost = hear;
    },
    terminate: () => {},
  };
}

/** Threads share nothing: only data gets across. */
const structured = (message: unknown): unknown => JSON.parse(JSON.stringify(message)) as unknown;

const MOMENTS = 50;

/** Lets everything that is due happen. */
export async function settled(): Promise<void> {
  for (let moment = 0; moment < MOMENTS; moment++) await Promise.resolve();
}
