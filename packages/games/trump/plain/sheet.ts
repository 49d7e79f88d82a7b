/** D-7.2: the table as one party knows it, on which a contract is tested. */

import type { Seat } from '@parlor/kit';
import {
  type Clause,
  type Deal,
  giftsOf,
  isNow,
  namesCardOf,
  nowOf,
  relatedCardsIn,
  takerOf,
  takesCard,
  withoutNames,
} from './clauses.ts';
import { opened } from './contracts.ts';
import { bySeat, howMany, type Position, type Related } from './position.ts';
import { type Card, faceOf, type Property } from './set.ts';

/** A clause on the sheet. What becomes of it is in the states of a line. */
export interface Entry {
  contract: number;
  index: number;
  clause: Clause;
  due: number | null;
  /** Its taker is one of these. */
  seats: Seat[];
  isOffered: boolean;
}

export type Fate = 'open' | 'kept' | 'not kept' | 'closed';

export interface State {
  owners: (Seat | null)[];
  /** By seat and card number. */
  copies: number[][];
  turnsEnded: number[];
  /** By place on the sheet. */
  fates: Fate[];
  /** The one play that nobody has promised has been made. */
  extraMade: boolean;
}

export interface Sheet {
  position: Position;
  /** Who makes promised plays. */
  parties: Seat[];
  entries: Entry[];
  start: State;
  allowedFirst: (card: Card) => boolean;
}

/** D-6.3: a card is related by its number, or as a profit card that counts a property got. */
export function isRelatedTo(position: Position, { cards, properties }: Related, card: Card) {
  if (cards.includes(card)) return true;
  const face = faceOf(position.set, card);
  if (face.is === 'named profit' || face.is === 'die profit') {
    return face.names.some((property) => properties.includes(property));
  }
  return face.is === 'counted profit' && properties.length > 0;
}

function entriesInForce(position: Position, judge: Seat, ends: number | null): Entry[] {
  return position.contracts
    .filter(({ number }) => number !== ends)
    .flatMap(({ number, seats, open }) =>
      open.map(({ index, due, clause }) => ({
        contract: number,
        index,
        clause: seats.includes(judge) ? clause : withoutNames(clause),
        due,
        seats,
        isOffered: false,
      })),
    );
}

function entriesOffered(position: Position, { clauses, parties }: Deal): Entry[] {
  return clauses.map((clause, index) => ({
    contract: position.accepted + 1,
    index,
    clause,
    due: opened(position, clause, index).due,
    seats: parties,
    isOffered: true,
  }));
}

/** Of another's hand only what clauses name is on the sheet; what is given to it may come on top, as when a card is lent. */
function copiesOf(entries: Entry[], seat: Seat, card: Card): number {
  const clauses = entries.map(({ clause }) => clause);
  const taken = clauses.filter((clause) => takesCard(clause, seat, card)).length;
  const isNamed = clauses.some((clause) => namesCardOf(clause, seat, card));
  return taken > 0 ? taken : Number(isNamed);
}

export function moveProperty(state: State, from: Seat, to: Seat, property: Property): boolean {
  if (state.owners[property] !== from) return false;
  state.owners[property] = to;
  return true;
}

export function moveCopy(state: State, from: Seat, to: Seat, card: Card): boolean {
  if (state.copies[from]![card]! < 1) return false;
  state.copies[from]![card]! -= 1;
  state.copies[to]![card]! += 1;
  return true;
}

/** Only properties and named cards are on the sheet. */
export function moveGifts(state: State, clauses: Clause[], parties: Seat[]): void {
  for (const gift of clauses.flatMap(giftsOf)) {
    const { from, what } = gift;
    const to = takerOf(gift, parties);
    if (what.type === 'property') moveProperty(state, from, to, what.property);
    if (what.type === 'card') moveCopy(state, from, to, what.card);
  }
}

/** What step 0 allows when there is nothing new: as the position is. */
function allowedHere(position: Position): (card: Card) => boolean {
  const { asked, related } = position;
  return (card) =>
    asked === 'turn' ||
    (asked === 'related' && related !== null && isRelatedTo(position, related, card));
}

/** The sheet of `judge`, with the clauses in force and those of `offer`. */
export function sheetOf(
  position: Position,
  judge: Seat,
  parties: Seat[],
  { ends, offer }: { ends: number | null; offer: Deal | null },
): Sheet {
  const entries = [
    ...entriesInForce(position, judge, ends),
    ...(offer === null ? [] : entriesOffered(position, offer)),
  ];
  const start: State = {
    owners: [...position.owners],
    copies: bySeat(position.seats, (seat) =>
      position.set.faces.map((_, card) =>
        seat === judge ? howMany(position.hands[seat]!, card) : copiesOf(entries, seat, card),
      ),
    ),
    turnsEnded: [...position.turnsEnded],
    fates: entries.map(({ clause }) =>
      isNow(clause) || clause.type === 'show' ? 'closed' : 'open',
    ),
    extraMade: false,
  };
  if (offer === null) {
    return { position, parties, entries, start, allowedFirst: allowedHere(position) };
  }
  moveGifts(start, nowOf(offer.clauses), parties);
  const related = relatedAfter(position, offer.clauses, parties);
  const allowedFirst = (card: Card): boolean => isRelatedTo(position, related, card);
  return { position, parties, entries, start, allowedFirst };
}

/** As far as it is known before: what the clauses name, and the properties that come to the player on turn. */
export const relatedAfter = (position: Position, clauses: Clause[], parties: Seat[]): Related => ({
  cards: clauses.flatMap(relatedCardsIn),
  properties: nowOf(clauses).flatMap((gift) =>
    gift.what.type === 'property' && takerOf(gift, parties) === position.turn
      ? [gift.what.property]
      : [],
  ),
});
