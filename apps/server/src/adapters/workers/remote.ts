/**
 * The host's side: calls into a worker thread with a hard limit. A worker that
 * says nothing for so long although it was asked is killed and replaced;
 * whatever it was asked fails with it, and the next call finds a fresh one.
 */

import { Worker } from 'node:worker_threads';
import type { Call, Reply } from './serve.ts';

export class WorkerFailed extends Error {
  constructor(
    readonly reason: 'too-slow' | 'crashed' | 'closed',
    detail = '',
  ) {
    super(detail === '' ? reason : `${reason}: ${detail}`);
  }
}

interface Pending {
  readonly method: string;
  resolve(value: never): void;
  reject(error: Error): void;
}

/** The limit is told by ticks: if the whole process was stopped for a while, only one tick has passed. */
const TICKS = 4;

/** Reading the program takes far longer than any question, above all on a busy machine. */
const TICKS_TO_START = 60;

export class Remote {
  private worker: Worker | undefined;
  private isUp = false;
  private readonly pending = new Map<number, Pending>();
  private unsent: Call[] = [];
  private lastId = 0;
  private isClosed = false;
  private clock: NodeJS.Timeout | undefined;
  private silentTicks = 0;

  constructor(
    private readonly file: URL,
    private readonly limitMs: number,
    /** Told whenever a worker is gone and its memory with it. */
    private readonly lost: (why: WorkerFailed) => void,
  ) {}

  call<Value>(method: string, ...args: readonly unknown[]): Promise<Value> {
    if (this.isClosed) return Promise.reject(new WorkerFailed('closed'));
    const id = ++this.lastId;
    return new Promise<Value>((resolve, reject) => {
      if (this.pending.size === 0) this.silentTicks = 0;
      this.pending.set(id, { method, resolve, reject });
      // With all that is asked in this turn of the loop: a message is dearer than what it carries.
      if (this.unsent.push({ id, method, args }) === 1) setImmediate(() => this.flush());
    });
  }

  private flush(): void {
    if (this.unsent.length === 0) return;
    const worker = (this.worker ??= this.start());
    const calls = this.unsent;
    this.unsent = [];
    // As text: for many small objects that is far cheaper than to have them cloned.
    worker.postMessage(JSON.stringify(calls));
  }

  private start(): Worker {
    const worker = new Worker(this.file);
    this.isUp = false;
    this.silentTicks = 0;
    worker.on('message', (replies: readonly Reply[]) => {
      this.isUp = true;
      this.silentTicks = 0;
      for (const reply of replies) this.take(reply);
    });
    worker.on('error', (error: Error) =>
      this.give(worker, new WorkerFailed('crashed', error.message)),
    );
    worker.on('exit', (code) => this.give(worker, new WorkerFailed('crashed', `exit ${code}`)));
    this.clock = setInterval(() => this.tick(worker), this.limitMs / TICKS);
    this.clock.unref();
    return worker;
  }

  private tick(worker: Worker): void {
    if (this.pending.size === 0) return;
    if (++this.silentTicks <= (this.isUp ? TICKS : TICKS_TO_START)) return;
    const [oldest] = this.pending.values();
    this.give(worker, new WorkerFailed('too-slow', oldest!.method));
  }

  private take(reply: Reply): void {
    const call = this.pending.get(reply.id);
    if (!call) return;
    this.pending.delete(reply.id);
    if (reply.ok) call.resolve(reply.value as never);
    else call.reject(new Error(reply.error));
  }

  /** Gives the worker up, and everything it was asked. */
  private give(worker: Worker, why: WorkerFailed): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    clearInterval(this.clock);
    void worker.terminate();
    const failed = [...this.pending.values()];
    this.pending.clear();
    this.unsent = [];
    this.lost(why);
    for (const { reject } of failed) reject(why);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const { worker } = this;
    if (!worker) return;
    this.give(worker, new WorkerFailed('closed'));
    await worker.terminate();
  }
}
