/** The store's clock, and the newest time it keeps. */

import { describe, expect, it } from 'vitest';
import type { Store } from '../../../application/ports/store.ts';
import { anEntry, aTable, begin } from './samples.ts';

/** Later than anything other tests keep. */
let later = 4_000_000_000_000;

export function describeTiming(open: () => Store): void {
  const next = (): number => (later += 1000);

  describe('the newest time', () => {
    it.each<[string, (store: Store, at: number) => Promise<unknown>]>([
      [
        'a table changed',
        (store, at) => store.createTable(aTable({ updatedAt: at, isPublic: false })),
      ],
      ['a match began', (store, at) => begin(store, { startedAt: at })],
      [
        'a move was made in a running match',
        async (store, at) => {
          const match = await begin(store, { startedAt: 1 });
          await store.append(anEntry(match, 1, { at: 2 }));
          await store.append(anEntry(match, 2, { at }));
        },
      ],
      [
        'somebody spoke',
        (store, at) =>
          store.addChat({
            table: 'timing',
            id: `${at}`,
            at,
            player: 'ada',
            name: 'Ada',
            text: 'hé',
          }),
      ],
      [
        'somebody was refused',
        (store, at) =>
          store.keepRefusal({ player: 'ada', key: `k${at}`, at, why: { code: 'no' }, log: null }),
      ],
      [
        // It is not known how much longer than that moment their presence was to last.
        'somebody was at a table, but for the longest lease',
        (store, at) => store.attend('n', [{ table: 't', player: `${at}` }], at + 60_000),
      ],
    ])('is when %s', async (_, keep) => {
      const at = next();
      expect(await open().newest()).toBeLessThan(at);
      await keep(open(), at);
      expect(await open().newest()).toBe(at);
    });
  });

  it('has a clock that goes on', async () => {
    const before = await open().now();
    expect(Number.isSafeInteger(before)).toBe(true);
    expect(await open().now()).toBeGreaterThanOrEqual(before);
  });
}
