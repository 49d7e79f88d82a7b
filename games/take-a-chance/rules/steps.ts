/** Where a ticket stands. */

import { priceOf } from '../facts/box.ts';
import { ANY_CARD, type BuyStep } from './prospect.ts';
import type { State } from './state.ts';
import type { Card, Step } from '../facts/types.ts';

export const currentChoice = (state: State): readonly Step[] =>
  state.box.tickets[state.ticketKind]!.choices[state.choice]!;

export const currentStep = (state: State): Step => currentChoice(state)[state.step]!;

/** The ticket's step that allows a purchase, or any card of one's own turn. */
export function purchaseStep(state: State): BuyStep {
  if (!state.ticketOpen) return ANY_CARD;
  const step = currentStep(state);
  return step.do === 'buy-pool' || step.do === 'buy-new' ? step : ANY_CARD;
}

/** Whether the choice that is carried out goes on to a roll. */
export function rollComes(state: State): boolean {
  const steps = currentChoice(state);
  for (let step = state.step + 1; step < steps.length; step++)
    if (steps[step]!.do === 'roll') return true;
  return false;
}

/** What taking one card for another costs; less than nothing if it brings money. */
export const swapCost = (state: State, give: Card, take: Card): number =>
  priceOf(state.box, take) - priceOf(state.box, give);
