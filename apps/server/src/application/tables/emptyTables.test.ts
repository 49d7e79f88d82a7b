import { GAME_IDS } from '@parlor/registry/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../ports/store.ts';
import { EmptyTables } from './emptyTables.ts';
import { botSeat, OPEN_SEAT, personSeat, type TableDoc } from '../../domain/tables/tableDoc.ts';
import { SILENT_LOG } from '../../testing/silentLog.ts';
import { Tables } from './tables.ts';
import { openStore } from '../../testing/stores.ts';
import { thisMachine } from '../../adapters/machine/machine.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const AFTER = { publicMs: 30 * MINUTE, privateMs: DAY };

const table = (id: string, some: Partial<TableDoc> = {}): TableDoc => ({
  ...{ id, version: 1, game: GAME_IDS[0], table: { seats: 3, options: {} }, status: 'open' },
  ...{ isPublic: true, clock: 'none', standIn: 'casual', watchDelay: 0, host: 'ada' },
  seats: [personSeat('ada', 'Ada'), OPEN_SEAT, botSeat('casual')],
  ...{ match: null, rematch: null, takeBack: null, updatedAt: 0, serverSeed: '', openedFrom: 'x' },
  ...some,
});

describe('a table where nobody is', () => {
  let store: Store;
  let now = 0;
  const world = { ...thisMachine, now: () => now };
  const changed: string[] = [];
  let tables: Tables;
  let empty: EmptyTables;

  beforeAll(async () => {
    store = await openStore({ kind: 'memory' });
    tables = new Tables(
      store,
      () => now,
      ({ id, status }) => changed.push(`${id} ${status}`),
    );
    empty = new EmptyTables({ store, tables, log: SILENT_LOG, world, after: AFTER });
    for (const doc of [
      table('public'),
      table('attended'),
      table('private', { isPublic: false }),
      table('begun', { status: 'playing' }),
    ]) {
      await tables.add(doc);
    }
    changed.length = 0;
  });

  afterAll(() => store.close());

  const at = async (time: number): Promise<string[]> => {
    now = time;
    await store.attend('n1', [{ table: 'attended', player: 'ada' }], now);
    await empty.close();
    return changed.splice(0);
  };

  it('is closed after half an hour, or a day if only friends know of it', async () => {
    expect(await at(30 * MINUTE)).toEqual([]);
    expect(await at(30 * MINUTE + 1)).toEqual(['public closed']);
    expect(await at(DAY)).toEqual([]);
    expect(await at(DAY + 1)).toEqual(['private closed']);
    expect(await at(9 * DAY)).toEqual([]);
    // Where it was opened from is of no interest any more.
    expect(JSON.stringify(await store.table('public'))).not.toContain('"openedFrom":"x"');
  });

  it('stays when somebody touches it at the last moment', async () => {
    await tables.add(table('touched', { updatedAt: 10 * DAY }));
    changed.length = 0;
    const slow = Object.create(store) as { emptyTables: Store['emptyTables'] } & Store;
    slow.emptyTables = async (since, limit) => {
      const found = await store.emptyTables(since, limit);
      await tables.change('touched', (doc) => ({ ok: true, doc: { ...doc, isPublic: false } }));
      return found;
    };
    now = 11 * DAY;
    await new EmptyTables({
      ...{ store: slow, tables, log: SILENT_LOG, world, after: AFTER },
    }).close();
    expect((await store.table('touched'))!.status).toBe('open');
  });
});
