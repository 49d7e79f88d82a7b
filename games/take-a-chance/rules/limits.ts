/** The longest match there can be. */

import type { Table } from '@parlor/kit';
import { openBox } from '../facts/box.ts';
import type { Options } from './options.ts';
import {
  BID_STEP,
  CARDS,
  CHARM_BONUS,
  CHARMS,
  RETHROWS,
  START_CASH,
  TURN_LIMIT,
  TICKETS_OF_TWO,
} from '../facts/types.ts';

export function maxMoves({ seats, options }: Table<Options>): number {
  const box = openBox(options.set);
  const steps = box.tickets.flatMap(({ choices }) => choices.flat());
  const rolls = steps.filter((step) => step.do === 'roll');
  const mostSteps = Math.max(
    ...box.tickets.flatMap(({ choices }) => choices.map((choice) => choice.length)),
  );
  const mostRethrows = Math.max(0, ...rolls.map((step) => step.rethrows));

  const turns = TURN_LIMIT * seats;
  const tickets = seats * (seats === 2 ? TICKETS_OF_TWO : options.tickets);
  // Extra die, rethrows, a kept rethrow, collecting.
  const movesOfRoll = 1 + RETHROWS + mostRethrows + 1 + 1;
  // A purchase may bring a consolation roll; a step has two purchases at most.
  const movesOfPurchase = 1 + 1 + movesOfRoll;
  const movesOfTurn = movesOfPurchase;
  // Choosing a side, then its steps.
  const movesOfTicket = 1 + mostSteps * 2 * movesOfPurchase;
  const withoutBids = turns * movesOfTurn + tickets * movesOfTicket;
  if (!options.auctions) return withoutBids;

  // Every auction ends with a card on a board, so there are no more auctions than cards; each bid is $100 above the last,
  // up to all the money there can be. Nobody plays so, but nothing forbids it.
  const mostPays = Math.max(1, ...rolls.map((step) => step.pays));
  const oneRoll = CARDS * Math.max(...box.pays) * mostPays + CHARMS * CHARM_BONUS * seats;
  const oneStep =
    oneRoll + Math.max(0, ...steps.map((step) => (step.do === 'collect' ? step.amount : 0)));
  const swapping = tickets * mostSteps * Math.max(...box.prices);
  const mostCash = seats * START_CASH + (turns * 2 + tickets * mostSteps * 3) * oneStep + swapping;
  return withoutBids + CARDS * (mostCash / BID_STEP + seats);
}
