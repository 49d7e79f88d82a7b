/** Bots that think for a while and then do something legal. What it is follows from their seed, as with real ones. */

import { fastRng, type Rng } from '@parlor/kit';
import type { Bots } from '../../application/ports/bots.ts';
import { chooseMove } from '../../soak/chooseMove.ts';
import { between, inThousand } from '../engine/chance.ts';
import type { SimulatedProcess } from '../engine/process.ts';
import type { BotWeather } from '../faults/weather.ts';

export interface BotParts {
  readonly process: SimulatedProcess;
  readonly rng: Rng;
  readonly weather: BotWeather;
  /** Is told of everything that goes wrong here. */
  readonly suffered: (what: string) => void;
  /** Is told when a question is thought about that is being thought about already. */
  readonly askedTwice: (what: string) => void;
}

const FASTEST_MS = 0.5;
const SLOWEST_MS = 150;
/** Even one that hangs answers by then. */
export const BOT_HANGS_MS = 3000;

export interface SimulatedBots extends Bots {
  /** How many questions they think about. */
  readonly thinking: number;
}

export function simulatedBots(parts: BotParts): SimulatedBots {
  const { process, rng, weather, suffered, askedTwice } = parts;
  /** The seats of each match, by its header, where one is thinking: the same object comes with every question. */
  const seats = new Map<object, Set<number>>();
  let thinking = 0;
  const troubleNow = () => {
    if (inThousand(rng, weather.hanging)) return 'stuck';
    return inThousand(rng, weather.crashing) ? 'crashed' : undefined;
  };
  return {
    get thinking() {
      return thinking;
    },
    // Whatever happens to the thread, there is a legal move: that is what the thinker is for.
    think: ({ rules, view, seat, seed }) =>
      new Promise((resolve) => {
        const trouble = troubleNow();
        const ms = trouble === 'stuck' ? BOT_HANGS_MS : between(rng, FASTEST_MS, SLOWEST_MS);
        const move = chooseMove(rules.game, view, seat, fastRng(seed)) as { readonly type: string };
        if (trouble !== undefined) suffered(`bot-${trouble}`);
        const busy = seats.get(rules) ?? new Set();
        if (busy.has(seat)) askedTwice(`a bot at seat ${seat} on ${process.name}`);
        seats.set(rules, busy.add(seat));
        thinking++;
        const tell = () => {
          busy.delete(seat);
          if (busy.size === 0) seats.delete(rules);
          thinking--;
          const why = 'simulated';
          resolve({ move, ms, ...(trouble && { trouble: { trouble, why } }) });
        };
        process.after(ms, tell, 'a bot answers');
      }),
    close() {},
  };
}
