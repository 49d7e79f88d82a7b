/** Decisions about dice by the game's exact solver, for a given objective. */

import type { Seat } from '@parlor/kit';
import type { Move } from '../rules/index.ts';
import { combosIn, DiceSolver, diceOf, MAX_DICE, type RollPosition } from './dice/index.ts';
import { ASK, CHARMS, COLOURS, type State, USES } from '../rules/state.ts';
import { incomesOf } from './incomes.ts';
import { hasLaterTurn } from './look.ts';
import { COLLECT, THROW, USE } from './moves.ts';
import type { Objective } from './objective.ts';

/** Places of what kept tickets are good for in `keptFor`. */
const RETHROW = 1;

/** The roll under way as the solver wants it. */
export function positionOf(state: State, seat: Seat): RollPosition {
  return {
    dice: diceOf(state.hand),
    ...(state.options.luckyCharm && { charm: state.charm, charmThrown: state.charmThrown }),
    rethrows: state.question === ASK['kept rethrow'] ? 0 : state.rethrows,
    kept: !state.spent && state.keptFor[USES * seat + RETHROW]! > 0,
  };
}

export const bestKeep = (state: State, seat: Seat, { stakes, ticketWorth }: Objective): Move =>
  new DiceSolver(stakes, ticketWorth).best(positionOf(state, seat)).move;

/** The combination that serves the objective best. */
export function bestCollect(state: State, seat: Seat, { stakes }: Objective): Move {
  const charm = state.options.luckyCharm ? state.charm : 0;
  let best = 0;
  let value = Number.NEGATIVE_INFINITY;
  for (let combos = combosIn(state.hand) & state.paid[seat]!; combos !== 0; combos &= combos - 1) {
    const combo = 31 - Math.clz32(combos & -combos);
    const worth = stakes.worth[CHARMS * combo + charm]!;
    if (worth <= value) continue;
    value = worth;
    best = combo;
  }
  return COLLECT[best]!;
}

/** A die now is better than as good a die later. */
const LATER = 0.9;

/** Is the kept die worth more in this roll than in one to come? */
export function extraDie(state: State, seat: Seat, { stakes }: Objective): Move {
  const solver = new DiceSolver(stakes);
  const { size, rethrows } = state;
  const kept = state.keptFor[USES * seat + RETHROW]! > 0;
  // T-8.1: a roll takes one kept ticket only.
  const now = solver.expected(size + 1, { rethrows }) - solver.expected(size, { rethrows, kept });
  if (!hasLaterTurn(state, seat)) return now >= 0 ? USE : THROW;
  const incomes = incomesOf(state.box);
  const at = COLOURS * seat;
  const dice = Math.min(MAX_DICE, 2 + state.colours[seat]!);
  const more = Math.min(MAX_DICE, dice + 1);
  const later = incomes.table(state.owned, at, more, 1).mean - incomes.mean(state.owned, at);
  return now >= LATER * later ? USE : THROW;
}
