/**
 * How `instincts.ts` came about: a learner plays by feeling against players of good habits,
 * and after every game what was felt is moved towards what came next and, in the end,
 * towards who won.
 */

import { fastRng, type Rng, type Seat } from '@parlor/kit';
import type { Move } from '@parlor/pure-profit';
import { ACT, DRAW, type State } from '@parlor/pure-profit/state';
import type { Lessons } from '../../course.ts';
import { candidates } from './candidates.ts';
import {
  BASE,
  BIASES,
  feel,
  feelings,
  isFelt,
  LEAK,
  NERVES,
  nerves,
  PRACTICE,
  standAfter,
  VOICES,
} from './instinct.ts';
import { game } from './moves.ts';
import { policy } from './policy.ts';
import { lookRound, standing } from './standing.ts';

const SEATS = [4, 4, 3, 4, 4, 5, 4, 4, 2, 4, 4, 6];
/** The first part of the games is watched, not played: habits are a better start than chance. */
const WATCHED = 0.08;
/** One move in so many is tried out, more often while watching. */
const TRIED = 33;
const TRIED_WATCHING = 10;
/** How far ahead a feeling looks: so much of it is what came in the end, the rest what was felt next. */
const PATIENCE = 0.8;
const BATCH = 256;
const SPEED = 0.003;
const SLOWEST = 0.03;
/** Games between two reports. */
const BREATH = 500;

interface Memory {
  readonly signs: Int32Array;
  readonly strengths: Float64Array;
  readonly isDraw: boolean;
  readonly felt: number;
}

/** The weights, in thousandths, learned from so many games: those of acts, then those of draws. */
export function* instinctLessons(games: number): Lessons<number[]> {
  const students = [new Student(1), new Student(2)];
  for (let played = 0; played < games; played++) {
    const memories: Memory[] = [];
    const share = played / games;
    let goal = playGame(played, share < WATCHED, students, memories);
    for (const memory of memories.toReversed()) {
      students[memory.isDraw ? 1 : 0]!.study(memory, goal);
      goal = PATIENCE * goal + (1 - PATIENCE) * memory.felt;
    }
    for (const student of students) student.digest(SPEED * Math.max(SLOWEST, 1 - share));
    if (played % BREATH === 0) yield share;
  }
  return students.flatMap(({ weights }) =>
    Array.from(weights, (weight) => Math.round(1000 * weight)),
  );
}

const listed: Move[] = [];

/** Plays a game and remembers how one seat stood after its moves; the share of that seat in the win. */
function playGame(
  number: number,
  isWatched: boolean,
  students: readonly Student[],
  memories: Memory[],
): number {
  const seats = SEATS[number % SEATS.length]!;
  const rng = fastRng(number, 57);
  const learner = rng.below(seats);
  const state = game.setup({ seats, options: game.presets.standard }, rng);
  while (game.toAct(state) !== 0) {
    const seat = state.turn;
    const habit = policy(state, seat, rng);
    const isOpen = seat === learner && isFelt(state) && habit.type !== 'finish';
    const move = isOpen ? learn(state, seat, habit, isWatched, students, memories, rng) : habit;
    game.apply(state, seat, move, rng);
  }
  const { places } = game.outcome(state)!;
  return places[learner] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}

function learn(
  state: State,
  seat: Seat,
  habit: Move,
  isWatched: boolean,
  students: readonly Student[],
  memories: Memory[],
  rng: Rng,
): Move {
  const count = candidates(state, seat, rng, listed);
  if (state.asked === DRAW && count === 1) return habit;
  const practice = students.map(({ weights }) => weights);
  let move = habit;
  if (rng.below(isWatched ? TRIED_WATCHING : TRIED) === 0) move = listed[rng.below(count)]!;
  else if (!isWatched) {
    const felt = feelings(state, seat, listed.slice(0, count), practice);
    move = listed[felt.indexOf(Math.max(...felt))]!;
  }
  lookRound(state, seat);
  standAfter(state, seat, move);
  const isDraw = state.asked !== ACT;
  const { count: signs } = standing;
  memories.push({
    signs: standing.signs.slice(0, signs),
    strengths: standing.strengths.slice(0, signs),
    isDraw,
    felt: feel(practice[isDraw ? 1 : 0]!),
  });
  return move;
}

/** One set of weights on its way, moved by Adam. */
class Student {
  readonly weights = new Float64Array(PRACTICE);
  private readonly slopes = new Float64Array(PRACTICE);
  private readonly drift = new Float64Array(PRACTICE);
  private readonly spread = new Float64Array(PRACTICE);
  private lessons = 0;
  private steps = 0;

  constructor(seed: number) {
    const rng = fastRng(seed, 58);
    const even = (width: number): number => (rng.below(2001) / 1000 - 1) * width;
    for (let place = 0; place < BIASES; place++) this.weights[place] = even(0.15);
    for (let place = VOICES; place < BASE; place++) this.weights[place] = even(0.25);
    this.weights[BASE] = -1;
  }

  /** Which way the weights should go for this memory to have felt like `goal`. */
  study({ signs, strengths }: Memory, goal: number): void {
    const { weights, slopes } = this;
    standing.count = signs.length;
    standing.signs.set(signs);
    standing.strengths.set(strengths);
    const missed = goal - feel(weights);
    slopes[BASE]! += missed;
    for (let nerve = 0; nerve < NERVES; nerve++) {
      const stirred = nerves[nerve]!;
      const slope = stirred > 0 ? 1 : LEAK;
      slopes[VOICES + nerve]! += missed * slope * stirred;
      nerves[nerve] = missed * slope * weights[VOICES + nerve]!;
      slopes[BIASES + nerve]! += nerves[nerve]!;
    }
    for (let place = 0; place < signs.length; place++) {
      const row = signs[place]! * NERVES;
      const strength = strengths[place]!;
      for (let nerve = 0; nerve < NERVES; nerve++)
        slopes[row + nerve]! += strength * nerves[nerve]!;
    }
    this.lessons++;
  }

  /** Moves the weights once there are lessons enough. */
  digest(speed: number): void {
    if (this.lessons < BATCH) return;
    const { weights, slopes, drift, spread } = this;
    this.steps++;
    const [early, late] = [1 - 0.9 ** this.steps, 1 - 0.999 ** this.steps];
    for (let place = 0; place < PRACTICE; place++) {
      const slope = slopes[place]! / this.lessons;
      if (slope === 0 && drift[place] === 0) continue;
      drift[place] = 0.9 * drift[place]! + 0.1 * slope;
      spread[place] = 0.999 * spread[place]! + 0.001 * slope * slope;
      weights[place]! +=
        (speed * (drift[place]! / early)) / (Math.sqrt(spread[place]! / late) + 1e-7);
    }
    slopes.fill(0);
    this.lessons = 0;
  }
}
