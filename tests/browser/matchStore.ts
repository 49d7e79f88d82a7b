/** The matches of this device in the browser's database, past the page: as it stores them, or as the version before did. */

import type { Page } from 'playwright-core';

export interface Kept {
  readonly record: unknown;
  readonly seats: readonly { readonly name: string; readonly level?: string }[];
}

/** One record with everything in it: what the first version stored, and what tests are written with. */
export interface WholeMatch {
  readonly id: string;
  readonly seats: readonly object[];
  readonly record: unknown;
  readonly updatedAt: number;
}

/** Where no page has been yet, the database is made as the first version made it, and has to be upgraded. */
const OPEN = `
  const opened = () => new Promise((resolve, reject) => {
    const request = indexedDB.open('parlor');
    request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'id' });
    request.onerror = () => reject(new Error('no database'));
    request.onsuccess = () => resolve(request.result);
  });
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
`;

export const putStored = (page: Page, match: WholeMatch): Promise<void> =>
  page.evaluate(`(async () => {
    ${OPEN}
    const { record, ...match } = ${JSON.stringify(match)};
    const database = await opened();
    const stores = [...database.objectStoreNames];
    const transaction = database.transaction(stores, 'readwrite');
    const isSplit = stores.includes('entries');
    const { moves, ...header } = record;
    const { id, updatedAt: at } = match;
    if (isSplit) moves.forEach(({ seat, move }, before) => transaction.objectStore('entries').put({
      match: id, n: before + 1, at, seat, player: 'seat:' + seat, key: 'put-' + before,
      body: { type: 'move', ply: before + 1, move, took: 0 },
    }));
    transaction.objectStore('matches').put(
      isSplit ? { ...match, header, head: moves.length, startedAt: at } : { ...match, record },
    );
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  })()`);

/** Undefined where there is none of this id. */
export const storedIn = (page: Page, id: string): Promise<Kept | undefined> =>
  page.evaluate(`(async () => {
    ${OPEN}
    const database = await opened();
    const stores = [...database.objectStoreNames];
    const transaction = database.transaction(stores);
    const match = await done(transaction.objectStore('matches').get('${id}'));
    const range = IDBKeyRange.bound(['${id}', 0], ['${id}', Infinity]);
    const entries = stores.includes('entries')
      ? await done(transaction.objectStore('entries').getAll(range))
      : [];
    database.close();
    if (!match || match.record) return match;
    const moves = [];
    for (const { seat, body } of entries) {
      if (body.type === 'takeback') moves.length = body.ply;
      else moves.push({ seat, move: body.move });
    }
    const { header, ...rest } = match;
    return { ...rest, record: { ...header, moves } };
  })()`);
