/** Each seat's chance to win the match, from one look at a complete position. */

import { softmax } from '@parlor/search';
import { GOAL, OVER, type State } from '../rules/state.ts';
import { Traits, TRAITS } from './traits.ts';
import { NEURONS, WEIGHTS } from './weights.ts';

const MOST_SEATS = 6;

/** In a game that somebody else wins, a Bank grows by about so much until then, and never to the goal. */
const GROWTH = 1.5;
const HIGHEST_BEATEN = 9;

/** How far the sums of two seats drift apart by luck, for each game still to come. */
const DRIFT = 3;
/** And within the game at hand, where only the other Banks are open. */
const DRIFT_NOW = 0.7;

const BIASES = NEURONS * TRAITS;
const VOICES = BIASES + NEURONS;
const weights = Float64Array.from(WEIGHTS, (thousandths) => thousandths / 1000);
const traits = new Traits();
const inGame = new Float64Array(MOST_SEATS);
const sums = new Float64Array(MOST_SEATS);

/** The chances to win the match; asked between turns. */
export function prospects(state: State, into: Float64Array): void {
  if (state.asked === OVER) shareOfWin(state, into);
  else if (state.games === 1) gameProspects(state, into);
  else seriesProspects(state, into);
}

/** P-6.2, P-6.3: the highest sum wins, equal sums share. */
function shareOfWin(state: State, into: Float64Array): void {
  let best = -1;
  let winners = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const sum = sumOf(state, seat);
    if (sum > best) winners = 0;
    if (sum >= best) {
      best = sum;
      winners++;
    }
  }
  for (let seat = 0; seat < state.seats; seat++) {
    into[seat] = sumOf(state, seat) === best ? 1 / winners : 0;
  }
}

function sumOf(state: State, seat: number): number {
  let sum = 0;
  for (let game = 0; game < state.finishedGames; game++) {
    sum += state.finished[game * MOST_SEATS + seat]!;
  }
  return sum;
}

/** The chances to win the game at hand. */
function gameProspects(state: State, into: Float64Array): void {
  traits.describe(state);
  for (let seat = 0; seat < state.seats; seat++) into[seat] = strength(seat);
  softmax(into, state.seats, 1);
}

/** What a layer of neurons makes of the traits of a seat. */
function strength(seat: number): number {
  const { rows } = traits;
  const row = seat * TRAITS;
  let sum = 0;
  for (let neuron = 0; neuron < NEURONS; neuron++) {
    let felt = weights[BIASES + neuron]!;
    const start = neuron * TRAITS;
    for (let trait = 0; trait < TRAITS; trait++) {
      felt += weights[start + trait]! * rows[row + trait]!;
    }
    if (felt > 0) sum += felt * weights[VOICES + neuron]!;
  }
  return sum;
}

/** P-6.3: who wins the game at hand, times who leads by sums then, given the games still to come. */
function seriesProspects(state: State, into: Float64Array): void {
  gameProspects(state, inGame);
  const { seats } = state;
  const toCome = state.games - state.game - 1;
  const drift = toCome === 0 ? DRIFT_NOW : DRIFT * Math.sqrt(toCome);
  for (let seat = 0; seat < seats; seat++) into[seat] = 0;
  for (let winner = 0; winner < seats; winner++) {
    for (let seat = 0; seat < seats; seat++) {
      const beaten = Math.min(HIGHEST_BEATEN, state.tops[seat]! + GROWTH);
      sums[seat] =
        sumOf(state, seat) + (seat === winner ? GOAL : Math.max(state.tops[seat]!, beaten));
    }
    softmax(sums, seats, drift);
    for (let seat = 0; seat < seats; seat++) into[seat]! += inGame[winner]! * sums[seat]!;
  }
}
