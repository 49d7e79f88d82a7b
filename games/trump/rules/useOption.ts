/** Options are used in place of a deal, in full, and cannot be refused (D-7.7). */

import type { Emit, Illegal, Rng, Seat } from '@parlor/kit';
import { learnLack } from './state/knowledge.ts';
import { cardCode, propertyName } from '../facts/names.ts';
import { AFTER_DEAL, AFTER_NOTHING, AFTER_USE, held, type State } from './state/state.ts';
import type { Event } from '../facts/events.ts';
import { close, type Entry, entryAt } from './deal/books.ts';
import { cashNow, type Option } from '../facts/clauses.ts';
import { hideCards } from '../facts/deal/naming.ts';
import { goOnAfterDeal, relateTo } from './negotiate.ts';
import {
  brokenPromise,
  cardPromise,
  clauseAbout,
  freeCopies,
  giftPromise,
} from './deal/promises.ts';
import { keepsAfterUse } from './deal/restraint.ts';
import { lapsing } from './deal/fallingDue.ts';
import { carryOutGift } from './deal/handing.ts';
import { carryOutAll } from './deal/schedule.ts';

/** An option of `seat` that is open, with its contract. */
function optionAt(state: State, seat: Seat, contract: number, clause: number): Entry | undefined {
  const entry = entryAt(state, contract, clause);
  return entry?.open.clause.type === 'option' && entry.open.clause.seat === seat
    ? entry
    : undefined;
}

export function checkUse(
  state: State,
  seat: Seat,
  contract: number,
  clause: number,
): Illegal | undefined {
  const entry = optionAt(state, seat, contract, clause);
  if (!entry) return { code: 'no-such-option', params: { contract, clause: clause + 1 } };
  const { clauses } = entry.open.clause as Option;
  const need = cashNow(clauses, seat);
  const have = state.cash[seat]!;
  if (need > have) return { code: 'cash-short', params: { seat, have, need } };
  for (const { from, what } of clauses) {
    if (from !== seat) {
      // Who owns what is for all to see; whether a card is there shows when the option is used.
      if (what.type === 'property' && state.owner[what.property] !== from) {
        const property = propertyName(state.rules.components, what.property);
        return { code: 'property-not-theirs', params: { property } };
      }
    } else if (what.type === 'property') {
      const why = checkPaidProperty(state, seat, what.property, contract);
      if (why) return why;
    } else if (what.type === 'card') {
      const copies = copiesOf(clauses, seat, what.card);
      if (held(state, seat, what.card) < copies)
        return {
          code: 'card-not-held',
          params: { card: cardCode(state.rules.components, what.card) },
        };
      if (freeCopies(state, seat, what.card) < copies)
        return brokenPromise('promise-card', cardPromise(state, seat, what.card)!);
    }
  }
  return keepsAfterUse(state, seat, entry)
    ? undefined
    : { code: 'promise-play', params: { contract, clause: clause + 1 } };
}

/** How many copies of `card` the gifts take from one giver. */
const copiesOf = (gifts: Option['clauses'], giver: Seat, card: number): number =>
  gifts.filter(({ from, what }) => from === giver && what.type === 'card' && what.card === card)
    .length;

function checkPaidProperty(
  state: State,
  seat: Seat,
  property: number,
  contract: number,
): Illegal | undefined {
  if (state.owner[property] !== seat)
    return {
      code: 'not-yours',
      params: { property: propertyName(state.rules.components, property) },
    };
  const promise =
    clauseAbout(
      state.contracts.filter(({ number }) => number !== contract),
      property,
    ) ?? giftPromise(state, seat, property);
  return promise && brokenPromise('promise-property', promise);
}

export function useOption(
  state: State,
  seat: Seat,
  number: number,
  index: number,
  rng: Rng,
  emit?: Emit<Event>,
): void {
  const entry = optionAt(state, seat, number, index)!;
  const { contract, open } = entry;
  const { clauses } = open.clause as Option;
  const isGone = clauses.some(
    ({ from, what }) =>
      from !== seat &&
      what.type === 'card' &&
      held(state, from, what.card) < copiesOf(clauses, from, what.card),
  );
  if (isGone) {
    // Whose turn it is stays as it was: only now it shows that nothing is left of the option.
    const gone = clauses.filter(({ from, what }) => from !== seat && what.type === 'card');
    if (gone.length === 1) {
      const { from, what } = gone[0]!;
      learnLack(state, seat, (what as { card: number }).card, from);
    }
    carryOutAll(state, [lapsing(number, index)], AFTER_USE, rng, emit);
    return;
  }
  state.passes = 0;
  const { seats } = contract;
  emit?.(
    { type: 'used', seat, contract: number, seats, clause: hideCards(open.clause) },
    {
      to: seats.reduce((set, one) => set | (1 << one), 0),
      event: { type: 'used', seat, contract: number, seats, clause: open.clause },
    },
  );
  close(state, entry, 'used');
  relateTo(state, seats, clauses);
  state.next = AFTER_DEAL;
  for (const gift of clauses) carryOutGift(state, contract, gift, emit);
  state.next = AFTER_NOTHING;
  goOnAfterDeal(state, rng, emit);
}
