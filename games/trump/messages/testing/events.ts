/** What the tests of each language tell in its own words. */

import type { People, Seat } from '@parlor/kit';
import type { Event } from '../../facts/events.ts';
import { HOTEL, turnEnd } from '../../rules/testScene.ts';

export const NAMES = ['Ines', 'Bob', 'Cy', 'Max'];

export const asSeen =
  (viewer: Seat | 'public', names: readonly string[] = NAMES): People =>
  (seat) => ({ name: names[seat]!, isReader: seat === viewer });

const gift = { type: 'give', from: 1, what: { type: 'property', property: HOTEL } } as const;

const clause = {
  type: 'option',
  seat: 0,
  clauses: [{ ...gift, when: { type: 'now' } }],
  until: null,
} as const;

/** An option that is used, and a line that lapses. */
export const ABOUT_DEALS: readonly Event[] = [
  { type: 'used', seat: 0, contract: 2, seats: [0, 1], clause },
  {
    type: 'lapsed',
    contract: 2,
    seats: [0, 1],
    clause: { ...gift, when: turnEnd(0, 1) },
    why: 'sold',
  },
];

export const TRADED: Event = { type: 'traded', seat: 1, give: 0, take: 1, with: 0 };
