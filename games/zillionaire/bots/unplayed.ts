/** Cards not played yet, wherever they are: what everybody at the table can count. */

import {
  COPIES,
  HAND_ROW,
  HIGHEST_RANK,
  LEFT_OUT,
  MOST_COPIES,
  SETS_ROW,
  type State,
} from '../rules/state.ts';

export class Unplayed {
  /** By rank, the two cards left out included. */
  readonly counts = new Uint8Array(HAND_ROW);

  /** Bit r of entry n: at least n cards of rank r are still to come. */
  readonly sets = new Uint16Array(SETS_ROW);

  /** Counts again, from where the cards are. */
  count(state: State): void {
    const { counts } = this;
    counts.fill(0);
    for (let seat = 0; seat < state.seats; seat++) {
      for (let rank = 1; rank <= HIGHEST_RANK; rank++) {
        counts[rank]! += state.hands[seat * HAND_ROW + rank]!;
      }
    }
    for (let card = 0; card < LEFT_OUT; card++) counts[state.leftOut[card]!]! += 1;
    this.gather();
  }

  /** As before the first play. */
  reset(): void {
    this.counts.set(COPIES);
    this.gather();
  }

  take(rank: number, count: number): void {
    const had = this.counts[rank]!;
    const left = had - count;
    this.counts[rank] = left;
    for (let n = left + 1; n <= had; n++) this.sets[n]! &= ~(1 << rank);
  }

  private gather(): void {
    const { counts, sets } = this;
    for (let n = 1; n <= MOST_COPIES; n++) {
      let set = 0;
      for (let rank = 1; rank <= HIGHEST_RANK; rank++) if (counts[rank]! >= n) set |= 1 << rank;
      sets[n] = set;
    }
  }
}
