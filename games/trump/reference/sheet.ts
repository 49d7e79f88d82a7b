/** D-7.2: the table as one party knows it, on which a contract is tested. */

import type { Seat } from '@parlor/kit';
import {
  type Clause,
  type Deal,
  type Give,
  isNow,
  nowOf,
  relatedCardsIn,
  takerOf,
  UNKNOWN,
} from './clauses.ts';
import { copiesOf } from './copies.ts';
import { type Entry, entriesFor, stepOf } from './entries.ts';
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
  { entries, offer, askedLater }: { entries: Entry[]; offer: Deal | null; askedLater: Seat[] },
): Sheet {
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

/** The sheet of `judge` for testing `deal`, with its clauses or without. */
export function sheetFor(
  position: Position,
  judge: Seat,
  deal: Deal,
  as: 'offered' | 'not made',
): Sheet {
  const { parties } = deal;
  const terms = as === 'offered' ? { ends: deal.ends, offer: deal } : { ends: null, offer: null };
  return sheetWith(position, judge, parties, {
    entries: entriesFor(position, judge, parties, terms),
    offer: terms.offer,
    askedLater: parties.slice(parties.indexOf(judge) + 1),
  });
}
