/** Where the matches of this device are stored, by every tab and its workers. */

import { Database } from '../platform/database.ts';
import { splitMatch, type WholeMatch } from './upgrade.ts';

export const MATCHES = 'matches';
/** The logs of all matches, under the unique key (match, number). */
export const ENTRIES = 'entries';
/** Of `ENTRIES`: what was said by whom under which key. */
export const COMMANDS = 'commands';
export const SNAPSHOTS = 'snapshots';

export const matchDatabase = new Database({
  name: 'parlor',
  version: 2,
  upgrade(database, transaction, from) {
    if (from < 1) database.createObjectStore(MATCHES, { keyPath: 'id' });
    const log = database.createObjectStore(ENTRIES, { keyPath: ['match', 'n'] });
    log.createIndex(COMMANDS, ['match', 'player', 'key'], { unique: true });
    database.createObjectStore(SNAPSHOTS, { keyPath: 'match' });
    splitAll(transaction);
  },
});

function splitAll(transaction: IDBTransaction): void {
  const log = transaction.objectStore(ENTRIES);
  const walk = transaction.objectStore(MATCHES).openCursor();
  walk.addEventListener('success', () => {
    const cursor = walk.result;
    if (!cursor) return;
    const { match, entries } = splitMatch(cursor.value as WholeMatch);
    for (const entry of entries) log.add(entry);
    cursor.update(match);
    cursor.continue();
  });
}
