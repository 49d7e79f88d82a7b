/** An offer is on the table: take it, talk about the price, or leave it. */

import type { Rng } from '@parlor/kit';
import { type Move, trump } from '../rules/index.ts';
import type { Level } from '@parlor/search';
import { suspicion } from './suspicion.ts';
import { fairnessTo, type Guesses, type Manners, wouldAgree } from './bargain.ts';
import { STEP } from './faces.ts';
import { ACCEPT, REJECT } from './lines.ts';
import { playsWell } from './rehearsal.ts';
import type { Kind } from '../facts/claims.ts';
import { isPlain, unvalued } from './reading.ts';
import { type Clause, giveCash } from './terms.ts';

/** Talking about the price is worth it when there is so much to share. */
const WORTH_TALKING = 30;

/** I counter at most so many times in a turn, both sides together. */
const COUNTERS = 2;
const MOST_CLAUSES = 8;

/** What the other thinks of it I may see a little too bright. */
const SURE = 0.95;

/** An answer, and what was thought of the offer: that knows the player's own hand and is for its own eyes. */
export interface Answer {
  readonly move: Move;
  readonly judgement: Judgement;
  /** What a counter-offer asks for on top. */
  readonly more?: number;
}

/** What speaks for an offer, or what is first held against it. */
export type Verdict =
  | 'good-for-me'
  | 'cannot-deliver'
  | 'void-promise'
  | 'too-many-ifs'
  | 'costs-me'
  | 'too-little'
  | 'one-sided'
  | 'feeds-rival'
  | 'plays-badly'
  | 'not-my-kind';

export interface Judgement {
  readonly mine: number;
  readonly theirs: number;
  readonly verdict: Verdict;
  /** What is not dealt in. */
  readonly kind?: Kind;
}

/** What I think of the offer on the table. */
export function judge(guesses: Guesses, manners: Manners): Judgement {
  const { seat, state } = guesses;
  const { from } = state.offer!;
  const kind = unvalued(state.offer!, seat);
  if (kind) return { mine: 0, theirs: 0, verdict: 'not-my-kind', kind };
  const clauses = guesses.read;
  const mine = guesses.mine(from, clauses);
  const theirs = Math.max(
    guesses.theirs(from, clauses),
    manners.haggles ? suspicion(state, seat, from, clauses) : 0,
  );
  return { mine, theirs, verdict: verdictOn(guesses, manners, mine, theirs) };
}

function verdictOn(guesses: Guesses, manners: Manners, mine: number, theirs: number): Verdict {
  const { seat, state } = guesses;
  const { from } = state.offer!;
  const clauses = guesses.read;
  const { least } = manners;
  if (trump.check(state, seat, ACCEPT) !== undefined) return 'cannot-deliver';
  if (mine < least) {
    if (guesses.mineAsWritten(from, clauses) >= least && isMisled(guesses, from, clauses))
      return 'void-promise';
    if (mine < 0 && guesses.mineAtBest(from, clauses) >= least) return 'too-many-ifs';
    return mine < 0 ? 'costs-me' : 'too-little';
  }
  const fair = fairnessTo(guesses, from, manners);
  if (mine >= fair * theirs) return 'good-for-me';
  return fair === manners.fair ? 'one-sided' : 'feeds-rival';
}

const hasVoid = (guesses: Guesses, other: number, clauses: readonly Clause[]): boolean =>
  guesses.voids(other, clauses).length > 0;

/** Is there anything among it that I am promised? A plain "when I play it" is none. */
const isMisled = (guesses: Guesses, other: number, clauses: readonly Clause[]): boolean =>
  guesses.voids(other, clauses).some(({ clause: place }) => {
    const clause = clauses[place]!;
    if (clause.type === 'play') return clause.seat === other;
    return clause.from === other && clause.when.type === 'turnEnd';
  });

/** What I answer, once I have played it through. */
export function answerWithCare(guesses: Guesses, manners: Manners, level: Level, rng: Rng): Answer {
  const first = answer(guesses, manners);
  if (first.move.type === 'reject') return first;
  if (playsWell(guesses, level, first.move, rng)) return first;
  return { move: REJECT, judgement: { ...first.judgement, verdict: 'plays-badly' } };
}

export function answer(guesses: Guesses, manners: Manners): Answer {
  const judgement = judge(guesses, manners);
  if (judgement.verdict === 'good-for-me') {
    const better = manners.haggles ? haggle(guesses, judgement) : undefined;
    return better ?? { move: ACCEPT, judgement };
  }
  return counterTo(guesses, manners, judgement) ?? { move: REJECT, judgement };
}

/** A deal that would do, with as much money on top as the other is likely to stand. */
function haggle(guesses: Guesses, judgement: Judgement): Answer | undefined {
  const { state, seat } = guesses;
  const { from, counters } = state.offer!;
  const clauses = guesses.read;
  if (!isPlain(state.offer!)) return undefined;
  if (counters > 0 || clauses.length >= MOST_CLAUSES) return undefined;
  // What cannot be kept is not said again in one's own name.
  if (hasVoid(guesses, from, clauses)) return undefined;
  let best: Answer | undefined;
  for (let amount = STEP; ; amount += STEP) {
    const asked = withCash(clauses, from, amount);
    const seen = guesses.theirsAtLeast(from, asked);
    if (!wouldAgree(guesses, from, seen * SURE, guesses.mineAtBest(from, asked))) return best;
    const move: Move = { type: 'counter', clauses: asked };
    if (trump.check(state, seat, move) !== undefined || !guesses.canPay(from, asked)) return best;
    best = { move, judgement, more: amount };
  }
}

/** The same deal with money on top, if it still leaves the other something. */
function counterTo(guesses: Guesses, manners: Manners, judgement: Judgement): Answer | undefined {
  const { state, seat } = guesses;
  const { mine, theirs, verdict } = judgement;
  const { from, counters } = state.offer!;
  const clauses = guesses.read;
  // What is not read as it stands cannot be said again.
  if (!isPlain(state.offer!)) return undefined;
  if (counters >= COUNTERS || clauses.length >= MOST_CLAUSES || verdict === 'cannot-deliver')
    return undefined;
  if (hasVoid(guesses, from, clauses)) return undefined;
  const common = mine + theirs;
  if (common < WORTH_TALKING) return undefined;
  const fair = fairnessTo(guesses, from, manners);
  const wanted = Math.max(manners.least + STEP, (common * fair) / (1 + fair));
  const amount = Math.ceil((wanted - mine) / STEP) * STEP;
  if (amount < STEP || theirs - amount < STEP) return undefined;
  const asked = withCash(clauses, from, amount);
  const move: Move = { type: 'counter', clauses: asked };
  if (trump.check(state, seat, move) !== undefined || !guesses.canPay(from, asked))
    return undefined;
  if (!isGood(guesses, manners, from, asked)) return undefined;
  return { move, judgement, more: amount };
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
