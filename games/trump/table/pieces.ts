/** What a bid is made of. */

import type { Seat } from '@parlor/kit';
import type { LastSale, Piece } from './last.ts';
import type { Sale } from './reading.ts';

/** How a bid came about; after a reload only cash and investors can be told apart. */
export function piecesOf(sale: Sale, last: LastSale | undefined, seat: Seat): readonly Piece[] {
  const told = last?.property === sale.property ? (last.pieces[seat] ?? []) : [];
  const sum = told.reduce((all, { amount }) => all + amount, 0);
  const bid = sale.bids[seat]!;
  if (sum === bid) return told;
  const investors = sale.investors[seat]!;
  return [
    { amount: bid - investors, isInvestor: false },
    { amount: investors, isInvestor: true },
  ].filter(({ amount }) => amount > 0);
}
