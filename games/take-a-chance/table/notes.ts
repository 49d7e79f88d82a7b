/** Money that has just moved, as notes that travel between the bank and the seats. Pure. */

import type { Seat } from '@parlor/kit';
import type { Event } from '../rules/index.ts';
import { printedIn } from '../facts/box.ts';
import { m } from './messages.ts';

export const BANK = 'bank';
export type Purse = Seat | typeof BANK;

export interface Note {
  readonly from: Purse;
  readonly to: Purse;
  readonly amount: number;
  /** What it is for, in a word or two. */
  readonly caption: string;
}

const paid = (seat: Seat, amount: number, caption: string): Note[] =>
  amount === 0
    ? []
    : amount > 0
      ? [{ from: seat, to: BANK, amount, caption }]
      : [{ from: BANK, to: seat, amount: -amount, caption }];

/** In the order in which it moved. */
export function notesOf(events: readonly Event[]): Note[] {
  const { names, table } = m();
  return events.flatMap((event): Note[] => {
    switch (event.type) {
      case 'bought':
        return paid(event.seat, event.paid, names.card(printedIn(event.name)));
      case 'swapped':
        return paid(event.seat, event.paid, names.card(printedIn(event.tookName)));
      case 'got':
        return paid(event.seat, -event.amount, table.notes.ticket);
      case 'collected':
        return paid(event.seat, -event.amount, names.combo(event.combo));
      case 'bonus':
        return paid(event.seat, -event.amount, names.charm(event.charmName));
      case 'refund':
        return paid(event.seat, -event.amount, table.notes.refund);
      default:
        return [];
    }
  });
}
