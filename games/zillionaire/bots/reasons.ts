/**
 * Why a move is worth a look: what it does, chosen by looking at the position. What others may hold is what the seat
 * can tell by counting cards. The messages have the words for it.
 */

import type { Seat } from '@parlor/kit';
import type { Claims } from '../facts/claims.ts';
import type { Move } from '../rules/index.ts';
import { BUMP, FIVE, HAND_ROW, NO_RANK, type Play, type State } from '../rules/state.ts';
import { type Reason, reasonsOf } from '@parlor/search';
import { Decision, OPEN } from './features.ts';
import { SIZE_OF_SET } from './threats.ts';
import { Unplayed } from './unplayed.ts';

/** A hand this small is about to go out. */
const FEW_CARDS = 3;
/** What so few ranks beat is hard to beat. */
const FEW_RANKS = 3;
const LAST_LOW_RANK = 6;

const reason = reasonsOf<Claims>();

const unplayed = new Unplayed();
const decision = new Decision();

/** The reason for `move` of `seat`, in any world that fits its view. */
export function reasonFor(state: State, seat: Seat, move: Move): Reason {
  unplayed.count(state);
  const count = decision.look(state, seat, unplayed);
  const { clear, moves } = decision;
  if (count === 1) return reason('no-choice');
  if (move.type === 'pass') return reasonToPass(state, seat);
  if (move.count === state.held[seat]) return reason('goes-out');
  if (clear !== OPEN && moves[clear] === move) return reason('cannot-be-stopped');
  return state.topRank === NO_RANK
    ? reasonToLead(state, seat, move)
    : reasonToFollow(state, seat, move);
}

/** The plays are listed from the lowest rank up, behind the pass. */
function reasonToPass(state: State, seat: Seat): Reason {
  const { rank, count } = decision.moves[1] as Play;
  const have = state.hands[seat * HAND_ROW + rank]!;
  // Z-4.5: on a led 5 a group of any size could go down whole.
  if (have > count && rank !== FIVE && state.topCount > 0)
    return reason('keeps-group', { rank, count: have });
  if (rank >= BUMP || rank === FIVE) return reason('saves-for-later', { rank });
  const isLast = state.passes + 1 === state.passesToWin;
  if (!isLast) return reason('may-come-back');
  const { held, next, topBy } = state;
  // Z-5.2: after a last card the lead goes on to the next who has cards.
  return reason('gives-the-lead', { seat: held[topBy]! > 0 ? topBy : next[topBy]! });
}

function reasonToLead(state: State, seat: Seat, { rank, count }: Play): Reason {
  const beaters = decision.threats.beatersOf(rank, rank === FIVE ? 0 : count, NO_RANK);
  if (beaters === 0) return reason('nobody-can-beat');
  const short = shortestHand(state, seat);
  const left = state.held[short]!;
  // Z-4.4: a single 5 could stand in for any number.
  if (left <= FEW_CARDS && count > left && (beaters & (1 << FIVE)) === 0)
    return reason('too-many-for', { seat: short, left, count });
  if (rank === FIVE) return reason('leaves-the-number-open');
  const rest = state.hands[seat * HAND_ROW + rank]! - count;
  if (rest > 0) return reason('keeps-the-rest', { rank, rest });
  if (rank <= LAST_LOW_RANK) {
    if (count > 1) return reason('sheds-low-group', { count });
    return decision.threats.isAnythingBelow(rank)
      ? reason('sheds-low-card')
      : reason('only-when-led', { rank });
  }
  return SIZE_OF_SET[beaters]! <= FEW_RANKS
    ? reason('hard-to-beat', { ranks: beaters })
    : reason('tried');
}

function reasonToFollow(state: State, seat: Seat, { rank, count }: Play): Reason {
  const { hands, held, next, topBy, topCount, topRank } = state;
  const beaters = decision.threats.beatersOf(rank, rank === FIVE ? topCount : count, topRank);
  if (beaters === 0) return reason('wins-the-round', { rank });
  const left = held[topBy]!;
  if (left > 0 && left <= FEW_CARDS) return reason('stops', { seat: topBy, left });
  const skipped = next[seat]!;
  if (rank === BUMP) return reason('bumps', { seat: skipped, left: held[skipped]! });
  if (rank === FIVE && topCount > 1) return reason('five-is-enough', { count: topCount });
  const have = hands[seat * HAND_ROW + rank]!;
  if (count < have && rank !== FIVE) return reason('breaks-group', { rank, count: have });
  const cheapest = decision.moves[1] as Play;
  if (cheapest.rank === rank) return reason('cheapest');
  if (SIZE_OF_SET[beaters]! <= FEW_RANKS) return reason('hard-to-beat', { ranks: beaters });
  const ofCheapest = cheapest.rank === FIVE ? topCount : cheapest.count;
  return SIZE_OF_SET[beaters]! < decision.threats.to(cheapest.rank, ofCheapest, topRank)
    ? reason('safer-than-cheapest')
    : reason('tried');
}

/** Who of the others is nearest to going out. */
function shortestHand(state: State, seat: Seat): Seat {
  const { held, next } = state;
  let shortest = next[seat]!;
  for (let other = next[shortest]!; other !== seat; other = next[other]!)
    if (held[other]! < held[shortest]!) shortest = other;
  return shortest;
}
