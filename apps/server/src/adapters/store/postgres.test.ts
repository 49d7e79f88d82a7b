import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../testing/services.ts';
import { postgresAccess } from './postgres/access.ts';
import { describeStore } from './testing/contract.ts';
import { DURABLE } from './postgres/replicas.ts';
import { anEntry, begin } from './testing/samples.ts';
import { openStore } from '../../testing/stores.ts';
import { thisMachine } from '../machine/machine.ts';

describeStore('PostgreSQL', async () => {
  const service = await startPostgres();
  const url = await service.createDatabase();
  return { open: () => openStore({ kind: 'postgres', url }), remove: () => service.remove() };
});

describe('on PostgreSQL, a lease', () => {
  let service: Postgres;

  beforeAll(async () => {
    service = await startPostgres();
  });
  afterAll(async () => service.remove());

  it('runs by the clock of PostgreSQL, and is over when that was set back since', async () => {
    const url = await service.createDatabase();
    const store = await openStore({ kind: 'postgres', url });
    const client = new Client({ connectionString: url });
    await client.connect();
    const match = await begin(store);
    const lease = { node: 'a', ms: 60_000 };
    await store.claim(match, lease);
    const left = `select until - extract(epoch from now()) * 1000 as ms from due`;
    const { ms } = (await client.query<{ ms: string }>(left)).rows[0]!;
    expect(Number(ms)).toBeGreaterThan(0);
    // It is kept in whole milliseconds, so it may be rounded up.
    expect(Number(ms)).toBeLessThanOrEqual(60_001);
    // However late it is anywhere else.
    expect(await store.takeDue({ ...lease, node: 'b' }, 4_000_000_000_000, 9)).toEqual([]);
    await client.query('update due set until = until + 3600000');
    expect(await store.takeDue({ ...lease, node: 'b' }, 0, 9)).toEqual([match]);
    await client.query('update due set until = until + 3600000');
    expect(await store.claim(match, { ...lease, node: 'c' })).toBe(true);
    await client.end();
    await store.close();
  });
});

describe('on PostgreSQL, an entry that waits for another node', () => {
  let service: Postgres;

  beforeAll(async () => {
    service = await startPostgres();
  });
  afterAll(async () => service.remove());

  it('waits no longer than ten seconds for one that is frozen', async () => {
    const { db, close } = await postgresAccess(
      await service.createDatabase(),
      () => {},
      thisMachine,
    );
    const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(db);
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }]);
    await close();
  });

  it('is not appended when that one keeps a refusal of its command', async () => {
    const url = await service.createDatabase();
    const store = await openStore({ kind: 'postgres', url });
    const match = await begin(store);
    const entry = anEntry(match, 1);
    // What keeping a refusal does, stopped in the middle.
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query('begin');
    await other.query('update matches set status = status where id = $1', [match]);
    await other.query(`insert into refusals values ('ada', $1, 1, '{"code":"no"}')`, [entry.key]);
    const appending = store.append(entry);
    const waits = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await other.query(waits)).rows.length === 0) await store.ping();
    await other.query('commit');
    expect(await appending).toEqual({ is: 'refused', why: { code: 'no' } });
    expect(await store.log(match, 0)).toEqual([]);
    expect(await store.append(anEntry(match, 1))).toEqual({ is: 'done' });
    await other.end();
    await store.close();
  });
});

describe('on PostgreSQL with replicas', () => {
  let service: Postgres;

  beforeAll(async () => {
    service = await startPostgres();
  });
  afterAll(async () => service.remove());

  /** What is said when a store is opened while something copies from PostgreSQL as a replica does. */
  const warnings = async (url: string): Promise<string[]> => {
    const said: string[] = [];
    const store = await openStore({ kind: 'postgres', url, warn: (line) => void said.push(line) });
    await store.close();
    return said;
  };

  it('warns of those that nobody waits for', async () => {
    const url = await service.createDatabase();
    expect(await warnings(url)).toEqual([]);
    const replica = new Client({ connectionString: url, replication: 'true' } as ClientConfig);
    replica.on('error', () => {});
    await replica.connect();
    const { rows } = await replica.query<{ xlogpos: string }>('IDENTIFY_SYSTEM');
    // It goes on until the line is cut.
    replica.query(`START_REPLICATION PHYSICAL ${rows[0]!.xlogpos}`).catch(() => {});
    const admin = new Client({ connectionString: url });
    await admin.connect();
    const follows = 'select 1 from pg_stat_replication';
    while ((await admin.query(follows)).rows.length === 0);
    expect(await warnings(url)).toEqual([expect.stringContaining('synchronous_standby_names')]);
    await admin.end();
    (replica as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  });

  it.each(['off', 'local', 'remote_write'])(
    'waits for them where the default is %s',
    async (easy) => {
      const url = await service.createDatabase();
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(`set synchronous_commit = ${easy}`);
      await client.query(DURABLE.sql);
      const { rows } = await client.query('show synchronous_commit');
      expect(rows).toEqual([{ synchronous_commit: 'on' }]);
      await client.end();
    },
  );
});
