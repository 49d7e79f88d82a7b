import { describe, expect, it } from 'vitest';
import type { StoredTable } from '../../domain/records.ts';
import type { Store } from '../ports/store.ts';
import { Tables } from './tables.ts';

/** A store with as many tables as anybody asks for, that counts how often it is asked. */
function world() {
  const versions = new Map<string, number>();
  let reads = 0;
  const store = {
    table: async (id: string) => {
      reads++;
      const version = versions.get(id) ?? 1;
      return { id, version, doc: { id, version } } as unknown as StoredTable;
    },
  } as unknown as Store;
  const tables = new Tables(
    store,
    () => 0,
    () => {},
  );
  return { tables, versions, reads: () => reads };
}

describe('the tables known here', () => {
  it('are not read again while they are in use', async () => {
    const { tables, versions, reads } = world();
    await tables.recall('a');
    await tables.recall('a');
    expect(reads()).toBe(1);
    versions.set('a', 2);
    expect((await tables.recall('a'))!.version).toBe(1);
    expect((await tables.reread('a'))!.version).toBe(2);
    // What was read a while ago does not displace what is newer.
    versions.set('a', 1);
    expect((await tables.reread('a'))!.version).toBe(2);
  });

  it('are limited in number: whatever was not needed for longest is forgotten', async () => {
    const { tables, reads } = world();
    await tables.recall('in use');
    await tables.recall('forgotten');
    for (let i = 0; i < 6000; i++) {
      await tables.recall(`table ${i}`);
      await tables.recall('in use');
    }
    const before = reads();
    await tables.recall('in use');
    expect(reads()).toBe(before);
    await tables.recall('forgotten');
    expect(reads()).toBe(before + 1);
    expect((tables as unknown as { known: Map<string, unknown> }).known.size).toBe(5000);
  });
});
