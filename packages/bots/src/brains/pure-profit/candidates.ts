/** The moves worth a look: every card that can go where nothing better can be done, but of the many ways to steal only the pointed ones. */

import { type Rng, type Seat, WIDE } from '@parlor/kit';
import type { Move } from '@parlor/pure-profit';
import { ACT, type State, STEAL_SET, stealPower } from '@parlor/pure-profit/state';
import { has, missingSteps } from './hand.ts';
import { finishing, game } from './moves.ts';

const listed: Move[] = [];

export function candidates(state: State, seat: Seat, rng: Rng, out: Move[]): number {
  // P-6.2: nothing is better than to end the game.
  if (state.asked === ACT && missingSteps(state, seat) === 0) {
    out[0] = finishing(state, seat);
    return 1;
  }
  const count = game.moves(state, seat, listed);
  if (count === WIDE) {
    out[0] = game.sample(state, seat, rng);
    return 1;
  }
  const loot = lootable(state, seat);
  const mustDiscard = !canDoBetter(state, seat, loot);
  let kept = 0;
  for (let place = 0; place < count; place++) {
    const move = listed[place]!;
    if (move.type === 'steal' ? isPointed(move, loot) : move.type !== 'discard' || mustDiscard) {
      out[kept++] = move;
    }
  }
  if (kept > 0) return kept;
  // Nobody has more than one card to lose, and nothing but a theft from three is left.
  for (let place = 0; place < count; place++) out[place] = listed[place]!;
  return count;
}

/** A step to the Bank or a theft is worth more than a mere discard. */
const canDoBetter = (state: State, seat: Seat, loot: number): boolean =>
  has(state.holds[seat]!, state.tops[seat]! + 1) ||
  ((state.holds[seat]! & STEAL_SET) !== 0 && loot > 0);

/** P-5.2: how many cards of the others can be stolen at all. */
function lootable(state: State, seat: Seat): number {
  let loot = 0;
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival !== seat) loot += Math.max(0, state.sizes[rival]! - 1);
  }
  return loot;
}

/** Takes all it can, and from at most two victims. */
function isPointed({ card, from }: Extract<Move, { type: 'steal' }>, loot: number): boolean {
  if (from.length < Math.min(stealPower(card), loot)) return false;
  return from.length < 3 || from[0] === from[1] || from[1] === from[2];
}
