/**
 * A contest between candidate moves: all are tried in the same worlds with the
 * same seeds, the weaker half drops out, and those left share the rest of the
 * budget. The first candidate is what a rule of thumb would do; another takes
 * its place only when it did better beyond chance.
 */

import { fastRng, firstSeat, NO_SEATS, type Rng, type Seat, type Worlds } from '@parlor/kit';
import { type Move, trump } from '../rules/index.ts';
import { OVER, type State, TURN, unowned } from '../rules/state/state.ts';
import { type Budget, meanOf, type Ranking } from '@parlor/search';
import { countSet } from './faces.ts';
import { forecast } from './forecast.ts';
import { outlook } from './outlook.ts';
import { policy } from './policy.ts';

interface Entrant {
  readonly move: Move;
  utility: number;
  visits: number;
  /** What it had more than the first candidate, summed up, and the squares of that. */
  ahead: number;
  squares: number;
}

export interface Terms {
  /** How far a trial goes: so many turns begin after the move, then the position is weighed. */
  readonly turns: number;
  /** How many standard errors better than the rule of thumb another move must be. */
  readonly doubt: number;
}

/** Money differences mean less the more is still to come. */
const SPREAD = 40;
const SPREAD_PER_SALE = 20;

const LONGEST = 3000;
const SEEDS = 1 << 20;
const results = new Float64Array(8);

/** The best first; `moves[0]` is the rule of thumb. */
export function contest(
  worlds: Worlds<State>,
  moves: readonly Move[],
  seat: Seat,
  rng: Rng,
  { iterations, expired }: Budget,
  { turns, doubt }: Terms,
): Ranking<Move> {
  const entrants: Entrant[] = moves.map((move) => ({
    move,
    utility: 0,
    visits: 0,
    ahead: 0,
    squares: 0,
  }));
  if (moves.length === 1) return rank(entrants, doubt);
  const world = worlds(rng);
  const trial = trump.clone(world);
  // What was learned holds for turns that begin; Part 2 is played to its end.
  const learned = world.part === 1;
  const spread = spreadIn(world);
  const baseline = entrants[0]!;
  let running = entrants;
  const heats = Math.max(1, Math.ceil(Math.log2(moves.length)));
  for (let heat = 0; heat < heats && running.length > 1; heat++) {
    const rounds = Math.max(1, Math.floor(iterations / heats / running.length));
    for (let round = 0; round < rounds; round++) {
      worlds(rng, world);
      const seed = rng.below(SEEDS);
      let baselineUtility = 0;
      for (const entrant of running) {
        trump.copyInto(world, trial);
        const trialRng = fastRng(seed, 1);
        trump.apply(trial, seat, entrant.move, trialRng);
        playOn(trial, trialRng, turns);
        if (learned) outlook(trial, results);
        else forecast(trial, results, spread);
        const utility = results[seat]!;
        if (entrant === baseline) baselineUtility = utility;
        entrant.utility += utility;
        entrant.visits++;
        entrant.ahead += utility - baselineUtility;
        entrant.squares += (utility - baselineUtility) ** 2;
      }
      if (expired?.()) return rank(entrants, doubt);
    }
    running = betterHalf(running, baseline);
  }
  return rank(entrants, doubt);
}

const spreadIn = (state: State): number =>
  SPREAD + SPREAD_PER_SALE * (state.part === 1 ? countSet(unowned(state)) : 0);

/** Those that did better stay, and with them the rule of thumb, first as before. */
function betterHalf(running: readonly Entrant[], baseline: Entrant): Entrant[] {
  const others = running
    .filter((entrant) => entrant !== baseline)
    .toSorted((a, b) => lead(b) - lead(a));
  return [baseline, ...others.slice(0, Math.ceil(running.length / 2) - 1)];
}

/** Plays on by rule of thumb until so many turns have begun. */
export function playOn(state: State, rng: Rng, turns: number): void {
  let left = turns;
  for (let moves = 0; moves < LONGEST && state.phase !== OVER; moves++) {
    if (state.phase === TURN && --left <= 0) return;
    const asked = trump.toAct(state);
    if (asked === NO_SEATS) return;
    const seat = firstSeat(asked);
    trump.apply(state, seat, policy(state, seat, rng), rng);
  }
}

const lead = ({ ahead, visits }: Entrant): number => (visits === 0 ? 0 : ahead / visits);

function surely(entrant: Entrant, doubt: number): number {
  const { squares, visits } = entrant;
  if (visits === 0) return 0;
  const mean = lead(entrant);
  return mean - doubt * Math.sqrt(Math.max(0, squares / visits - mean * mean) / visits);
}

const rank = (entrants: readonly Entrant[], doubt: number): Ranking<Move> =>
  entrants
    .toSorted((a, b) => surely(b, doubt) - surely(a, doubt))
    .map(({ move, utility, visits }) => ({
      move,
      value: meanOf(utility, visits),
      visits,
    }));
