/** Options: which there are, and which are worth using. */

import type { Seat } from '@parlor/kit';
import { type Move, trump } from '../rules/index.ts';
import type { State } from '../rules/state/state.ts';
import { gainOf, WARY } from './ledger.ts';
import type { Clause } from './terms.ts';

type Use = Extract<Move, { type: 'use' }>;

/** What using an option must gain. */
const LEAST = 10;

/** The open options of a seat, usable or not. */
export const usesOf = (state: State, seat: Seat): readonly Use[] =>
  state.contracts.flatMap(({ number, open }) =>
    open.flatMap(({ index, clause }): Use[] =>
      clause.type === 'option' && clause.seat === seat
        ? [{ type: 'use', contract: number, clause: index }]
        : [],
    ),
  );

/** The option that gains most, if one gains enough. */
export function bestUse(state: State, seat: Seat): Move | undefined {
  let best: Use | undefined;
  let most = LEAST;
  for (const use of usesOf(state, seat)) {
    const gain = gainByUse(state, seat, use);
    if (gain < most || trump.check(state, seat, use) !== undefined) continue;
    best = use;
    most = gain;
  }
  return best;
}

/** The gifts are a deal at once; the ledger does not ask who else gives. */
function gainByUse(state: State, seat: Seat, { contract, clause: place }: Use): number {
  const { seats, open } = state.contracts.find(({ number }) => number === contract)!;
  const option = open.find(({ index }) => index === place)!.clause;
  if (option.type !== 'option') return 0;
  const other = seats.find((party) => party !== seat)!;
  const clauses = option.clauses.flatMap(({ from, to, what }): Clause[] => {
    if (what.type === 'choice' || (from !== seat && to !== undefined && to !== seat)) return [];
    const giver = from === seat ? seat : other;
    return [{ type: 'give', from: giver, what, when: { type: 'now' } }];
  });
  return gainOf(state, seat, other, clauses, WARY);
}
