/**
 * How the weights of `prospects.ts` are learned: rounds are played by heuristics,
 * with a whim now and then, and after each round every position between two
 * piles is told how it ended. The same seed gives the same weights.
 */

import { fastRng, type Rng } from '@parlor/kit';
import { eightAndAHalf, type Options } from '../rules/index.ts';
import { NOBODY, type State } from '../rules/state.ts';
import { finish, type Lessons, softmax } from '@parlor/search';
import { byHeuristic, type Heuristics } from './heuristicPolicy.ts';
import { Odds } from './odds.ts';
import { describeSeat, FEATURES, type SeatWeights } from './prospects.ts';

const FIRST_RATE = 0.03;
const LAST_RATE = 0.0005;
/** The weights handed out are the mean over this last part of the lessons. */
const SETTLED = 0.6;
/** One position in so many is looked at: neighbours tell the same story. */
const LOOK_AT = 3;
const MOST_POSITIONS = 64;
const LONGEST = 600;
/** Small whims all the time, a great one now and then, or there is nothing to compare. */
const WHIM = 0.05;
const GREAT_WHIM = 0.5;
const GREAT_WHIM_EVERY = 8;
const DIGITS = 1000;
/**
 * Halves are laid one by one here, though tables lay them together unless they
 * agree otherwise: learned together, the weights played worse. The expert won
 * 93.8 % of 40 deals against a casual player with those, and 100 % with these.
 */
const LESSON: Options = { ...eightAndAHalf.presets.standard, rounds: 2, halves: 'oneByOne' };
/** Rounds between two words about how far it is. */
const STEP = 50;

export const learnWeights = (
  seats: number,
  rounds: number,
  heuristics: Heuristics,
  seed: number,
): SeatWeights => finish(lessonsOf(seats, rounds, heuristics, seed));

/** The same in small steps. */
export function* lessonsOf(
  seats: number,
  rounds: number,
  heuristics: Heuristics,
  seed: number,
): Lessons<SeatWeights> {
  const rng = fastRng(seed, seats);
  const lesson = new Lesson(seats, heuristics);
  const out = new Learner(seats);
  const fewest = new Learner(seats);
  for (let round = 0; round < rounds; round++) {
    const done = round / rounds;
    if (round % STEP === 0) yield done;
    if (!lesson.play(rng)) continue;
    const rate = FIRST_RATE * (1 - done) + LAST_RATE;
    for (let position = 0; position < lesson.size; position++) {
      out.learn(lesson.positions[position]!, lesson.winner, rate);
      fewest.learn(lesson.positions[position]!, lesson.fewest, rate);
    }
    if (done > SETTLED) {
      out.remember();
      fewest.remember();
    }
  }
  return { out: out.mean(), fewest: fewest.mean() };
}

/** One round: its positions, and each seat's share of the two prizes. */
class Lesson {
  readonly positions: Float64Array[][];
  readonly winner: Float64Array;
  readonly fewest: Float64Array;
  size = 0;
  private readonly odds = Odds.ofTheDeck();

  constructor(
    private readonly seats: number,
    private readonly heuristics: Heuristics,
  ) {
    this.winner = new Float64Array(seats);
    this.fewest = new Float64Array(seats);
    this.positions = Array.from({ length: MOST_POSITIONS }, () =>
      Array.from({ length: seats }, () => new Float64Array(FEATURES)),
    );
  }

  /** False if the round had no winner. */
  play(rng: Rng): boolean {
    const state = eightAndAHalf.setup({ seats: this.seats, options: LESSON }, rng);
    this.size = 0;
    for (let played = 0; state.round === 1; played++) {
      if (played === LONGEST) return false;
      this.lookAt(state, rng);
      const whim = rng.below(GREAT_WHIM_EVERY) === 0 ? GREAT_WHIM : WHIM;
      const seat = state.turn;
      const move = byHeuristic(state, seat, this.heuristics, this.odds, rng, whim);
      eightAndAHalf.apply(state, seat, move, rng);
    }
    if (state.winner === NOBODY) return false;
    // E-7.1: an odd score has the point for the fewest cards in it.
    let sharers = 0;
    for (let seat = 0; seat < this.seats; seat++) sharers += state.points[seat]! & 1;
    for (let seat = 0; seat < this.seats; seat++) {
      this.winner[seat] = seat === state.winner ? 1 : 0;
      this.fewest[seat] = (state.points[seat]! & 1) / sharers;
    }
    return true;
  }

  private lookAt(state: State, rng: Rng): void {
    if (state.phase !== 'play' || state.pileSize !== 0 || this.size === MOST_POSITIONS) return;
    if (rng.below(LOOK_AT) !== 0) return;
    const position = this.positions[this.size++]!;
    for (let seat = 0; seat < this.seats; seat++) describeSeat(state, seat, position[seat]!);
  }
}

/** Fits chances to what happened, a small step at a time. */
class Learner {
  private readonly weights = new Float64Array(FEATURES);
  private readonly sum = new Float64Array(FEATURES);
  private remembered = 0;
  private readonly chances: Float64Array;

  constructor(private readonly seats: number) {
    this.chances = new Float64Array(seats);
  }

  learn(position: readonly Float64Array[], truth: Float64Array, rate: number): void {
    const { chances, seats, weights } = this;
    for (let seat = 0; seat < seats; seat++) {
      let score = 0;
      const features = position[seat]!;
      for (let feature = 0; feature < FEATURES; feature++)
        score += features[feature]! * weights[feature]!;
      chances[seat] = score;
    }
    softmax(chances, seats);
    for (let seat = 0; seat < seats; seat++) {
      const step = rate * (truth[seat]! - chances[seat]!);
      const features = position[seat]!;
      for (let feature = 0; feature < FEATURES; feature++)
        weights[feature]! += step * features[feature]!;
    }
  }

  remember(): void {
    for (let feature = 0; feature < FEATURES; feature++)
      this.sum[feature]! += this.weights[feature]!;
    this.remembered++;
  }

  mean(): number[] {
    return Array.from(this.sum, (sum) => Math.round((sum / this.remembered) * DIGITS) / DIGITS);
  }
}
