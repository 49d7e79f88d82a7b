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
import { drawsNeeded, free, survey } from './outlook.ts';

const MOST_SEATS = 6;

export const TRAITS = 38;

/** The rows of all seats, one after another. */
export const traits = new Float64Array(MOST_SEATS * TRAITS);

const distances = new Float64Array(MOST_SEATS);
const lacks = new Int8Array(MOST_SEATS);
const power = new Float64Array(MOST_SEATS);

/** P-3.1: with a full hand, a Bank from this value on can be completed at once. */
const REACHABLE = GOAL - HAND_FILLED;

/** Fills `traits` for every seat. */
export function describe(state: State): void {
  survey(state);
  const { seats } = state;
  for (let seat = 0; seat < seats; seat++) {
    const missing = missingSteps(state, seat);
    lacks[seat] = count(missing);
    distances[seat] = Math.log(
      1 + drawsNeeded(state, seat) + Math.max(0, REACHABLE - state.tops[seat]!),
    );
    power[seat] =
      copies(state, seat, STEAL_ONE) +
      2 * copies(state, seat, STEAL_ONE + 1) +
      3 * copies(state, seat, STEAL_ONE + 2);
  }
  for (let seat = 0; seat < seats; seat++) describeSeat(state, seat);
}

function describeSeat(state: State, seat: number): void {
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
  traits[at++] = distances[seat]! / 2;
  traits[at++] = top / GOAL;
  traits[at++] = lacking / GOAL;
  traits[at++] = lacking === 0 ? 1 : 0;
  traits[at++] = lacking === 1 ? 1 : 0;
  traits[at++] = lacking === 2 ? 1 : 0;
  traits[at++] = Math.max(0, REACHABLE - top) / REACHABLE;
  traits[at++] = run / HAND_FILLED;
  traits[at++] = run > 0 ? 1 : 0;
  traits[at++] = (size - HAND_FILLED) / 4;
  traits[at++] = Math.max(0, HAND_FILLED - size) / 3;
  traits[at++] = copies(state, seat, STEAL_ONE);
  traits[at++] = copies(state, seat, STEAL_ONE + 1);
  traits[at++] = copies(state, seat, STEAL_ONE + 2);
  traits[at++] = (held & BANKRUPT_SET) === 0 ? 0 : 1;

  const lowest = values === 0 ? 0 : lowestOf(values);
  const highest = values === 0 ? 0 : highestOf(values);
  const lowAtRisk = lowest > top && copies(state, seat, lowest) === 1;
  const highAtRisk = highest > top && copies(state, seat, highest) === 1;
  traits[at++] = lowAtRisk ? 1 : 0;
  traits[at++] = highAtRisk ? 1 : 0;
  traits[at++] = (size - count(values & ~((2 << top) - 1))) / HAND_FILLED;

  traits[at++] = wait === 0 ? 1 : 0;
  traits[at++] = wait === 1 ? 1 : 0;
  traits[at++] = wait / MOST_SEATS;
  traits[at++] = wait === 0 && lacking === 0 && size >= HAND_FILLED ? 1 : 0;

  const open = topDiscard(state);
  const wants = open <= GOAL && has(missing, open) && size < HAND_FILLED;
  const nextToIt = wait === 1 && !has(missingSteps(state, state.turn), open);
  traits[at++] = wants && wait === 0 ? 1 : 0;
  traits[at++] = wants && wait === 0 && lacking === 1 ? 1 : 0;
  traits[at++] = wants && nextToIt ? 1 : 0;

  let rarest = 60;
  let gone = 0;
  for (let kinds = missing; kinds !== 0; kinds &= kinds - 1) {
    const left = free[lowestOf(kinds)]!;
    rarest = Math.min(rarest, left);
    if (left === 0) gone++;
  }
  traits[at++] = gone;
  traits[at++] = lacking === 0 ? 0 : 1 / (1 + rarest);
  traits[at++] = has(missing, top + 1) ? 1 / (1 + free[top + 1]!) : 0;

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
  traits[at++] = nearest;
  traits[at++] = second;
  traits[at++] = nearestTop / GOAL;
  traits[at++] = loot / MOST_SEATS;
  traits[at++] = readyBefore;
  traits[at++] = distances[seat]! / 2 - nearest;
  traits[at++] = power[seat]! / 3;
  traits[at++] = seats / MOST_SEATS;
  traits[at++] = (lowAtRisk ? 1 : 0) * (lacking <= 2 ? 1 : 0);
  traits[at++] = (highAtRisk ? 1 : 0) * (lacking <= 2 ? 1 : 0);
}
