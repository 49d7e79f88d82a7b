/** Offers that somebody could make in a position: random ones of every kind, and others that differ from one in one place. */

import type { Rng } from '@parlor/kit';
import { type Move, trump } from '../../rules/index.ts';
import type { State } from '../../rules/state/state.ts';
import { STEP } from '../faces.ts';
import type { AnyClause as Clause } from '../reading.ts';
import { giveCash } from '../terms.ts';

export type Offer = Extract<Move, { type: 'offer' }>;

const TRIES = 40;
const MOST_CLAUSES = 8;

const isLawful = (state: State, offer: Offer): boolean =>
  trump.check(state, state.turn, offer) === undefined;

export function randomOffer(state: State, rng: Rng): Offer | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const move = trump.sample(state, state.turn, rng);
    if (move.type === 'offer') return move;
  }
  return undefined;
}

/** The same offer with money on top for the one who is asked first, if it can be made. */
export function sweetened(state: State, offer: Offer, amount: number): Offer | undefined {
  const cash = giveCash(state.turn, amount);
  const clause = offer.and ? { ...cash, to: offer.to } : cash;
  const more = { ...offer, clauses: [...offer.clauses, clause] };
  return more.clauses.length <= MOST_CLAUSES && isLawful(state, more) ? more : undefined;
}

/** A lawful offer to the same parties that differs in one place. */
export function varied(state: State, offer: Offer, rng: Rng): Offer | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const clauses = variedClauses(state, offer, rng);
    const other = { ...offer, clauses };
    if (clauses.length > 0 && clauses.length <= MOST_CLAUSES && isLawful(state, other))
      return other;
  }
  return undefined;
}

function variedClauses(state: State, offer: Offer, rng: Rng): readonly Clause[] {
  const { clauses } = offer;
  if (clauses.length === 0) return someClause(state, offer, rng);
  const place = rng.below(clauses.length);
  switch (rng.below(4)) {
    case 0:
      return clauses.toSpliced(place, 1);
    case 1:
      return [...clauses, ...someClause(state, offer, rng)];
    case 2:
      return clauses.toSpliced(place, 1, ...someClause(state, offer, rng));
    default:
      return clauses.with(place, withOtherNumbers(clauses[place]!, rng));
  }
}

/** A clause of a random offer to the same parties. */
function someClause(state: State, { to, and }: Offer, rng: Rng): readonly Clause[] {
  for (let tries = 0; tries < TRIES; tries++) {
    const other = randomOffer(state, rng);
    if (other?.to !== to || other.and?.join() !== and?.join()) continue;
    if (other.clauses.length > 0) return [rng.pick(other.clauses)];
  }
  return [];
}

/** What numbers of a clause may be changed, each by what; the check says whether it makes sense. */
const CHANGES: Readonly<Record<string, (value: number, rng: Rng) => number>> = {
  amount: otherMoney,
  atLeast: otherMoney,
  above: otherMoney,
  percent: (value, rng) => value + STEP * (rng.below(7) - 3),
  turn: (value, rng) => value + rng.below(3) - 1,
  turns: (value, rng) => value + rng.below(5) - 2,
  count: (value, rng) => value + rng.below(3) - 1,
};

function otherMoney(value: number, rng: Rng): number {
  switch (rng.below(3)) {
    case 0:
      return Math.ceil(value / 2 / STEP) * STEP;
    case 1:
      return value * 2;
    default:
      return Math.max(STEP, value + STEP * (rng.below(11) - 5));
  }
}

const withOtherNumbers = (clause: Clause, rng: Rng): Clause => changed(clause, rng) as Clause;

function changed(value: unknown, rng: Rng): unknown {
  if (Array.isArray(value)) return value.map((item) => changed(item, rng));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const change = CHANGES[name];
      return [name, change && typeof inner === 'number' ? change(inner, rng) : changed(inner, rng)];
    }),
  );
}
