/** What is in the box of Zillionaire, value by value. */

import type { Contents, Entry, Part, Source } from '@parlor/kit';
import {
  COPIES,
  COUPLES,
  DECK,
  POINTS_BY_PLACE,
  SEAT_COUNTS,
  statusesFor,
} from '../facts/cards.ts';
import { RANKS, type Status } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';

/** Z-3.1: Rich and Poor swap two. */
const RICHEST = 0;

/**
 * Z-3.2: with four the rulebook lets everybody swap, so the two who are left are a couple. Which of five or
 * six do is on a picture that is lost.
 */
const EVERYBODY_SWAPS = 4;

const coupleSource = (seats: number, richer: number): Source =>
  richer === RICHEST || seats === EVERYBODY_SWAPS ? 'rulebook' : 'rebuilt';

/** Z-2.4: only that Poor sits on Rich's left is written; with three there is nobody else to order. */
const SEATING_WRITTEN = 3;

const seatingSource = (seats: number): Source =>
  seats === SEATING_WRITTEN ? 'rulebook' : 'rebuilt';

/** Z-2.4: from Rich to Poor, then upward by status. */
const seatingOf = (seats: number): readonly Status[] => {
  const [rich, ...others] = statusesFor(seats);
  return [rich!, ...others.toReversed()];
};

const FULL_TABLE = 6;

const shownValue = (field: string, name: string, shown: string, source: Source) => ({
  path: '',
  field,
  name,
  value: shown,
  shown,
  source,
});

const entry = (key: string, name: string, values: Entry['values']): Entry => ({
  path: '',
  key,
  name,
  values,
});

function partsIn(words: Messages['contents']): Part[] {
  return [
    {
      path: 'deck',
      name: words.deck,
      // Z-1.1
      totals: [{ name: words.all, have: DECK.length, given: DECK.length, source: 'rulebook' }],
      entries: RANKS.map((rank) =>
        entry(`rank ${rank}`, words.rank(rank), [
          shownValue('copies', words.copies, String(COPIES[rank]), 'rulebook'),
        ]),
      ),
    },
    {
      path: 'statuses',
      name: words.statuses,
      totals: [],
      // Z-5.3: a status has the same points at every table that uses it.
      entries: statusesFor(FULL_TABLE).map((status, place) =>
        entry(status, words.status(status), [
          shownValue(
            'points',
            words.points,
            String(POINTS_BY_PLACE[FULL_TABLE]![place]),
            'rulebook',
          ),
        ]),
      ),
    },
    {
      path: 'exchange',
      name: words.exchange,
      totals: [],
      entries: SEAT_COUNTS.map((seats) => {
        const statuses = statusesFor(seats);
        return entry(`seats ${seats}`, words.players(seats), [
          ...COUPLES[seats]!.map(({ richer, poorer, count }) =>
            shownValue(
              `couple ${richer}`,
              words.exchange,
              words.couple(statuses[richer]!, statuses[poorer]!, count),
              coupleSource(seats, richer),
            ),
          ),
          shownValue('seating', words.seating, words.order(seatingOf(seats)), seatingSource(seats)),
        ]);
      }),
    },
  ];
}

export const contents: Contents<null, Messages['contents']> = {
  rulebook: { title: 'Zillionaire', year: 1987 },
  standard: null,
  parts: (_, words) => partsIn(words),
};
