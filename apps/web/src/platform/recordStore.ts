/** Records with an `id`, in a database of their own. */

import { answerTo, Database } from './database.ts';

export interface RecordStore<Stored> {
  put(stored: Stored): Promise<unknown>;
  get(id: string): Promise<Stored | undefined>;
  delete(id: string): Promise<unknown>;
  clear(): Promise<unknown>;
  all(): Promise<Stored[]>;
}

export function recordStore<Stored>(name: string, store: string): RecordStore<Stored> {
  const database = new Database({
    name,
    version: 1,
    upgrade: (made) => void made.createObjectStore(store, { keyPath: 'id' }),
  });

  const ask = <Value>(
    mode: 'readonly' | 'readwrite',
    request: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> =>
    database.transact([store], mode, (on) => answerTo(request(on.objectStore(store))));

  return {
    put: (stored) => ask('readwrite', (on) => on.put(stored)),
    get: (id) => ask('readonly', (on) => on.get(id) as IDBRequest<Stored | undefined>),
    delete: (id) => ask('readwrite', (on) => on.delete(id)),
    clear: () => ask('readwrite', (on) => on.clear()),
    all: () => ask('readonly', (on) => on.getAll() as IDBRequest<Stored[]>),
  };
}
