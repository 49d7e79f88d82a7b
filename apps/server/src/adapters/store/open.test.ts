import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteWorker } from '../../testing/bundle.ts';
import { type Postgres, startPostgres } from '../../testing/services.ts';
import { sqlCore, storeOf } from './sql/core.ts';
import { StoreError } from '../../application/ports/storeError.ts';
import { type Migration, MIGRATIONS, migrate, schemaVersion } from './sql/migrations.ts';
import type { StoreConfig } from './open.ts';
import { postgresAccess } from './postgres/access.ts';
import { openPool } from './postgres/pool.ts';
import type { Db, Schema } from './sql/schema.ts';
import { sqliteAccess } from './sqlite/access.ts';
import { MEMORY, openCopy, openDatabase } from './sqlite/database.ts';
import { sqliteDialect } from './sqlite/dialect.ts';
import type { Store } from '../../application/ports/store.ts';
import { newFolder } from './testing/folder.ts';
import { anEntry, aPlayer, aTable, begin } from './testing/samples.ts';
import { openStore } from '../../testing/stores.ts';
import { thisMachine } from '../machine/machine.ts';

const { folder, remove } = newFolder();
let postgres: Postgres;
let worker: URL;

beforeAll(async () => {
  [postgres, worker] = await Promise.all([startPostgres(), sqliteWorker()]);
});

afterAll(async () => {
  await postgres.remove();
  await remove();
});

const sqliteAt = (name: string): StoreConfig => ({
  kind: 'sqlite',
  path: join(folder, name),
  worker,
});

const accessAt = (name: string) => {
  const path = join(folder, name);
  return sqliteAccess(openDatabase(path), { path, machine: thisMachine });
};

async function failure(promise: Promise<unknown>): Promise<StoreError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StoreError);
  return error as StoreError;
}

describe('an address with a password', () => {
  const SECRET = 'hunter2';

  it.each([
    ['that nobody answers at', `postgres://ada:${SECRET}@127.0.0.1:1/parlor`, 'unavailable'],
    ['of nothing', `postgres://ada:${SECRET}@:99999/parlor`, 'bad-address'],
    ['with the wrong beginning', `mysql://ada:${SECRET}@127.0.0.1/parlor`, 'bad-address'],
  ])('%s is never repeated', async (_, url, code) => {
    const error = await failure(openStore({ kind: 'postgres', url }));
    expect(error.code).toBe(code);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(SECRET);
  });

  it('is never repeated when the database refuses it', async () => {
    const url = new URL(postgres.url);
    url.password = SECRET;
    url.pathname = 'no_such_database';
    const error = await failure(openStore({ kind: 'postgres', url: url.href }));
    expect(error.message).toContain('no_such_database');
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(SECRET);
  });
});

describe('errors', () => {
  it.each(['sqlite', 'postgres'] as const)('of %s never show what was kept', async (kind) => {
    const config: StoreConfig =
      kind === 'sqlite' ? sqliteAt('errors.db') : { kind, url: await postgres.createDatabase() };
    const store = await openStore(config);
    try {
      await store.createPlayer(aPlayer({ recoveryHash: 'top-secret-hash' }));
      const error = await failure(store.createPlayer(aPlayer({ recoveryHash: 'top-secret-hash' })));
      expect(error.code).toBe('refused');
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('top-secret-hash');
    } finally {
      await store.close();
    }
  });
});

describe('a file that cannot grow', () => {
  it('is a full disk, and takes on where there is room again', async () => {
    const path = join(folder, 'full.db');
    const database = openDatabase(path);
    const store = storeOf(
      sqlCore(await sqliteAccess(database, { path, machine: thisMachine }), async () => {}),
    );
    database.exec('pragma max_page_count = 1');
    const long = { name: 'x'.repeat(50_000) };
    expect((await failure(store.createPlayer(aPlayer(long)))).code).toBe('full');
    database.exec('pragma max_page_count = 1000');
    await store.createPlayer(aPlayer(long));
    await store.close();
  });
});

describe('a file', () => {
  it('is made with its folders, and commits are made durable', async () => {
    const store = await openStore(sqliteAt('new/folder/p.db'));
    await store.close();
    const database = openDatabase(join(folder, 'new/folder/p.db'));
    const pragma = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() as {});
    expect(['journal_mode', 'synchronous', 'foreign_keys'].map(pragma)).toEqual([
      ['wal'],
      [2],
      [1],
    ]);
    database.close();
  });

  it('that is no database, somebody else’s or damaged is left alone', async () => {
    writeFileSync(join(folder, 'text.db'), 'not a database at all, but long enough'.repeat(99));
    expect(await failure(openStore(sqliteAt('text.db')))).toMatchObject({ code: 'damaged' });

    const foreign = openDatabase(join(folder, 'foreign.db'));
    foreign.exec('pragma application_id = 7; create table notes (text)');
    foreign.close();
    expect(await failure(openStore(sqliteAt('foreign.db')))).toMatchObject({ code: 'damaged' });

    const store = await openStore(sqliteAt('cut.db'));
    for (let index = 0; index < 50; index++) await store.createPlayer(aPlayer());
    await store.close();
    truncateSync(join(folder, 'cut.db'), readFileSync(join(folder, 'cut.db')).length - 8192);
    expect(await failure(openStore(sqliteAt('cut.db')))).toMatchObject({ code: 'damaged' });
  });

  it('that cannot be opened is tried again', async () => {
    mkdirSync(join(folder, 'is-a-folder.db'));
    const error = await failure(openStore(sqliteAt('is-a-folder.db')));
    expect(error.code).toBe('unavailable');
  });
});

