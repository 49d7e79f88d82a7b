/** The moves worth a look: every one, but a mere discard only where nothing better can be done. */

import { type Rng, type Seat, WIDE } from '@parlor/kit';
import type { Move } from '../rules/index.ts';
import { ACT, type State, STEAL_SET } from '../rules/state.ts';
import { has } from './hand.ts';
import { canEnd, finishing, game } from './moves.ts';

const listed: Move[] = [];

export function candidates(state: State, seat: Seat, rng: Rng, out: Move[]): number {
  if (state.asked !== ACT) return game.moves(state, seat, out);
  // P-6.2: nothing is better than to end the game.
  if (canEnd(state, seat)) {
    out[0] = finishing(state, seat);
    return 1;
  }
  const count = game.moves(state, seat, listed);
  if (count === WIDE) {
    out[0] = game.sample(state, seat, rng);
    return 1;
  }
  const mustDiscard = !canDoBetter(state, seat);
  let kept = 0;
  for (let place = 0; place < count; place++) {
    const move = listed[place]!;
    if (move.type !== 'discard' || mustDiscard) out[kept++] = move;
  }
  return kept;
}

/** A step to the Bank or a theft is worth more than a mere discard. */
const canDoBetter = (state: State, seat: Seat): boolean =>
  has(state.holds[seat]!, state.tops[seat]! + 1) ||
  ((state.holds[seat]! & STEAL_SET) !== 0 && hasLoot(state, seat));

/** P-5.2: whether anybody else has a card to lose. */
function hasLoot(state: State, seat: Seat): boolean {
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival !== seat && state.sizes[rival]! > 1) return true;
  }
  return false;
}
