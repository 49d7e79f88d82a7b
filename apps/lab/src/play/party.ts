/** Who sits where: the human, if there is one, and bots with names. */

import { type Bot, randomBot, rolloutBot } from '@parlor/bots';
import { fastRng, MAX_RANGE, matchRng, type Rng, type Seat, type Who } from '@parlor/kit';
import { seedBytes } from '@parlor/match';

export const BOT_KINDS = ['rollout', 'random'] as const;
export type BotKind = (typeof BOT_KINDS)[number];

const PLAYOUTS_PER_ANSWER = 300;

const BOTS: Readonly<Record<BotKind, Bot>> = {
  random: randomBot,
  rollout: rolloutBot(PLAYOUTS_PER_ANSWER),
};

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elsa', 'Felix', 'Greta', 'Hugo'];

export interface Party {
  /** Undefined when only bots play. */
  readonly human: Seat | undefined;
  readonly bot: Bot;
  readonly who: Who;

  /** The dice of whichever bot answers at `ply`. */
  rng(ply: number): Rng;
}

export function party(human: Seat | undefined, kind: BotKind, seed: string): Party {
  const bytes = seedBytes(seed);
  return {
    human,
    bot: BOTS[kind],
    who: (seat) => (seat === human ? 'You' : (NAMES[seat] ?? `Seat ${seat}`)),

    // A stream of the match seed that tells nothing about the shuffles: the whole evening follows from its seed.
    rng(ply) {
      const start = matchRng(bytes, ply, 'bot');
      return fastRng(start.below(MAX_RANGE), start.below(MAX_RANGE));
    },
  };
}
