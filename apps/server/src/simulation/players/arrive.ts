/** How a new guest comes to the house: asks one node after the other until one lets them in. */

import type { Rng } from '@parlor/kit';
import { between } from '../engine/chance.ts';
import type { Scheduler } from '../engine/scheduler.ts';
import type { SimulatedNode } from '../node/simulatedNode.ts';
import type { Session } from './device.ts';

export interface ArrivalParts {
  readonly scheduler: Scheduler;
  readonly rng: Rng;
  readonly nodeOf: () => SimulatedNode;
  readonly address: string;
  readonly gate: Gate;
}

/** Whoever looks at who is let in. */
export interface Gate {
  knocked(address: string): void;
  turnedAway(address: string): void;
  cameIn(player: string, address: string): void;
}

const SLOWEST_MS = 20;
const PATIENCE_MS = 2000;
const CROWD_MS = 200;

export function arrive({ scheduler, rng, nodeOf, address, gate }: ArrivalParts): Promise<Session> {
  return new Promise((resolve) => {
    let isIn = false;
    const knock = () => {
      if (isIn) return;
      scheduler.after(PATIENCE_MS, knock, 'a guest tries again');
      const { server, process } = nodeOf();
      const arriving = async () => {
        gate.knocked(address);
        const player = await server!.people.arrive(address, 'en');
        if (!player) return gate.turnedAway(address);
        gate.cameIn(player.id, address);
        const { cookie } = await server!.people.signIn(player, '');
        if (isIn) return;
        isIn = true;
        resolve({ player: player.id, cookie, address });
      };
      const letIn = () => {
        if (server) void arriving().catch(() => {});
      };
      process?.after(between(rng, 0, SLOWEST_MS), letIn, 'a guest arrives');
    };
    knock();
  });
}

/** Somebody who is let in, or not, and is not seen again; resolves when there has been time enough. */
export function comeOnce({ scheduler, rng, nodeOf, address, gate }: ArrivalParts): Promise<void> {
  const arriving = async (server: SimulatedNode['server']) => {
    gate.knocked(address);
    const player = await server!.people.arrive(address, 'en');
    if (player) gate.cameIn(player.id, address);
    else gate.turnedAway(address);
  };
  return new Promise((resolve) => {
    const { server, process } = nodeOf();
    const knock = () => {
      if (server) void arriving(server).catch(() => {});
    };
    process?.after(between(rng, 0, SLOWEST_MS), knock, 'one of a crowd arrives');
    scheduler.after(between(rng, SLOWEST_MS, CROWD_MS), resolve, 'the next one of a crowd');
  });
}
