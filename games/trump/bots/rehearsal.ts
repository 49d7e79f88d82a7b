/**
 * An offer that looks good is played through before it is agreed to, with it
 * and without, against somebody who is out for the most: what its clauses do
 * together, and what becomes of a player without cash, no ledger sees.
 */

import { fastRng, firstSeat, type Rng, type Seat } from '@parlor/kit';
import { type Move, trump } from '../rules/index.ts';
import { ANSWER, type State } from '../rules/state/state.ts';
import type { Level } from '@parlor/search';
import type { Guesses } from './bargain.ts';
import { ACCEPT, REJECT } from './lines.ts';
import { Comparison, finalMoney, meanOf, standardError } from './playedOn.ts';
import { type Plan, plansFor, tiesOf } from './plans.ts';

/** Worlds that an offer is played through in. */
const WORLDS = 12;

/** Does the player come out ahead by `move`, an acceptance or a counter-offer that is then accepted, by more than luck? */
export function playsWell(guesses: Guesses, level: Level, move: Move, rng: Rng): boolean {
  const { seat } = guesses;
  const { from, clauses } = guesses.state.offer!;
  const ties = tiesOf(move.type === 'counter' ? move.clauses : clauses, from);
  const feared = plansFor(ties);
  const comparison = new Comparison(feared, feared);
  for (let index = 0; index < WORLDS; index++) {
    const world = guesses.draw(rng);
    const seed = rng.below(SEEDS);
    const contract = after(world, seat, move, fastRng(seed));
    if (!contract) continue;
    const moneyFrom = (state: State) => (plan: Plan) =>
      finalMoney(state, { seat, level, other: from, plan, ties, seed });
    const without = after(world, seat, REJECT, fastRng(seed))!;
    comparison.add(moneyFrom(contract), moneyFrom(without));
    if (index + 1 === FIRST_LOOK && isClear(comparison.gains)) break;
  }
  const { gains } = comparison;
  return meanOf(gains) >= DOUBT * standardError(gains);
}

/** After so many worlds it may be clear already, one way or the other. */
const FIRST_LOOK = 5;
const CLEAR = 3;

const isClear = (gains: readonly number[]): boolean =>
  Math.abs(meanOf(gains)) > CLEAR * standardError(gains);

/** The mean gain must be so many of its standard errors above nothing. */
const DOUBT = 1;

const SEEDS = 2 ** 20;

/** The position after the answer, everybody else agreeing; undefined if somebody could not. */
function after(world: State, seat: Seat, move: Move, rng: Rng): State | undefined {
  const state = trump.clone(world);
  trump.apply(state, seat, move, rng);
  while (state.phase === ANSWER) {
    const asked = firstSeat(trump.toAct(state));
    if (trump.check(state, asked, ACCEPT) !== undefined) return undefined;
    trump.apply(state, asked, ACCEPT, rng);
  }
  return state;
}
