import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteWorker } from '../../testing/bundle.ts';
import { type Postgres, startPostgres } from '../../testing/services.ts';
import type { LastingConfig } from './open.ts';
import { sqliteAccess } from './sqlite/access.ts';
import { openDatabase } from './sqlite/database.ts';
import type { Store } from '../../application/ports/store.ts';
import { newFolder } from './testing/folder.ts';
import { aMatch, anEntry, aPlayer, aRating, aTable, OUTCOME } from './testing/samples.ts';
import { openStore, restoreStore } from '../../testing/stores.ts';
import { thisMachine } from '../machine/machine.ts';

const { folder, remove } = newFolder();
let postgres: Postgres;
let worker: URL;
let count = 0;

beforeAll(async () => {
  [postgres, worker] = await Promise.all([startPostgres(), sqliteWorker()]);
});

afterAll(async () => {
  await postgres.remove();
  await remove();
});

const newPath = (): string => join(folder, `${++count}.db`);

const KINDS = ['sqlite', 'postgres'] as const;

const newConfig = async (kind: (typeof KINDS)[number]): Promise<LastingConfig> =>
  kind === 'sqlite'
    ? { kind, path: newPath(), worker }
    : { kind, url: await postgres.createDatabase() };

const MATCHES = Array.from({ length: 30 }, (_, index) => `match-${index}`);
const ENTRIES = 20;

/** Something in every table, and more of one than is carried at once. */
async function fill(store: Store): Promise<void> {
  await store.createPlayer(aPlayer({ id: 'ada', name: 'Ünï 🎲', recoveryHash: 'r' }));
  await store.createTable(aTable({ id: 'table', players: ['ada'], doc: { z: '\u0000', a: 1 } }));
  await store.createMatch(aMatch({ id: 'match', table: 'table' }));
  await store.createMatch(aMatch({ id: 'over', table: 'table', startedAt: 1 }));
  await store.finishMatch('over', 5, OUTCOME, [aRating({ mu: 25.1, sigma: 1 / 3 })]);
  for (const id of MATCHES) await store.createMatch(aMatch({ id, seats: ['bob'] }));
  await Promise.all(
    ['match', ...MATCHES].flatMap((match) =>
      Array.from({ length: ENTRIES }, (_, index) =>
        store.append(anEntry(match, index + 1, { key: `k${index}` })),
      ),
    ),
  );
  await store.saveSnapshot('match', 7, { n: [7] });
  await store.keepRefusal({
    ...{ player: 'ada', key: 'refused', at: 3, why: { code: 'no', params: { z: '\0', a: 1 } } },
    log: { match: 'match', player: 'ada' },
  });
  await store.claim('match', { node: 'a', ms: 60_000 });
  await store.addChat({ table: 'table', id: 'l', at: 1, player: 'ada', name: 'A', text: 'hé' });
  await store.secret('cookie', () => 'very secret');
}

/** Everything that can be read. */
const contents = async (store: Store): Promise<unknown> => ({
  player: await store.player('ada'),
  sessions: await store.sessionsOf('ada'),
  tables: [await store.tablesOf('ada', 9), await store.lobby(9, 9)],
  matches: await store.matchesOf('ada', 9),
  log: await Promise.all(['match', ...MATCHES].map((match) => store.log(match, 0))),
  snapshot: await store.snapshot('match'),
  refusal: JSON.stringify(await store.refusal({ player: 'ada', key: 'refused' })),
  held: await store.claim('match', { node: 'b', ms: 60_000 }),
  chat: await store.chat('table', 9),
  ranking: await store.ranking('chess', 9),
  secret: await store.secret('cookie', () => 'another'),
});

