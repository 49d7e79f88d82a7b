import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sqlCore, storeOf } from '../sql/core.ts';
import type { Store } from '../../../application/ports/store.ts';
import { newFolder } from '../testing/folder.ts';
import { anEntry, begin } from '../testing/samples.ts';
import { sqliteAccess } from './access.ts';
import { openDatabase } from './database.ts';
import { thisMachine } from '../../machine/machine.ts';

const HOUR = 3_600_000;
const NOON = 1_700_000_000_000;

const { folder, remove } = newFolder();
afterAll(remove);

/** Opened at a time by the wall; the monotonic clock goes on by hand. */
async function openAt(name: string, wall: number) {
  const at = { wall, monotonic: 0 };
  const path = join(folder, name);
  const clocks = { wall: () => at.wall, monotonic: () => at.monotonic };
  const access = await sqliteAccess(openDatabase(path), {
    path,
    machine: { ...thisMachine, ...clocks },
  });
  return { at, store: storeOf(sqlCore(access, async () => {})) };
}

const claim = (store: Store, match: string, node: string) => store.claim(match, { node, ms: 6000 });

describe('a lease in a file', () => {
  it('lasts as long as it was given for, wherever the wall clock is set to', async () => {
    const { at, store } = await openAt('set.db', NOON);
    const match = await begin(store);
    await claim(store, match, 'a');
    for (const wall of [NOON + HOUR, NOON - HOUR]) {
      at.wall = wall;
      at.monotonic += 2999;
      expect(await claim(store, match, 'b')).toBe(false);
    }
    at.monotonic += 2;
    expect(await claim(store, match, 'b')).toBe(true);
    await store.close();
  });

  it.each([1, 24])(
    'of a program that died runs out although the clock was set back by %i h',
    async (hours) => {
      const name = `back-${hours}.db`;
      const before = await openAt(name, NOON);
      const match = await begin(before.store, { startedAt: NOON });
      before.at.monotonic = 10_000;
      await claim(before.store, match, 'a');
      await before.store.append(anEntry(match, 1, { at: NOON + 10_000 }));
      await before.store.close();
      const { at, store } = await openAt(name, NOON - hours * HOUR);
      expect(await store.now()).toBe(NOON + 10_000);
      expect(await claim(store, match, 'b')).toBe(false);
      at.monotonic = 6000;
      expect(await store.takeDue({ node: 'b', ms: 6000 }, 0, 9)).toEqual([match]);
      await store.close();
    },
  );
});
