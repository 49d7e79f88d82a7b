/**
 * The caller's side: the methods of an object in another thread, as functions.
 * A thread that crashes or hangs is replaced at the next call; whatever it was
 * asked fails with it. Each call is settled exactly once.
 */

import { CallCancelled, CallFailed, UNSENDABLE, WorkerLost } from './errors.ts';
import { messageOf, type Order, type Reply } from './messages.ts';
import { type Codec, plainCodec, type Port, type Timers } from './port.ts';
import { replaced, type Signal, signalIn } from './signal.ts';
import { Silence, type SilenceLimits } from './silence.ts';
import { afterTicks } from './ticks.ts';

/** What `Api` looks like from another thread. */
export type Remote<Api> = {
  readonly [Method in keyof Api]: Api[Method] extends (...args: infer Args) => infer Value
    ? (...args: Args) => Promise<Awaited<Value>>
    : never;
};

export interface ConnectOptions {
  /** The clock that limits go by. */
  readonly timers?: Timers;
  /** How long the worker may say nothing although it was asked. */
  readonly silence?: SilenceLimits;
  /** Whether a worker that is gone gets a successor. */
  readonly restart?: boolean;
  /** Calls `send` at the end of this turn of the loop, so that calls made together travel together. At once without it. */
  readonly defer?: (send: () => void) => void;
  readonly codec?: () => Codec;
  /** Told that a worker is gone and its memory with it, before its callers are; not when the connection is closed. */
  readonly lost?: (why: WorkerLost) => void;
  /** What callers get in place of these. */
  readonly errorOf?: (why: WorkerLost | CallFailed) => Error;
}

export interface Connection<Api> {
  readonly calls: Remote<Api>;

  /** The same calls, with so many milliseconds for each: a worker that takes longer is replaced. */
  within(ms: number): Remote<Api>;

  /** Ends the worker. Whoever waits is told, and so is whoever calls later. */
  close(): Promise<void>;
}

/** `open` starts a worker that runs `expose`; it is called when one is needed. */
export const connect = <Api extends object>(
  open: () => Port,
  options: ConnectOptions = {},
): Connection<Api> => new Caller<Api>(open, options);

interface Pending {
  readonly method: string;
  resolve(value: unknown): void;
  reject(error: Error): void;
  /** Its limit and its signal are not needed any more. */
  release: (() => void) | undefined;
}

class Caller<Api extends object> implements Connection<Api> {
  readonly calls: Remote<Api> = remote((method, args) => this.call(method, args, undefined));

  private port: Port | undefined;
  private codec: Codec = plainCodec;
  private readonly pending = new Map<number, Pending>();
  private unsent: Order[] = [];
  private lastId = 0;
  /** Why there will be no other worker. */
  private over: WorkerLost | undefined;
  private readonly silence: Silence | undefined;

  constructor(
    private readonly open: () => Port,
    private readonly options: ConnectOptions,
  ) {
    const { silence } = options;
    this.silence =
      silence &&
      new Silence(
        this.timers,
        silence,
        () => this.pending.size > 0,
        () => this.tooSlow([...this.pending.values()][0]!.method),
      );
  }

  within(ms: number): Remote<Api> {
    return remote((method, args) => this.call(method, args, ms));
  }

  async close(): Promise<void> {
    this.over = new WorkerLost('closed');
    await this.drop(this.over);
  }

  private get timers(): Timers {
    const { timers } = this.options;
    if (!timers) throw new Error('a limit needs a clock');
    return timers;
  }

