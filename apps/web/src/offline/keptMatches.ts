/** Matches of this device, kept in the browser's own database: closing the tab loses nothing. */

import type { Json } from '@parlor/kit';
import type { GameId } from '@parlor/registry';
import type { LocalSeat } from '../table/localSession.ts';

export interface KeptMatch {
  readonly id: string;
  readonly game: GameId;
  readonly seats: readonly LocalSeat[];
  readonly record: Json;
  readonly isOver: boolean;
  /** Does somebody here have to answer? Bots go on when the table is opened. */
  readonly isYourTurn?: boolean;
  /** Final places by seat. */
  readonly places?: readonly number[];
  readonly updatedAt: number;
}

const STORE = 'matches';

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('parlor', 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(STORE, { keyPath: 'id' }),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
  return opening;
}

async function ask<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const transaction = (await database()).transaction(STORE, mode);
  const request = work(transaction.objectStore(STORE));
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('not kept')));
  });
}

export const keepMatch = (match: KeptMatch): Promise<unknown> =>
  ask('readwrite', (store) => store.put(match));

export const keptMatch = (id: string): Promise<KeptMatch | undefined> =>
  ask('readonly', (store) => store.get(id) as IDBRequest<KeptMatch | undefined>);

export const forgetMatch = (id: string): Promise<unknown> =>
  ask('readwrite', (store) => store.delete(id));

export const forgetMatches = (): Promise<unknown> => ask('readwrite', (store) => store.clear());

/** Newest first. */
export async function keptMatches(): Promise<KeptMatch[]> {
  const all = await ask('readonly', (store) => store.getAll() as IDBRequest<KeptMatch[]>);
  return all.toSorted((a, b) => b.updatedAt - a.updatedAt);
}
