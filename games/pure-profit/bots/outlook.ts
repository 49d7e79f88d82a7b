/**
 * The race as a distance: about how many draws a seat still needs until it has
 * seen every step it lacks, given how many of each are still about.
 */

import { GOAL, lowestOf, ROW, type State } from '../rules/state.ts';
import { missingSteps } from './hand.ts';

/** The time axis runs in draws from the cards still about, in steps that grow. */
const STEPS = 18;
const FIRST_STEP = 1.5;
const GROWTH = 1.28;

/** Counts of one card above this are as good as this. */
const MOST_COPIES = 60;

/** Draws between which the chances are taken as even, and the middle of each such time. */
const widths = new Float64Array(STEPS);
const middles = new Float64Array(STEPS);
for (let step = 0, start = 0, width = FIRST_STEP; step < STEPS; step++) {
  widths[step] = width;
  middles[step] = start + width / 2;
  start += width;
  width *= GROWTH;
}

/** By share of a card among those about, in parts of `SHARES`, and step: the chance to have met one by then. */
const SHARES = 256;
const met = new Float64Array((SHARES + 1) * STEPS);
for (let share = 0; share <= SHARES; share++) {
  for (let step = 0; step < STEPS; step++) {
    met[share * STEPS + step] = 1 - Math.exp((-middles[step]! * share) / SHARES);
  }
}

/** Where a card that nobody can draw counts as so much of one: somebody may let one go. */
const HIDDEN_COPY = 0.35;

/** One position at a time, in memory that is used again: whoever asks owns one. */
export class Outlook {
  /** How often each card is neither in a Bank nor in a hand nor out of the game. */
  readonly free = new Int16Array(ROW);
  private freeTotal = 0;
  private readonly shares = new Int32Array(GOAL);

  /** Must be called once for a position before `drawsNeeded`. */
  survey(state: State): void {
    const { free } = this;
    const { deck, hands, banks, gone, seats } = state;
    let total = 0;
    for (let card = 1; card < ROW; card++) {
      let left = deck[card]! - gone[card]!;
      for (let place = card; place < seats * ROW; place += ROW)
        left -= hands[place]! + banks[place]!;
      free[card] = left;
      total += left;
    }
    this.freeTotal = total;
  }

  drawsNeeded(state: State, seat: number): number {
    const { free, freeTotal, shares } = this;
    const missing = missingSteps(state, seat);
    if (missing === 0) return 0;
    let lacking = 0;
    for (let kinds = missing; kinds !== 0; kinds &= kinds - 1) {
      const left = Math.min(MOST_COPIES, free[lowestOf(kinds)]!);
      const share = Math.max(HIDDEN_COPY, left) / Math.max(1, freeTotal);
      shares[lacking++] = Math.max(1, Math.round(SHARES * Math.min(1, share))) * STEPS;
    }
    let draws = 0;
    for (let step = 0; step < STEPS; step++) {
      let all = 1;
      for (let card = 0; card < lacking; card++) all *= met[shares[card]! + step]!;
      draws += widths[step]! * (1 - all);
    }
    return draws;
  }
}
