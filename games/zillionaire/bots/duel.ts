/**
 * Two players left, both hands open: who goes out first if both play as well
 * as can be? Solved exactly. Whoever passes loses the round to the other, so
 * a position is two hands, what lies on the table and whose turn it is.
 */

import {
  BANKROLL,
  BANKRUPT,
  BUMP,
  COPIES,
  FIVE,
  HAND_ROW,
  HIGHEST_RANK,
  NO_RANK,
  SETS_ROW,
  type State,
  ZILLIONAIRE,
} from '../rules/state.ts';
import { BEATERS } from './threats.ts';

/** Who laid what is on the table: nobody, the other of the two, or somebody who has gone out. */
const NOBODY = 0;
const OTHER = 1;
const GONE = 2;
/** Somebody who has gone out, and the other of the two has passed on it. */
const GONE_AND_PASSED = 3;
const KINDS_OF_TOP = 4;

const ME = 0;
const YOU = HAND_ROW;

/** Each rank's digit in the number that a hand is. */
const DIGITS: readonly number[] = COPIES.reduce<number[]>(
  (digits, copies) => [...digits, digits.at(-1)! * (copies + 1)],
  [1],
);

/** All questions of one decision: what was found out for one serves the others. */
export class Duel {
  /** Two rows of counts: the hand of `me`, and the other. */
  private readonly hands = new Uint8Array(2 * HAND_ROW);
  private readonly sizes = [0, 0];
  private readonly codes = [0, 0];
  private readonly known = new Map<string, boolean>();
  private positions = 0;
  /** After a round won by someone who is out, the one of the two who leads: 0 for `me`. */
  private leadsForGone = 0;

  constructor(
    private readonly me: number,
    private readonly mostPositions: number,
  ) {}

  /** Do I go out first? Undefined when that takes too long to find out. */
  iWin(state: State): boolean | undefined {
    const { codes, me, sizes } = this;
    const other = state.next[me]!;
    sizes.fill(0);
    codes.fill(0);
    for (let rank = 1; rank <= HIGHEST_RANK; rank++) {
      this.put(0, rank, state.hands[me * HAND_ROW + rank]!);
      this.put(1, rank, state.hands[other * HAND_ROW + rank]!);
    }
    const { passes, topBy, topCount, topRank, turn } = state;
    let top = topRank === NO_RANK ? NOBODY : OTHER;
    if (top === OTHER && state.held[topBy] === 0) {
      top = passes > 0 ? GONE_AND_PASSED : GONE;
      this.leadsForGone = state.next[topBy] === me ? 0 : 1;
    }
    const moverWins = this.wins(turn === me ? 0 : 1, topRank, topCount, top);
    return turn === me ? moverWins : not(moverWins);
  }

  private put(who: number, rank: number, count: number): void {
    this.hands[who * HAND_ROW + rank] = count;
    this.sizes[who]! += count;
    this.codes[who]! += count * DIGITS[rank - 1]!;
  }

  private take(who: number, rank: number, count: number): void {
    this.hands[who * HAND_ROW + rank]! -= count;
    this.sizes[who]! -= count;
    this.codes[who]! -= count * DIGITS[rank - 1]!;
  }

  private wins(who: number, topRank: number, topCount: number, top: number): boolean | undefined {
    const table = ((topRank * SETS_ROW + topCount) * KINDS_OF_TOP + top) * 2 + who;
    const key = `${this.codes[0]},${this.codes[1]},${table}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (++this.positions > this.mostPositions) return undefined;
    const answer = this.findWin(who, topRank, topCount, top);
    if (answer !== undefined) this.known.set(key, answer);
    return answer;
  }

  private findWin(
    who: number,
    topRank: number,
    topCount: number,
    top: number,
  ): boolean | undefined {
    const row = who === 0 ? ME : YOU;
    let isOpen = false;
    for (let rank = HIGHEST_RANK; rank >= 1; rank--) {
      const have = this.hands[row + rank]!;
      if (have === 0 || (top !== NOBODY && (BEATERS[topRank]! & (1 << rank)) === 0)) continue;
      const isFree = top === NOBODY || topCount === 0;
      const most = rank === FIVE ? 1 : isFree ? have : topCount;
      const least = rank === FIVE || isFree ? 1 : topCount;
      for (let count = most; count >= least && count <= have; count--) {
        const won = this.winsBy(who, rank, count, topRank, topCount);
        if (won) return true;
        if (won === undefined) isOpen = true;
      }
    }
    if (top !== NOBODY) {
      const won = this.winsByPassing(who, topRank, topCount, top);
      if (won !== false) return won;
    }
    return isOpen ? undefined : false;
  }

  private winsBy(
    who: number,
    rank: number,
    count: number,
    topRank: number,
    topCount: number,
  ): boolean | undefined {
    if (count === this.sizes[who]) return true;
    this.take(who, rank, count);
    // Z-4.6, Z-4.8, Z-4.9: after these nobody answers.
    const leadsAgain =
      rank === ZILLIONAIRE || rank === BUMP || (rank === BANKROLL && topRank === BANKRUPT);
    const asked = rank === FIVE ? topCount : count;
    const answer = leadsAgain
      ? this.wins(who, NO_RANK, 0, NOBODY)
      : not(this.wins(1 - who, rank, asked, OTHER));
    this.take(who, rank, -count);
    return answer;
  }

  private winsByPassing(
    who: number,
    topRank: number,
    topCount: number,
    top: number,
  ): boolean | undefined {
    if (top === GONE) return not(this.wins(1 - who, topRank, topCount, GONE_AND_PASSED));
    const leader = top === OTHER ? 1 - who : this.leadsForGone;
    const leaderWins = this.wins(leader, NO_RANK, 0, NOBODY);
    return leader === who ? leaderWins : not(leaderWins);
  }
}

const not = (answer: boolean | undefined): boolean | undefined =>
  answer === undefined ? undefined : !answer;
