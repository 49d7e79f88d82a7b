/**
 * How `weights.ts` came about: matches between players who go by rule of thumb
 * and make deals, a line fitted through what everybody had in the end, and how
 * far such a line is off as a rule.
 */

import { fastRng, firstSeat } from '@parlor/kit';
import { trump } from '../rules/index.ts';
import { TURN } from '../rules/state/state.ts';
import type { Lessons } from '@parlor/search';
import { brain } from './index.ts';
import { STAGES, stageOf } from './stages.ts';
import { describe, rows, TRAITS } from './traits.ts';

/** One turn's beginning in so many is noted. */
const NOTED = 4;

/** One table in so many has three seats. */
const TABLES_OF_THREE = 4;

/** Keeps columns that say the same from running apart. */
const RIDGE = 40;
const RELATIVE_RIDGE = 1e-3;

/** How far it is, is told once in so many matches. */
const TOLD = 10;

const HUNDREDTHS = 100;
const NARROWEST = 30;
const WIDEST = 400;
const WIDER = 1.1;

interface Note {
  readonly stage: number;
  readonly rows: Float64Array;
  readonly seats: number;
  winner: number;
}

interface Learned {
  /** By stage, in hundredths. */
  readonly weights: number[][];
  readonly spreads: number[];
}

const WIDTH = TRAITS + 1;

export function* lessonsOf(matches: number): Lessons<Learned> {
  const notes: Note[] = [];
  const sums = Array.from({ length: STAGES }, () => new Float64Array(TRAITS * WIDTH));
  for (let match = 0; match < matches; match++) {
    if (match % TOLD === 0) yield match / matches;
    playMatch(match, notes, sums);
  }
  const lines = sums.map(solveLine);
  return {
    weights: lines.map((line) => Array.from(line, (weight) => Math.round(weight * HUNDREDTHS))),
    spreads: lines.map((line, stage) => bestSpread(line, notes, stage)),
  };
}

function playMatch(match: number, notes: Note[], sums: readonly Float64Array[]): void {
  const seats = match % TABLES_OF_THREE === TABLES_OF_THREE - 1 ? 3 : 4;
  const rng = fastRng(match, 77);
  const state = trump.setup({ seats, options: trump.presets.standard }, rng);
  const first = notes.length;
  while (trump.toAct(state) !== 0) {
    const seat = firstSeat(trump.toAct(state));
    if (state.phase === TURN && state.contracts.length === 0 && rng.below(NOTED) === 0) {
      describe(state);
      notes.push({
        stage: stageOf(state),
        rows: rows.slice(0, seats * TRAITS),
        seats,
        winner: 0,
      });
    }
    const { move } = brain.think('casual', trump.view(state, seat), seat, rng);
    trump.apply(state, seat, move, rng);
  }
  const { scores, places } = trump.outcome(state)!;
  for (const note of notes.slice(first)) {
    note.winner = places.indexOf(1);
    addUp(sums[note.stage]!, note.rows, scores);
  }
}

/** Everything as a difference from the table's mean: what all have alike decides nothing. */
function addUp(sum: Float64Array, from: Float64Array, scores: readonly number[]): void {
  const seats = scores.length;
  const mean = new Float64Array(TRAITS);
  for (let index = 0; index < seats * TRAITS; index++) {
    mean[index % TRAITS]! += from[index]! / seats;
  }
  const usual = scores.reduce((all, score) => all + score, 0) / seats;
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < TRAITS; i++) {
      const x = from[seat * TRAITS + i]! - mean[i]!;
      if (x === 0) continue;
      for (let j = 0; j < TRAITS; j++) {
        sum[i * WIDTH + j]! += x * (from[seat * TRAITS + j]! - mean[j]!);
      }
      sum[i * WIDTH + TRAITS]! += x * (scores[seat]! - usual);
    }
  }
}

/** Least squares by elimination. */
function solveLine(sum: Float64Array): Float64Array {
  const table = sum.slice();
  for (let i = 0; i < TRAITS; i++) {
    table[i * WIDTH + i]! += RIDGE + RELATIVE_RIDGE * table[i * WIDTH + i]!;
  }
  for (let i = 0; i < TRAITS; i++) {
    for (let row = 0; row < TRAITS; row++) {
      if (row === i) continue;
      const factor = table[row * WIDTH + i]! / table[i * WIDTH + i]!;
      if (factor === 0) continue;
      for (let column = i; column <= TRAITS; column++) {
        table[row * WIDTH + column]! -= factor * table[i * WIDTH + column]!;
      }
    }
  }
  return Float64Array.from(
    { length: TRAITS },
    (_, i) => table[i * WIDTH + TRAITS]! / table[i * WIDTH + i]!,
  );
}

/** The spread that makes the winners of this stage most likely. */
function bestSpread(line: Float64Array, notes: readonly Note[], stage: number): number {
  const own = notes.filter((note) => note.stage === stage);
  let best = NARROWEST;
  let most = -Infinity;
  for (let spread = NARROWEST; spread <= WIDEST; spread *= WIDER) {
    const likely = own.reduce((sum, note) => sum + logChance(line, note, spread), 0);
    if (likely > most) [best, most] = [spread, likely];
  }
  return Math.round(best);
}

function logChance(line: Float64Array, note: Note, spread: number): number {
  const promised = Array.from({ length: note.seats }, (_, seat) => {
    let sum = 0;
    for (let trait = 0; trait < TRAITS; trait++) {
      sum += note.rows[seat * TRAITS + trait]! * line[trait]!;
    }
    return sum / spread;
  });
  const most = Math.max(...promised);
  const all = promised.reduce((sum, promise) => sum + Math.exp(promise - most), 0);
  return promised[note.winner]! - most - Math.log(all);
}
