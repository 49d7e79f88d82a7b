/** Advice for a person: the expert's candidates with their chances and a reason each. */

import type { Rng, Seat } from '@parlor/kit';
import { type Move, takeAChance, type View } from '@parlor/take-a-chance';
import { DiceSolver, type KeepValue } from '@parlor/take-a-chance/dice';
import { ASK, type State } from '@parlor/take-a-chance/state';
import type { Hint, Reason } from '../../brain.ts';
import { type Budget, shareOf } from '../../search/budget.ts';
import { candidates } from './candidates.ts';
import { chances } from './chances.ts';
import { contest } from './contest.ts';
import { positionOf } from './exactDice.ts';
import { explain } from './explain.ts';
import { forTheWin, type Objective } from './objective.ts';
import { player } from './players.ts';
import { STYLE } from './policy.ts';
import { COMBO_COUNT, payOf } from './rollTable.ts';
import { decideDice, EXPERT, isAboutDice, objectiveOf } from './think.ts';
import type { ChanceTypes } from './types.ts';

type ChanceHint = Hint<ChanceTypes>;

const SHARE_FOR_CHANCES = 0.3;

export function hints(
  view: View,
  seat: Seat,
  rng: Rng,
  most: number,
  budget: Budget,
): ChanceHint[] {
  const state = takeAChance.worlds(view)(rng);
  if (isAboutDice(state)) return diceHints(view, state, seat, rng, most, budget);
  const field = candidates(state, seat, STYLE, most);
  const runners = contest(view, seat, field, EXPERT, rng, budget);
  return runners.map(({ move, wins, visits }) => ({
    move,
    value: visits === 0 ? 0 : wins / visits,
    reason: explain(state, seat, move),
  }));
}

function diceHints(
  view: View,
  state: State,
  seat: Seat,
  rng: Rng,
  most: number,
  budget: Budget,
): ChanceHint[] {
  const objective = objectiveOf('expert', view, state, seat, rng, budget);
  const inTheHead = shareOf(budget, SHARE_FOR_CHANCES);
  if (state.question !== ASK.rethrow && state.question !== ASK['kept rethrow']) {
    const move = decideDice(state, seat, objective);
    const value = chances(view, rng, inTheHead)[seat]!;
    return [{ move, value, reason: explain(state, seat, move) }];
  }
  const win =
    objective.nothing === undefined
      ? forTheWin(view, seat, player, rng, inTheHead.iterations)
      : objective;
  const byWin = keepValues(state, seat, win);
  const chanceOf = (move: Move): number =>
    (win.nothing ?? 0) + (byWin.find((other) => other.move === move)?.value ?? 0);
  return keepValues(state, seat, objective)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most)
    .map((choice) => ({
      move: choice.move,
      value: Math.max(0, Math.min(1, chanceOf(choice.move))),
      reason: whyKeep(state, seat, choice, objective.nothing !== undefined),
    }));
}

const keepValues = (state: State, seat: Seat, { stakes, ticketWorth }: Objective): KeepValue[] =>
  new DiceSolver(stakes, ticketWorth).values(positionOf(state, seat));

function whyKeep(state: State, seat: Seat, { move, value }: KeepValue, forWin: boolean): Reason {
  const isAll = move.dice.length === state.size && (move.charm || !state.options.luckyCharm);
  const isKept = state.question === ASK['kept rethrow'];
  if (isAll && isKept && !state.ending) return { code: 'save-rethrow' };
  if (isAll) {
    const own = state.worth.subarray(COMBO_COUNT * seat, COMBO_COUNT * (seat + 1));
    return { code: 'stand', params: { amount: payOf(own, state.hand) * state.pays } };
  }
  const dice = move.dice.length === 0 ? 'nothing' : move.dice.join(' ');
  if (forWin) return { code: 'keep-for-win', params: { dice } };
  const mean = Math.round(value);
  return isKept
    ? { code: 'spend-rethrow', params: { mean } }
    : { code: 'keep-for-money', params: { dice, mean } };
}
