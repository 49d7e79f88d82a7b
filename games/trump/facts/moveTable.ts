/** Listed moves, built once: the same move is the same object everywhere. */

import type { Seat } from '@parlor/kit';
import { STEP } from './components.ts';
import { MAX_CLAUSES } from './clauses.ts';
import { MAX_CARDS, MAX_PROPERTIES, MAX_SEATS } from './limits.ts';
import type { Card, Move, Property } from './types.ts';

/** As many moves as a list may have. */
export const MAX_LISTED = 512;

const table = (length: number, move: (index: number) => Move): readonly Move[] =>
  Array.from({ length }, (_, index) => move(index));

export const ROLL: Move = { type: 'roll' };
export const KEEP: Move = { type: 'keep' };
export const PASS: Move = { type: 'pass' };
export const BACK_IN: Move = { type: 'backIn' };
export const ACCEPT: Move = { type: 'accept' };
export const REJECT: Move = { type: 'reject' };
export const DONE: Move = { type: 'done' };

export const TAKES = table(MAX_SEATS, (seat) => ({ type: 'take', seat }));
export const KNOCK_OUTS = table(MAX_SEATS, (seat) => ({ type: 'knockOut', seat }));
export const FILLS = table(MAX_PROPERTIES, (property) => ({ type: 'fill', property }));
export const PUT_UPS = table(MAX_PROPERTIES, (property) => ({ type: 'putUp', property }));
export const SURRENDERS = table(MAX_PROPERTIES, (property) => ({ type: 'surrender', property }));
export const PLAYS = table(MAX_CARDS, (card) => ({ type: 'play', card }));

export const CHOICES = table(MAX_CARDS, (card) => ({ type: 'choose', card }));

/** By amount in steps of 10. */
export const OPENINGS = table(MAX_LISTED, (steps) => ({ type: 'open', amount: steps * STEP }));

const TRADES = table(MAX_PROPERTIES * MAX_PROPERTIES, (index) => ({
  type: 'trade',
  give: Math.floor(index / MAX_PROPERTIES),
  take: index % MAX_PROPERTIES,
}));

const TAXES = table(MAX_CARDS * MAX_SEATS, (index) => ({
  type: 'play',
  card: Math.floor(index / MAX_SEATS),
  seat: index % MAX_SEATS,
}));

const FORCED_SALES = table(MAX_CARDS * MAX_PROPERTIES, (index) => ({
  type: 'play',
  card: Math.floor(index / MAX_PROPERTIES),
  property: index % MAX_PROPERTIES,
}));

export const tradeMove = (give: Property, take: Property): Move =>
  TRADES[give * MAX_PROPERTIES + take]!;
export const taxMove = (card: Card, seat: Seat): Move => TAXES[card * MAX_SEATS + seat]!;
export const forcedSaleMove = (card: Card, property: Property): Move =>
  FORCED_SALES[card * MAX_PROPERTIES + property]!;

/** At most as many contracts as deals can be opened: four seats with fifty each. */
export const MAX_CONTRACTS = 256;
const USES = table(MAX_CONTRACTS * MAX_CLAUSES, (index) => ({
  type: 'use',
  contract: Math.floor(index / MAX_CLAUSES),
  clause: index % MAX_CLAUSES,
}));

export const useMove = (contract: number, clause: number): Move =>
  USES[contract * MAX_CLAUSES + clause]!;

export function openMove(amount: number): Move {
  return OPENINGS[amount / STEP] ?? { type: 'open', amount };
}
