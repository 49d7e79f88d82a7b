/**
 * One look at a decision: what may be played, and for each of it the features
 * that the learned policy weighs. A feature is an index into one long row of
 * weights; every move has `FEATURES` of them. Only what the seat knows counts:
 * its hand, the table, the hand sizes, and which cards have not been played.
 */

import { type Move, zillionaire } from '../rules/index.ts';
import {
  FIVE,
  HAND_ROW,
  MOST_COPIES,
  NO_RANK,
  type Play,
  SETS_ROW,
  type State,
} from '../rules/state.ts';
import { lowestOf, SIZE_OF_SET, Threats } from './threats.ts';
import type { Unplayed } from './unplayed.ts';

export const FEATURES = 7;

const MOST_MOVES = 64;

/** Says that no move is clearly the one to make. */
export const OPEN = -1;

/** Puts numbers into a few buckets: `ends` are the last numbers of each, what is above goes into one more. */
function buckets(...ends: readonly number[]): Uint8Array {
  const row = new Uint8Array(HAND_ROW * MOST_COPIES);
  for (let n = 0; n < row.length; n++) row[n] = ends.filter((end) => n > end).length;
  return row;
}

const THREATS = buckets(0, 1, 2, 3, 5, 7);
const THREAT_BUCKETS = 7;
const GROUPS = buckets(0, 1, 2, 3, 4, 5);
const GROUP_BUCKETS = 7;
const FEWEST = buckets(1, 2, 3, 5, 8);
const FEWEST_BUCKETS = 6;
const RANK_KINDS = buckets(4, 8, 11);
const RANK_KIND_COUNT = 4;
const COUNTS = buckets(1, 2);
const COUNT_BUCKETS = 3;
const NEXT = buckets(1, 2, 3);
const NEXT_BUCKETS = 4;
const LEFT = buckets(3, 7);
const LEFT_BUCKETS = 3;
const STAGES = buckets(2, 5, 9);
const STAGE_BUCKETS = 4;
const RIVAL = buckets(0, 1, 2, 3, 6);
const RIVAL_BUCKETS = 6;
const OPEN_GROUPS = 5;
const MOST_RANKS_ASIDE = 5;
const SIDES = MOST_RANKS_ASIDE + 1;
const LATER = 4;
const PLAYERS = 3;
const CARDS = HAND_ROW * SETS_ROW * SETS_ROW;
const HANDS = 9;
const RUN = 2 * OPEN_GROUPS * LEFT_BUCKETS;

/** Where each table of weights starts. */
let size = 0;
const table = (entries: number): number => (size += entries) - entries;

const LEAD_CARDS = table(CARDS);
const LEAD_PLACE = table(SIDES * SIDES * 2);
const LEAD_THREATS = table(THREAT_BUCKETS * GROUP_BUCKETS * COUNT_BUCKETS);
const LEAD_FEWEST = table(FEWEST_BUCKETS * 3 * RANK_KIND_COUNT);
const LEAD_NEXT = table(NEXT_BUCKETS * COUNT_BUCKETS * RANK_KIND_COUNT);
const LEAD_PLAYERS = table(PLAYERS * HAND_ROW);
const LEAD_RUN = table(RUN);

const BEAT_CARDS = table(CARDS);
const BEAT_RANKS = table(HAND_ROW * HAND_ROW);
const BEAT_THREATS = table(THREAT_BUCKETS * GROUP_BUCKETS * LATER);
const BEAT_FEWEST = table(FEWEST_BUCKETS * RANK_KIND_COUNT * RIVAL_BUCKETS);
const BEAT_BREAKS = table(SETS_ROW * STAGE_BUCKETS * RANK_KIND_COUNT);
const BEAT_ORDER = table(PLAYERS * LATER * 2);
const BEAT_RUN = table(RUN);

const PASS_TOP = table(HAND_ROW * SETS_ROW);
const PASS_FEWEST = table(FEWEST_BUCKETS * RIVAL_BUCKETS);
const PASS_LATER = table(LATER * RIVAL_BUCKETS * PLAYERS);
const PASS_HAND = table(HANDS * STAGE_BUCKETS);
const PASS_THREATS = table(THREAT_BUCKETS * LATER);
const PASS_RUN = table(SIDES * SIDES);
const PASS_CHEAPEST = table(HAND_ROW * COUNT_BUCKETS);

/** How many weights there are. */
export const WEIGHT_COUNT = size;

const atMost = (n: number, most: number): number => (n < most ? n : most);

/** All that is left is one group: the whole of it is listed last. */
const lastOf = (count: number): number => count - 1;

