/** How a card's play, a turn, Part 1 and the game come to an end. */

import { someTimedClauseIsOpen, tasksAtTurnEnd, tasksOnPlay } from './due.ts';
import { leftOf, ownedBy, type Position } from './position.ts';

/** D-3.1: the engine draws, if there is a card. */
export function draw(position: Position): void {
  const card = position.pile.shift();
  if (card !== undefined) position.hands[position.turn!]!.push(card);
}

function beginPart2(position: Position): void {
  position.part = 2;
  position.closingRound = 0;
  position.turn = leftOf(position, position.turn!);
  position.asked = 'turn';
}

/**
 * D-3.11: the passage on the draw pile running out has whoever drew the last card put up what remains, one at a time, until
 * all is sold. What nobody opened for is therefore put up again after the rest; once, for nothing makes anybody buy.
 */
export function goOnClosing(position: Position): void {
  if (position.closing.length === 0 && position.again.length > 0) {
    position.closingRound = 2;
    position.closing = position.again;
    position.again = [];
  }
  if (position.closing.length > 0) position.asked = 'put up';
  else beginPart2(position);
}

/**
 * D-3.10: Part 2 opens with the sentence that buying is over as soon as the last property has been bought from the board;
 * a purchase is the last thing in a turn, so that is the turn's end. D-3.11: or else with the closing sales.
 */
function endTurnInPart1(position: Position): void {
  const unowned = ownedBy(position, null);
  if (unowned.length === 0) return beginPart2(position);
  if (position.pile.length === 0) {
    position.closingRound = 1;
    position.closing = unowned;
    return goOnClosing(position);
  }
  position.turn = leftOf(position, position.turn!);
  draw(position);
  position.asked = 'turn';
}

/** D-6.4: all have passed in a row and nothing is to come due. */
const isOver = (position: Position): boolean =>
  position.passes >= position.seats && !someTimedClauseIsOpen(position);

function endTurnInPart2(position: Position): void {
  const seat = position.turn!;
  position.turnsEnded[seat]! += 1;
  position.todo.push(...tasksAtTurnEnd(position, seat), { is: 'turn over' });
}

/** All that was due at the turn's end has happened. */
export function turnOver(position: Position): void {
  if (isOver(position)) {
    position.contracts = [];
    position.turn = null;
    position.asked = null;
    return;
  }
  position.turn = leftOf(position, position.turn!);
  position.asked = 'turn';
}

export function endTurn(position: Position): void {
  position.offer = null;
  position.related = null;
  if (position.part === 1) endTurnInPart1(position);
  else endTurnInPart2(position);
}

/** The card or the space has had its effect; a card's `after` clauses are still to come. */
export function finish(position: Position): void {
  if (position.playing === null) return endTurn(position);
  const played = { seat: position.turn!, card: position.playing, payout: 'after' } as const;
  position.todo.push(...tasksOnPlay(position, played, position.payout), { is: 'card over' });
}

export function cardOver(position: Position): void {
  position.playing = null;
  endTurn(position);
}
