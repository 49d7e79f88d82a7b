/** The server's end of the database's thread. A thread that dies is replaced at the next call. */

import {
  CallFailed,
  type Connection,
  connect,
  type Port,
  UNSENDABLE,
  type WorkerLost,
} from '@parlor/rpc';
import type { Machine } from '../../../application/ports/world.ts';
import { type Call, type Core, coreOf } from '../sql/core.ts';
import { StoreError, type StoreErrorCode } from '../../../application/ports/storeError.ts';
import type { Copier, Duty } from './duty.ts';
import { expectFile, fileAt } from './ownFile.ts';

export interface ThreadOptions {
  /** The bundled thread: sqlite.worker.mjs. */
  readonly worker: URL;
  readonly path: string;
  readonly warn: (message: string) => void;
  readonly machine: Pick<Machine, 'startWorker' | 'defer'>;
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
  readonly #connection: Connection<Core>;
  #isRunning = false;
  #closing: Promise<void> | undefined;
  /** What was opened first; undefined before that. */
  #file: string | undefined;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.#connection = connect<Core>(() => this.#start(), {
      defer: options.machine.defer,
      errorOf: storeErrorOf,
      lost: ({ detail }) => {
        this.#isRunning = false;
        options.warn(ended(detail));
      },
    });
  }

  /** From now on no other file will do, not even for the thread that comes after one that died. */
  remember(): void {
    this.#file = fileAt(this.#options.path);
  }

  call(name: keyof Core, args: readonly unknown[]): Promise<unknown> {
    if (this.#closing) return Promise.reject(new StoreError('closed', CLOSED));
    return (this.#connection.calls[name] as Call)(...args);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  /** In a thread of its own, while this one goes on. */
  async copy(to: string): Promise<void> {
    const { worker, path, machine } = this.#options;
    const duty: Duty = { is: 'copy' };
    const copier = connect<Copier>(() => machine.startWorker(worker, duty), {
      restart: false,
      errorOf: storeErrorOf,
    });
    try {
      await copier.calls.copy(path, to);
    } finally {
      await copier.close();
    }
  }

  /** Ends the thread at once. */
  abandon(): Promise<void> {
    return this.#connection.close();
  }

  async #close(): Promise<void> {
    // A thread that was never started, or is gone, has nothing to close.
    if (this.#isRunning) await this.#connection.calls.close().catch(() => {});
    await this.abandon();
  }

  #start(): Port {
    const { path, worker, machine } = this.#options;
    if (this.#file !== undefined) expectFile(path, this.#file);
    const duty: Duty = { is: 'serve', path };
    const port = machine.startWorker(worker, duty);
    this.#isRunning = true;
    return port;
  }
}

const CLOSED = 'The store is closed.';

const ended = (why: string): string => `The thread of the database ended: ${why}`;

function storeErrorOf(why: WorkerLost | CallFailed): Error {
  if (why instanceof CallFailed) {
    // What cannot be copied to another thread cannot be kept either.
    const code = why.code === UNSENDABLE ? 'bad-value' : (why.code as StoreErrorCode);
    return new StoreError(code, why.message);
  }
  if (why.cause instanceof Error) return why.cause;
  return why.reason === 'closed'
    ? new StoreError('closed', CLOSED)
    : new StoreError('crashed', ended(why.detail));
}
