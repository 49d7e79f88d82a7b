/**
 * How `weights.ts` came about: games between players of good heuristics, with slips
 * and with thieves who wait, and then a layer of neurons fitted to who won.
 * `learn(36_000, 4)` gives the table as it is.
 */

import { fastRng, type Rng, type Seat } from '@parlor/kit';
import type { Move } from '../rules/index.ts';
import { GOAL, ROW, type State } from '../rules/state.ts';
import { finish, type Lessons, partOf } from '@parlor/search';
import { game } from './moves.ts';
import { policy } from './policy.ts';
import { Traits, TRAITS } from './traits.ts';

export const NEURONS = 16;
const WEIGHT_COUNT = NEURONS * TRAITS + 2 * NEURONS;
const BIASES = NEURONS * TRAITS;
const VOICES = BIASES + NEURONS;

/** Tables of four are what most people play. */
const SEATS = [4, 3, 4, 2, 4, 5, 4, 3, 6];

/** One position in so many is noted, one move in so many is a slip. */
const NOTED = 6;
const SLIPS = 12;
/** A thief who waits strikes one time in so many. */
const STRIKES = 5;

const BATCH = 256;
const BATCHES_IN_A_STEP = 16;
const SPEED = 0.01;
const SLOWEST = 0.0001;
const DECAY = 1e-5;

interface Lesson {
  readonly rows: Float32Array;
  winner: Seat;
}

/** The weights, in thousandths, learned from so many games gone through so many times. */
export const learn = (games: number, times: number): number[] => finish(lessonsOf(games, times));

/** About as long as the games take; the rest is fitting. */
const PLAYING = 0.5;
const GAMES_IN_A_STEP = 50;

/** The same in small steps. */
export function* lessonsOf(games: number, times: number): Lessons<number[]> {
  const lessons: Lesson[] = [];
  for (let played = 0; played < games; played++) {
    playGame(played, lessons);
    if (played % GAMES_IN_A_STEP === 0) yield (PLAYING * played) / games;
  }
  const weights = yield* partOf(fit(lessons, times), PLAYING, 1 - PLAYING);
  return weights.map((weight) => Math.round(1000 * weight));
}

const listed: Move[] = [];
const traits = new Traits();

function playGame(number: number, lessons: Lesson[]): void {
  const seats = SEATS[number % SEATS.length]!;
  const rng = fastRng(number, 99);
  const state = game.setup({ seats, options: game.presets.standard }, rng);
  const waiting = rng.below(64) & rng.below(64);
  const first = lessons.length;
  let turns = -1;
  while (game.toAct(state) !== 0) {
    if (state.turns !== turns) {
      turns = state.turns;
      if (rng.below(NOTED) === 0) {
        traits.describe(state);
        lessons.push({
          rows: Float32Array.from(traits.rows.subarray(0, seats * TRAITS)),
          winner: 0,
        });
      }
    }
    const seat = state.turn;
    let move = policy(state, seat, rng);
    if (move.type !== 'finish' && rng.below(SLIPS) === 0) {
      const slip = listed[rng.below(game.moves(state, seat, listed))]!;
      if (slip.type !== 'finish') move = slip;
    }
    if (move.type === 'steal' && (waiting >> seat) & 1 && rng.below(STRIKES) > 0) {
      move = insteadOfStealing(state, seat) ?? move;
    }
    game.apply(state, seat, move, rng);
  }
  const { places, scores } = game.outcome(state)!;
  // P-6.4: a game that was stopped teaches nothing.
  if (Math.max(...scores) < GOAL) lessons.length = first;
  for (let lesson = first; lesson < lessons.length; lesson++) {
    lessons[lesson]!.winner = places.indexOf(1);
  }
}

/** The next step to the Bank, else a card that can be spared, else the highest. */
function insteadOfStealing(state: State, seat: Seat): Move | undefined {
  const count = game.moves(state, seat, listed);
  const top = state.tops[seat]!;
  let best: Move | undefined;
  for (let place = 0; place < count; place++) {
    const move = listed[place]!;
    if (move.type === 'bank') {
      if (!best || move.card === top + 1) best = move;
    } else if (move.type === 'discard' && !best) {
      if (move.card <= top || state.hands[seat * ROW + move.card]! > 1) best = move;
    }
  }
  return best ?? listed.slice(0, count).findLast(({ type }) => type === 'discard');
}

