/** What comes next: the steps of a ticket, the end of a turn, the end of the match. */

import type { Rng, Seat } from '@parlor/kit';
import { buyable, buyableNow, purchasesOf, swaps } from './buying.ts';
import { ask, currentStep, pay, type Position } from './position.ts';
import { beginRoll } from './rolling.ts';
import type { Step } from './set.ts';

/**
 * T-6.3: a match is stopped when everybody has had this many turns, also where final turns are still due. The source knows no
 * such limit; the rule is ours and makes no exception.
 */
const MOST_TURNS = 100;

/** T-5.3: only purchases and swaps can be impossible. */
function canBeDone(position: Position, seat: Seat, step: Step): boolean {
  if (step.do === 'swap') return swaps(position, seat).length > 0;
  const purchases = purchasesOf(step);
  return purchases === 0 || buyable(position, seat, step, purchases).length > 0;
}

/** The first choice of the ticket that can be done, of those from place `from` on. */
function firstThatCanBeDone(position: Position, seat: Seat, from: number): number {
  const { choices } = position.set.tickets[position.ticket!.kind]!;
  return choices.findIndex(([step], place) => place >= from && canBeDone(position, seat, step!));
}

/** T-5.3: may the first action of the ticket in question be chosen? */
export const mayTakeFirst = (position: Position, seat: Seat): boolean =>
  firstThatCanBeDone(position, seat, 0) === 0;

function choose(position: Position, choice: number): void {
  position.ticket = { kind: position.ticket!.kind, choice, step: -1, buys: 0 };
}

/** T-5.3: the answer to 'or' that takes what the ticket says first. */
export function takeFirst(position: Position): void {
  choose(position, 0);
}

/** T-5.3: the other answer; a ticket with several ORs goes on to the first of them that can be done. */
export function takeOr(position: Position, seat: Seat): void {
  choose(position, firstThatCanBeDone(position, seat, 1));
}

/**
 * T-3.3: the top ticket of the pile. T-5.3: where the source treats of tickets, its last point makes a player who lacks
 * the cash, or has no fitting cards, select the OR; nothing there keeps one who could do the first action from selecting it
 * as well. So whoever turns over a ticket with an OR is asked, also where only the OR is left: not being asked
 * would tell the others about the stack. With `forced` the OR is for those who must only.
 */
export function turnOverTicket(position: Position, seat: Seat): void {
  const kind = position.tickets[seat]!.shift()!;
  position.played[seat]!.push(kind);
  position.ticket = { kind, choice: null, step: 0, buys: 0 };
  const hasOr = position.set.tickets[kind]!.choices.length > 1;
  if (hasOr && position.or === 'free') return ask(position, 'or', seat);
  choose(position, firstThatCanBeDone(position, seat, 0));
}

function beginStep(position: Position, seat: Seat, step: Step, rng: Rng): void {
  switch (step.do) {
    case 'buy':
    case 'buy-pool':
    case 'buy-new':
    case 'buy-two':
      position.ticket!.buys = purchasesOf(step);
      return;
    case 'swap':
      return ask(position, 'swap', seat);
    case 'roll':
      return beginRoll(position, step, rng);
    case 'collect':
      return pay(position, seat, step.amount);
    case 'ticket': // T-8.1: with no ticket left it does nothing
      if (position.tickets[seat]!.length > 0) turnOverTicket(position, seat);
      return;
    case 'keep':
      position.kept[seat]!.push({ kind: position.ticket!.kind, what: step.what });
      return;
  }
}

/** The next thing that the ticket asks for; when there is none the ticket is finished. */
function goOnWithTicket(position: Position, seat: Seat, rng: Rng): void {
  const ticket = position.ticket!;
  if (ticket.buys > 0) {
    if (buyableNow(position, seat).length > 0) return ask(position, 'buy', seat);
    ticket.buys = 0;
    return;
  }
  ticket.step += 1;
  const step = currentStep(position);
  if (step === undefined) position.ticket = null;
  else beginStep(position, seat, step, rng);
}

function endMatch(position: Position): void {
  position.turn = null;
}

/**
 * T-6.1: the source's passage on the ending lets the player of a final ticket conclude the turn, then gives one final turn to
 * each player, that one too, and stops. So the final turns are as many as the players and begin at the left.
 * With `evenTurns` the turns that the present round, counted from the seat that started, still lacks come before them.
 */
function lastTurnsFromHere({ seats, turns, ending }: Position): number {
  const turnsOfRound = turns % seats;
  const finishTheRound = turnsOfRound === 0 ? 0 : seats - turnsOfRound;
  return ending === 'evenTurns' ? finishTheRound + seats : seats;
}

/** T-6.1, T-6.3 */
function endTurn(position: Position, seat: Seat): void {
  position.turns += 1;
  if (position.lastTurns !== null) position.lastTurns -= 1;
  else if (position.tickets[seat]!.length === 0) position.lastTurns = lastTurnsFromHere(position);
  const isStopped = position.turns >= MOST_TURNS * position.seats;
  if (position.lastTurns === 0 || isStopped) return endMatch(position);
  position.turn = (seat + 1) % position.seats;
  position.consoled = false;
  ask(position, 'turn', position.turn);
}

/** Goes on until somebody is asked or the match is over. */
export function goOn(position: Position, rng: Rng): void {
  while (position.question === null && position.turn !== null) {
    if (position.ticket !== null) goOnWithTicket(position, position.turn, rng);
    else endTurn(position, position.turn);
  }
}
