/** What happens in a turn. The functions that carry out a deed return the seat whose turn comes next. */

import type { Rng, Seat } from '@parlor/kit';
import { type TurnMove, turnMoves } from './legal.ts';
import {
  type Card,
  catches,
  copies,
  EIGHT,
  emptyPile,
  HALF,
  isHalf,
  mayLie,
  withCards,
  without,
} from './pile.ts';
import { isOut, type Position, seatAfter, THREE } from './position.ts';
import { endRound } from './rounds.ts';

/** E-7.4: a round is stopped when everybody has taken this many turns. */
const MOST_TURNS = 300;

/** E-3.5, E-3.6, E-6.3: aside, or into the hand once playing from the table. The pile is gone then. */
function collect(position: Position, seat: Seat): void {
  const where = position.table[seat] ? position.hands : position.asides;
  where[seat] = [...where[seat]!, ...position.pile.cards];
  position.pile = emptyPile();
}

/** Lays cards that have just left a player's hand or table. */
function lay(position: Position, seat: Seat, cards: Card[]): Seat {
  const before = position.pile;
  position.pile = withCards(before, cards, seat);
  return catches(before, cards) ? catchSeat(position, before.by!, seat) : seatAfter(position, seat);
}

/** E-5.1: the caught seat collects, the catcher starts a new pile. E-5.4: and it has not won. */
function catchSeat(position: Position, caught: Seat, catcher: Seat): Seat {
  collect(position, caught);
  if (position.pending === caught) position.pending = null;
  return catcher;
}

/** E-4.4 */
function layEightAndAHalf(position: Position, seat: Seat): Seat {
  position.pile = withCards(position.pile, [EIGHT, HALF], seat);
  return seatAfter(position, seat); // E-5.2: never a catch
}

/** E-3.4: for a player who has not played from the hand there is nothing to draw. */
function drawBackToThree(position: Position, seat: Seat): void {
  const missing = Math.max(0, THREE - position.hands[seat]!.length);
  position.hands[seat] = [...position.hands[seat]!, ...position.banks[seat]!.slice(0, missing)];
  position.banks[seat] = position.banks[seat]!.slice(missing);
}

/** E-6.2: a Blind card that cannot be played is collected together with the pile. */
function turnUp(position: Position, seat: Seat, place: number): Seat {
  const card = position.blinds[seat]![place - 1]!;
  position.blinds[seat]![place - 1] = null;
  if (mayLie(position.pile, [card], position.halves)) return lay(position, seat, [card]);
  position.pile.cards.push(card);
  collect(position, seat);
  return seatAfter(position, seat);
}

export function carryOut(position: Position, seat: Seat, move: TurnMove): Seat {
  switch (move.type) {
    case 'play':
      position.hands[seat] = without(position.hands[seat]!, copies(move.card, move.count));
      return lay(position, seat, copies(move.card, move.count));
    case 'eight-and-a-half':
      position.hands[seat] = without(position.hands[seat]!, [EIGHT, HALF]);
      return layEightAndAHalf(position, seat);
    case 'open':
      position.opens[seat] = without(position.opens[seat]!, [move.card]);
      return lay(position, seat, [move.card]);
    case 'blind':
      return turnUp(position, seat, move.place);
  }
}

/** One turn from its deed to the beginning of the next one. */
export function takeTurn(position: Position, seat: Seat, deed: () => Seat, rng: Rng): void {
  const waiting = position.pending;
  position.turns[seat]! += 1;
  const next = deed();
  // E-5.4: not caught, so the win stands, even if this player is out now as well.
  if (waiting !== null && position.pending === waiting) return endRound(position, waiting, rng);
  if (isOut(position, seat)) {
    if (!isHalf(position.pile.value)) return endRound(position, seat, rng); // E-7.1
    position.pending = seat; // E-5.4
  }
  if (position.turns.every((turns) => turns >= MOST_TURNS)) return endRound(position, null, rng); // E-7.4
  drawBackToThree(position, seat); // E-3.4: nothing is drawn when the round has ended
  beginTurn(position, next, rng);
}

/** E-6.3: maybe from the table from now on. E-3.5: without a legal play the seat collects, unasked. */
function beginTurn(position: Position, seat: Seat, rng: Rng): void {
  position.turn = seat;
  if (position.banks[seat]!.length === 0 && position.hands[seat]!.length === 0) {
    position.table[seat] = true;
  }
  if (turnMoves(position, seat).length > 0) return;
  const collecting = (): Seat => {
    collect(position, seat);
    return seatAfter(position, seat);
  };
  takeTurn(position, seat, collecting, rng);
}
