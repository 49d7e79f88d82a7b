/** The host of this node's matches, made of its store, tables, rooms and bots. */

import { MatchHost, type World } from '@parlor/host';
import type { Bots } from '../ports/bots.ts';
import type { ClusterBus } from '../ports/clusterBus.ts';
import type { Config } from '../ports/config.ts';
import { type Log, reasonOf } from '../ports/log.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { ServerReferee, ServerTypes } from '../ports/referee.ts';
import type { Store } from '../ports/store.ts';
import type { Presence } from '../rooms/presence.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Tables } from '../tables/tables.ts';
import { roomAudience } from './roomAudience.ts';
import { storedLease } from './storedLease.ts';
import { storedLog } from './storedLog.ts';
import { TableSeating } from './tableSeating.ts';
import { ThinkingPlayers, type ThinkingPlayersParts } from './thinkingPlayers.ts';

export interface HostParts {
  readonly world: World;
  readonly store: Store;
  readonly referee: ServerReferee;
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly bots: Bots;
  readonly bus: ClusterBus;
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly node: string;
  readonly remark: ThinkingPlayersParts['remark'];
}

export function openHost(parts: HostParts): MatchHost<ServerTypes> {
  const { world, store, referee, bus, config, log, metrics, node } = parts;
  return new MatchHost<ServerTypes>({
    world,
    referee,
    log: storedLog(store, metrics),
    bots: new ThinkingPlayers(parts),
    audience: roomAudience(parts),
    // What other nodes call is heard by `ClusterSync`, which has more than matches to look after.
    bus: { moved: (id) => bus.publish({ kind: 'match', id }), listen() {} },
    lease: storedLease(store, node, config.LEASE_MS),
    seating: new TableSeating({ ...parts, now: world.now }),
    monitor: {
      loaded: () => metrics.loads.inc(),
      takenUp: (match) => log.info({ event: 'match-taken-up', match }),
      holding: (matches) => metrics.liveMatches.set(matches),
      failed(what, error, match) {
        const line = { why: reasonOf(error), ...(match !== undefined && { match }) };
        if (what === 'snapshot') log.warn({ event: 'snapshot-failed', ...line });
        else log.error({ event: 'scheduler-trouble', ...line });
      },
    },
  });
}
