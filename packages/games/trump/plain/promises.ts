/** D-7.2: what promises forbid, and which cards can be played. */

import type { Seat } from '@parlor/kit';
import { isAbout, type PlayPromise, takesCard } from './clauses.ts';
import {
  allProperties,
  distinct,
  howMany,
  type OpenClause,
  opponentsOf,
  ownedBy,
  type Position,
} from './position.ts';
import { type Card, faceOf, isMetBy, isProfitCard, isTurnCard, type Property } from './set.ts';

export type Play =
  | { type: 'play'; card: Card }
  | { type: 'play'; card: Card; seat: Seat }
  | { type: 'play'; card: Card; property: Property };

const openClauses = (position: Position): OpenClause[] =>
  position.contracts.flatMap(({ open }) => open);

/** In how many contracts this seat is to give or to play this card. */
export const needOf = (position: Position, seat: Seat, card: Card): number =>
  position.contracts.filter(({ open }) => open.some(({ clause }) => takesCard(clause, seat, card)))
    .length;

/** Copies that are not bound. */
export const freeCopies = (position: Position, seat: Seat, card: Card): number =>
  howMany(position.hands[seat]!, card) - needOf(position, seat, card);

/** Open promises of this seat to play a card, oldest first. */
const promisesBy = (position: Position, seat: Seat): { clause: PlayPromise; due: number }[] =>
  openClauses(position).flatMap(({ clause, due }) =>
    clause.type === 'play' && clause.seat === seat ? [{ clause, due: due! }] : [],
  );

/** Profit cards that this seat has promised to play, holds and could play with what it owns. */
export const promisedProfits = (position: Position, seat: Seat): Card[] =>
  distinct(promisesBy(position, seat).map(({ clause }) => clause.card)).filter(
    (card) =>
      isProfitCard(position.set, card) &&
      position.hands[seat]!.includes(card) &&
      isMetBy(faceOf(position.set, card), ownedBy(position, seat)),
  );

/** To be given by an open clause, or needed for a promised profit card. */
function isBound(position: Position, seat: Seat, property: Property): boolean {
  const owned = ownedBy(position, seat);
  if (!owned.includes(property)) return false;
  const toBeGiven = openClauses(position).some(
    ({ clause }) => isAbout(clause, property) && clause.type === 'give' && clause.from === seat,
  );
  const others = owned.filter((other) => other !== property);
  return (
    toBeGiven ||
    promisedProfits(position, seat).some((card) => !isMetBy(faceOf(position.set, card), others))
  );
}

/** D-4.2: the taxed player's choice; a bound one only if all are. */
export function mayBeSurrendered(position: Position, seat: Seat): Property[] {
  const owned = ownedBy(position, seat);
  const free = owned.filter((property) => !isBound(position, seat, property));
  return free.length > 0 ? free : owned;
}

/**
 * D-4.3, D-3.11: the passage on Force Sale cards allows any property, owned or unowned, and the page on Part 2 repeats that
 * the property is one's own choice: what nobody bought in Part 1 can be put up like any other.
 */
const mayBeForced = (position: Position, seat: Seat): Property[] =>
  allProperties(position).filter((property) => !isBound(position, seat, property));

/** Section 4: every way to play this card now, its promises minded. */
function playsOf(position: Position, seat: Seat, card: Card): Play[] {
  if (!position.hands[seat]!.includes(card) || !isTurnCard(position.set, card)) return [];
  const promised = promisesBy(position, seat).some(({ clause }) => clause.card === card);
  if (freeCopies(position, seat, card) <= 0 && !promised) return [];
  const face = faceOf(position.set, card);
  if (face.is === 'five rolls') return [{ type: 'play', card }];
  if (face.is === 'tax') {
    return opponentsOf(position, seat)
      .filter((target) => ownedBy(position, target).length > 0)
      .map((target) => ({ type: 'play', card, seat: target }));
  }
  if (face.is === 'force sale') {
    return mayBeForced(position, seat).map((property) => ({ type: 'play', card, property }));
  }
  return isMetBy(face, ownedBy(position, seat)) ? [{ type: 'play', card }] : [];
}

/**
 * D-6.3: the rulebook wants the card to have to do with the deal. Its example is a profit card bought and played at once;
 * Deal #1 adds a property bought for a card already in hand, Deal #5 a card that the deal promises to play.
 */
function isRelated(position: Position, card: Card): boolean {
  const { cards, properties } = position.related!;
  if (cards.includes(card)) return true;
  const face = faceOf(position.set, card);
  if (face.is === 'named profit' || face.is === 'die profit') {
    return face.names.some((property) => properties.includes(property));
  }
  return face.is === 'counted profit' && properties.length > 0;
}

/** All plays at `turn` or `related`, before what has to be played now. */
export function allPlays(position: Position, seat: Seat): Play[] {
  const cards = distinct(position.hands[seat]!).filter(
    (card) => position.asked !== 'related' || isRelated(position, card),
  );
  return cards.flatMap((card) => playsOf(position, seat, card));
}

/** The cards one of which has to be played now so that all promises can be kept; or none. */
export function duePlays(position: Position, seat: Seat): Card[] {
  const playable = allPlays(position, seat).map(({ card }) => card);
  const promises = promisesBy(position, seat)
    .filter(({ clause }) => playable.includes(clause.card))
    .map(({ clause, due }) => ({ card: clause.card, left: due - position.turnsEnded[seat]! }))
    .toSorted((a, b) => a.left - b.left);
  const last = promises.findIndex(({ left }, place) => left <= place + 1);
  return promises.slice(0, last + 1).map(({ card }) => card);
}
