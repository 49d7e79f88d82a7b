/**
 * The decisions the others have made in this game, ready to be asked: how
 * likely was this seat to do what it did, had it held these cards?
 */

import { fastRng } from '@parlor/kit';
import { type Move, zillionaire } from '../rules/index.ts';
import {
  addCard,
  clone,
  HAND_ROW,
  linkPlayers,
  NO_RANK,
  SETS_ROW,
  State,
  turnCount,
  turnRank,
  turnSeat,
} from '../rules/state.ts';
import type { LearnedPolicy } from './learnedPolicy.ts';
import { OPEN } from './features.ts';
import { Unplayed } from './unplayed.ts';

/** Nobody plays quite by our policy: this share of all moves is anybody's guess. */
const WHIM = 0.3;

interface Decided {
  /** The table before it; only the hand of the seat itself is filled in when asked. */
  readonly table: State;
  readonly unplayed: Unplayed;
  readonly rank: number;
  readonly count: number;
}

export class Replay {
  private readonly bySeat: readonly Decided[][];
  /** The hand a question is about, as it was at the decision at hand. */
  private readonly hand: State;

  /** `world` is any state that fits what was played. */
  constructor(
    world: State,
    private readonly policy: LearnedPolicy,
  ) {
    this.hand = new State(world.seats, 1);
    this.bySeat = decisionsOf(world);
  }

  /** Adds up the logarithms of how likely each of the seat's moves was with `hand`, its cards now. */
  likelihood(seat: number, hands: Uint8Array): number {
    const { hand, policy } = this;
    const row = seat * HAND_ROW;
    const sets = seat * SETS_ROW;
    hand.hands.fill(0, row, row + HAND_ROW);
    hand.sets.fill(0, sets, sets + SETS_ROW);
    for (let rank = 1; rank < HAND_ROW; rank++) {
      for (let n = hands[row + rank]!; n > 0; n--) addCard(hand, seat, rank);
    }
    let sum = 0;
    const decided = this.bySeat[seat]!;
    for (let d = decided.length - 1; d >= 0; d--) {
      const { table, unplayed, rank, count } = decided[d]!;
      for (let n = count; n > 0; n--) addCard(hand, seat, rank);
      for (let i = row; i < row + HAND_ROW; i++) table.hands[i] = hand.hands[i]!;
      for (let i = sets; i < sets + SETS_ROW; i++) table.sets[i] = hand.sets[i]!;
      const offered = policy.weigh(table, seat, unplayed);
      if (offered > 1) sum += Math.log(chanceOf(policy, offered, rank, count));
    }
    return sum;
  }
}

function chanceOf(policy: LearnedPolicy, offered: number, rank: number, count: number): number {
  const { clear, moves } = policy.decision;
  let m = 0;
  if (rank !== NO_RANK) {
    for (m = 1; m < offered - 1; m++) if (isPlay(moves[m]!, rank, count)) break;
    if (isPlay(moves[0]!, rank, count)) m = 0;
  }
  const share = clear === OPEN ? policy.shares[m]! / policy.total : m === clear ? 1 : 0;
  return (1 - WHIM) * share + WHIM / offered;
}

function isPlay(move: Move, rank: number, count: number): boolean {
  return move.type === 'play' && move.rank === rank && move.count === count;
}

/** Plays the game again from its start and keeps what stood on the table whenever somebody decided. */
function decisionsOf(world: State): Decided[][] {
  const table = atTheStart(world);
  const unplayed = new Unplayed();
  unplayed.reset();
  const bySeat: Decided[][] = Array.from({ length: world.seats }, () => []);
  const noChance = fastRng(0);
  for (let turn = 0; turn < world.turns; turn++) {
    const taken = world.history[turn]!;
    const seat = turnSeat(taken);
    const rank = turnRank(taken);
    const count = turnCount(taken);
    const before = new Unplayed();
    before.counts.set(unplayed.counts);
    before.sets.set(unplayed.sets);
    bySeat[seat]!.push({ table: clone(table), unplayed: before, rank, count });
    const move = rank === NO_RANK ? { type: 'pass' } : { type: 'play', rank, count };
    if (rank !== NO_RANK) unplayed.take(rank, count);
    zillionaire.apply(table, seat, zillionaire.parseMove(move)!, noChance);
  }
  return bySeat;
}

function atTheStart(world: State): State {
  const table = new State(world.seats, world.game);
  table.game = world.game;
  table.dealer = world.dealer;
  table.topBy = world.dealer;
  table.left.set(world.left);
  table.turn = world.left[world.dealer]!;
  table.hands.set(world.hands);
  table.leftOut.set(world.leftOut);
  table.sets.set(world.sets);
  table.held.set(world.held);
  for (let turn = 0; turn < world.turns; turn++) {
    const taken = world.history[turn]!;
    const seat = turnSeat(taken);
    for (let n = turnCount(taken); n > 0; n--) {
      addCard(table, seat, turnRank(taken));
      table.held[seat]! += 1;
    }
  }
  linkPlayers(table);
  return table;
}
