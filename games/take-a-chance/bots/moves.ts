/** The moves of the game, each the one object the rules hand out for it. */

import { type Move, takeAChance } from '../rules/index.ts';
import { CHARMS, COLOURS } from '../rules/state.ts';
import { COMBOS } from './dice/index.ts';

export const move = (json: Move): Move => takeAChance.parseMove(json)!;

export const ROLL = move({ type: 'roll' });
export const CHANCE = move({ type: 'chance' });
export const FIRST = move({ type: 'first' });
export const OR = move({ type: 'or' });
export const USE = move({ type: 'use' });
export const THROW = move({ type: 'throw' });
export const PASS = move({ type: 'pass' });

/** By card. */
export const BUY: readonly Move[] = Array.from({ length: COLOURS * CHARMS }, (_, card) =>
  move({ type: 'buy', card }),
);

/** By number of the combination. */
export const COLLECT: readonly Move[] = COMBOS.map((combo) => move({ type: 'collect', combo }));

const bids: Move[] = [];

/** A bid of so many steps of $100. */
export const bidOf = (steps: number, amount: number): Move =>
  (bids[steps] ??= { type: 'bid', amount });