/** One decision at a time, in memory that is used again: whoever looks at decisions owns one. */
export class Decision {
  /** What may be played, from 0. */
  readonly moves: Move[] = [];

  /** The features of move m start at m × FEATURES. */
  readonly features = new Int16Array(MOST_MOVES * FEATURES);

  /** A move that goes out, or from which nobody can stop this seat; `OPEN` if none. */
  clear = OPEN;

  /** What the others might hold, as far as the seat can tell. */
  readonly threats = new Threats();

  private groups = 0;
  private openGroups = 0;
  private held = 0;
  private fewest = 0;
  private players = 0;

  /** By rank, how many leads it takes to get rid of the cards in hand that might be beaten. */
  private readonly openOf = new Uint8Array(HAND_ROW);

  /**
   * Looks at what `seat` has to decide; returns how many moves there are. A
   * move that is clear needs no weighing: the features are left as they were.
   */
  look(state: State, seat: number, unplayed: Unplayed): number {
    this.clear = OPEN;
    const count = zillionaire.moves(state, seat, this.moves);
    if (count === 1) return 1;
    this.fewest = this.threats.look(state, seat, unplayed);
    this.weighHand(state, seat);
    if (state.topRank === NO_RANK) {
      if (this.openGroups <= 1) this.clear = this.clearLead(count);
      else this.lookAtLeads(state, seat, count);
    } else {
      if (this.openGroups <= 2) this.clear = this.clearFollow(state, seat, count);
      if (this.clear === OPEN) this.lookAtFollows(state, seat, count);
    }
    return count;
  }

  private weighHand(state: State, seat: number): void {
    const { hands, sets } = state;
    const hand = seat * HAND_ROW;
    const ranks = sets[seat * SETS_ROW + 1]!;
    const fives = hands[hand + FIVE]!;
    this.groups = SIZE_OF_SET[ranks]! + (fives > 1 ? fives - 1 : 0);
    this.openGroups = 0;
    for (let rest = ranks; rest !== 0; rest &= rest - 1) {
      const rank = lowestOf(rest);
      this.openGroups += this.openOf[rank] = this.openParts(rank, hands[hand + rank]!);
    }
    this.held = state.held[seat]!;
    this.players = atMost(state.playing - 2, PLAYERS - 1);
  }

  /** With one group at most that might be beaten, that one comes last: a whole group of any other. */
  private clearLead(count: number): number {
    let whole = count - 1;
    while (whole > 0 && this.openOf[(this.moves[whole] as Play).rank]! > 0) whole--;
    return whole > 0 || this.openOf[(this.moves[0] as Play).rank] === 0 ? whole : lastOf(count);
  }

  /** A play that goes out, or wins the round and leaves a hand that cannot be stopped. */
  private clearFollow(state: State, seat: number, count: number): number {
    const { hands, topCount, topRank } = state;
    for (let m = 1; m < count; m++) {
      const { rank, count: n } = this.moves[m] as Play;
      if (n === this.held) return m;
      if (this.openAfter(rank, n, hands[seat * HAND_ROW + rank]!) > 1) continue;
      if (this.threats.to(rank, rank === FIVE ? topCount : n, topRank) === 0) return m;
    }
    return OPEN;
  }

  /** How many leads it takes to get rid of `count` cards of a rank that might be beaten. */
  private openParts(rank: number, count: number): number {
    if (count === 0) return 0;
    if (rank === FIVE) return this.threats.to(FIVE, 0, NO_RANK) > 0 ? count : 0;
    return this.threats.to(rank, count, NO_RANK) > 0 ? 1 : 0;
  }

  /** How many groups that might be beaten are left after a play. */
  private openAfter(rank: number, n: number, have: number): number {
    return this.openGroups - this.openOf[rank]! + (n === have ? 0 : this.openParts(rank, have - n));
  }

