/** What a ticket not yet seen is good for, taken over all tickets of the box. */

import type { Box } from '../rules/state.ts';

/** The mean of a ticket, in the currencies it pays with. */
export interface TicketWorth {
  /** In rolls of one's own board. */
  readonly rolls: number;
  /** Purchases besides. */
  readonly purchases: number;
  readonly cash: number;
  /** How many tickets go with it: itself and those it chains to. */
  readonly tickets: number;
}

/** A die or a re-roll more makes a roll that much better; for the standard components it is near enough. */
const MORE_PER_DIE = 0.25;
const MORE_PER_RETHROW = 0.3;
/** A ticket kept is used sooner or later, if it is not too late. */
const KEPT = 0.2;
/** A swap is a purchase with a price: the card given. */
const SWAP = 0.4;
const SECOND_PURCHASE = 0.6;

const known = new WeakMap<Box, TicketWorth>();

export function ticketWorth(box: Box): TicketWorth {
  let worth = known.get(box);
  if (!worth) {
    worth = average(box);
    known.set(box, worth);
  }
  return worth;
}

function average({ tickets }: Box): TicketWorth {
  let all = 0;
  let rolls = 0;
  let purchases = 0;
  let cash = 0;
  let chains = 0;
  for (const { copies, choices } of tickets) {
    all += copies;
    // The first choice is what a player with some cash gets.
    for (const step of choices[0]!) {
      if (step.do === 'roll')
        rolls +=
          copies *
          step.pays *
          (1 + MORE_PER_DIE * Math.min(2, step.dice) + MORE_PER_RETHROW * step.rethrows);
      else if (step.do === 'keep') rolls += copies * KEPT;
      else if (step.do === 'buy-two') purchases += copies * (1 + SECOND_PURCHASE);
      else if (step.do === 'swap') purchases += copies * SWAP;
      else if (step.do === 'collect') cash += copies * step.amount;
      else if (step.do === 'ticket') chains += copies;
      else purchases += copies;
      if (step.do === 'buy-pool') cash += copies * step.less;
    }
  }
  const share = 1 - Math.min(0.9, chains / all);
  return {
    rolls: rolls / all / share,
    purchases: purchases / all / share,
    cash: cash / all / share,
    tickets: 1 / share,
  };
}
