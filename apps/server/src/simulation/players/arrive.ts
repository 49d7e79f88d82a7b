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
}

const SLOWEST_MS = 20;
const PATIENCE_MS = 2000;

export function arrive({ scheduler, rng, nodeOf, address }: ArrivalParts): Promise<Session> {
  return new Promise((resolve) => {
    let isIn = false;
    const knock = () => {
      if (isIn) return;
      scheduler.after(PATIENCE_MS, knock, 'a guest tries again');
      const { server, process } = nodeOf();
      const arriving = async () => {
        const player = await server!.people.arrive(address, 'en');
        if (!player) return;
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
