/** T-5.3: which of a ticket's choices can be done. */

import type { Seat } from '@parlor/kit';
import { observe } from './possible.ts';
import { type BuyStep, canBuy, lookAt } from './prospect.ts';
import type { State } from './state.ts';
import { swapCost } from './steps.ts';
import { CARDS, EMPTY, PLACES, type Step } from '../facts/types.ts';

/** What one side of a ticket says. */
export type Steps = readonly Step[];

/** Whether anybody else learns of the answer. */
export type Company = 'alone' | 'open';

/** Whether what the ticket says first can be done. Only its player knows, until it is done. */
export const canDoFirst = (state: State, seat: Seat): boolean =>
  canDo(state, seat, choicesOf(state)[0]![0]!, 'alone');

/** The first choice from `from` on that can be done; the last one always can. */
export function firstPossible(state: State, seat: Seat, from: number, company: Company): number {
  const choices = choicesOf(state);
  let choice = from;
  while (!canDo(state, seat, choices[choice]![0]!, company)) choice++;
  return choice;
}

export const choicesOf = (state: State): readonly Steps[] =>
  state.box.tickets[state.ticketKind]!.choices;

function canDo(state: State, seat: Seat, step: Step, company: Company): boolean {
  switch (step.do) {
    case 'buy':
    case 'buy-pool':
    case 'buy-new':
      return canPurchase(state, seat, step, 1, company);
    case 'buy-two':
      return canPurchase(state, seat, step, 2, company);
    case 'swap':
      return canSwap(state, seat);
    default:
      return true;
  }
}

/** Whether a purchase can be done; in the open, the table sees the answer and learns from it. */
export function canPurchase(
  state: State,
  seat: Seat,
  step: BuyStep,
  needed: number,
  company: Company,
): boolean {
  const prospect = lookAt(state, seat, step, needed);
  const answer = canBuy(state, prospect, seat);
  if (company === 'open') observe(state, seat, prospect, answer);
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
