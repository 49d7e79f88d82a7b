/** Sections 3, 4 and 6: the die, the spaces, the cards. */

import type { Rng, Seat } from '@parlor/kit';
import { close } from './contracts.ts';
import { promiseKeptBy, tasksOnLoss, tasksOnPlay } from './due.ts';
import { draw, finish } from './ending.ts';
import { payUpTo, receive } from './money.ts';
import {
  discard,
  moveRandomCard,
  opponentsWithCards,
  ownedBy,
  type Play,
  type Position,
} from './position.ts';
import { putUp } from './sale.ts';
import { faceOf, type Property, type Space } from './set.ts';

/** D-1.2: 1 to 5 and T. */
const FACES = 6;
const T = FACES;
const FIVE_ROLLS = 5;
/** D-3.8, D-4.1, D-4.2 */
const TWENTY = 20;
/** D-3.5 */
const TEN = 10;

const throwOnce = (rng: Rng): number => rng.below(FACES) + 1;

const canTake = (position: Position): boolean =>
  opponentsWithCards(position, position.turn!).length > 0;

export const spaceUnder = (position: Position): Space =>
  position.set.spaces[position.pawns[position.turn!]!]!;

/** What the played card brings, or the roll space. */
function collect(position: Position, amount: number): void {
  position.payout += amount;
  receive(position, position.turn!, amount);
}

/** D-3.3 to D-3.9 */
function land(position: Position, rng: Rng): void {
  const space = spaceUnder(position);
  const seat = position.turn!;
  switch (space.is) {
    case 'start': // D-3.4
      for (const other of opponentsWithCards(position, seat)) {
        moveRandomCard(position, other, seat, rng);
      }
      return finish(position);
    case 'property': // D-3.5
      position.boxes[space.property]! += TEN;
      return finish(position);
    case 'money': // D-3.6
      position.asked = 'fill';
      return;
    case 'sale of unowned': // D-3.7
    case 'sale of any':
      position.asked = 'put up';
      return;
    case 'roll': // D-3.8
      position.rolling = 'collect';
      return throwForNumber(position, rng);
    case 'trade': // D-3.9
      if (ownedBy(position, seat).length === 0) return finish(position);
      position.asked = 'trade';
      return;
  }
}

/** D-3.2: a T takes a card and rolls again; if there is none to take it just rolls again. */
function throwForNumber(position: Position, rng: Rng): void {
  let number = throwOnce(rng);
  while (number === T) {
    if (canTake(position)) {
      position.asked = 'take';
      return;
    }
    number = throwOnce(rng);
  }
  if (position.rolling === 'move') {
    const seat = position.turn!;
    position.pawns[seat] = (position.pawns[seat]! + number) % position.set.spaces.length;
    return land(position, rng);
  }
  collect(position, TWENTY * number);
  finish(position);
}

/** D-4.4 */
function throwFive(position: Position, rolls: number, rng: Rng): void {
  for (let left = rolls - 1; left >= 0; left--) {
    if (throwOnce(rng) === T && canTake(position)) {
      position.rollsLeft = left;
      position.asked = 'take';
      return;
    }
  }
  finish(position);
}

export function roll(position: Position, rng: Rng): void {
  position.rolling = 'move';
  throwForNumber(position, rng);
}

export function take(position: Position, from: Seat, rng: Rng): void {
  moveRandomCard(position, from, position.turn!, rng);
  const rolls = position.rollsLeft;
  position.rollsLeft = 0;
  if (position.rolling === 'five') throwFive(position, rolls, rng);
  else throwForNumber(position, rng);
}

/** D-3.6: then a card, if the pile has one. */
export function fill(position: Position, property: Property): void {
  const space = spaceUnder(position);
  if (space.is === 'money') position.boxes[property]! += space.worth;
  draw(position);
  finish(position);
}

export function putUpChosen(position: Position, property: Property): void {
  position.closing = position.closing.filter((other) => other !== property);
  putUp(position, property);
}

/**
 * D-3.9: boxes go with their properties. The passage on the trade space has whoever takes an unowned property put the one
 * given back on its space of the board: it is unowned from then on.
 */
export function trade(position: Position, give: Property, get: Property): void {
  const other = position.owners[get]!;
  position.owners[get] = position.turn;
  position.owners[give] = other;
  finish(position);
}

/** D-4.2: 20 for each property; who cannot pay gives all cash and a property. */
function tax(position: Position, target: Seat): void {
  const due = TWENTY * ownedBy(position, target).length;
  const paid = payUpTo(position, target, position.turn!, due);
  position.payout = paid;
  if (paid === due) return finish(position);
  position.taxed = target;
  position.asked = 'surrender';
}

export function surrender(position: Position, property: Property): void {
  position.owners[property] = position.turn;
  position.taxed = null;
  position.todo.push(...tasksOnLoss(position, property), { is: 'effect over' });
}

/** Section 4: the card is laid down, and what contracts have happen before its payout. */
export function playCard(position: Position, play: Play): void {
  const seat = position.turn!;
  const { card } = play;
  position.passes = 0;
  position.related = null;
  position.playing = card;
  position.payout = 0;
  discard(position, seat, card);
  const kept = promiseKeptBy(position, seat, play);
  if (kept !== undefined) close(position, kept);
  const before = tasksOnPlay(position, { seat, card, payout: 'before' }, 0);
  position.todo.push(...before, { is: 'effect', play });
}

export function takeEffect(position: Position, play: Play, rng: Rng): void {
  const { card } = play;
  const face = faceOf(position.set, card);
  switch (face.is) {
    case 'named profit':
    case 'counted profit':
      collect(position, face.worth);
      return finish(position);
    case 'die profit':
      position.rolling = 'collect';
      return throwForNumber(position, rng);
    case 'five rolls':
      position.rolling = 'five';
      return throwFive(position, FIVE_ROLLS, rng);
    case 'tax':
      if ('seat' in play) tax(position, play.seat);
      return;
    case 'force sale':
      if ('property' in play) putUp(position, play.property);
      return;
    default:
      throw new Error(`card ${card} is not played on a turn`);
  }
}
