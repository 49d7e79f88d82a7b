/**
 * Rules of thumb, no search: get rid of low groups whole, spend as little as
 * will do, keep what is sure to win for the end, and wake up when somebody is
 * about to go out. Each rule is one number; a move's points add up.
 */

import type { Rng } from '@parlor/kit';
import type { Move } from '../rules/index.ts';
import {
  BANKRUPT,
  FIVE,
  HAND_ROW,
  MILLIONAIRE,
  NO_RANK,
  type Play,
  SETS_ROW,
  type State,
} from '../rules/state.ts';
import { Decision, OPEN } from './features.ts';
import { SIZE_OF_SET } from './threats.ts';
import { Unplayed } from './unplayed.ts';

/** The rules of thumb for leading. */
const LEADS = {
  perRank: -1,
  perCard: -0.3,
  breaksGroup: -5,
  isFive: -8,
  isTop: -3,
  isSure: 2,
  /** When few groups are left: what is sure comes first. */
  sureAndNearOut: 5,
  /** A single card while somebody holds one: per rank. */
  singleInDanger: 1,
  /** A group nobody who is nearly out could follow. */
  tooManyForThem: 2.1,
} as const;

/** The rules of thumb for following; passing counts nothing. */
const FOLLOWS = {
  anything: 6,
  perSpecialRank: -1,
  perGap: -0.3,
  breaksGroup: -5.7,
  isFive: -2,
  isSure: 0.3,
  somebodyNearOut: 1,
  somebodyAboutToGo: 4,
  nearOut: 4,
} as const;

const LAST_NUMBER = 8;
const NEAR_OUT = 5;
const ABOUT_TO_GO = 2;
const FEW_GROUPS = 3;

const unplayed = new Unplayed();
const decision = new Decision();

export function byHeuristic(state: State, seat: number, rng: Rng): Move {
  unplayed.count(state);
  return heuristicPolicy(state, seat, unplayed, rng);
}

/** The same for whoever has counted already. */
export function heuristicPolicy(state: State, seat: number, counted: Unplayed, rng: Rng): Move {
  const { moves } = decision;
  const count = decision.look(state, seat, counted);
  if (count === 1) return moves[0]!;
  if (decision.clear !== OPEN) return moves[decision.clear]!;
  const isLead = state.topRank === NO_RANK;
  let fewest = Infinity;
  for (let other = 0; other < state.seats; other++) {
    const size = state.held[other]!;
    if (other !== seat && size > 0 && size < fewest) fewest = size;
  }
  let best = 0;
  let bestPoints = isLead ? -Infinity : 0;
  let ties = 1;
  for (let m = isLead ? 0 : 1; m < count; m++) {
    const move = moves[m] as Play;
    const points = isLead
      ? leadPoints(state, seat, move, fewest)
      : followPoints(state, seat, move, fewest);
    if (points > bestPoints) {
      best = m;
      bestPoints = points;
      ties = 1;
    } else if (points === bestPoints && rng.below(++ties) === 0) best = m;
  }
  return moves[best]!;
}

function leadPoints(state: State, seat: number, { rank, count }: Play, fewest: number): number {
  const groups = SIZE_OF_SET[state.sets[seat * SETS_ROW + 1]!]!;
  let points = LEADS.perRank * rank + LEADS.perCard * count;
  if (rank === FIVE) points += LEADS.isFive;
  else if (count < state.hands[seat * HAND_ROW + rank]!) points += LEADS.breaksGroup;
  if (rank >= MILLIONAIRE) points += LEADS.isTop;
  if (decision.threats.to(rank, rank === FIVE ? 0 : count, NO_RANK) === 0) {
    points += groups <= FEW_GROUPS ? LEADS.sureAndNearOut : LEADS.isSure;
  }
  if (fewest === 1 && count === 1) points += LEADS.singleInDanger * rank;
  if (fewest <= ABOUT_TO_GO && count > fewest) points += LEADS.tooManyForThem;
  return points;
}

function followPoints(state: State, seat: number, { rank, count }: Play, fewest: number): number {
  const { held, topCount, topRank } = state;
  let points = FOLLOWS.anything + FOLLOWS.perGap * (rank - topRank);
  if (rank > LAST_NUMBER) points += FOLLOWS.perSpecialRank * (rank - LAST_NUMBER);
  if (rank === FIVE) points += FOLLOWS.isFive;
  // The big ones are as good alone.
  else if (rank < BANKRUPT && count < state.hands[seat * HAND_ROW + rank]!) {
    points += FOLLOWS.breaksGroup;
  }
  if (decision.threats.to(rank, rank === FIVE ? topCount : count, topRank) === 0)
    points += FOLLOWS.isSure;
  if (fewest <= NEAR_OUT) points += FOLLOWS.somebodyNearOut;
  if (fewest <= ABOUT_TO_GO) points += FOLLOWS.somebodyAboutToGo;
  if (held[seat]! - count <= NEAR_OUT) points += FOLLOWS.nearOut;
  return points;
}
