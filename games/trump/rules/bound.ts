/** How many moves a match can have at most. */

import type { Table } from '@parlor/kit';
import { DIE_PAYS, type CardData, STARTING_CASH, STEP } from '../facts/components.ts';
import { MAX_CLAUSES, MAX_TURNS } from '../facts/clauses.ts';
import { MAX_COUNTERS } from './negotiate.ts';
import { rulesOf } from '../facts/rules.ts';
import type { Options } from '../facts/types.ts';

/** The highest number on the die. */
const HIGHEST = 5;

export function maxMoves({ seats, options }: Table<Options>): number {
  const { components, deck, propertyCount } = rulesOf(options.components);
  const cards = deck.length;

  // Every raise adds at least 10 to its bidder's bid, and all bids together are no more than all
  // cash there can be: what was dealt out, one payment of a space a turn, and all that cards bring.
  const fromCards = components.cards.reduce((sum, card) => sum + card.copies * most(card), 0);
  const money = seats * STARTING_CASH + cards * HIGHEST * DIE_PAYS + fromCards;
  const actions = money / STEP + cards;
  // Openings; then every action can be followed by everybody's pass, its maker's among them (D-5.6).
  const sale = seats + actions + seats * (actions + 1);

  // A turn: its choice, takes (each moves a card into one hand), a choice of property, a sale.
  const turn = 2 + cards + sale;
  // Closing sales come in two rounds (D-3.11).
  const buying = cards * turn + 2 * propertyCount * (1 + sale);

  const deals = seats * options.deals;
  // Every clause can be an option that is used, with a related card after it, or ask for a card of choice.
  const asides = deals * MAX_CLAUSES;
  const dealing = cards * turn + deals * (MAX_COUNTERS + seats + 2) + 3 * asides;
  // After every card or deal everybody can pass, and again while clauses wait for their turn.
  const passes = (cards + deals + asides + 1) * seats * (MAX_TURNS + 2);
  return Math.ceil(buying + dealing + passes);
}

function most(card: CardData): number {
  switch (card.kind) {
    case 'profit':
    case 'pairProfit':
    case 'anyProfit':
    case 'manyProfit':
      return card.pays;
    case 'dieProfit':
      return HIGHEST * DIE_PAYS;
    case 'investor':
      return card.brings;
    default:
      return 0;
  }
}
