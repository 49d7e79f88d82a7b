/** D-7.2, D-7.7: what promises forbid, and which cards can be played. */

import type { Seat } from '@parlor/kit';
import { type Abstention, type Act, bindsProperty, copiesBound } from './clauses.ts';
import { inForce } from './contracts.ts';
import { aimFits } from './due.ts';
import {
  allProperties,
  type Contract,
  distinct,
  howMany,
  type OpenClause,
  opponentsOf,
  ownedBy,
  type Play,
  type Position,
} from './position.ts';
import { type Card, faceOf, isMetBy, isProfitCard, isTurnCard, type Property } from './set.ts';
import { isRelatedTo } from './sheet.ts';

/** An alternative to a clause that binds the same card: only one of them will want it. */
function isCoveredBy({ open }: Contract, { clause }: OpenClause, seat: Seat, card: Card): boolean {
  if (clause.type !== 'give' || clause.when.type !== 'lapsed') return false;
  const { clause: first } = clause.when;
  return open.some((other) => other.index === first && copiesBound(other.clause, seat, card) > 0);
}

/** How many copies of this card open clauses bind. */
export const needOf = (position: Position, seat: Seat, card: Card): number =>
  inForce(position)
    .filter(({ contract, open }) => !isCoveredBy(contract, open, seat, card))
    .reduce((sum, { open }) => sum + copiesBound(open.clause, seat, card), 0);

/** Copies that are not bound. */
export const freeCopies = (position: Position, seat: Seat, card: Card): number =>
  howMany(position.hands[seat]!, card) - needOf(position, seat, card);

/** D-7.7: what this seat has promised not to do. */
const abstentionsOf = (position: Position, seat: Seat): Abstention[] =>
  inForce(position).flatMap(({ open: { clause } }) =>
    clause.type === 'abstain' && clause.seat === seat ? [clause] : [],
  );

export const abstainsFrom = (
  position: Position,
  seat: Seat,
  isIt: (act: Act) => boolean,
): boolean => abstentionsOf(position, seat).some(({ act }) => isIt(act));

/** D-7.7: the highest bid that this seat may make for this property. */
export const highestBid = (position: Position, seat: Seat, property: Property): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...abstentionsOf(position, seat).flatMap(({ act }) =>
      act.type === 'bid' && (act.property === null || act.property === property) ? [act.above] : [],
    ),
  );

/** Profit cards that this seat has promised to play, holds and could play with what it owns. */
const promisedProfits = (position: Position, seat: Seat): Card[] =>
  distinct(
    inForce(position).flatMap(({ open: { clause } }) =>
      clause.type === 'play' && clause.seat === seat ? [clause.card] : [],
    ),
  ).filter(
    (card) =>
      isProfitCard(position.set, card) &&
      position.hands[seat]!.includes(card) &&
      isMetBy(faceOf(position.set, card), ownedBy(position, seat)),
  );

/** To be given by an open clause. */
export const isToBeGiven = (position: Position, seat: Seat, property: Property): boolean =>
  inForce(position).some(({ open }) => bindsProperty(open.clause, seat, property));

/** To be given, or needed for a promised profit card. */
function isBound(position: Position, seat: Seat, property: Property): boolean {
  const owned = ownedBy(position, seat);
  if (!owned.includes(property)) return false;
  const others = owned.filter((other) => other !== property);
  return (
    isToBeGiven(position, seat, property) ||
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
  allProperties(position).filter(
    (property) =>
      !isBound(position, seat, property) &&
      !abstainsFrom(position, seat, (act) => act.type === 'forceSale' && act.property === property),
  );

const mayBeTaxed = (position: Position, seat: Seat): Seat[] =>
  opponentsOf(position, seat).filter(
    (target) =>
      ownedBy(position, target).length > 0 &&
      !abstainsFrom(position, seat, (act) => act.type === 'tax' && act.seat === target),
  );

/** Section 4: every way to play this card now, its abstentions minded. */
function aimsOf(position: Position, seat: Seat, card: Card): Play[] {
  const face = faceOf(position.set, card);
  if (face.is === 'five rolls') return [{ type: 'play', card }];
  if (face.is === 'tax') {
    return mayBeTaxed(position, seat).map((target) => ({ type: 'play', card, seat: target }));
  }
  if (face.is === 'force sale') {
    return mayBeForced(position, seat).map((property) => ({ type: 'play', card, property }));
  }
  return isMetBy(face, ownedBy(position, seat)) ? [{ type: 'play', card }] : [];
}

/** A bound card can be played only to keep a promise. */
function playsOf(position: Position, seat: Seat, card: Card): Play[] {
  if (!isTurnCard(position.set, card)) return [];
  const isFree = freeCopies(position, seat, card) > 0;
  return aimsOf(position, seat, card).filter(
    (play) =>
      isFree ||
      inForce(position).some(
        ({ open: { clause } }) =>
          clause.type === 'play' && clause.seat === seat && aimFits(clause, play),
      ),
  );
}

/**
 * All plays at `turn` or `related`, before what the test of D-7.2 forbids. D-6.3: the rulebook wants the card to have to do
 * with the deal. Its example is a profit card bought and played at once; Deal #1 adds a property bought for a card
 * already in hand, Deal #5 a card that the deal promises to play.
 */
export const allPlays = (position: Position, seat: Seat): Play[] =>
  distinct(position.hands[seat]!)
    .filter(
      (card) => position.asked !== 'related' || isRelatedTo(position, position.related!, card),
    )
    .flatMap((card) => playsOf(position, seat, card));
