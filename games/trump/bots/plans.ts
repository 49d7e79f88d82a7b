/** How somebody plays on who has made a contract to get the most out of it. */

import { type Rng, type Seat, WIDE } from '@parlor/kit';
import { type Move, trump } from '../rules/index.ts';
import { OPEN, type State } from '../rules/state/state.ts';
import { toStep } from './bidding.ts';
import { type Card, facesOf } from './faces.ts';
import { DONE, forcedSale, openMove, PASS } from './lines.ts';
import { usesOf } from './optionUse.ts';
import { policy } from './policy.ts';
import type { AnyClause } from './reading.ts';

/**
 * By rule of thumb; leaving unplayed what would have to be shared or paid for;
 * calling in first what others owe for a card; playing no card at all; and
 * having no cash when it is due, by bidding it into a box of one's own.
 */
export const PLANS = ['policy', 'withhold', 'call-in', 'idle', 'spend'] as const;
export type Plan = (typeof PLANS)[number];

/** Cards of the other party that an offer hangs something on: what it gives itself for playing them, and what others give. */
export interface Ties {
  readonly costly: readonly Card[];
  readonly paid: readonly Card[];
  /** May it call for something? */
  readonly hasOption: boolean;
}

/** Known from the offer, so that the same can be done without the contract: only what the contract does may differ. */
export function tiesOf(clauses: readonly AnyClause[], seat: Seat): Ties {
  const costly: Card[] = [];
  const paid: Card[] = [];
  for (const clause of clauses) {
    if (clause.type !== 'give' || clause.when.type !== 'played') continue;
    if (clause.when.seat === seat) (clause.from === seat ? costly : paid).push(clause.when.card);
  }
  const hasOption = clauses.some((clause) => clause.type === 'option' && clause.seat === seat);
  return { costly, paid, hasOption };
}

/** The plans that can make a difference: without a tie or an option there is nothing to withhold and nothing to call in. */
export const plansFor = ({ costly, paid, hasOption }: Ties): readonly Plan[] =>
  PLANS.filter(
    (plan) =>
      !(plan === 'withhold' && costly.length === 0) &&
      !(plan === 'call-in' && paid.length === 0 && !hasOption),
  );

export function planned(plan: Plan, ties: Ties, state: State, seat: Seat, rng: Rng): Move {
  const move = policy(state, seat, rng);
  const other = alternative(plan, ties, state, seat, move);
  return other && trump.check(state, seat, other) === undefined ? other : move;
}

function alternative(
  plan: Plan,
  { costly, paid }: Ties,
  state: State,
  seat: Seat,
  usual: Move,
): Move | undefined {
  switch (plan) {
    case 'policy':
      return undefined;
    case 'withhold':
      return usual.type === 'play' && costly.includes(usual.card)
        ? (another(state, seat, costly) ?? idle(state, seat))
        : undefined;
    case 'call-in':
      return calledIn(state, seat, paid);
    case 'idle':
      return idle(state, seat);
    case 'spend':
      return spending(state, seat);
  }
}

const isAsked = (state: State, seat: Seat, kind: string): boolean =>
  trump.decision(state, seat).kind === kind;

function idle(state: State, seat: Seat): Move | undefined {
  if (state.part === 2 && isAsked(state, seat, 'turn')) return PASS;
  return isAsked(state, seat, 'related') ? DONE : undefined;
}

const listed: Move[] = [];

function plays(state: State, seat: Seat): readonly Extract<Move, { type: 'play' }>[] {
  const opened = state.dealsOpened[seat]!;
  // With no deals left the turn's other moves are listed.
  state.dealsOpened[seat] = Math.max(opened, state.options.deals);
  const count = trump.moves(state, seat, listed);
  state.dealsOpened[seat] = opened;
  return count === WIDE ? [] : listed.slice(0, count).filter((move) => move.type === 'play');
}

/** What others pay for, and then what one may call for by an option. */
const calledIn = (state: State, seat: Seat, paid: readonly Card[]): Move | undefined =>
  plays(state, seat).find(({ card }) => paid.includes(card)) ??
  usesOf(state, seat).find((use) => trump.check(state, seat, use) === undefined);

/** The best-paying card but these. */
function another(state: State, seat: Seat, but: readonly Card[]): Move | undefined {
  const { pay } = facesOf(state.rules);
  return plays(state, seat)
    .filter(({ card }) => pay[card]! > 0 && !but.includes(card))
    .toSorted((a, b) => pay[b.card]! - pay[a.card]!)[0];
}

function spending(state: State, seat: Seat): Move | undefined {
  if (state.phase === OPEN)
    return state.owner[state.lot] === seat ? openMove(toStep(state.cash[seat]!)) : undefined;
  const { forceSale } = facesOf(state.rules);
  return (
    plays(state, seat).find(
      ({ card, property }) =>
        card === forceSale && property !== undefined && state.owner[property] === seat,
    ) && forcedSale(forceSale, ownProperty(state, seat))
  );
}

const ownProperty = (state: State, seat: Seat): number =>
  state.owner.findIndex((owner) => owner === seat);
