/** What a page does by HTTP: asks one node after the other until one has done it. */

import type { Rng } from '@parlor/kit';
import type { ServerNode } from '../../application/serverNode.ts';
import { between } from '../engine/chance.ts';
import type { Scheduler } from '../engine/scheduler.ts';
import type { SimulatedNode } from '../node/simulatedNode.ts';

export interface InsistParts {
  readonly scheduler: Scheduler;
  readonly rng: Rng;
  readonly nodeOf: () => SimulatedNode;
}

const SLOWEST_MS = 20;
const PATIENCE_MS = 2000;

export function insist<A>(
  { scheduler, rng, nodeOf }: InsistParts,
  work: (server: ServerNode) => Promise<A>,
): Promise<A> {
  return new Promise((resolve) => {
    let isDone = false;
    const ask = () => {
      if (isDone) return;
      scheduler.after(PATIENCE_MS, ask, 'a visitor asks again');
      const { server, process } = nodeOf();
      const asked = () => {
        if (!server || server.isClosing) return;
        work(server).then(
          (answer) => {
            isDone = true;
            resolve(answer);
          },
          () => {},
        );
      };
      process?.after(between(rng, 0, SLOWEST_MS), asked, 'a visitor asks');
    };
    ask();
  });
}
