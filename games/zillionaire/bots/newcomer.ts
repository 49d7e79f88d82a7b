/**
 * Somebody's first evening: lays the lowest card that is allowed, breaks up
 * groups without a thought, shows off with a big card now and then, and sees
 * no reason to pass.
 */

import type { Rng } from '@parlor/kit';
import { type Move, zillionaire } from '../rules/index.ts';
import { BUMP, HAND_ROW, NO_RANK, type Play, type State } from '../rules/state.ts';

/** How often, of ten. */
const TEN = 10;
const LEADS_A_WHOLE_GROUP = 6;
const SHOWS_OFF = 2;
const SAVES_A_SPECIAL_CARD = 3;

export function asNewcomer(state: State, seat: number, rng: Rng): Move {
  const moves: Move[] = [];
  const count = zillionaire.moves(state, seat, moves);
  const plays = moves.slice(0, count).filter((move): move is Play => move.type === 'play');
  const goesOut = plays.find((play) => play.count === state.held[seat]);
  if (goesOut) return goesOut;
  if (plays.length === 0) return moves[0]!;
  if (rng.below(TEN) < SHOWS_OFF) return rng.pick(plays);
  const lowest = plays[0]!;
  if (state.topRank !== NO_RANK) {
    const saves = lowest.rank >= BUMP && rng.below(TEN) < SAVES_A_SPECIAL_CARD;
    return saves ? moves[0]! : lowest;
  }
  const group = plays.filter(({ rank }) => rank === lowest.rank);
  const whole = rng.below(TEN) < LEADS_A_WHOLE_GROUP;
  const most = state.hands[seat * HAND_ROW + lowest.rank]!;
  return whole ? (group[Math.min(most, group.length) - 1] ?? lowest) : lowest;
}
