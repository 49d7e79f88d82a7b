/** A clock that a test turns, and threads that do what a test wants. */

import type { CallOrder, Order, Reply } from './messages.ts';
import { type Codec, type Line, plainCodec, type Port, type Timers } from './port.ts';

export class HandClock implements Timers {
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

  /** Time goes by, and whatever is due rings when it is due. */
  pass(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const next = Math.min(...this.alarms.map(({ at }) => at));
      if (next > until) break;
      this.time = next;
      this.ring();
    }
    this.time = until;
  }

  /** The process was stopped for so long: what was due meanwhile rings late, and nothing twice. */
  stall(ms: number): void {
    this.time += ms;
    this.ring();
  }

  private ring(): void {
    const due = this.alarms.filter(({ at }) => at <= this.time);
    this.alarms = this.alarms.filter((alarm) => !due.includes(alarm));
    for (const { ring } of due) ring();
  }
}

/** A worker that a test speaks for. */
export class FakePort implements Port {
  /** What came over the line, as it came. */
  readonly posted: unknown[] = [];
  /** What it was asked, and asked to forget. */
  readonly orders: Order[] = [];
  isTerminated = false;
  private hear: (message: unknown) => void = () => {};
  private broke: (why: string) => void = () => {};

  constructor(private readonly codec: Codec = plainCodec) {}

  post(message: unknown): void {
    const copy: unknown = structuredClone(message);
    this.posted.push(copy);
    this.orders.push(...(this.codec.unpack(copy) as readonly Order[]));
  }

  listen(hear: (message: unknown) => void, broke: (why: string) => void): void {
    this.hear = hear;
    this.broke = broke;
  }

  terminate(): void {
    this.isTerminated = true;
  }

  get calls(): readonly CallOrder[] {
    return this.orders.filter((order) => 'id' in order);
  }

  get last(): CallOrder {
    return this.calls.at(-1)!;
  }

  answer(value: unknown, id = this.last.id): void {
    this.say([{ id, value }]);
  }

  fail(message: string, code = 'failed', id = this.last.id): void {
    this.say([{ id, error: { code, message } }]);
  }

  /** Nothing at all says that it is up. */
  say(replies: readonly Reply[]): void {
    this.sayAnything(this.codec.pack(replies));
  }

  sayAnything(message: unknown): void {
    this.hear(structuredClone(message));
  }

  breakDown(why: string): void {
    this.broke(why);
  }
}

/** A worker in this thread: `serve` gets its end of the line. What is posted arrives as a copy, a moment later. */
export function portTo(serve: (line: Line) => void): Port {
  let hearCaller: (message: unknown) => void = () => {};
  let hearWorker: (message: unknown) => void = () => {};
  let isOpen = true;
  const post = (message: unknown, hear: () => (message: unknown) => void): void => {
    const copy: unknown = structuredClone(message);
    void Promise.resolve().then(() => {
      if (isOpen) hear()(copy);
    });
  };
  serve({
    post: (message) => post(message, () => hearCaller),
    listen: (hear) => {
      hearWorker = hear;
    },
  });
  return {
    post: (message) => post(message, () => hearWorker),
    listen: (hear) => {
      hearCaller = hear;
    },
    terminate: () => {
      isOpen = false;
    },
  };
}

const MOMENTS = 50;

/** Lets everything that is due happen. */
export async function settled(): Promise<void> {
  for (let moment = 0; moment < MOMENTS; moment++) await Promise.resolve();
}