describe('the schema', () => {
  const steps: Migration[] = [
    () => ['create table one (a integer)'],
    () => ['create table two (b integer)', 'insert into two values (2)'],
  ];
  const broken: Migration = () => [
    'create table three (c integer)',
    'create table one (a integer)',
  ];

  const databases = {
    sqlite: async () => sqliteAccess(openDatabase(MEMORY), { path: MEMORY, machine: thisMachine }),
    postgres: async () => postgresAccess(await postgres.createDatabase(), () => {}, thisMachine),
  };

  it.each(['sqlite', 'postgres'] as const)(
    'of %s grows step by step, or not at all',
    async (kind) => {
      const { db, close } = await databases[kind]();
      await db.schema.dropTable('schema_version').execute();
      await migrate(db, kind, steps.slice(0, 1));
      await migrate(db, kind, steps);
      await migrate(db, kind, steps);
      await expect(migrate(db, kind, [...steps, broken])).rejects.toThrow('already exists');
      expect(await schemaVersion(db, kind, steps)).toBe(2);
      const tables = (await db.introspection.getTables()).map(({ name }) => name);
      expect(tables).toContain('two');
      expect(tables).not.toContain('three');
      await close();
    },
  );

  it.each(['sqlite', 'postgres'] as const)('of %s that is newer is refused', async (kind) => {
    const url = await postgres.createDatabase();
    const config: StoreConfig =
      kind === 'sqlite' ? sqliteAt('newer.db') : { kind: 'postgres', url };
    await (await openStore(config)).close();
    const { db, close } =
      kind === 'sqlite'
        ? await accessAt('newer.db')
        : await postgresAccess(url, () => {}, thisMachine);
    await db.updateTable('schema_version').set({ version: 999 }).execute();
    await close();
    const error = await failure(openStore(config));
    expect(error.code).toBe('newer-schema');
    expect(error.message).toMatch(/schema 999.*newer version/);
  });

  it.each(['sqlite', 'postgres'] as const)(
    'of %s goes from 3 to 4: everything stays, and refusals are kept from then on',
    async (kind) => {
      const url = await postgres.createDatabase();
      const config: StoreConfig =
        kind === 'sqlite' ? sqliteAt('three.db') : { kind: 'postgres', url };
      const dialect =
        kind === 'sqlite'
          ? sqliteDialect(openDatabase(join(folder, 'three.db')))
          : new PostgresDialect({ pool: openPool(url, () => {}) });
      const old: Db = new Kysely<Schema>({ dialect });
      await migrate(old, kind, MIGRATIONS.slice(0, 3));
      const player = aPlayer();
      const { id, name, createdAt } = player;
      await old
        .insertInto('players')
        .values({ id, name, recovery_hash: null, created_at: createdAt, seen_at: createdAt })
        .execute();
      expect((await old.introspection.getTables()).map((table) => table.name)).not.toContain(
        'refusals',
      );
      await old.destroy();
      const store = await openStore(config);
      expect(await store.player(id)).toEqual(player);
      const match = await begin(store);
      const entry = anEntry(match, 1, { player: id });
      const why = { code: 'not-asked' };
      const log = { match, player: id };
      await store.keepRefusal({ player: id, key: entry.key, at: 1, why, log });
      expect(await store.append(entry)).toEqual({ is: 'refused', why });
      await store.close();
    },
  );

  it.each(['sqlite', 'postgres'] as const)(
    'of %s goes from 4 to 5: tables that are not over have their hosts, whatever is written on them',
    async (kind) => {
      const url = await postgres.createDatabase();
      const config: StoreConfig =
        kind === 'sqlite' ? sqliteAt('four.db') : { kind: 'postgres', url };
      const dialect =
        kind === 'sqlite'
          ? sqliteDialect(openDatabase(join(folder, 'four.db')))
          : new PostgresDialect({ pool: openPool(url, () => {}) });
      const old: Db = new Kysely<Schema>({ dialect });
      await migrate(old, kind, MIGRATIONS.slice(0, 4));
      const { host: _host, isHosted: _isHosted, openedFrom: _from, ...plain } = aTable();
      const docs = [
        { host: 'ada', cards: ['\0', '\ud800', '\\u0000'] },
        { host: 'ada' },
        { seats: 4 },
        'nothing',
      ];
      for (const [i, doc] of docs.entries()) {
        await sql`
          insert into tables (id, version, game, status, is_public, players, updated_at, doc)
          values (${`t${i}`}, 1, 'chess', 'playing', 1, '[]', ${i}, ${JSON.stringify(doc)})`.execute(
          old,
        );
      }
      await old.destroy();
      const store = await openStore(config);
      const table = { ...plain, version: 1, status: 'playing', players: [], isHosted: true };
      const hosts = ['ada', 'ada', '', ''];
      for (const [i, host] of hosts.entries()) {
        expect(await store.table(`t${i}`)).toEqual({
          ...{ ...table, id: `t${i}`, host, openedFrom: '', updatedAt: i, doc: docs[i] },
        });
      }
      const quota = { perHost: 2, perPlace: 9 };
      expect(await store.createTable(aTable({ host: 'ada' }), quota)).toEqual({
        is: 'host-full',
        tables: ['t1', 't0'],
      });
      await store.close();
    },
  );

  it.each(['sqlite', 'postgres'] as const)(
    'of %s goes from 14 to 15: tables are found by whom they speak of, and say no more how hosting passed',
    async (kind) => {
      const url = await postgres.createDatabase();
      const config: StoreConfig =
        kind === 'sqlite' ? sqliteAt('fourteen.db') : { kind: 'postgres', url };
      const dialect =
        kind === 'sqlite'
          ? sqliteDialect(openDatabase(join(folder, 'fourteen.db')))
          : new PostgresDialect({ pool: openPool(url, () => {}) });
      const old: Db = new Kysely<Schema>({ dialect });
      await migrate(old, kind, MIGRATIONS.slice(0, 14));
      const rest = { cards: ['\0', '\ud800', '\\u0000', 1.5, '"passed":{"from":"x"'] };
      const docs = [
        {
          id: 't0',
          removed: [
            { player: 'ada', name: 'A "\\da' },
            { player: 'bo', name: '' },
          ],
          ...rest,
        },
        {
          id: 't1',
          passed: { from: 'A "\\da', how: 'left' },
          done: ['ada k1', 'ada k2', 'cy k'],
          ...rest,
        },
        { id: 't2', removed: [], done: [], invited: ['di'], ...rest },
        { id: 't3', ...rest, passed: { from: '', how: 'away' } },
      ];
      for (const [i, doc] of docs.entries()) {
        await sql`
          insert into tables (id, version, game, status, is_public, players, updated_at, doc)
          values (${`t${i}`}, 1, 'chess', 'open', 1, '[]', ${i}, ${JSON.stringify(doc)})`.execute(
          old,
        );
      }
      await old.destroy();
      const store = await openStore(config);
      const of = async (name: string) => (await store.tablesOf(name, 9)).map(({ id }) => id);
      expect(await of('about:ada')).toEqual(['t1', 't0']);
      expect(await of('about:bo')).toEqual(['t0']);
      expect(await of('about:cy')).toEqual(['t1']);
      expect(await of('about:di')).toEqual(['t2']);
      expect(await of('ada')).toEqual([]);
      for (const doc of docs) {
        const { passed: _, ...kept } = doc as Record<string, unknown>;
        expect(JSON.stringify((await store.table(doc.id))!.doc)).toBe(JSON.stringify(kept));
      }
      await store.close();
    },
  );

  it('is made once by nodes that start together', async () => {
    const url = await postgres.createDatabase();
    const stores = await Promise.all(
      Array.from({ length: 4 }, () => openStore({ kind: 'postgres', url })),
    );
    const secrets = await Promise.all(stores.map((store, at) => store.secret('s', () => `${at}`)));
    expect(new Set(secrets).size).toBe(1);
    await Promise.all(stores.map((store) => store.close()));
  });
});

