import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../testing/services.ts';
import { postgresAccess } from './postgres/access.ts';
import { describeStore } from './testing/contract.ts';
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