  private call(method: string, args: readonly unknown[], ms: number | undefined): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.over) {
        reject(this.errorOf(this.over));
        return;
      }
      const id = ++this.lastId;
      const signalAt = signalIn(args);
      if (signalAt >= 0 && (args[signalAt] as Signal).aborted) {
        reject(new CallCancelled(method));
        return;
      }
      const pending: Pending = { method, resolve, reject, release: undefined };
      if (ms !== undefined)
        pending.release = afterTicks(this.timers, ms, () => this.tooSlow(method));
      if (this.pending.size === 0) this.silence?.asked();
      this.pending.set(id, pending);
      if (signalAt < 0) this.send({ id, method, args });
      else this.sendWithSignal(id, pending, args, signalAt);
    });
  }

  private sendWithSignal(
    id: number,
    pending: Pending,
    args: readonly unknown[],
    signalAt: number,
  ): void {
    const signal = args[signalAt] as Signal;
    const { method, release } = pending;
    const cancel = (): void => {
      this.taken(id)?.reject(new CallCancelled(method));
      const at = this.unsent.findIndex((order) => 'id' in order && order.id === id);
      if (at >= 0) this.unsent.splice(at, 1);
      else this.send({ cancel: id });
    };
    signal.addEventListener('abort', cancel);
    pending.release = () => {
      release?.();
      signal.removeEventListener('abort', cancel);
    };
    this.send({ id, method, args: replaced(args, signalAt, null), signalAt });
  }

  private send(order: Order): void {
    if (this.unsent.push(order) > 1) return;
    const { defer } = this.options;
    if (defer) defer(() => this.flush());
    else this.flush();
  }

  private flush(): void {
    const orders = this.unsent;
    if (orders.length === 0) return;
    this.unsent = [];
    let port: Port;
    try {
      port = this.port ??= this.start();
    } catch (error) {
      this.drop(new WorkerLost('crashed', messageOf(error), { cause: error }));
      return;
    }
    this.post(port, orders);
  }

  private post(port: Port, orders: readonly Order[]): void {
    try {
      port.post(this.codec.pack(orders));
    } catch (error) {
      this.codec.unsent?.();
      // Something among the arguments cannot be sent: find out whose.
      if (orders.length > 1) for (const order of orders) this.post(port, [order]);
      else this.unsendable(orders[0]!, error);
    }
  }

  private unsendable(order: Order, error: unknown): void {
    if ('cancel' in order) return;
    const failed = new CallFailed(UNSENDABLE, messageOf(error));
    this.taken(order.id)?.reject(this.errorOf(failed));
  }

  private start(): Port {
    const port = this.open();
    this.codec = this.options.codec?.() ?? plainCodec;
    this.silence?.begin();
    port.listen(
      (message) => {
        if (port === this.port) this.hear(message);
      },
      (why) => {
        if (port === this.port) this.lose(new WorkerLost('crashed', why));
      },
    );
    return port;
  }

  private hear(message: unknown): void {
    let replies: readonly Reply[];
    try {
      replies = understood(this.codec.unpack(message));
    } catch (error) {
      this.lose(new WorkerLost('crashed', `its answer makes no sense: ${messageOf(error)}`));
      return;
    }
    this.silence?.heard();
    for (const reply of replies) {
      const one = this.taken(reply.id);
      // It was cancelled, or the worker answers twice.
      if (one === undefined) continue;
      if ('error' in reply) {
        const { code, message: why } = reply.error;
        one.reject(this.errorOf(new CallFailed(code, why)));
      } else one.resolve(reply.value);
    }
  }

  private tooSlow(method: string): void {
    this.lose(new WorkerLost('too-slow', method));
  }

  private lose(why: WorkerLost): void {
    void this.drop(why, () => this.options.lost?.(why));
  }

  /** Gives the worker up, and everything it was asked. The next call finds a fresh one. */
  private drop(why: WorkerLost, tell?: () => void): unknown {
    const { port } = this;
    this.port = undefined;
    this.silence?.end();
    if (this.options.restart === false) this.over ??= why;
    const waiting = [...this.pending.values()];
    this.pending.clear();
    this.unsent = [];
    const ended = port?.terminate();
    for (const { release } of waiting) release?.();
    tell?.();
    for (const { reject } of waiting) reject(this.errorOf(why));
    return ended;
  }

  /** Whoever takes it out settles it. */
  private taken(id: number): Pending | undefined {
    const one = this.pending.get(id);
    if (one === undefined) return undefined;
    this.pending.delete(id);
    one.release?.();
    return one;
  }

  private errorOf(why: WorkerLost | CallFailed): Error {
    return this.options.errorOf?.(why) ?? why;
  }
}

/** An object with every method there may be: each is made when it is first asked for, and found without detours from then on. */
function remote<Api extends object>(
  call: (method: string, args: readonly unknown[]) => Promise<unknown>,
): Remote<Api> {
  const maker = new Proxy(
    {},
    {
      get(_target, method, made: object) {
        // Whoever awaits a value asks it for `then`.
        if (typeof method !== 'string' || method === 'then') return undefined;
        const value = (...args: readonly unknown[]) => call(method, args);
        Object.defineProperty(made, method, { value });
        return value;
      },
    },
  );
  return Object.create(maker) as Remote<Api>;
}

/** Throws at what no `expose` says. */
function understood(message: unknown): readonly Reply[] {
  if (!Array.isArray(message)) throw new TypeError('not a list of answers');
  for (const reply of message as readonly Reply[]) {
    if (typeof reply.id !== 'number') throw new TypeError('an answer to nothing');
    if ('error' in reply && typeof reply.error.code !== 'string') throw new TypeError('no code');
  }
  return message as readonly Reply[];
}
