/** What tells how a seat stands in the race: a row of numbers for each seat, between turns. */

import {
  BANKRUPT_SET,
  GOAL,
  HAND_FILLED,
  highestOf,
  lowestOf,
  type State,
  STEAL_ONE,
  topDiscard,
} from '../rules/state.ts';
import { copies, count, has, missingSteps, valuesHeld } from './hand.ts';
import { Outlook } from './outlook.ts';

const MOST_SEATS = 6;

export const TRAITS = 38;

/** P-3.1: with a full hand, a Bank from this value on can be completed at once. */
const REACHABLE = GOAL - HAND_FILLED;

/** One position at a time, in memory that is used again: whoever asks owns one. */
export class Traits {
  /** The rows of all seats of the position described last, one after another. */
  readonly rows = new Float64Array(MOST_SEATS * TRAITS);

  private readonly outlook = new Outlook();
  private readonly distances = new Float64Array(MOST_SEATS);
  private readonly lacks = new Int8Array(MOST_SEATS);
  private readonly power = new Float64Array(MOST_SEATS);

  describe(state: State): void {
    const { distances, lacks, outlook, power } = this;
    outlook.survey(state);
    const { seats } = state;
    for (let seat = 0; seat < seats; seat++) {
      const missing = missingSteps(state, seat);
      lacks[seat] = count(missing);
      distances[seat] = Math.log(
        1 + outlook.drawsNeeded(state, seat) + Math.max(0, REACHABLE - state.tops[seat]!),
      );
      power[seat] =
        copies(state, seat, STEAL_ONE) +
        2 * copies(state, seat, STEAL_ONE + 1) +
        3 * copies(state, seat, STEAL_ONE + 2);
    }
    for (let seat = 0; seat < seats; seat++) this.describeSeat(state, seat);
  }

  private describeSeat(state: State, seat: number): void {
    const { rows, distances, lacks, power } = this;
    const { free } = this.outlook;
    const { seats } = state;
    const top = state.tops[seat]!;
    const held = state.holds[seat]!;
    const missing = missingSteps(state, seat);
    const lacking = lacks[seat]!;
    const values = valuesHeld(state, seat);
    const size = state.sizes[seat]!;
    const wait = (seat - state.turn + seats) % seats;
    let run = 0;
    while (has(values, top + 1 + run)) run++;

    let at = seat * TRAITS;
    rows[at++] = distances[seat]! / 2;
    rows[at++] = top / GOAL;
    rows[at++] = lacking / GOAL;
    rows[at++] = lacking === 0 ? 1 : 0;
    rows[at++] = lacking === 1 ? 1 : 0;
    rows[at++] = lacking === 2 ? 1 : 0;
    rows[at++] = Math.max(0, REACHABLE - top) / REACHABLE;
    rows[at++] = run / HAND_FILLED;
    rows[at++] = run > 0 ? 1 : 0;
    rows[at++] = (size - HAND_FILLED) / 4;
    rows[at++] = Math.max(0, HAND_FILLED - size) / 3;
    rows[at++] = copies(state, seat, STEAL_ONE);
    rows[at++] = copies(state, seat, STEAL_ONE + 1);
    rows[at++] = copies(state, seat, STEAL_ONE + 2);
    rows[at++] = (held & BANKRUPT_SET) === 0 ? 0 : 1;

    const lowest = values === 0 ? 0 : lowestOf(values);
    const highest = values === 0 ? 0 : highestOf(values);
    const lowAtRisk = lowest > top && copies(state, seat, lowest) === 1;
    const highAtRisk = highest > top && copies(state, seat, highest) === 1;
    rows[at++] = lowAtRisk ? 1 : 0;
    rows[at++] = highAtRisk ? 1 : 0;
    rows[at++] = (size - count(values & ~((2 << top) - 1))) / HAND_FILLED;

    rows[at++] = wait === 0 ? 1 : 0;
    rows[at++] = wait === 1 ? 1 : 0;
    rows[at++] = wait / MOST_SEATS;
    rows[at++] = wait === 0 && lacking === 0 && size >= HAND_FILLED ? 1 : 0;

    const open = topDiscard(state);
    const wants = open <= GOAL && has(missing, open) && size < HAND_FILLED;
    const nextToIt = wait === 1 && !has(missingSteps(state, state.turn), open);
    rows[at++] = wants && wait === 0 ? 1 : 0;
    rows[at++] = wants && wait === 0 && lacking === 1 ? 1 : 0;
    rows[at++] = wants && nextToIt ? 1 : 0;

    let rarest = 60;
    let gone = 0;
    for (let kinds = missing; kinds !== 0; kinds &= kinds - 1) {
      const left = free[lowestOf(kinds)]!;
      rarest = Math.min(rarest, left);
      if (left === 0) gone++;
    }
    rows[at++] = gone;
    rows[at++] = lacking === 0 ? 0 : 1 / (1 + rarest);
    rows[at++] = has(missing, top + 1) ? 1 / (1 + free[top + 1]!) : 0;

    let nearest = 3;
    let second = 3;
    let nearestTop = 0;
    let loot = 0;
    let readyBefore = 0;
    for (let rival = 0; rival < seats; rival++) {
      if (rival === seat) continue;
      const distance = distances[rival]! / 2;
      if (distance < nearest) {
        second = nearest;
        nearest = distance;
        nearestTop = state.tops[rival]!;
      } else if (distance < second) second = distance;
      loot += power[rival]!;
      if (lacks[rival] === 0 && (rival - state.turn + seats) % seats < wait) readyBefore++;
    }
    rows[at++] = nearest;
    rows[at++] = second;
    rows[at++] = nearestTop / GOAL;
    rows[at++] = loot / MOST_SEATS;
    rows[at++] = readyBefore;
    rows[at++] = distances[seat]! / 2 - nearest;
    rows[at++] = power[seat]! / 3;
    rows[at++] = seats / MOST_SEATS;
    rows[at++] = (lowAtRisk ? 1 : 0) * (lacking <= 2 ? 1 : 0);
    rows[at++] = (highAtRisk ? 1 : 0) * (lacking <= 2 ? 1 : 0);
  }
}