describe('PostgreSQL that is restarted', () => {
  it('is found again, and until then calls fail with a code', async () => {
    const warnings: string[] = [];
    const url = await postgres.createDatabase();
    const warn = (message: string) => void warnings.push(message);
    const store = await openStore({ kind: 'postgres', url, warn });
    const match = await begin(store);
    expect(await store.append(anEntry(match, 1))).toEqual({ is: 'done' });
    await postgres.crash();
    expect((await failure(store.append(anEntry(match, 2)))).code).toBe('unavailable');
    expect((await failure(store.ping())).code).toBe('unavailable');
    expect(warnings).not.toEqual([]);
    await postgres.start();
    expect(await store.append(anEntry(match, 2))).toEqual({ is: 'done' });
    await store.close();
  });
});

describe('a store in memory', () => {
  let store: Store;

  it('works like any other, without a thread', async () => {
    store = await openStore({ kind: 'memory' });
    const match = await begin(store);
    expect(await store.append(anEntry(match, 1))).toEqual({ is: 'done' });
    expect(await store.append(anEntry(match, 1))).toEqual({ is: 'conflict' });
  });

  it('can be copied to a file', async () => {
    await store.secret('name', () => 'value');
    await store.backup(join(folder, 'memory.copy'));
    await store.close();
    const copy = new Kysely<Schema>({
      dialect: sqliteDialect(openCopy(join(folder, 'memory.copy'))),
    });
    expect(await copy.selectFrom('secrets').selectAll().execute()).toEqual([
      { name: 'name', value: 'value' },
    ]);
    await copy.destroy();
  });
});
