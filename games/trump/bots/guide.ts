/** How the expert's search goes about a question, for whoever wants to run it in other worlds: the oracle of the arena. */

import type { Rng, Seat } from '@parlor/kit';
import { type Move, type Trump, trump, type View } from '../rules/index.ts';
import { ANSWER, type State, TURN } from '../rules/state/state.ts';
import type { Guide, Plan } from '@parlor/search';
import { answer, judge } from './answers.ts';
import { Guesses } from './bargain.ts';
import { candidates } from './candidates.ts';
import { MANNERS, TRIALS } from './levels.ts';
import { ACCEPT, REJECT } from './lines.ts';
import { outlook } from './outlook.ts';
import { policy } from './policy.ts';
import { nextOffer } from './proposals.ts';

const LONGEST = 3000;

export const planFor = (view: View): Plan<Trump> => ({
  kind: 'halving',
  game: trump,
  guide: guideFor(view),
  iterations: TRIALS.expert,
});

function guideFor(view: View): Guide<Trump> {
  return {
    worlds: (seen) => trump.worlds(seen, policy),
    candidates: (state, seat, rng, out) => withDeals(view, state, seat, rng, out),
    policy: goOn,
    // Part 1 is weighed as the next turn begins; Part 2 is short.
    settled: (state) => state.part === 1 && state.phase === TURN,
    value: outlook,
    longest: LONGEST,
    exploration: 0.3,
    rivals: 'policy',
  };
}

/** Weighs a deal in the one world it is shown. */
const inThisWorld = (state: State, seat: Seat, rng: Rng): Guesses =>
  new Guesses(() => state, seat, rng, 1);

/** The rule of thumb refuses all offers; here they may come to something. */
function goOn(state: State, seat: Seat, rng: Rng): Move {
  if (state.phase !== ANSWER) return policy(state, seat, rng);
  return judge(inThisWorld(state, seat, rng), MANNERS.casual).verdict === 'good-for-me'
    ? ACCEPT
    : REJECT;
}

function withDeals(view: View, state: State, seat: Seat, rng: Rng, out: Move[]): number {
  let count = candidates(state, seat, rng, out);
  if (state.phase === ANSWER) {
    if (trump.check(state, seat, ACCEPT) === undefined) out[count++] = ACCEPT;
    const { move } = answer(inThisWorld(state, seat, rng), MANNERS.expert);
    if (move.type === 'counter') out[count++] = move;
  } else if (state.phase === TURN && state.part === 2) {
    const offer = nextOffer(view, inThisWorld(state, seat, rng), MANNERS.expert);
    if (offer) out[count++] = offer.move;
  }
  return count;
}
