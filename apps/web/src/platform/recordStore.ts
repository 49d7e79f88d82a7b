/** A store in the browser's own database: closing the tab loses nothing. */

export interface RecordStore<Kept> {
  put(kept: Kept): Promise<unknown>;
  get(id: string): Promise<Kept | undefined>;
  delete(id: string): Promise<unknown>;
  clear(): Promise<unknown>;
  all(): Promise<Kept[]>;
}

/** What is kept has an `id`. The database is opened when it is first asked for something. */
export function recordStore<Kept>(database: string, store: string): RecordStore<Kept> {
  let opening: Promise<IDBDatabase> | undefined;

  const open = (): Promise<IDBDatabase> => {
    opening ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(database, 1);
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore(store, { keyPath: 'id' }),
      );
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    });
    return opening;
  };

  async function ask<Value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> {
    const transaction = (await open()).transaction(store, mode);
    const request = work(transaction.objectStore(store));
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('error', () =>
        reject(transaction.error ?? new Error('not kept')),
      );
    });
  }

  return {
    put: (kept) => ask('readwrite', (on) => on.put(kept)),
    get: (id) => ask('readonly', (on) => on.get(id) as IDBRequest<Kept | undefined>),
    delete: (id) => ask('readwrite', (on) => on.delete(id)),
    clear: () => ask('readwrite', (on) => on.clear()),
    all: () => ask('readonly', (on) => on.getAll() as IDBRequest<Kept[]>),
  };
}
