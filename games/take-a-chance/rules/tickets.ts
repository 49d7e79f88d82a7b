/**
 * Section 5: the executor of tickets. A ticket is a list of choices, a choice a list of steps (`set.ts`); nothing here
 * knows any ticket by name. Steps run until one asks something; the answer comes back through `stepDone` or `purchaseDone`.
 */

import type { Emit, Rng } from '@parlor/kit';
import { canPurchase, choicesOf, firstPossible } from './choices.ts';
import { receive } from './money.ts';
import { ANY_CARD } from './prospect.ts';
import { startRoll } from './rolling.ts';
import { currentChoice, currentStep } from './steps.ts';
import { type State, ticketsLeft, USES, useOf } from './state.ts';
import { endTurn } from './turn.ts';
import { ASK, type Event, NO_CHOICE } from '../facts/types.ts';

type Told = Emit<Event> | undefined;

/** T-3.3: the top ticket is turned over and done. */
export function takeChance(state: State, rng: Rng, emit: Told): void {
  if (turnOver(state, emit)) run(state, rng, emit);
}

/** Says whether the ticket goes on at once; otherwise its player is asked. */
function turnOver(state: State, emit: Told): boolean {
  const { turn } = state;
  const place = turn * state.ticketsEach + state.played[turn]!;
  state.played[turn]! += 1;
  state.ticketOpen = true;
  state.ticketKind = state.tickets[place]!;
  state.step = 0;
  state.buys = 0;
  const choices = choicesOf(state);
  // T-5.3: whoever may choose is asked, whatever can be done: nobody else can tell from being asked what lies in a stack.
  if (state.options.or === 'free' && choices.length > 1) {
    state.choice = NO_CHOICE;
    state.question = ASK.or;
    state.asked = turn;
    emit?.({
      type: 'turned over',
      seat: turn,
      kind: state.ticketKind,
      choices,
      left: ticketsLeft(state, turn),
    });
    return false;
  }
  state.choice = firstPossible(state, turn, 0, 'open');
  emit?.({
    type: 'ticket',
    seat: turn,
    kind: state.ticketKind,
    choice: state.choice,
    steps: currentChoice(state),
    left: ticketsLeft(state, turn),
  });
  return true;
}

/** T-5.3: the ticket's player takes what it says first, or its OR: the first of the others that can be done. */
export function choose(state: State, side: 'first' | 'or', rng: Rng, emit: Told): void {
  const { turn } = state;
  // Whoever takes the first side shows that it can be done; whoever takes the OR shows nothing about it.
  state.choice = firstPossible(state, turn, side === 'first' ? 0 : 1, 'open');
  emit?.({
    type: 'chose',
    seat: turn,
    kind: state.ticketKind,
    choice: state.choice,
    steps: currentChoice(state),
  });
  run(state, rng, emit);
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
        if (ticketsLeft(state, state.turn) > 0) {
          if (turnOver(state, emit)) break;
          return;
        }
        emit?.({ type: 'no ticket left', seat: state.turn });
        state.step++;
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
  if (state.buys > 0 && canPurchase(state, state.turn, ANY_CARD, 1, 'open'))
    return askPurchase(state, state.buys);
  state.buys = 0;
  stepDone(state, rng, emit);
}