async function within<A>(config: LastingConfig, work: (store: Store) => Promise<A>): Promise<A> {
  const store = await openStore(config);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function copyOf(kind: (typeof KINDS)[number]): Promise<{ copy: string; all: unknown }> {
  const copy = newPath();
  const all = await within(await newConfig(kind), async (store) => {
    await fill(store);
    await store.backup(copy);
    return contents(store);
  });
  return { copy, all };
}

describe.each(KINDS)('a copy of %s', (from) => {
  it.each(KINDS)('brings everything back into %s', async (to) => {
    const { copy, all } = await copyOf(from);
    const target = await newConfig(to);
    // A server that was opened once has made a secret already: the copy's counts.
    await within(target, (store) => store.secret('cookie', () => 'young'));
    await restoreStore(copy, target);
    expect(await within(target, contents)).toEqual(all);
    expect(all).toMatchObject({ held: false, secret: 'very secret' });
    expect(all).toHaveProperty('refusal', expect.stringContaining('"no"'));
  });

  it('is taken at one moment while everything goes on', async () => {
    const copy = newPath();
    const config = await newConfig(from);
    await within(config, async (store) => {
      await store.createMatch(aMatch({ id: 'm' }));
      const progress = { n: 0, isCopied: false };
      const appending = (async () => {
        while (!progress.isCopied) await store.append(anEntry('m', ++progress.n));
      })();
      while (progress.n < 20) await store.ping();
      const before = progress.n - 1;
      await store.backup(copy);
      progress.isCopied = true;
      await appending;
      const target = await newConfig('sqlite');
      await restoreStore(copy, target);
      const log = await within(target, (restored) => restored.log('m', 0));
      expect(log.length).toBeGreaterThanOrEqual(before);
      expect(log).toEqual((await store.log('m', 0)).slice(0, log.length));
    });
  });

  it('never replaces a file, and needs its folder', async () => {
    const taken = newPath();
    writeFileSync(taken, 'precious');
    await within(await newConfig(from), async (store) => {
      await expect(store.backup(taken)).rejects.toMatchObject({ code: 'exists' });
      const nowhere = join(folder, 'no', 'such', 'folder');
      await expect(store.backup(nowhere)).rejects.toMatchObject({ code: 'not-found' });
    });
    expect(readFileSync(taken, 'utf8')).toBe('precious');
  });
});

describe.each(KINDS)('restoring into %s', (to) => {
  it('replaces what is there only by force', async () => {
    const { copy, all } = await copyOf('sqlite');
    const target = await newConfig(to);
    await within(target, async (store) => {
      await store.createPlayer(aPlayer({ id: 'mine' }));
      await store.createTable(aTable({ players: ['mine'] }));
    });
    await expect(restoreStore(copy, target)).rejects.toMatchObject({ code: 'not-empty' });
    expect(await within(target, (store) => store.player('mine'))).toBeDefined();
    await restoreStore(copy, target, { force: true });
    expect(await within(target, contents)).toEqual(all);
    expect(await within(target, (store) => store.player('mine'))).toBeUndefined();
  });

  it('refuses what is no whole copy, and changes nothing', async () => {
    const { copy } = await copyOf('sqlite');
    const target = await newConfig(to);
    await within(target, (store) => store.createPlayer(aPlayer({ id: 'mine' })));
    const spoilt = (spoil: (path: string) => void): string => {
      const path = newPath();
      copyFileSync(copy, path);
      spoil(path);
      return path;
    };
    const bytes = readFileSync(copy);
    const withSql = (text: string) => (path: string) => {
      const database = openDatabase(path);
      database.exec('pragma foreign_keys = off');
      database.exec(text);
      database.exec('pragma journal_mode = delete');
      database.close();
    };
    const cases: [string, string][] = [
      [join(folder, 'missing'), 'not-found'],
      [spoilt((path) => writeFileSync(path, '')), 'damaged'],
      [spoilt((path) => writeFileSync(path, 'x'.repeat(5_000))), 'damaged'],
      [spoilt((path) => writeFileSync(path, bytes.subarray(0, bytes.length - 4096))), 'damaged'],
      [spoilt((path) => writeFileSync(path, holed(bytes))), 'damaged'],
      [spoilt(withSql("delete from matches where id = 'match'")), 'damaged'],
      [spoilt(withSql('update schema_version set version = 99')), 'newer-schema'],
    ];
    for (const [path, code] of cases) {
      await expect(restoreStore(path, target, { force: true })).rejects.toMatchObject({ code });
    }
    expect(existsSync(cases[0]![0])).toBe(false);
    expect(await within(target, (store) => store.player('mine'))).toBeDefined();
  });
});

/** With a page in the middle overwritten. */
function holed(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy.fill(0xff, 4096 * 6, 4096 * 7);
  return copy;
}

describe('a copy', () => {
  it('is no store that was never one', async () => {
    const path = newPath();
    const { close } = await sqliteAccess(openDatabase(path), { path, machine: thisMachine });
    await close();
    const target = await newConfig('sqlite');
    await restoreStore(path, target);
    expect(await within(target, (store) => store.lobby(9, 9))).toEqual([]);
  });
});
