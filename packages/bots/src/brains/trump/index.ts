/** The players of Trump: The Game. */

import type { Rng, Seat } from '@parlor/kit';
import { type Trump, trump, type View } from '@parlor/trump';
import { ANSWER, TURN } from '@parlor/trump/state';
import type { Brain, Thought } from '../../brain.ts';
import type { Level } from '../../level.ts';
import type { Budget } from '../../search/budget.ts';
import { answer } from './answers.ts';
import { Guesses } from './bargain.ts';
import { chances } from './chances.ts';
import { hints } from './hints.ts';
import { MANNERS, PERSONAS, TRIALS } from './levels.ts';
import { newcomer } from './newcomer.ts';
import { policy } from './policy.ts';
import { nextOffer } from './proposals.ts';
import { say } from './reasons.ts';
import { isWorthTrying, tryOut } from './trying.ts';

function think(
  level: Level,
  view: View,
  seat: Seat,
  rng: Rng,
  budget: Budget = { iterations: TRIALS[level] },
): Thought<Trump> {
  const worlds = trump.worlds(view, policy);
  const state = worlds(rng);
  const manners = MANNERS[level];
  if (state.phase === ANSWER) {
    return answer(new Guesses(worlds, seat, rng, manners.guesses), manners);
  }
  if (state.phase === TURN && state.part === 2) {
    const offer = nextOffer(view, new Guesses(worlds, seat, rng, manners.guesses), manners);
    if (offer) return { move: offer.move, remark: offer.reason };
  }
  if (level === 'beginner') return { move: newcomer(state, seat, rng) };
  if (level === 'casual' || !isWorthTrying(state)) return { move: policy(state, seat, rng) };
  return { move: tryOut(worlds, state, seat, rng, budget)[0]!.move };
}

export const brain: Brain<Trump> = {
  personas: PERSONAS,
  iterations: TRIALS,
  think,
  hints,
  chances,
  say,
};
