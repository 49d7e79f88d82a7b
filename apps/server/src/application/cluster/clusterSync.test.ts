import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SINGLE_NODE } from '../ports/clusterBus.ts';
import { ClusterSync, type ClusterSyncParts } from './clusterSync.ts';
import { thisMachine } from '../../adapters/machine/machine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('looking', () => {
  it('goes on to everything else where something cannot be read', async () => {
    const seen: string[] = [];
    const see = async (id: string) => {
      if (id === 'broken') throw new Error(id);
      seen.push(id);
    };
    const docs = ['broken', 'T'].map((id) => ({ id, version: 1, match: `match of ${id}` }));
    const live = ['broken', 'M'].map((id) => ({ id, n: 1, stored: { table: id } }));
    const parts = {
      bus: { ...SINGLE_NODE, isUp: false },
      store: {
        tableVersions: async () => new Map([['T', 2]]),
      },
      rooms: {
        tables: () => docs,
        viewersOf: () => [0],
        awaits: (id: string) => id === 'broken',
        learn: () => false,
      },
      host: {
        matches: Object.assign(live, { peek: () => live[0], showFirst: () => see('broken') }),
        catchUp: async () => {
          await see('M');
          await see('broken');
        },
        replan: () => {},
      },
      tables: { reread: see, versionOf: () => 1 },
      presence: { look: () => see('presence') },
      signingOut: { look: () => see('sessions') },
      shunning: { lookAtSome: () => see('whom nobody wants to hear') },
      talk: {
        catchUp: (id: string) => see(`chat of ${id}`),
        lookForAll: () => see('who was forgotten'),
      },
      lobby: { changedElsewhere: () => void seen.push('lobby') },
      log: { warn: () => void seen.push('complaint') },
      timers: thisMachine.timers,
    };
    const sync = new ClusterSync(parts as unknown as ClusterSyncParts);
    sync.start();
    await vi.advanceTimersByTimeAsync(1500);
    await sync.stop();
    expect(seen).toEqual([
      'M',
      'T',
      'presence',
      'sessions',
      'whom nobody wants to hear',
      'who was forgotten',
      'T',
      'chat of T',
      'M',
      'chat of M',
      'complaint',
    ]);
  });
});
