/** What comes next: the steps of a ticket, the end of a turn, the end of the match. */

import type { Rng, Seat } from '@parlor/kit';
import { buyable, buyableNow, purchasesOf, swaps } from './buying.ts';
import { ask, currentStep, pay, type Position } from './position.ts';
import { beginRoll } from './rolling.ts';
import type { Step } from './set.ts';

/** T-6.1: a match in which nobody runs out of tickets ends when everybody has had this many turns. */
const MOST_TURNS = 100;

/** T-5.3: only purchases and swaps can be impossible. */
function canBeDone(position: Position, seat: Seat, step: Step): boolean {
  if (step.do === 'swap') return swaps(position, seat).length > 0;
  const purchases = purchasesOf(step);
  return purchases === 0 || buyable(position, seat, step, purchases).length > 0;
}

/** T-3.3, T-5.3: the top ticket of the pile; its first choice that can be done. */
export function turnOverTicket(position: Position, seat: Seat): void {
  const kind = position.tickets[seat]!.shift()!;
  position.played[seat]!.push(kind);
  const { choices } = position.set.tickets[kind]!;
  const choice = choices.findIndex(([first]) => canBeDone(position, seat, first!));
  position.ticket = { kind, choice, step: -1, buys: 0 };
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
      position.kept[seat]!.push(position.ticket!.kind);
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

/** T-6.1 */
function endTurn(position: Position, seat: Seat): void {
  position.turns += 1;
  if (position.lastTurns !== null) {
    position.lastTurns -= 1;
    if (position.lastTurns === 0) return endMatch(position);
  } else if (position.tickets[seat]!.length === 0) {
    position.lastTurns = position.seats;
  } else if (position.turns >= MOST_TURNS * position.seats) {
    return endMatch(position);
  }
  position.turn = (seat + 1) % position.seats;
  ask(position, 'turn', position.turn);
}

/** Goes on until somebody is asked or the match is over. */
export function goOn(position: Position, rng: Rng): void {
  while (position.question === null && position.turn !== null) {
    if (position.ticket !== null) goOnWithTicket(position, position.turn, rng);
    else endTurn(position, position.turn);
  }
}
