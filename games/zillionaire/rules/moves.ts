/** What may be played: the lists and the check. */

import type { Illegal, Rng, Seat } from '@parlor/kit';
import { PASS, PLAY_ROW, PLAYS } from '../facts/interned.ts';
import { HAND_ROW, SETS_ROW, type State } from './state.ts';
import {
  BANKROLL,
  BANKRUPT,
  FIVE,
  HIGHEST_RANK,
  type Move,
  NO_RANK,
  type Play,
  type Rank,
  RANKS,
} from '../facts/types.ts';

/** Sets of ranks as bits, like the rows of `state.sets`. */
const FIVE_SET = 1 << FIVE;
const BANKROLL_SET = 1 << BANKROLL;
const ABOVE: readonly number[] = [NO_RANK, ...RANKS].map(
  (rank) => (2 << HIGHEST_RANK) - (2 << rank),
);

const lowestOf = (ranks: number): Rank => 31 - Math.clz32(ranks & -ranks);

export function listMoves(state: State, seat: Seat, out: Move[]): number {
  if (seat !== state.turn || state.over) return 0;
  return state.topRank === NO_RANK ? listLeads(state, seat, out) : listFollows(state, seat, out);
}

/** Z-4.1: one or more cards of one rank. */
function listLeads(state: State, seat: Seat, out: Move[]): number {
  const { hands, sets } = state;
  const hand = seat * HAND_ROW;
  let listed = 0;
  for (let rest = sets[seat * SETS_ROW + 1]!; rest !== 0; rest &= rest - 1) {
    const rank = lowestOf(rest);
    // Z-4.4: never two fives at once, not even to lead.
    const most = rank === FIVE ? 1 : hands[hand + rank]!;
    for (let count = 1; count <= most; count++) out[listed++] = PLAYS[rank * PLAY_ROW + count]!;
  }
  return listed;
}

/** Z-4.2: the same number of a higher rank, or a pass. */
function listFollows(state: State, seat: Seat, out: Move[]): number {
  const { sets, topRank, topCount } = state;
  const row = seat * SETS_ROW;
  out[0] = PASS;
  let listed = 1;
  if (topCount === 0) return listOnOpenFive(state, seat, out);
  // Z-4.7: only Bankroll beats a Bankrupt.
  const beaters = topRank === BANKRUPT ? BANKROLL_SET : ABOVE[topRank]!;
  // Z-4.4: one 5 is enough for any number.
  const enough = (sets[row + topCount]! & ~FIVE_SET) | (sets[row + 1]! & FIVE_SET);
  for (let rest = enough & beaters; rest !== 0; rest &= rest - 1) {
    const rank = lowestOf(rest);
    out[listed++] = PLAYS[rank * PLAY_ROW + (rank === FIVE ? 1 : topCount)]!;
  }
  return listed;
}

/** Z-4.5: a led 5 leaves the number to whoever plays on it. */
function listOnOpenFive(state: State, seat: Seat, out: Move[]): number {
  const { hands, sets } = state;
  const hand = seat * HAND_ROW;
  let listed = 1;
  for (let rest = sets[seat * SETS_ROW + 1]! & ABOVE[FIVE]!; rest !== 0; rest &= rest - 1) {
    const rank = lowestOf(rest);
    const held = hands[hand + rank]!;
    for (let count = 1; count <= held; count++) out[listed++] = PLAYS[rank * PLAY_ROW + count]!;
  }
  return listed;
}

const scratch: Move[] = [];

export const sampleMove = (state: State, seat: Seat, rng: Rng): Move =>
  scratch[rng.below(listMoves(state, seat, scratch))]!;

export function checkMove(state: State, seat: Seat, move: Move): Illegal | undefined {
  if (state.over) return { code: 'match-over' };
  if (seat !== state.turn) return { code: 'not-your-turn' };
  if (move.type === 'pass') {
    return state.topRank === NO_RANK ? { code: 'leader-cannot-pass' } : undefined;
  }
  return checkCards(state, seat, move) ?? checkBeats(state, move);
}

function checkCards(state: State, seat: Seat, { rank, count }: Play): Illegal | undefined {
  if (rank === FIVE && count > 1) return { code: 'one-five-only' };
  const have = state.hands[seat * HAND_ROW + rank]!;
  return have < count ? { code: 'not-in-hand', params: { rank, have, need: count } } : undefined;
}

function checkBeats({ topRank, topCount }: State, { rank, count }: Play): Illegal | undefined {
  if (topRank === NO_RANK) return undefined;
  if (topRank === BANKRUPT && rank !== BANKROLL) return { code: 'only-bankroll-beats-bankrupt' };
  if (rank <= topRank) return { code: 'too-low', params: { top: topRank } };
  const numberFree = topCount === 0 || rank === FIVE;
  return numberFree || count === topCount
    ? undefined
    : { code: 'wrong-number', params: { asked: topCount } };
}
