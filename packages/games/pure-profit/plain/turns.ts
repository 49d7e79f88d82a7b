/** What happens in a turn. */

import type { Rng, Seat } from '@parlor/kit';
import { ascending, type Card, HIGHEST, isBankrupt, isValue, LOWEST, without } from './cards.ts';
import { mayDraw } from './legal.ts';
import type { Finish, Move } from './moves.ts';
import { endGame, type Position, seatAfter } from './position.ts';

/** P-3.1: a hand is filled up to this many cards. */
const FULL_HAND = 6;

/** P-6.4: a game is stopped when every seat has taken this many turns. */
const MOST_TURNS = 200;

/** P-3.5: all discards but the top one become the pile. */
function reshuffle(position: Position, rng: Rng): void {
  position.pile = rng.shuffle(position.discard.slice(0, -1));
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

function lay(position: Position, seat: Seat, cards: Card[]): void {
  position.hands[seat] = without(position.hands[seat]!, cards);
  position.banks[seat]!.push(...cards);
}

/** P-4.1: the Bankrupt, and on top of it the value card that it names. */
function settleOne(position: Position, seat: Seat, bankrupt: Card): void {
  const values = position.hands[seat]!.filter(isValue).toSorted(ascending);
  discard(position, seat, bankrupt);
  discard(position, seat, bankrupt === LOWEST ? values[0]! : values.at(-1)!);
}

/** P-4.1, P-4.2, P-4.3: as long as there are Bankrupts and values for them. */
function settleOn(position: Position, seat: Seat, rng: Rng): void {
  for (;;) {
    const hand = position.hands[seat]!;
    if (!hand.some(isBankrupt) || !hand.some(isValue)) return endTurn(position, seat, rng);
    if (hand.includes(LOWEST) && hand.includes(HIGHEST)) {
      position.asked = 'settle';
      return;
    }
    settleOne(position, seat, hand.find(isBankrupt)!);
  }
}

/** The turn up to its next question; at its beginning, and after every card drawn. */
function fillHand(position: Position, seat: Seat, rng: Rng): void {
  const hand = position.hands[seat]!;
  if (hand.length < FULL_HAND && mayDraw(position)) {
    position.asked = 'draw';
  } else if (hand.some(isBankrupt)) {
    settleOn(position, seat, rng); // P-3.3, P-4.4: wherever they came from
  } else if (hand.length === 0) {
    endTurn(position, seat, rng); // P-3.5: an empty turn
  } else {
    position.asked = 'act';
  }
}

function takeCard(position: Position, thief: Seat, victim: Seat, card: Card): void {
  position.hands[victim] = without(position.hands[victim]!, [card]);
  position.hands[thief]!.push(card);
}

/** P-5.3: unseen backs. */
function takeAny(position: Position, thief: Seat, victim: Seat, rng: Rng): void {
  const hand = position.hands[victim]!.toSorted(ascending);
  takeCard(position, thief, victim, hand[rng.below(hand.length)]!);
}

/** P-5.1, P-5.3 */
function steal(position: Position, thief: Seat, from: Seat[], rng: Rng): void {
  if (position.openSteal && from.length > 0) {
    position.choosing = [...from];
    position.asked = 'choose';
    return;
  }
  for (const victim of from) takeAny(position, thief, victim, rng);
  endTurn(position, thief, rng);
}

/** P-5.3: with `openSteal`, one card after another. */
function choose(position: Position, thief: Seat, card: Card, rng: Rng): void {
  takeCard(position, thief, position.choosing.shift()!, card);
  if (position.choosing.length === 0) endTurn(position, thief, rng);
}

/** P-6.1, P-6.2: the game is over at once; a Steal thrown away here takes nothing. */
function finish(position: Position, seat: Seat, move: Finish, rng: Rng): void {
  lay(position, seat, move.cards);
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
    fillHand(position, position.turn, rng);
  }
}

function carryOut(position: Position, seat: Seat, move: Move, rng: Rng): void {
  switch (move.type) {
    case 'draw':
      draw(position, seat, move.from, rng);
      return fillHand(position, seat, rng);
    case 'settle':
      settleOne(position, seat, move.card);
      return settleOn(position, seat, rng);
    case 'bank':
      lay(position, seat, [move.card]);
      return endTurn(position, seat, rng);
    case 'discard':
      discard(position, seat, move.card);
      return endTurn(position, seat, rng);
    case 'steal':
      discard(position, seat, move.card);
      return steal(position, seat, move.from, rng);
    case 'finish':
      return finish(position, seat, move, rng);
    case 'choose':
      return choose(position, seat, move.card, rng);
  }
}

export function play(position: Position, seat: Seat, move: Move, rng: Rng): void {
  carryOut(position, seat, move, rng);
  untilSomebodyIsAsked(position, rng);
}
