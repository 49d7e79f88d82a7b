/**
 * Weighs the moves worth a look against what the heuristic policy would do. All are tried in
 * the same worlds with the same seeds, so that what counts is the difference; a
 * move has to be better than that by more than luck explains.
 */

import { fastRng, type Rng, type Seat } from '@parlor/kit';
import type { Move, View } from '../rules/index.ts';
import { clone, copyInto, DRAW, pileSize, type State, topDiscard } from '../rules/state.ts';
import { type Budget, type Guide, meanOf, playOn, type Ranking } from '@parlor/search';
import { has, missingSteps } from './hand.ts';
import { game, TAKE_DISCARD, type Types } from './moves.ts';

/** Worlds between two looks at who is still in the running. */
const HEAT = 24;
/** A move this many standard errors behind the best is dropped; to replace the policy's move takes as many ahead. */
const HOPELESS = 2;
const CONVINCING = 1;

const IDLE_SHARE = 0.2;

const SEEDS = 2 ** 20;
const MOST_SEATS = 6;

class Runner {
  visits = 0;
  utility = 0;
  /** Of the differences to the policy's move. */
  gain = 0;
  squares = 0;
  last = 0;

  constructor(readonly move: Move) {}

  /** How much better than the policy's move it has been. */
  get lead(): number {
    return this.visits === 0 ? 0 : this.gain / this.visits;
  }

  get error(): number {
    if (this.visits < 2) return 1;
    const mean = this.lead;
    return Math.sqrt(Math.max(0, this.squares / this.visits - mean * mean) / (this.visits - 1));
  }

  note(value: number, usual: number): void {
    const gain = value - usual;
    this.visits++;
    this.utility += value;
    this.gain += gain;
    this.squares += gain * gain;
  }
}

export function weigh(
  guide: Guide<Types>,
  view: View,
  seat: Seat,
  rng: Rng,
  { iterations, expired }: Budget,
): Ranking<Move> {
  const sample = guide.worlds(view);
  const world = sample(rng);
  const moves: Move[] = [];
  const count = guide.candidates(world, seat, rng, moves);
  const usual = guide.policy(world, seat, rng);
  const runners = moves.slice(0, count).map((move) => new Runner(move));
  const first = runners.findIndex(({ move }) => move === usual);
  if (first > 0) runners.unshift(...runners.splice(first, 1));

  const trial = clone(world);
  const results = new Float64Array(MOST_SEATS);
  let running = runners;
  let left = count === 1 ? 0 : isIdle(world, seat) ? iterations * IDLE_SHARE : iterations;
  while (left > 0 && running.length > 1) {
    for (let round = 0; round < HEAT && left > 0; round++) {
      const seed = rng.below(SEEDS);
      for (const runner of running) {
        copyInto(world, trial);
        if (trial.asked === DRAW && runner.move === TAKE_DISCARD) putTopUnder(trial);
        const trialRng = fastRng(seed);
        game.apply(trial, seat, runner.move, trialRng);
        playOn(game, guide, trial, trialRng);
        guide.value(trial, results);
        runner.last = results[seat]!;
        runner.note(runner.last, running[0]!.last);
      }
      left -= running.length;
      sample(rng, world);
    }
    if (expired?.()) break;
    running = stillRunning(running);
  }
  return runners
    .map((runner) => ({
      move: runner.move,
      visits: runner.visits,
      value: meanOf(runner.utility, runner.visits),
      sure: runner === runners[0] ? 0 : runner.lead - CONVINCING * runner.error,
    }))
    .toSorted((a, b) => b.sure - a.sure);
}

/** A draw with nothing of use on the discard pile hardly ever wants thought, so it gets little. */
const isIdle = (state: State, seat: Seat): boolean =>
  state.asked === DRAW && !has(missingSteps(state, seat), topDiscard(state));

/** Who draws from the pile takes its top card away; who does not shall leave the others the same cards. */
function putTopUnder(state: State): void {
  const { pile, pileTop, pileEnd } = state;
  if (pileSize(state) < 2) return;
  const top = pile[pileTop]!;
  for (let place = pileTop + 1; place < pileEnd; place++) pile[place - 1] = pile[place]!;
  pile[pileEnd - 1] = top;
}

/** The policy's move stays, and whoever may still turn out best. */
function stillRunning(running: readonly Runner[]): Runner[] {
  const best = running.reduce((lead, runner) => (runner.lead > lead.lead ? runner : lead));
  return running.filter(
    (runner, place) =>
      place === 0 ||
      runner === best ||
      runner.lead + HOPELESS * runner.error > Math.max(0, best.lead - HOPELESS * best.error),
  );
}
