/**
 * The host's side: calls into a worker thread with a hard limit. A worker that
 * does not answer in time is killed and replaced; whatever else it was doing
 * fails with it, and the next call finds a fresh one.
 */

import { Worker } from 'node:worker_threads';
import type { Reply } from './serve.ts';

export class WorkerFailed extends Error {
  constructor(
    readonly reason: 'too-slow' | 'crashed' | 'closed',
    detail = '',
  ) {
    super(detail === '' ? reason : `${reason}: ${detail}`);
  }
}

interface Pending {
  resolve(value: never): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout;
}

export class Remote {
  private worker: Worker | undefined;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;
  private isClosed = false;

  constructor(
    private readonly file: URL,
    private readonly limitMs: number,
    /** Told whenever a worker is gone and its memory with it. */
    private readonly lost: (why: WorkerFailed) => void,
    private readonly data: unknown = undefined,
  ) {}

  call<Value>(method: string, ...args: readonly unknown[]): Promise<Value> {
    if (this.isClosed) return Promise.reject(new WorkerFailed('closed'));
    const worker = (this.worker ??= this.start());
    const id = ++this.lastId;
    return new Promise<Value>((resolve, reject) => {
      // The clock starts when the call is made: one that waits behind a stuck one fails with it.
      const timer = setTimeout(
        () => this.give(worker, new WorkerFailed('too-slow', method)),
        this.limitMs,
      );
      this.pending.set(id, { resolve: resolve as Pending['resolve'], reject, timer });
      worker.postMessage({ id, method, args });
    });
  }

  private start(): Worker {
    const worker = new Worker(this.file, { workerData: this.data });
    worker.on('message', (reply: Reply) => this.take(reply));
    worker.on('error', (error: Error) =>
      this.give(worker, new WorkerFailed('crashed', error.message)),
    );
    worker.on('exit', (code) => this.give(worker, new WorkerFailed('crashed', `exit ${code}`)));
    return worker;
  }

  private take(reply: Reply): void {
    const call = this.pending.get(reply.id);
    if (!call) return;
    this.pending.delete(reply.id);
    clearTimeout(call.timer);
    if (reply.ok) call.resolve(reply.value as never);
    else call.reject(new Error(reply.error));
  }

  /** Gives the worker up, and everything it was asked. */
  private give(worker: Worker, why: WorkerFailed): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    void worker.terminate();
    for (const { reject, timer } of this.pending.values()) {
      clearTimeout(timer);
      reject(why);
    }
    this.pending.clear();
    this.lost(why);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const { worker } = this;
    if (!worker) return;
    this.give(worker, new WorkerFailed('closed'));
    await worker.terminate();
  }
}