function* fit(lessons: readonly Lesson[], times: number): Lessons<number[]> {
  const rng = fastRng(5, 5);
  const weights = firstWeights(rng);
  const slopes = new Float64Array(WEIGHT_COUNT);
  const drift = new Float64Array(WEIGHT_COUNT);
  const spread = new Float64Array(WEIGHT_COUNT);
  // The last part is for judging what was learned, and not learned from.
  const taught = Math.floor(lessons.length * 0.95);
  const order = Int32Array.from({ length: taught }, (_, place) => place);
  const steps = (times * taught) / BATCH;
  let step = 0;
  for (let time = 0; time < times; time++) {
    rng.shuffle(order);
    for (let start = 0; start + BATCH <= taught; start += BATCH) {
      slopes.fill(0);
      for (let at = start; at < start + BATCH; at++) study(lessons[order[at]!]!, weights, slopes);
      if (step % BATCHES_IN_A_STEP === 0) yield step / steps;
      step++;
      const speed = SPEED * (1 - step / steps) + SLOWEST;
      const [early, late] = [1 - 0.9 ** step, 1 - 0.999 ** step];
      for (let place = 0; place < WEIGHT_COUNT; place++) {
        const slope = slopes[place]! / BATCH - DECAY * weights[place]!;
        drift[place] = 0.9 * drift[place]! + 0.1 * slope;
        spread[place] = 0.999 * spread[place]! + 0.001 * slope * slope;
        weights[place]! +=
          (speed * (drift[place]! / early)) / (Math.sqrt(spread[place]! / late) + 1e-7);
      }
    }
  }
  return [...weights];
}

function firstWeights(rng: Rng): Float64Array {
  const weights = new Float64Array(WEIGHT_COUNT);
  const even = (): number => rng.below(2001) / 1000 - 1;
  for (let place = 0; place < BIASES; place++)
    weights[place] = even() * Math.sqrt(3 / TRAITS) * 0.7;
  for (let place = VOICES; place < WEIGHT_COUNT; place++) weights[place] = even() * 0.3;
  return weights;
}

const felt = new Float64Array(6 * NEURONS);
const chances = new Float64Array(6);

/** Adds to `slopes` which way the weights should go for the winner to be foreseen. */
function study({ rows, winner }: Lesson, weights: Float64Array, slopes: Float64Array): void {
  const seats = rows.length / TRAITS;
  let most = -Infinity;
  for (let seat = 0; seat < seats; seat++) {
    chances[seat] = feel(rows, seat, weights);
    most = Math.max(most, chances[seat]!);
  }
  let total = 0;
  for (let seat = 0; seat < seats; seat++) total += chances[seat] = Math.exp(chances[seat]! - most);
  for (let seat = 0; seat < seats; seat++) {
    const missed = (seat === winner ? 1 : 0) - chances[seat]! / total;
    for (let neuron = 0; neuron < NEURONS; neuron++) {
      const strength = felt[seat * NEURONS + neuron]!;
      if (strength <= 0) continue;
      slopes[VOICES + neuron]! += missed * strength;
      const blame = missed * weights[VOICES + neuron]!;
      slopes[BIASES + neuron]! += blame;
      for (let trait = 0; trait < TRAITS; trait++) {
        slopes[neuron * TRAITS + trait]! += blame * rows[seat * TRAITS + trait]!;
      }
    }
  }
}

function feel(rows: Float32Array, seat: Seat, weights: Float64Array): number {
  let sum = 0;
  for (let neuron = 0; neuron < NEURONS; neuron++) {
    let strength = weights[BIASES + neuron]!;
    for (let trait = 0; trait < TRAITS; trait++) {
      strength += weights[neuron * TRAITS + trait]! * rows[seat * TRAITS + trait]!;
    }
    felt[seat * NEURONS + neuron] = Math.max(0, strength);
    sum += Math.max(0, strength) * weights[VOICES + neuron]!;
  }
  return sum;
}
