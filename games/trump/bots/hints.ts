/** The moves worth showing to somebody who asks, each with its chance and a reason. */

import type { Rng, Seat } from '@parlor/kit';
import { type Move, type Trump, trump, type View } from '../rules/index.ts';
import { ANSWER, type State, TURN } from '../rules/state/state.ts';
import { type Budget, chanceWith, type Hint, HINTS, type Reason } from '@parlor/search';
import { answerWithCare, type Judgement } from './answers.ts';
import { Guesses } from './bargain.ts';
import { contest } from './contest.ts';
import { explain } from './explain.ts';
import { planFor } from './guide.ts';
import { MANNERS, TRIALS } from './levels.ts';
import { ACCEPT, REJECT } from './lines.ts';
import { policy } from './policy.ts';
import { nextOffer } from './proposals.ts';
import { tryOut } from './trying.ts';

/** What a common gain of so much money does for one's chance, roughly. */
const MONEY_PER_CHANCE = 600;

export function hints(
  view: View,
  seat: Seat,
  rng: Rng,
  budget: Budget = { iterations: TRIALS.expert },
): Hint<Trump>[] {
  const worlds = trump.worlds(view, policy);
  const state = worlds(rng);
  const { guide } = planFor(view);
  const chanceOf = (move: Move): number => chanceWith(trump, guide, view, seat, move, rng, budget);
  if (state.phase === ANSWER) {
    const guesses = new Guesses(worlds, seat, rng, MANNERS.expert.guesses);
    return answerHints(guesses, worlds, rng, budget, chanceOf);
  }
  const ranking = tryOut(view, worlds, state, seat, rng, budget);
  const found: Hint<Trump>[] = ranking
    .filter(({ visits }, index) => visits > 0 || index === 0)
    .map(({ move, value }) => ({
      move,
      value: value ?? chanceOf(move),
      reason: explain(view, state, seat, move),
    }));
  if (state.phase === TURN && state.part === 2) {
    const guesses = new Guesses(worlds, seat, rng, MANNERS.expert.guesses);
    const offer = nextOffer(view, guesses, MANNERS.expert);
    if (offer) {
      const without = found[0]?.value;
      const value =
        without === undefined ? undefined : Math.min(1, without + offer.score / MONEY_PER_CHANCE);
      found.unshift({ move: offer.move, value, reason: offer.reason });
    }
  }
  return found.slice(0, HINTS);
}

function answerHints(
  guesses: Guesses,
  worlds: (rng: Rng, into?: State) => State,
  rng: Rng,
  budget: Budget,
  chanceOf: (move: Move) => number,
): Hint<Trump>[] {
  const { state, seat } = guesses;
  const canAccept = trump.check(state, seat, ACCEPT) === undefined;
  const { move: best, judgement, more } = answerWithCare(guesses, MANNERS.expert, 'expert', rng);
  const moves: Move[] = canAccept ? [REJECT, ACCEPT] : [REJECT];
  const ranking = contest(worlds, moves, seat, rng, budget, { turns: Infinity, doubt: 0 });
  const found: Hint<Trump>[] = ranking.map(({ move, value }) => ({
    move,
    value: value ?? chanceOf(move),
    reason: move === ACCEPT ? whyTake(judgement) : whyRefuse(judgement),
  }));
  // What the bot itself would do comes first.
  const first = found.findIndex(({ move }) => move === best);
  if (first > 0) found.unshift(...found.splice(first, 1));
  if (first < 0) {
    const reason = { code: 'counter-more', params: { amount: more ?? 0 } };
    found.unshift({ move: best, value: found[0]!.value, reason });
  }
  return found.slice(0, HINTS);
}

/** Of what no value is put on nothing is claimed. */
const whyTake = ({ mine, kind }: Judgement): Reason =>
  kind
    ? { code: 'refuse-kind', params: { kind } }
    : {
        code: Math.round(mine) < 0 ? 'take-loss' : 'take-deal',
        params: { mine: Math.round(mine) },
      };

/** The judgement's own words, to whoever asked for a hint. */
const REFUSALS = {
  'good-for-me': 'refuse-nothing',
  'cannot-deliver': 'refuse-cannot',
  'void-promise': 'refuse-void',
  'too-many-ifs': 'refuse-ifs',
  'costs-me': 'refuse-cost',
  'too-little': 'refuse-little',
  'one-sided': 'refuse-one-sided',
  'feeds-rival': 'refuse-one-sided',
  'plays-badly': 'refuse-plays',
  'not-my-kind': 'refuse-kind',
} as const;

const whyRefuse = ({ mine, theirs, verdict, kind }: Judgement): Reason => ({
  code: REFUSALS[verdict],
  params: { mine: Math.round(mine), theirs: Math.round(theirs), ...(kind ? { kind } : {}) },
});
