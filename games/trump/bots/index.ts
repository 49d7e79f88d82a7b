/** The players of Trump: The Game. */

import type { Rng, Seat, Worlds } from '@parlor/kit';
import { type Trump, trump, type View } from '../rules/index.ts';
import { ANSWER, type State, TURN } from '../rules/state/state.ts';
import type { Brain, Budget, Level, Thought } from '@parlor/search';
import { openTable, type Remark, remarkOn } from './aloud.ts';
import { type Answer, answerWithCare } from './answers.ts';
import { Guesses } from './bargain.ts';
import { chances } from './chances.ts';
import { planFor } from './guide.ts';
import { hints } from './hints.ts';
import { MANNERS, PERSONAS, TRIALS } from './levels.ts';
import { newcomer } from './newcomer.ts';
import { policy } from './policy.ts';
import { nextOffer } from './proposals.ts';
import { isWorthTrying, tryOut } from './trying.ts';

function think(
  level: Level,
  view: View,
  seat: Seat,
  rng: Rng,
  budget: Budget = { iterations: TRIALS[level] },
): Thought<Trump> & { readonly remark?: Remark } {
  const worlds = trump.worlds(view, policy);
  const state = worlds(rng);
  const { move, judgement } = choose(level, view, worlds, state, seat, rng, budget);
  const names = state.rules.components.properties.map(({ name }) => name);
  const remark = remarkOn(openTable(view, names), seat, move, judgement);
  return remark ? { move, remark } : { move };
}

function choose(
  level: Level,
  view: View,
  worlds: Worlds<State>,
  state: State,
  seat: Seat,
  rng: Rng,
  budget: Budget,
): Pick<Answer, 'move'> & Partial<Pick<Answer, 'judgement'>> {
  const manners = MANNERS[level];
  if (state.phase === ANSWER) {
    return answerWithCare(new Guesses(worlds, seat, rng, manners.guesses), manners, level, rng);
  }
  if (state.phase === TURN && state.part === 2) {
    const offer = nextOffer(view, new Guesses(worlds, seat, rng, manners.guesses), manners);
    if (offer) return offer;
  }
  if (level === 'beginner') return { move: newcomer(state, seat, rng) };
  if (level === 'casual' || !isWorthTrying(state)) return { move: policy(state, seat, rng) };
  return tryOut(view, worlds, state, seat, rng, budget)[0]!;
}

export const brain: Brain<Trump> = {
  edition: trump.rulesVersion,
  personas: PERSONAS,
  iterations: TRIALS,
  think,
  hints,
  chances,
  guide: planFor,
};
