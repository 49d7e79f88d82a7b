/** The browser's own database. Whatever goes wrong with it has a stable code, whichever browser it is. */

/**
 * - `storage-full`: no room for what was to be stored; nothing of it is.
 * - `storage-blocked`: a tab with an older version of the app has to be closed first.
 * - `storage-outdated`: a newer version of the app has been here; this one has to be loaded again.
 * - `storage-off`: the browser stores nothing here.
 */
const STORAGE_PROBLEMS = [
  'storage-full',
  'storage-blocked',
  'storage-outdated',
  'storage-off',
] as const;

export type StorageProblem = (typeof STORAGE_PROBLEMS)[number];

export class StorageError extends Error {
  constructor(
    readonly code: StorageProblem,
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}

/** What an error says about the storage, here or behind a message port; undefined when it is about something else. */
export const storageProblem = (error: unknown): StorageProblem | undefined => {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return STORAGE_PROBLEMS.find((known) => known === code);
};

const CODES: Readonly<Record<string, StorageProblem>> = {
  QuotaExceededError: 'storage-full',
  VersionError: 'storage-outdated',
  SecurityError: 'storage-off',
  InvalidStateError: 'storage-off',
  UnknownError: 'storage-off',
};

const problemOf = (error: unknown): unknown => {
  const code = error instanceof DOMException ? CODES[error.name] : undefined;
  return code ? new StorageError(code, error) : error;
};

export interface DatabaseLayout {
  readonly name: string;
  readonly version: number;
  /** From the layout of an earlier version, 0 for none, in one transaction: all of it happens, or nothing. */
  upgrade(database: IDBDatabase, transaction: IDBTransaction, from: number): void;
}

/** A request that nothing is heard of for so long waits for another tab: not every browser says so. */
const PATIENCE_MS = 6000;

export class Database {
  private opening: Promise<IDBDatabase> | undefined;
  /** Rejects while another tab keeps an older layout open. */
  private blocked: Promise<never> | undefined;

  constructor(private readonly layout: DatabaseLayout) {}

  /**
   * All that `work` asks for happens or nothing does; it may wait for nothing but requests of its transaction. What was
   * written has reached the disk when this resolves, unless it may be `relaxed`.
   */
  async transact<Value>(
    stores: readonly string[],
    mode: 'readonly' | 'readwrite',
    work: (transaction: IDBTransaction) => Promise<Value>,
    durability: IDBTransactionDurability = 'strict',
  ): Promise<Value> {
    try {
      const transaction = (await this.open()).transaction(stores, mode, { durability });
      const committed = new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () =>
          reject(transaction.error ?? new DOMException('aborted', 'AbortError')),
        );
      });
      try {
        const value = await work(transaction);
        await committed;
        return value;
      } catch (error) {
        committed.catch(() => {});
        if (!transaction.error) abort(transaction);
        throw error;
      }
    } catch (error) {
      throw problemOf(error);
    }
  }

  /** Opened when it is first asked for something. A request that is blocked goes on waiting, whoever gives up. */
  private open(): Promise<IDBDatabase> {
    if (!this.opening) this.start();
    return Promise.race([this.opening!, this.blocked!]);
  }

  private start(): void {
    const { name, version, upgrade } = this.layout;
    let block: (error: Error) => void;
    this.blocked = new Promise((_resolve, reject) => (block = reject));
    this.blocked.catch(() => {});
    this.opening = new Promise((resolve, reject) => {
      let failure: unknown;
      const wait = (): void => block(new StorageError('storage-blocked'));
      const patience = setTimeout(wait, PATIENCE_MS);
      const request = indexedDB.open(name, version);
      for (const heard of ['upgradeneeded', 'success', 'error']) {
        request.addEventListener(heard, () => clearTimeout(patience));
      }
      request.addEventListener('upgradeneeded', ({ oldVersion }) => {
        const transaction = request.transaction!;
        transaction.addEventListener('abort', () => (failure = transaction.error));
        upgrade(request.result, transaction, oldVersion);
      });
      request.addEventListener('blocked', wait);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(failure ?? request.error));
    });
    this.opening.then(
      (database) => {
        // A newer version of the app wants to change the layout: its player is waiting.
        database.addEventListener('versionchange', () => {
          this.opening = undefined;
          database.close();
        });
        database.addEventListener('close', () => (this.opening = undefined));
      },
      () => (this.opening = undefined),
    );
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

/** The answer to one request of a transaction. */
export const answerTo = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
