/** An offer is on the table: take it, talk about the price, or leave it. */

import { type Move, trump } from '@parlor/trump';
import type { Reason } from '../../brain.ts';
import { suspicion } from './suspicion.ts';
import { fairnessTo, type Guesses, type Manners, wouldAgree } from './bargain.ts';
import { STEP } from './faces.ts';
import { ACCEPT, REJECT } from './lines.ts';
import { type Clause, giveCash } from './terms.ts';

/** Talking about the price is worth it when there is so much to share. */
const WORTH_TALKING = 30;

/** I counter at most so many times in a turn, both sides together. */
const COUNTERS = 2;
const MOST_CLAUSES = 8;

/** What the other thinks of it I may see a little too bright. */
const SURE = 0.95;

/** An answer, and why: the reason knows the player's own hand and is for its own eyes. */
export interface Answer {
  readonly move: Move;
  readonly reason: Reason;
}

export interface Judgement {
  readonly mine: number;
  readonly theirs: number;
  readonly good: boolean;
  readonly reason: Reason;
}

/** What I think of the offer on the table. */
export function judge(guesses: Guesses, manners: Manners): Judgement {
  const { seat, state } = guesses;
  const { from, clauses } = state.offer!;
  const mine = guesses.mine(from, clauses);
  const theirs = Math.max(
    guesses.theirs(from, clauses),
    manners.haggles ? suspicion(state, seat, from, clauses) : 0,
  );
  const answer = (good: boolean, code: string, params: Reason['params'] = {}): Judgement => ({
    mine,
    theirs,
    good,
    reason: { code, params: { seat: from, mine: Math.round(mine), ...params } },
  });
  if (trump.check(state, seat, ACCEPT) !== undefined) return answer(false, 'cannot-deliver');
  if (mine < manners.least) {
    if (mine < 0 && guesses.mineAtBest(from, clauses) >= manners.least)
      return answer(false, 'too-many-ifs');
    return answer(false, mine < 0 ? 'costs-me' : 'too-little');
  }
  const fair = fairnessTo(guesses, from, manners);
  if (mine >= fair * theirs) return answer(true, 'good-for-me');
  const isRival = fair !== manners.fair;
  return answer(false, isRival ? 'feeds-rival' : 'one-sided', { theirs: Math.round(theirs) });
}

export function answer(guesses: Guesses, manners: Manners): Answer {
  const judgement = judge(guesses, manners);
  if (judgement.good) {
    const better = manners.haggles ? haggle(guesses) : undefined;
    return better ?? { move: ACCEPT, reason: judgement.reason };
  }
  const counter = counterTo(guesses, manners, judgement);
  if (counter) return counter;
  return { move: REJECT, reason: judgement.reason };
}

/** A deal that would do, with as much money on top as the other is likely to stand. */
function haggle(guesses: Guesses): Answer | undefined {
  const { state, seat } = guesses;
  const { from, clauses, counters } = state.offer!;
  if (counters > 0 || clauses.length >= MOST_CLAUSES) return undefined;
  let best: Answer | undefined;
  for (let amount = STEP; ; amount += STEP) {
    const asked = withCash(clauses, from, amount);
    const seen = guesses.theirsAtLeast(from, asked);
    if (!wouldAgree(guesses, from, seen * SURE, guesses.mineAtBest(from, asked))) return best;
    const move: Move = { type: 'counter', clauses: asked };
    if (trump.check(state, seat, move) !== undefined) return best;
    best = { move, reason: { code: 'counter-cash', params: { seat: from, amount } } };
  }
}

/** The same deal with money on top, if it still leaves the other something. */
function counterTo(
  guesses: Guesses,
  manners: Manners,
  { mine, theirs, reason }: Judgement,
): Answer | undefined {
  const { state, seat } = guesses;
  const { from, clauses, counters } = state.offer!;
  if (counters >= COUNTERS || clauses.length >= MOST_CLAUSES || reason.code === 'cannot-deliver')
    return undefined;
  const common = mine + theirs;
  if (common < WORTH_TALKING) return undefined;
  const fair = fairnessTo(guesses, from, manners);
  const wanted = Math.max(manners.least + STEP, (common * fair) / (1 + fair));
  const amount = Math.ceil((wanted - mine) / STEP) * STEP;
  if (amount < STEP || theirs - amount < STEP) return undefined;
  const asked = withCash(clauses, from, amount);
  const move: Move = { type: 'counter', clauses: asked };
  if (trump.check(state, seat, move) !== undefined || !isGood(guesses, manners, from, asked))
    return undefined;
  return { move, reason: { code: 'counter-cash', params: { seat: from, amount } } };
}

const isGood = (
  guesses: Guesses,
  manners: Manners,
  other: number,
  clauses: readonly Clause[],
): boolean => guesses.mine(other, clauses) >= manners.least;

/** More cash from `from` now: in the clause that is there already, or in a new one. */
function withCash(clauses: readonly Clause[], from: number, amount: number): Clause[] {
  let left = amount;
  const changed = clauses.map((clause) => {
    const isCash =
      clause.type === 'give' && clause.what.type === 'cash' && clause.when.type === 'now';
    if (!isCash || clause.from !== from || left === 0) return clause;
    const more = giveCash(from, (clause.what as { amount: number }).amount + left);
    left = 0;
    return more;
  });
  return left > 0 ? [...changed, giveCash(from, left)] : changed;
}
