/** What somebody has promised not to do (D-7.7). */

import type { Illegal, Seat } from '@parlor/kit';
import type { State } from '../state/state.ts';
import type { Contract, OpenClause, Property } from '../../facts/types.ts';
import type { Act, Clause, Parties } from '../../facts/clauses.ts';
import { speaksOf } from '../../facts/deal/naming.ts';
import { brokenPromise } from './promises.ts';

/** The oldest open promise of `seat` not to do something that fits. */
function abstention(state: State, seat: Seat, fits: (act: Act) => boolean): Illegal | undefined {
  for (const { number, open } of state.contracts) {
    const found = open.find(
      ({ clause }) => clause.type === 'abstain' && clause.seat === seat && fits(clause.act),
    );
    if (found)
      return brokenPromise('promise-abstain', { contract: number, clause: found.index + 1 });
  }
  return undefined;
}

export const taxForbidden = (state: State, seat: Seat, target: Seat): Illegal | undefined =>
  state.contracts.length === 0
    ? undefined
    : abstention(state, seat, (act) => act.type === 'tax' && act.seat === target);

export const knockOutForbidden = (state: State, seat: Seat, target: Seat): Illegal | undefined =>
  state.contracts.length === 0
    ? undefined
    : abstention(state, seat, (act) => act.type === 'knockOut' && act.seat === target);

export const saleForbidden = (state: State, seat: Seat, property: Property): Illegal | undefined =>
  state.contracts.length === 0
    ? undefined
    : abstention(state, seat, (act) => act.type === 'forceSale' && act.property === property);

/** Why `seat` may not come to `bid` in the sale going on. */
export const bidForbidden = (state: State, seat: Seat, bid: number): Illegal | undefined =>
  bid <= bidLimit(state, seat)
    ? undefined
    : abstention(state, seat, (act) => limits(act, state.lot) && bid > (act as BidAct).above);

type BidAct = Extract<Act, { type: 'bid' }>;

const limits = (act: Act, lot: Property): boolean =>
  act.type === 'bid' && (act.property === null || act.property === lot);

/** As high as `seat` has promised to go at most in the sale going on. */
export function bidLimit(state: State, seat: Seat): number {
  if (state.contracts.length === 0) return Number.POSITIVE_INFINITY;
  let limit = Number.POSITIVE_INFINITY;
  for (const { open } of state.contracts) {
    for (const { clause } of open) {
      if (clause.type === 'abstain' && clause.seat === seat && limits(clause.act, state.lot))
        limit = Math.min(limit, (clause.act as BidAct).above);
    }
  }
  return limit;
}

/** Why `seat` may not make this deal: it speaks of something that is kept for other partners. */
export function dealForbidden(
  contracts: readonly Contract[],
  seat: Seat,
  parties: Parties,
  clauses: readonly Clause[],
): Illegal | undefined {
  for (const { number, seats, open } of contracts) {
    if (parties.every((party) => seats.includes(party))) continue;
    const found = open.find((one) => isAbout(one, seat, clauses));
    if (found)
      return brokenPromise('promise-abstain', { contract: number, clause: found.index + 1 });
  }
  return undefined;
}

function isAbout({ clause }: OpenClause, seat: Seat, clauses: readonly Clause[]): boolean {
  if (clause.type !== 'abstain' || clause.seat !== seat) return false;
  const { act } = clause;
  return act.type === 'deal' && clauses.some((one) => speaksOf(one, act.about));
}
