/** The server's end of the database's thread. A thread that dies is replaced at the next call. */

import { Worker } from 'node:worker_threads';
import { type Core, type CoreCall, coreOf } from '../core.ts';
import { StoreError } from '../../../application/ports/storeError.ts';
import type { Duty, Failure, Reply, Request } from './messages.ts';
import { expectFile, fileAt } from './ownFile.ts';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface ThreadOptions {
  /** The bundled thread: sqlite.worker.mjs. */
  readonly worker: URL;
  readonly path: string;
  readonly warn: (message: string) => void;
}

export async function threadedCore(options: ThreadOptions): Promise<Core> {
  const thread = new Thread(options);
  const core: Core = {
    ...coreOf(
      (name) =>
        (...args) =>
          thread.call(name, args),
    ),
    backup: (to) => thread.copy(to),
    close: () => thread.close(),
  };
  try {
    await core.ping();
    thread.remember();
  } catch (error) {
    await thread.abandon();
    throw error;
  }
  return core;
}

class Thread {
  readonly #options: ThreadOptions;
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #unsent: Request[number][] = [];
  #closing: Promise<void> | undefined;
  /** What was opened first; undefined before that. */
  #file: string | undefined;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** From now on no other file will do, not even for the thread that comes after one that died. */
  remember(): void {
    this.#file = fileAt(this.#options.path);
  }

  call(name: CoreCall, args: readonly unknown[]): Promise<unknown> {
    if (this.#closing) return Promise.reject(new StoreError('closed', 'The store is closed.'));
    return this.#send(name, args);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  copy(to: string): Promise<void> {
    const duty: Duty = { is: 'copy', from: this.#options.path, to };
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.#options.worker, { workerData: duty });
      let failure: Failure | undefined;
      worker.on('message', (message: Failure) => {
        failure = message;
      });
      worker.on('error', ({ message }: Error) => {
        failure = { code: 'crashed', message };
      });
      worker.on('exit', () => {
        if (failure) reject(new StoreError(failure.code, failure.message));
        else resolve();
      });
    });
  }

  /** Ends the thread at once. */
  async abandon(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    worker?.removeAllListeners();
    await worker?.terminate();
  }

  async #close(): Promise<void> {
    // A thread that was never started, or is gone, has nothing to close.
    if (this.#worker) await this.#send('close', []).catch(() => {});
    await this.abandon();
  }

  #send(name: CoreCall, args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve, reject });
      // With all that is asked in this turn of the loop: a message is dearer than what it carries.
      if (this.#unsent.push({ id, name, args }) === 1) setImmediate(() => this.#flush());
    });
  }

  #flush(): void {
    const request = this.#unsent;
    this.#unsent = [];
    let worker: Worker;
    try {
      worker = this.#worker ??= this.#start();
    } catch (error) {
      for (const { id } of request) this.#settle(id, (one) => one.reject(error));
      return;
    }
    try {
      worker.postMessage(request);
    } catch (error) {
      // Something among the arguments cannot be sent: find out whose.
      if (request.length === 1) this.#settle(request[0]!.id, (one) => one.reject(error));
      else for (const one of request) this.#flushOne(worker, one);
    }
  }

  #flushOne(worker: Worker, one: Request[number]): void {
    try {
      worker.postMessage([one]);
    } catch (error) {
      this.#settle(one.id, (waiting) => waiting.reject(error));
    }
  }

  #start(): Worker {
    const { path, worker: file, warn } = this.#options;
    if (this.#file !== undefined) expectFile(path, this.#file);
    const duty: Duty = { is: 'serve', path };
    const worker = new Worker(file, { workerData: duty });
    let reason = 'it stopped';
    worker.on('message', (reply: Reply) => {
      for (const answer of reply) {
        this.#settle(answer.id, (one) => {
          if ('value' in answer) one.resolve(answer.value);
          else one.reject(new StoreError(answer.error.code, answer.error.message));
        });
      }
    });
    worker.on('error', (error: Error) => {
      reason = error.message;
    });
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
      const message = `The thread of the database ended: ${reason}`;
      warn(message);
      const lost = this.#waiting;
      this.#waiting = new Map();
      for (const one of lost.values()) one.reject(new StoreError('crashed', message));
    });
    return worker;
  }

  #settle(id: number, settle: (one: Waiting) => void): void {
    const one = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (one) settle(one);
  }
}
