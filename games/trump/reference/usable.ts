/** D-7.7: whether an option can be used on a line, and whether its things stay. */

import type { Seat } from '@parlor/kit';
import {
  bindsProperty,
  copiesBound,
  type Give,
  givesCard,
  type Option,
  takerOf,
  transfers,
  UNKNOWN,
} from './clauses.ts';
import type { Entry } from './entries.ts';
import type { Card, Property } from './set.ts';
import { openEntries } from './settling.ts';
import type { Sheet, State } from './sheet.ts';

const takenFrom = ({ clauses }: Option, seat: Seat, card: Card): number =>
  clauses.filter(givesCard(seat, card)).length;

/** Copies that open clauses want of this seat. */
export const boundOn = (sheet: Sheet, state: State, seat: Seat, card: Card): number =>
  openEntries(sheet, state).reduce((sum, { clause }) => sum + copiesBound(clause, seat, card), 0);

const isFreeProperty = (
  sheet: Sheet,
  state: State,
  seat: Seat,
  { property, contract }: { property: Property; contract: number },
): boolean =>
  !openEntries(sheet, state).some(
    ({ clause, contract: its }) =>
      bindsProperty(clause, seat, property) || (its !== contract && transfers(clause, property)),
  );

/** Everything is there, and what its own seat would give is free. */
export function hasItsThings(sheet: Sheet, state: State, place: number, option: Option): boolean {
  const { contract } = sheet.entries[place]!;
  return option.clauses.every(({ from, what }) => {
    const isOwn = from === option.seat;
    if (what.type === 'property') {
      return (
        state.owners[what.property] === from &&
        (!isOwn || isFreeProperty(sheet, state, from, { property: what.property, contract }))
      );
    }
    if (what.type !== 'card' || what.card === UNKNOWN) return true;
    const bound = isOwn ? boundOn(sheet, state, from, what.card) : 0;
    return state.copies[from]![what.card]! >= bound + takenFrom(option, from, what.card);
  });
}

/** A gift of the same contract has brought this card from this giver to this taker. */
const hasComeByGift = (
  { entries }: Sheet,
  state: State,
  { contract, seats }: Entry,
  gift: Give & { what: { type: 'card' } },
): boolean =>
  entries.some(
    ({ clause, contract: its, seats: among }, place) =>
      its === contract &&
      state.ends[place] === 'kept' &&
      clause.type === 'give' &&
      givesCard(gift.from, gift.what.card)(clause) &&
      takerOf(clause, among) === takerOf(gift, seats),
  );

const hasUsedAnother = (
  { entries }: Sheet,
  state: State,
  seat: Seat,
  { from, card }: { from: Seat; card: Card },
): boolean =>
  entries.some(
    ({ clause }, place) =>
      clause.type === 'option' &&
      clause.seat === seat &&
      state.ends[place] === 'used' &&
      takenFrom(clause, from, card) > 0,
  );

/** What others would give is with them, or has come where it was to go. */
export function isStillThere(sheet: Sheet, state: State, place: number, option: Option): boolean {
  const entry = sheet.entries[place]!;
  return option.clauses
    .filter(({ from }) => from !== option.seat)
    .every((gift) => {
      const { from, what } = gift;
      if (what.type === 'property') {
        const owner = state.owners[what.property];
        return owner === from || owner === takerOf(gift, entry.seats);
      }
      if (what.type !== 'card' || what.card === UNKNOWN) return true;
      const { card } = what;
      return (
        state.copies[from]![card]! >= takenFrom(option, from, card) ||
        hasUsedAnother(sheet, state, option.seat, { from, card }) ||
        hasComeByGift(sheet, state, entry, { ...gift, what })
      );
    });
}
