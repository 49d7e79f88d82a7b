/** What contracts in force take from a player for playing a card, less what they bring. */

import type { Seat } from '@parlor/kit';
import type { State } from '../rules/state/state.ts';
import { cardWorth, propertyWorth } from './appraise.ts';
import { type Card, facesOf } from './faces.ts';
import type { AnyClause } from './reading.ts';

const PERCENT = 100;

/** An average card. */
const UNKNOWN_CARD = 18;

/** What is to come from others counts for less: they may not have it. */
const FROM_OTHERS = 0.8;

export function dueForPlaying(state: State, seat: Seat, card: Card): number {
  let sum = 0;
  for (const { seats, open } of state.contracts) {
    for (const { clause } of open) {
      if (clause.type !== 'give' || clause.when.type !== 'played') continue;
      if (clause.when.seat !== seat || clause.when.card !== card) continue;
      if (clause.from === seat) sum += worthOf(state, seat, clause, card);
      else if (seats.includes(seat)) sum -= FROM_OTHERS * worthOf(state, seat, clause, card);
    }
  }
  return sum;
}

function worthOf(
  state: State,
  seat: Seat,
  { what }: Extract<AnyClause, { type: 'give' }>,
  card: Card,
): number {
  switch (what.type) {
    case 'cash':
      return what.amount;
    case 'share':
      return Math.max(
        what.atLeast ?? 0,
        (facesOf(state.rules).pay[card]! * what.percent) / PERCENT,
      );
    case 'property':
      return propertyWorth(state, seat, what.property);
    case 'card':
      return cardWorth(state, seat, what.card, state.holdings[seat]!);
    case 'choice':
      return UNKNOWN_CARD;
    case 'random':
      return Math.min(what.count, state.handSize[seat]!) * UNKNOWN_CARD;
  }
}
