/** The four players. */

import type { Rng, Seat } from '@parlor/kit';
import { type Move, takeAChance, type View } from '../rules/index.ts';
import { ASK, type State } from '../rules/state.ts';
import type { Budget, Level } from '@parlor/search';
import { beginner } from './beginner.ts';
import { candidates } from './candidates.ts';
import { contest, type Method } from './contest.ts';
import { bestCollect, bestKeep, extraDie } from './exactDice.ts';
import { fewestTickets } from './look.ts';
import { forMoney, forTheWin, type Objective } from './objective.ts';
import { casual, player } from './players.ts';
import { STYLE } from './worth.ts';

/** Matches played in the head for one decision. */
export const PLAYOUTS: Readonly<Record<Level, number>> = {
  beginner: 1,
  casual: 1,
  skilled: 40,
  expert: 1200,
};
export const MOST_CANDIDATES = 5;

export function choose(level: Level, view: View, seat: Seat, rng: Rng, budget: Budget): Move {
  const state = takeAChance.worlds(view)(rng);
  if (level === 'beginner') return beginner(state, seat, rng);
  if (level === 'casual') return casual(state, seat, rng);
  return isAboutDice(state)
    ? decideDice(state, seat, objectiveOf(level, view, state, seat, rng, budget))
    : search(level, view, state, seat, rng, budget);
}

export const isAboutDice = ({ question }: State): boolean =>
  question === ASK.rethrow ||
  question === ASK['kept rethrow'] ||
  question === ASK.collect ||
  question === ASK['extra die'];

/** With so few tickets left in somebody's pile, money is worth what it does for the win. */
const NEAR_THE_END = 1;
const SHARE_FOR_ENDS = 0.5;

/** What a level plays a roll for: the skilled for money, the expert near the end for the win. */
export function objectiveOf(
  level: Level,
  view: View,
  state: State,
  seat: Seat,
  rng: Rng,
  budget: Budget,
): Objective {
  const isNear = state.ending || fewestTickets(state) <= NEAR_THE_END;
  if (level !== 'expert' || !isNear || !state.thrown) return forMoney(state, seat);
  const samples = Math.max(1, Math.round(budget.iterations * SHARE_FOR_ENDS));
  return forTheWin(view, seat, player, rng, samples);
}

export function decideDice(state: State, seat: Seat, objective: Objective): Move {
  if (state.question === ASK.collect) return bestCollect(state, seat, objective);
  if (state.question === ASK['extra die']) return extraDie(state, seat, objective);
  return bestKeep(state, seat, objective);
}

/** The skilled trust only what they have tried, among players like themselves. */
const SKILLED: Method = { player, rivals: [player], opinion: 0 };

/** The expert knows how often a first look is right, and that not everybody reckons: the others may go by rules of thumb. */
export const EXPERT: Method = { player, rivals: [player, casual], opinion: 50 };

function search(
  level: Level,
  view: View,
  state: State,
  seat: Seat,
  rng: Rng,
  budget: Budget,
): Move {
  const field = candidates(state, seat, STYLE, MOST_CANDIDATES);
  if (field.length === 1) return field[0]!.move;
  const method = level === 'expert' ? EXPERT : SKILLED;
  return contest(view, seat, field, method, rng, budget)[0]!.move;
}
