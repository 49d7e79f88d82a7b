/** What the others might hold, as far as one seat can tell by counting cards. */

import {
  BANKROLL,
  BANKRUPT,
  BUMP,
  FIVE,
  HAND_ROW,
  HIGHEST_RANK,
  MOST_COPIES,
  RANKS,
  SETS_ROW,
  type State,
  ZILLIONAIRE,
} from '../rules/state.ts';
import type { Unplayed } from './unplayed.ts';

const FIVE_SET = 1 << FIVE;
const BANKROLL_SET = 1 << BANKROLL;

/** The ranks that beat a rank, as a set of bits; index 0 is nothing at all, which everything beats. */
export const BEATERS: readonly number[] = [0, ...RANKS].map((rank) => {
  if (rank === BANKRUPT) return BANKROLL_SET;
  return rank === ZILLIONAIRE ? 0 : (2 << HIGHEST_RANK) - (2 << rank);
});

const SET_OF_ALL = 2 << HIGHEST_RANK;

/** How many ranks a set has. */
export const SIZE_OF_SET = new Uint8Array(SET_OF_ALL);
for (let set = 1; set < SET_OF_ALL; set++) SIZE_OF_SET[set] = SIZE_OF_SET[set >> 1]! + (set & 1);

export const lowestOf = (set: number): number => 31 - Math.clz32(set & -set);

/** The table with the eyes of one seat, in memory that is used again: whoever asks owns one. */
export class Threats {
  /** Bit r of entry n: n cards of rank r are unseen by the seat that looked last, enough to play as n. */
  private readonly unseen = new Uint16Array(SETS_ROW);

  /** The largest hand among the others, then. */
  private mostHeld = 0;
  private twoPlayers = false;

  /**
   * Looks at the table with the eyes of `seat`; what is asked below is answered
   * from there. Returns the size of the smallest hand among the others.
   */
  look(state: State, seat: number, unplayed: Unplayed): number {
    const { unseen } = this;
    const { hands, held, sets } = state;
    for (let n = 1; n <= MOST_COPIES; n++) unseen[n] = unplayed.sets[n]!;
    const hand = seat * HAND_ROW;
    for (let rest = sets[seat * SETS_ROW + 1]!; rest !== 0; rest &= rest - 1) {
      const rank = lowestOf(rest);
      const all = unplayed.counts[rank]!;
      for (let n = all - hands[hand + rank]! + 1; n <= all; n++) unseen[n]! &= ~(1 << rank);
    }
    // Z-4.4: one 5 is enough for any number.
    const five = unseen[1]! & FIVE_SET;
    for (let n = 2; n <= MOST_COPIES; n++) unseen[n] = (unseen[n]! & ~FIVE_SET) | five;
    let most = 0;
    let fewest = HAND_ROW;
    for (let other = state.next[seat]!; other !== seat; other = state.next[other]!) {
      const size = held[other]!;
      if (size > most) most = size;
      if (size < fewest) fewest = size;
    }
    this.mostHeld = most;
    this.twoPlayers = state.playing === 2;
    return fewest;
  }

  /**
   * How many ranks could still beat `count` cards of `rank`, as far as the seat
   * that looked knows; 0 for a play that is sure to win the round.
   * `count` 0 stands for a led 5, `under` for the rank it is laid on.
   */
  to(rank: number, count: number, under: number): number {
    return SIZE_OF_SET[this.beatersOf(rank, count, under)]!;
  }

  /** The same ranks, as a set of bits. */
  beatersOf(rank: number, count: number, under: number): number {
    if (rank === BUMP && this.twoPlayers) return 0;
    if (rank === BANKROLL && under === BANKRUPT) return 0;
    const set = this.unseen[count === 0 ? 1 : count]! & BEATERS[rank]!;
    return count > this.mostHeld ? set & FIVE_SET : set;
  }

  /** Could any of the others still play something that `rank` can be laid on? */
  isAnythingBelow(rank: number): boolean {
    return (this.unseen[1]! & ((1 << rank) - 1)) !== 0;
  }
}
