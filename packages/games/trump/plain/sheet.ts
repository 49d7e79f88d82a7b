/** D-7.2: the table as one party knows it, on which a contract is tested. */

import type { Seat } from '@parlor/kit';
import {
  type Clause,
  type Deal,
  type Give,
  giftsOf,
  isNow,
  nowOf,
  relatedCardsIn,
  takerOf,
  UNKNOWN,
  withoutNames,
} from './clauses.ts';
import { opened } from './contracts.ts';
import { copiesOf } from './copies.ts';
import { type Entry, stepOf } from './entry.ts';
import { bySeat, distinct, howMany, type Position, type Related } from './position.ts';
import { type Card, faceOf, type Property } from './set.ts';

/** What becomes of a clause: `closed` if nothing can come of it any more, `used` of an option only. */
export type End = 'open' | 'kept' | 'used' | 'not kept' | 'closed';

/** Whether an option was usable at a turn of its seat, and everything has been there at every turn since. */
export type Standing = 'never usable' | 'there' | 'gone';

export interface State {
  owners: (Seat | null)[];
  /** By seat and card number. */
  copies: number[][];
  turnsEnded: number[];
  /** By place on the sheet. */
  ends: End[];
  standings: Standing[];
  /** The one play that nobody has promised has been made. */
  extraMade: boolean;
}

/** 4: what fate does. */
export interface Blow {
  /** Places of clauses that fail when they are due. */
  failing: number[];
  /** The clause that loses its properties at the beginning of a step. */
  strike: { place: number; step: number } | null;
}

export interface Sheet {
  position: Position;
  /** Who makes promised plays. */
  parties: Seat[];
  entries: Entry[];
  /** After the now-clauses of the offer. */
  start: State;
  /** Who owned what then. */
  firstOwners: (Seat | null)[];
  allowedFirst: (card: Card) => boolean;
  lastStep: number;
  /** Cards that some clause names. */
  cards: Card[];
  blow: Blow;
}

const NO_BLOW: Blow = { failing: [], strike: null };

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

/** An option among others is not on the sheet. */
const concerns = (clause: Clause, parties: Seat[]): boolean =>
  clause.type !== 'option' ||
  parties.includes(clause.seat) ||
  clause.clauses.some(({ from }) => parties.includes(from));

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
export function moveGifts(state: State, gifts: Give[], parties: Seat[]): void {
  for (const gift of gifts) {
    const { from, what } = gift;
    const to = takerOf(gift, parties);
    if (what.type === 'property') moveProperty(state, from, to, what.property);
    if (what.type === 'card' && what.card !== UNKNOWN) moveCopy(state, from, to, what.card);
  }
}

/** What step 0 allows when there is nothing new: as the position is. */
function allowedHere(position: Position): (card: Card) => boolean {
  const { asked, related } = position;
  return (card) =>
    asked === 'turn' ||
    (asked === 'related' && related !== null && isRelatedTo(position, related, card));
}

/** As far as it is known before: what the clauses name, and the properties that come to the player on turn. */
export const relatedAfter = (turn: Seat | null, clauses: Clause[], parties: Seat[]): Related => ({
  cards: clauses.flatMap(relatedCardsIn),
  properties: nowOf(clauses).flatMap((gift) =>
    gift.what.type === 'property' && takerOf(gift, parties) === turn ? [gift.what.property] : [],
  ),
});

/** What is written on the sheet of `judge`: the clauses in force and those of `offer`. */
export const entriesFor = (
  position: Position,
  judge: Seat,
  parties: Seat[],
  { ends, offer }: { ends: number | null; offer: Deal | null },
): Entry[] =>
  [
    ...entriesInForce(position, judge, ends),
    ...(offer === null ? [] : entriesOffered(position, offer)),
  ].filter(({ clause }) => concerns(clause, parties));

function lastStepOf(position: Position, entries: Entry[]): number {
  const options = entries.filter(({ clause }) => clause.type === 'option').length;
  const latest = Math.max(0, ...entries.map((entry) => stepOf(position, entry) ?? 0));
  return latest + position.seats * (1 + options);
}

const cardsNamedIn = (entries: Entry[]): Card[] =>
  distinct(entries.flatMap(({ clause }) => relatedCardsIn(clause))).filter(
    (card) => card !== UNKNOWN,
  );

/** The sheet with these entries. */
export function sheetWith(
  position: Position,
  judge: Seat,
  parties: Seat[],
  { entries, offer }: { entries: Entry[]; offer: Deal | null },
): Sheet {
  const askedLater = offer === null ? [] : offer.parties.slice(offer.parties.indexOf(judge) + 1);
  const start: State = {
    owners: [...position.owners],
    copies: bySeat(position.seats, (seat) =>
      position.set.faces.map((_, card) =>
        seat === judge
          ? howMany(position.hands[seat]!, card)
          : copiesOf(position, entries, { seat, card, isAskedLater: askedLater.includes(seat) }),
      ),
    ),
    turnsEnded: [...position.turnsEnded],
    ends: entries.map(({ clause }) =>
      isNow(clause) || clause.type === 'show' ? 'closed' : 'open',
    ),
    standings: entries.map(() => 'never usable'),
    extraMade: false,
  };
  if (offer !== null) moveGifts(start, nowOf(offer.clauses), parties);
  const related = relatedAfter(position.turn, offer?.clauses ?? [], parties);
  return {
    position,
    parties,
    entries,
    start,
    firstOwners: [...start.owners],
    allowedFirst:
      offer === null ? allowedHere(position) : (card) => isRelatedTo(position, related, card),
    lastStep: lastStepOf(position, entries),
    cards: cardsNamedIn(entries),
    blow: NO_BLOW,
  };
}

export const sheetOf = (
  position: Position,
  judge: Seat,
  parties: Seat[],
  { ends, offer }: { ends: number | null; offer: Deal | null },
): Sheet =>
  sheetWith(position, judge, parties, {
    entries: entriesFor(position, judge, parties, { ends, offer }),
    offer,
  });

/** Somebody who breaks the clause if it is not kept. */
export function promisersOf(clause: Clause): Seat[] {
  if (clause.type === 'play') return [clause.seat];
  return giftsOf(clause)
    .map(({ from }) => from)
    .filter((from) => clause.type !== 'option' || from !== clause.seat);
}
