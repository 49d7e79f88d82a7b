/** A program that leaves to everybody whatever it makes, unless told otherwise: opens a store, copies it and brings it back. */

import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LastingConfig } from '../open.ts';
import { openStore, restoreStore } from '../../../testing/stores.ts';

export interface Told {
  readonly folder: string;
  readonly worker: string;
  /** Of PostgreSQL, to copy it too. */
  readonly url: string;
}

/** The mode of everything that lies in the folder, by its name, and what was warned of. */
export interface Found {
  readonly made: Readonly<Record<string, string>>;
  readonly found: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
}

process.umask(0);
const { folder, worker, url } = JSON.parse(process.argv[2]!) as Told;
const warnings: string[] = [];
const warn = (message: string) => void warnings.push(message);
const data = (name: string): LastingConfig & { kind: 'sqlite' } => ({
  ...{ kind: 'sqlite', path: join(folder, name, 'parlor.sqlite'), worker: new URL(worker), warn },
});

const modes = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  );

const store = await openStore(data('new/data'));
await store.createPlayer({ id: 'ada', name: 'Ada', recoveryHash: null, createdAt: 1 });
await store.backup(join(folder, 'copy.db'));
const elsewhere = await openStore({ kind: 'postgres', url });
await elsewhere.backup(join(folder, 'postgres.db'));
await elsewhere.close();
await restoreStore(join(folder, 'copy.db'), data('restored'));
const made = modes();
// As an older version left them, and in the middle of something.
const { path } = data('new/data');
for (const end of ['', '-wal', '-shm']) chmodSync(`${path}${end}`, 0o644);
chmodSync(join(folder, 'new/data'), 0o755);
chmodSync(join(folder, 'copy.db'), 0o640);
mkdirSync(join(folder, 'shared'));
writeFileSync(join(folder, 'shared', 'of-others'), '');
const quiet = warnings.length;
for (const name of ['new/data', 'shared']) await (await openStore(data(name))).close();
await restoreStore(join(folder, 'copy.db'), data('restored'), { force: true });
const found: Found = { made, found: modes(), warnings: warnings.slice(quiet) };
await store.close();
if (quiet > 0) throw new Error(`Warned of what it made itself: ${warnings.join()}`);
process.stdout.write(JSON.stringify(found));
