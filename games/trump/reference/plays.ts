/** D-7.2: which plays a line allows. */

import type { Seat } from '@parlor/kit';
import { bindsProperty, type PlayPromise, UNKNOWN } from './clauses.ts';
import { type Card, faceOf, isMetBy, isProfitCard, type Property } from './set.ts';
import { openEntries, openPlaces } from './settling.ts';
import type { Sheet, State } from './sheet.ts';
import { boundOn } from './usable.ts';

/** A play on a line: of the promise at this place on the sheet, or of none. */
export interface LinePlay {
  card: Card;
  place: number | null;
}

/** Which cards the turn leaves, and whether one that the judge does not know is among them. */
export interface Leave {
  isAllowed: (card: Card) => boolean;
  isUnknownAllowed: boolean;
}

/** Nobody else, and nobody the seat has promised to spare. */
function mayTax(sheet: Sheet, state: State, seat: Seat, target: Seat): boolean {
  const isSpared = openEntries(sheet, state).some(
    ({ clause }) =>
      clause.type === 'abstain' &&
      clause.seat === seat &&
      clause.act.type === 'tax' &&
      clause.act.seat === target,
  );
  return target !== seat && state.owners.includes(target) && !isSpared;
}

const ownedOn = (state: State, seat: Seat): Property[] =>
  state.owners.flatMap((owner, property) => (owner === seat ? [property] : []));

/** To be given, or needed for a promised profit card that could be played. */
function isBound(sheet: Sheet, state: State, seat: Seat, property: Property): boolean {
  const { set } = sheet.position;
  const owned = ownedOn(state, seat);
  if (!owned.includes(property)) return false;
  const others = owned.filter((other) => other !== property);
  return openEntries(sheet, state).some(({ clause }) => {
    if (bindsProperty(clause, seat, property)) return true;
    if (clause.type !== 'play' || clause.seat !== seat || clause.card === UNKNOWN) return false;
    return (
      isProfitCard(set, clause.card) &&
      state.copies[seat]![clause.card]! > 0 &&
      isMetBy(faceOf(set, clause.card), owned) &&
      !isMetBy(faceOf(set, clause.card), others)
    );
  });
}

function mayForce(sheet: Sheet, state: State, seat: Seat, property: Property): boolean {
  const isSpared = openEntries(sheet, state).some(
    ({ clause }) =>
      clause.type === 'abstain' &&
      clause.seat === seat &&
      clause.act.type === 'forceSale' &&
      clause.act.property === property,
  );
  return !isSpared && !isBound(sheet, state, seat, property);
}

/** Section 4, as far as it can be seen from the sheet. */
function isPlayable(
  sheet: Sheet,
  state: State,
  { seat, card, target, property }: Omit<PlayPromise, 'type' | 'turn'>,
): boolean {
  const face = faceOf(sheet.position.set, card);
  switch (face.is) {
    case 'five rolls':
      return true;
    case 'tax':
      return state.turnsEnded.some(
        (_, other) =>
          (target === undefined || target === other) && mayTax(sheet, state, seat, other),
      );
    case 'force sale':
      return state.owners.some(
        (_, other) =>
          (property === undefined || property === other) && mayForce(sheet, state, seat, other),
      );
    default:
      return isMetBy(face, ownedOn(state, seat));
  }
}

export function promisedPlays(sheet: Sheet, state: State, seat: Seat, leave: Leave): LinePlay[] {
  return openPlaces(sheet, state).flatMap((place) => {
    const { clause } = sheet.entries[place]!;
    if (clause.type !== 'play' || clause.seat !== seat) return [];
    if (sheet.blow.failing.includes(place)) return [];
    const { card } = clause;
    if (card === UNKNOWN) return leave.isUnknownAllowed ? [{ card, place }] : [];
    const isAllowed =
      state.copies[seat]![card]! > 0 && leave.isAllowed(card) && isPlayable(sheet, state, clause);
    return isAllowed ? [{ card, place }] : [];
  });
}

/** 3: a play that nobody has promised, with a copy that no clause binds. */
export const mayPlayExtra = (
  sheet: Sheet,
  state: State,
  { seat, card }: { seat: Seat; card: Card },
  leave: Leave,
): boolean =>
  state.copies[seat]![card]! > boundOn(sheet, state, seat, card) &&
  leave.isAllowed(card) &&
  isPlayable(sheet, state, { seat, card });
