/** What happens in a turn. */

import type { Rng, Seat } from '@parlor/kit';
import { beStuck, layPair, layPairs, makePair, makePairs } from './bankrupt.ts';
import { type Card, isBankrupt, isSteal, isValue, without } from './cards.ts';
import { mayDraw, reshuffled } from './legal.ts';
import type { Finish, Move } from './moves.ts';
import { endGame, type Position, seatAfter } from './position.ts';
import { stopTaking, takeCard, takeFrom, useSteal } from './steal.ts';

/** P-3.1: a hand is filled up to this many cards. */
const FULL_HAND = 6;

/** P-6.4: a game is stopped when every seat has taken this many turns. */
const MOST_TURNS = 200;

/** P-3.5: the discards but the top one become the pile; P-3.2: the Steals among them are out of the game. */
function reshuffle(position: Position, rng: Rng): void {
  if (position.steals === 'once') {
    position.gone.push(...position.discard.slice(0, -1).filter(isSteal));
  }
  position.pile = rng.shuffle(reshuffled(position));
  position.discard = position.discard.slice(-1);
}

/** P-3.1 */
function draw(position: Position, seat: Seat, from: 'pile' | 'discard', rng: Rng): void {
  if (from === 'pile' && position.pile.length === 0) reshuffle(position, rng);
  const card = from === 'pile' ? position.pile.shift()! : position.discard.pop()!;
  position.hands[seat]!.push(card);
}

function discard(position: Position, seat: Seat, card: Card): void {
  position.hands[seat] = without(position.hands[seat]!, [card]);
  position.discard.push(card);
}

function addToBank(position: Position, seat: Seat, cards: Card[]): void {
  position.hands[seat] = without(position.hands[seat]!, cards);
  position.banks[seat]!.push(...cards);
}

/** The turn after its last draw, up to its first question. */
function afterDrawing(position: Position, seat: Seat): boolean {
  const hand = position.hands[seat]!;
  if (hand.some(isBankrupt)) {
    // P-3.3, P-4.4: wherever they came from
    return hand.some(isValue) ? makePairs(position, seat) : beStuck(position, seat);
  }
  if (hand.length === 0) return true; // P-3.5: an empty turn
  position.asked = 'act';
  return false;
}

/** The turn up to its next question; at its beginning, and after every card drawn. */
function fillHand(position: Position, seat: Seat): boolean {
  if (position.hands[seat]!.length >= FULL_HAND || !mayDraw(position)) {
    return afterDrawing(position, seat);
  }
  position.asked = 'draw';
  return false;
}

/** P-6.1, P-6.2: the game is over at once; a Steal thrown away here takes nothing. */
function finish(position: Position, seat: Seat, move: Finish, rng: Rng): void {
  addToBank(position, seat, move.cards);
  if (move.discard !== null) discard(position, seat, move.discard);
  position.turns += 1;
  endGame(position, rng);
}

/** The next turn, which has yet to begin. */
function endTurn(position: Position, seat: Seat, rng: Rng): void {
  position.turns += 1;
  if (position.turns === MOST_TURNS * position.seats) return endGame(position, rng); // P-6.4
  position.turn = seatAfter(position, seat);
  position.asked = null;
}

/** Turns begin until somebody has something to decide. */
export function untilSomebodyIsAsked(position: Position, rng: Rng): void {
  while (position.turn !== null && position.asked === null) {
    const seat = position.turn;
    if (fillHand(position, seat)) endTurn(position, seat, rng);
  }
}

/** Every move but a finish; is the turn over with it? */
function carryOut(position: Position, seat: Seat, move: Exclude<Move, Finish>, rng: Rng): boolean {
  switch (move.type) {
    case 'draw':
      draw(position, seat, move.from, rng);
      return fillHand(position, seat);
    case 'settle':
      makePair(position, seat, move.card);
      return makePairs(position, seat);
    case 'lay':
      layPair(position, [move.bankrupt, move.value]);
      return layPairs(position);
    case 'bank':
      addToBank(position, seat, [move.card]);
      return true;
    case 'discard':
      discard(position, seat, move.card);
      return true;
    case 'pass':
      return true;
    case 'steal':
      return useSteal(position, seat, move.card);
    case 'take':
      return takeFrom(position, seat, move.from, rng);
    case 'choose':
      return takeCard(position, seat, move.card);
    case 'stop':
      return stopTaking(position);
  }
}

export function play(position: Position, seat: Seat, move: Move, rng: Rng): void {
  if (move.type === 'finish') finish(position, seat, move, rng);
  else if (carryOut(position, seat, move, rng)) endTurn(position, seat, rng);
  untilSomebodyIsAsked(position, rng);
}
