/** What the how-to page shows as examples: played against the rules by its test, so that they stay true. */

import type { Clause } from './clauses.ts';

const [HOTEL, CASINO] = [0, 1] as const;
const HOTEL_AND_CASINO = 16;

/** Three bidders for an unowned property; the second one plays an Outside Investor. */
export const EXAMPLE_SALE = { openings: [80, 60, 0], investor: 40, bid: 100 } as const;

/** Who owns the Hotel and holds Hotel + Casino borrows the Casino for a turn, and the lender gets half. */
export const EXAMPLE_LOAN = {
  owns: HOTEL,
  borrows: CASINO,
  card: HOTEL_AND_CASINO,
  pays: 120,
  share: 60,
} as const;

const { borrows, card } = EXAMPLE_LOAN;
const thisTurn = { type: 'turnEnd', seat: 0, turn: 0 } as const;

/** Between seat 0, who borrows, and seat 1. */
export const EXAMPLE_CONTRACT: readonly Clause[] = [
  { type: 'give', from: 1, what: { type: 'property', property: borrows }, when: { type: 'now' } },
  { type: 'play', seat: 0, card, turn: 0 },
  {
    type: 'give',
    from: 0,
    what: { type: 'share', percent: 50 },
    when: { type: 'played', seat: 0, card, payout: 'after' },
  },
  { type: 'give', from: 0, what: { type: 'property', property: borrows }, when: thisTurn },
];
