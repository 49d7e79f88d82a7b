/** Bots that think for a while and then do something legal. What it is follows from their seed, as with real ones. */

import { fastRng, type Rng } from '@parlor/kit';
import type { Bots } from '../../application/ports/bots.ts';
import { chooseMove } from '../../soak/chooseMove.ts';
import { between, inThousand } from '../engine/chance.ts';
import type { SimulatedProcess } from '../engine/process.ts';

const FASTEST_MS = 0.5;
const SLOWEST_MS = 150;

/** So many in a thousand take as long as a thread that hangs until it is replaced. */
const HUNG = 5;
const HUNG_MS = 3000;

export const simulatedBots = (process: SimulatedProcess, rng: Rng): Bots => ({
  think: ({ rules, view, seat, seed }) =>
    new Promise((resolve) => {
      const ms = inThousand(rng, HUNG) ? HUNG_MS : between(rng, FASTEST_MS, SLOWEST_MS);
      const move = chooseMove(rules.game, view, seat, fastRng(seed)) as { readonly type: string };
      process.after(ms, () => resolve({ move, ms }));
    }),
  close() {},
});
