/**
 * Section 5: the executor of tickets. A ticket is a list of choices, a choice a list of steps (`set.ts`); nothing here
 * knows any ticket by name. Steps run until one asks something; the answer comes back through `stepDone` or `purchaseDone`.
 */

import type { Emit, Rng, Seat } from '@parlor/kit';
import { receive } from './money.ts';
import { observe } from './possible.ts';
import { ANY_CARD, type BuyStep, canBuy, lookAt } from './prospect.ts';
import { startRoll } from './rolling.ts';
import { currentChoice, currentStep, swapCost } from './steps.ts';
import { type State, ticketsLeft, USES, useOf } from './state.ts';
import { endTurn } from './turn.ts';
import { ASK, CARDS, EMPTY, type Event, PLACES, type Step } from './types.ts';

type Told = Emit<Event> | undefined;

/** T-3.3: the top ticket is turned over and done. */
export function takeChance(state: State, rng: Rng, emit: Told): void {
  turnOver(state, emit);
  run(state, rng, emit);
}

function turnOver(state: State, emit: Told): void {
  const { turn } = state;
  const place = turn * state.ticketsEach + state.played[turn]!;
  state.played[turn]! += 1;
  state.ticketOpen = true;
  state.ticketKind = state.tickets[place]!;
  state.choice = firstPossible(state, turn);
  state.step = 0;
  state.buys = 0;
  emit?.({
    type: 'ticket',
    seat: turn,
    kind: state.ticketKind,
    choice: state.choice,
    steps: currentChoice(state),
    left: ticketsLeft(state, turn),
  });
}

/** T-5.3: the OR is taken exactly when what comes before cannot be done. */
function firstPossible(state: State, seat: Seat): number {
  const { choices } = state.box.tickets[state.ticketKind]!;
  let choice = 0;
  while (!canDo(state, seat, choices[choice]![0]!)) choice++;
  return choice;
}

function canDo(state: State, seat: Seat, step: Step): boolean {
  switch (step.do) {
    case 'buy':
    case 'buy-pool':
    case 'buy-new':
      return canBuyInTheOpen(state, seat, step, 1);
    case 'buy-two':
      return canBuyInTheOpen(state, seat, step, 2);
    case 'swap':
      return canSwap(state, seat);
    default:
      return true;
  }
}

/** Whether a purchase can be done; the table sees the answer and learns from it. */
function canBuyInTheOpen(state: State, seat: Seat, step: BuyStep, needed: number): boolean {
  const prospect = lookAt(state, seat, step, needed);
  const answer = canBuy(state, prospect, seat);
  observe(state, seat, prospect, answer);
  return answer;
}

function canSwap(state: State, seat: Seat): boolean {
  for (let place = 0; place < PLACES; place++) {
    if (state.pool[place] === EMPTY) continue;
    for (let card = 0; card < CARDS; card++) {
      if (
        state.holder[card] === seat &&
        swapCost(state, card, state.pool[place]!) <= state.cash[seat]!
      )
        return true;
    }
  }
  return false;
}

/** Does step after step until somebody has to be asked or the ticket is done. */
function run(state: State, rng: Rng, emit: Told): void {
  for (;;) {
    if (state.step === currentChoice(state).length) {
      state.ticketOpen = false;
      return endTurn(state, emit);
    }
    const step = currentStep(state);
    switch (step.do) {
      case 'buy':
      case 'buy-pool':
      case 'buy-new':
        return askPurchase(state, 1);
      case 'buy-two':
        return askPurchase(state, 2);
      case 'swap':
        state.question = ASK.swap;
        state.asked = state.turn;
        return;
      case 'roll':
        return startRoll(state, step, rng, emit);
      case 'collect':
        receive(state, state.turn, step.amount);
        emit?.({ type: 'got', seat: state.turn, amount: step.amount });
        state.step++;
        break;
      case 'keep':
        keepTicket(state, emit);
        state.step++;
        break;
      case 'ticket':
        // T-5.2, T-8.1: the next one of the same pile, if there is one.
        if (ticketsLeft(state, state.turn) > 0) turnOver(state, emit);
        else {
          emit?.({ type: 'no ticket left', seat: state.turn });
          state.step++;
        }
        break;
    }
  }
}

function askPurchase(state: State, buys: number): void {
  state.buys = buys;
  state.question = ASK.buy;
  state.asked = state.turn;
}

/** T-5.1: the ticket just turned over stays with its owner. */
function keepTicket(state: State, emit: Told): void {
  const { turn } = state;
  state.kept[turn * state.ticketsEach + state.played[turn]! - 1] = 1;
  state.keptFor[USES * turn + useOf(state.box, state.ticketKind)]! += 1;
  emit?.({
    type: 'kept',
    seat: turn,
    kind: state.ticketKind,
    what: state.box.tickets[state.ticketKind]!.keptFor!,
  });
}

/** A swap or a roll of the ticket's own is over. */
export function stepDone(state: State, rng: Rng, emit: Told): void {
  state.step++;
  run(state, rng, emit);
}

/** A purchase and whatever it led to is over; the second of two follows if it can be paid. */
export function purchaseDone(state: State, rng: Rng, emit: Told): void {
  if (state.buys > 0 && canBuyInTheOpen(state, state.turn, ANY_CARD, 1))
    return askPurchase(state, state.buys);
  state.buys = 0;
  stepDone(state, rng, emit);
}