  private lookAtLeads(state: State, seat: number, count: number): void {
    const { features, moves } = this;
    const { hands, sets } = state;
    const hand = seat * HAND_ROW;
    const ranks = sets[seat * SETS_ROW + 1]!;
    const next = NEXT[state.held[state.next[seat]!]!]!;
    for (let m = 0, f = 0; m < count; m++, f += FEATURES) {
      const { rank, count: n } = moves[m] as Play;
      const have = hands[hand + rank]!;
      const breaks = n < have && rank !== FIVE ? 1 : 0;
      const lower = atMost(SIZE_OF_SET[ranks & ((1 << rank) - 1)]!, MOST_RANKS_ASIDE);
      const higher = atMost(SIZE_OF_SET[ranks >> (rank + 1)]!, MOST_RANKS_ASIDE);
      const threats = this.threats.to(rank, rank === FIVE ? 0 : n, NO_RANK);
      const kind = RANK_KINDS[rank]!;
      const size = n < this.fewest ? 0 : n === this.fewest ? 1 : 2;
      features[f] = LEAD_CARDS + (rank * SETS_ROW + have) * SETS_ROW + n;
      features[f + 1] = LEAD_PLACE + (lower * SIDES + higher) * 2 + breaks;
      features[f + 2] =
        LEAD_THREATS +
        (THREATS[threats]! * GROUP_BUCKETS + GROUPS[this.groups - 1 + breaks]!) * COUNT_BUCKETS +
        COUNTS[n]!;
      features[f + 3] = LEAD_FEWEST + (FEWEST[this.fewest]! * 3 + size) * RANK_KIND_COUNT + kind;
      features[f + 4] = LEAD_NEXT + (next * COUNT_BUCKETS + COUNTS[n]!) * RANK_KIND_COUNT + kind;
      features[f + 5] = LEAD_PLAYERS + this.players * HAND_ROW + rank;
      features[f + 6] = LEAD_RUN + this.run(rank, n, have, threats);
    }
  }

  /** How near the hand is to running out without being stopped, after a play. */
  private run(rank: number, n: number, have: number, threats: number): number {
    const open = atMost(this.openAfter(rank, n, have), OPEN_GROUPS - 1);
    const sure = threats === 0 ? 1 : 0;
    return (sure * OPEN_GROUPS + open) * LEFT_BUCKETS + LEFT[this.held - n]!;
  }

  private lookAtFollows(state: State, seat: number, count: number): void {
    const { features, moves } = this;
    const { hands, topRank, topCount } = state;
    const hand = seat * HAND_ROW;
    const rival = RIVAL[state.held[state.topBy]!]!;
    const later = atMost(state.passesToWin - state.passes - 1, LATER - 1);
    this.lookAtPass(state, count, rival, later);
    for (let m = 1, f = FEATURES; m < count; m++, f += FEATURES) {
      const { rank, count: n } = moves[m] as Play;
      const have = hands[hand + rank]!;
      const breaks = n < have && rank !== FIVE ? 1 : 0;
      const threats = this.threats.to(rank, rank === FIVE ? topCount : n, topRank);
      const kind = RANK_KINDS[rank]!;
      features[f] = BEAT_CARDS + (rank * SETS_ROW + have) * SETS_ROW + n;
      features[f + 1] = BEAT_RANKS + topRank * HAND_ROW + rank;
      features[f + 2] =
        BEAT_THREATS +
        (THREATS[threats]! * GROUP_BUCKETS + GROUPS[this.groups - 1 + breaks]!) * LATER +
        later;
      features[f + 3] =
        BEAT_FEWEST + (FEWEST[this.fewest]! * RANK_KIND_COUNT + kind) * RIVAL_BUCKETS + rival;
      features[f + 4] =
        BEAT_BREAKS +
        ((have - n) * STAGE_BUCKETS + STAGES[this.held - n]!) * RANK_KIND_COUNT +
        kind;
      features[f + 5] = BEAT_ORDER + (this.players * LATER + atMost(m - 1, LATER - 1)) * 2 + breaks;
      features[f + 6] = BEAT_RUN + this.run(rank, n, have, threats);
    }
  }

  private lookAtPass(state: State, count: number, rival: number, later: number): void {
    const { features, moves } = this;
    const { topRank, topCount } = state;
    const threats = THREATS[this.threats.to(topRank, topCount, NO_RANK)]!;
    const sure = atMost(this.groups - this.openGroups, MOST_RANKS_ASIDE);
    features[0] = PASS_TOP + topRank * SETS_ROW + topCount;
    features[1] = PASS_FEWEST + FEWEST[this.fewest]! * RIVAL_BUCKETS + rival;
    features[2] = PASS_LATER + (later * RIVAL_BUCKETS + rival) * PLAYERS + this.players;
    features[3] = PASS_HAND + atMost(this.groups, HANDS - 1) * STAGE_BUCKETS + STAGES[this.held]!;
    features[4] = PASS_THREATS + threats * LATER + later;
    features[5] = PASS_RUN + atMost(this.openGroups, MOST_RANKS_ASIDE) * SIDES + sure;
    features[6] = PASS_CHEAPEST + (moves[1] as Play).rank * COUNT_BUCKETS + COUNTS[count - 1]!;
  }
}
