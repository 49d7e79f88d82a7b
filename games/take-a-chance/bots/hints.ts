/** Advice for a person: the expert's candidates with their chances and a reason each. */

import type { Rng, Seat } from '@parlor/kit';
import { type Move, takeAChance, type View } from '../rules/index.ts';
import { DiceSolver, type KeepValue } from './dice/index.ts';
import { ASK, type State } from '../rules/state.ts';
import {
  type Budget,
  chanceWith,
  type Guide,
  type Hint,
  meanOf,
  shareOf,
  shareOfWin,
} from '@parlor/search';
import { candidates } from './candidates.ts';
import { contest } from './contest.ts';
import { positionOf } from './exactDice.ts';
import { explain } from './explain.ts';
import { planFor } from './guide.ts';
import { won } from './look.ts';
import { forMoney, forTheWin, type Objective } from './objective.ts';
import { player } from './players.ts';
import { STYLE } from './worth.ts';
import { decideDice, EXPERT, isAboutDice, objectiveOf } from './think.ts';
import type { ChanceTypes } from './types.ts';
import { whyKeep } from './whyKeep.ts';

type ChanceHint = Hint<ChanceTypes>;

const SHARE_FOR_CHANCES = 0.3;

/** Told is the share of the win, and nothing for the distance. */
const TELLING: Guide<ChanceTypes> = {
  ...planFor(1).guide,
  value(state, into) {
    const outcome = takeAChance.outcome(state);
    for (let seat = 0; seat < state.seats; seat++)
      into[seat] = outcome ? shareOfWin(outcome, seat) : 1 / state.seats;
  },
};

export function hints(
  view: View,
  seat: Seat,
  rng: Rng,
  most: number,
  budget: Budget,
): ChanceHint[] {
  const state = takeAChance.worlds(view)(rng);
  const chanceOf = (move: Move): number =>
    chanceWith(takeAChance, TELLING, view, seat, move, rng, shareOf(budget, SHARE_FOR_CHANCES));
  if (state.question === ASK.rethrow || state.question === ASK['kept rethrow'])
    return keepHints(view, state, seat, rng, most, budget);
  if (isAboutDice(state)) {
    const move = decideDice(state, seat, objectiveOf('expert', view, state, seat, rng, budget));
    return [{ move, value: chanceOf(move), reason: explain(state, seat, move) }];
  }
  const field = candidates(state, seat, STYLE, most);
  const runners = contest(view, seat, field, EXPERT, rng, budget);
  return runners.map(({ move, wins, visits }) => ({
    move,
    value: meanOf(wins, visits) ?? chanceOf(move),
    reason: explain(state, seat, move),
  }));
}

function keepHints(
  view: View,
  state: State,
  seat: Seat,
  rng: Rng,
  most: number,
  budget: Budget,
): ChanceHint[] {
  const objective = objectiveOf('expert', view, state, seat, rng, budget);
  const { iterations } = shareOf(budget, SHARE_FOR_CHANCES);
  const win = forTheWin(view, seat, player, rng, iterations, won);
  const chances = valuesFor(state, seat, win);
  // T-7.3: told is what comes to the roller, whatever the charm brings the others.
  const means = valuesFor(state, seat, { ...forMoney(state, seat, 0), ticketWorth: 0 });
  const valueIn = (values: readonly KeepValue[], move: Move): number =>
    values.find((other) => other.move === move)!.value;
  const isForWin = objective.nothing !== undefined;
  return valuesFor(state, seat, objective)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ move }) => ({
      move,
      value: Math.max(0, Math.min(1, win.nothing! + valueIn(chances, move))),
      reason: whyKeep(state, seat, move, {
        mean: valueIn(means, move),
        isMost: valueIn(means, move) >= highest(means),
        isBest: isForWin && valueIn(chances, move) >= highest(chances),
      }),
    }));
}

const highest = (values: readonly KeepValue[]): number =>
  Math.max(...values.map(({ value }) => value));

const valuesFor = (state: State, seat: Seat, { stakes, ticketWorth }: Objective): KeepValue[] =>
  new DiceSolver(stakes, ticketWorth).values(positionOf(state, seat));
