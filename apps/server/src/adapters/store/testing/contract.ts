/** What every store must do, whatever is under it. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeMatchLog } from '@parlor/host/testing';
import { storedLog } from '../../../application/matches/storedLog.ts';
import type { Metrics } from '../../../application/ports/metrics.ts';
import type { Store } from '../../../application/ports/store.ts';
import { describeAppending } from './appending.ts';
import { describeEnding } from './ending.ts';
import { describeForgetting } from './forgetting.ts';
import { describeKeeping } from './keeping.ts';
import { describeLimiting } from './limiting.ts';
import { describePasskeys } from './passkeys.ts';
import { aRefusal, describeRefusing } from './refusing.ts';
import { begin, OUTCOME } from './samples.ts';
import { describeSigningIn } from './signingIn.ts';
import { describeTiming } from './timing.ts';
import { describeWaking } from './waking.ts';

const NO_METRICS = {
  moves: { inc() {} },
  appendSeconds: { startTimer: () => () => {} },
} as unknown as Metrics;

const LINE = { table: 'closing', player: 'ada', name: 'Ada', text: 'hé' };

/** A database, and ways to it. */
export interface Ground {
  /** Opens a store on the same data each time. */
  open(): Promise<Store>;
  remove(): Promise<void>;
}

export function describeStore(name: string, prepare: () => Promise<Ground>): void {
  describe(`a store on ${name}`, () => {
    let ground: Ground;
    let store: Store;

    beforeAll(async () => {
      ground = await prepare();
      store = await ground.open();
    });

    afterAll(async () => {
      await store.close();
      await ground.remove();
    });

    describeKeeping(() => store);
    describeLimiting(() => store);
    describeSigningIn(() => store);
    describePasskeys(() => store);
    describeForgetting(() => store);
    describeEnding(() => store);
    describeAppending(() => store);
    describeMatchLog(() => ({
      log: storedLog(store, NO_METRICS),
      begin: () => begin(store),
      finish: async (match) => void (await store.finishMatch(match, 1, OUTCOME, [])),
    }));
    describeRefusing(() => store);
    describeWaking(() => store);
    describeTiming(() => store);

    it('has everything again after it was closed and opened', async () => {
      const player = {
        id: 'back',
        name: 'Bo',
        recoveryHash: 'hash-of-bo',
        createdAt: 5,
      };
      const refusal = aRefusal();
      await store.createPlayer(player);
      await store.keepRefusal(refusal);
      await store.close();
      await expect(store.player('back')).rejects.toMatchObject({ code: 'closed' });
      store = await ground.open();
      expect(await store.player('back')).toEqual(player);
      expect(await store.refusal(refusal)).toEqual(refusal.why);
    });

    it('finishes what was begun before it closes', async () => {
      const other = await ground.open();
      const writes = Array.from({ length: 20 }, (_, index) =>
        other.addChat({ ...LINE, id: `line-${index}`, at: index }),
      );
      await other.close();
      await Promise.all(writes);
      expect(await store.chat(LINE.table, 99)).toHaveLength(20);
    });

    it('answers a ping', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });

    it('shows that it can keep something, again and again', async () => {
      const before = await store.now();
      await store.probe();
      await store.probe();
      expect(await store.newest()).toBeGreaterThanOrEqual(before);
    });
  });
}
