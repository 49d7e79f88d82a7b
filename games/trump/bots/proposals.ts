/** Deals worth proposing: sketches with a price that does me good and that the other can agree to. */

import type { Seat } from '@parlor/kit';
import { type Move, trump, type View } from '../rules/index.ts';
import type { Reason } from '@parlor/search';
import { fairnessTo, type Guesses, type Manners, wouldAgree } from './bargain.ts';
import { facesOf, STEP } from './faces.ts';
import { LEAST_GAIN, type Sketch, sketches } from './sketches.ts';
import type { Clause } from './terms.ts';

export interface Proposal {
  readonly move: Extract<Move, { type: 'offer' }>;
  readonly mine: number;
  readonly theirs: number;
  /** How much it does for me, the other's gain taken into account. */
  readonly score: number;
  readonly reason: Reason;
}

/** How much of the other's gain is my loss: the strongest rival's, anybody else's. */
const RIVALS_GAIN = 0.6;
const OTHERS_GAIN = 0.25;

const PERCENT = 100;

/** Best first, all at the same share for the other. */
function proposals(view: View, guesses: Guesses, manners: Manners, share: number): Proposal[] {
  return sketches(view, guesses, manners)
    .map((sketch) => priced(guesses, manners, sketch, share))
    .filter((proposal) => proposal !== undefined)
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

function priced(
  guesses: Guesses,
  manners: Manners,
  sketch: Sketch,
  share: number,
): Proposal | undefined {
  const { to, at, isQuiet } = sketch;
  const clauses = at(share);
  if (!clauses) return undefined;
  const mine = guesses.mine(to, clauses);
  if (mine < LEAST_GAIN) return undefined;
  const theirs = guesses.theirs(to, clauses);
  if (mine < theirs * fairnessTo(guesses, to, manners)) return undefined;
  const seen = guesses.theirsAtLeast(to, clauses);
  const shown = isQuiet ? 0 : guesses.mineAtBest(to, clauses);
  if (!wouldAgree(guesses, to, seen, shown)) return undefined;
  const move = { type: 'offer', to, clauses } as const;
  if (trump.check(guesses.state, guesses.seat, move) !== undefined) return undefined;
  if (!guesses.canPay(to, clauses)) return undefined;
  // Nothing is promised that cannot be kept.
  if (guesses.voids(to, clauses).length > 0) return undefined;
  const score = mine - theirs * (to === guesses.rival ? RIVALS_GAIN : OTHERS_GAIN);
  return {
    move,
    mine,
    theirs,
    score,
    reason: {
      code: sketch.code,
      params: { ...sketch.params, seat: to, ...price(guesses, clauses) },
    },
  };
}

/** What the offer itself says of money: a sum, or the part of a card's pay where that is up to the die. */
function price({ state }: Guesses, clauses: readonly Clause[]): NonNullable<Reason['params']> {
  const { pay, byDie } = facesOf(state.rules);
  const isByDie = clauses.some((clause) => clause.type === 'play' && byDie[clause.card] === 1);
  for (const clause of clauses) {
    if (clause.type !== 'give') continue;
    const { what, when } = clause;
    if (what.type === 'cash') return { amount: what.amount, ...(isByDie ? { die: 1 } : {}) };
    if (what.type !== 'share' || when.type !== 'played') continue;
    const { percent } = what;
    if (byDie[when.card] === 1) return { percent, die: 1 };
    return { amount: Math.floor((pay[when.card]! * percent) / PERCENT / STEP) * STEP, percent };
  }
  return {};
}

/** Offers I have made that came to nothing, as far as the table remembers. */
function refusals(view: View, me: Seat): number {
  const made = new Set<number>();
  for (const { number, seats } of view.contracts) if (seats[0] === me) made.add(number);
  for (const { contract, seats } of view.ended) if (seats[0] === me) made.add(contract);
  return Math.max(0, view.dealsOpened[me]! - made.size);
}

/**
 * The view does not say which offers were refused, only how many. So offers
 * stand in a line: the best deal at the share best for me, then at the shares
 * better for the other, then the next best deal; each refusal takes one off it.
 */
export function nextOffer(view: View, guesses: Guesses, manners: Manners): Proposal | undefined {
  const { seat, state } = guesses;
  if (state.dealsOpened[seat]! >= state.options.deals) return undefined;
  const refused = refusals(view, seat);
  if (refused >= manners.patience) return undefined;
  const lists = manners.offers.map((share) => proposals(view, guesses, manners, share));
  // Prices are rounded: two shares can come to the same offer.
  const before = new Set<string>();
  for (let rank = 0; lists.some((list) => rank < list.length); rank++) {
    for (const list of lists) {
      const proposal = list[rank];
      if (!proposal) continue;
      before.add(JSON.stringify(proposal.move));
      if (before.size > refused) return proposal;
    }
  }
  return undefined;
}
