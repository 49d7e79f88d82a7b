/** Money that has just moved, as notes that travel between the bank and the seats. Pure. */

import type { Seat } from '@parlor/kit';
import type { Event } from '../rules/index.ts';
import { comboWords } from './printed.ts';
import { S } from './strings.ts';

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
  return events.flatMap((event): Note[] => {
    switch (event.type) {
      case 'bought':
        return paid(event.seat, event.paid, event.name);
      case 'swapped':
        return paid(event.seat, event.paid, event.tookName);
      case 'got':
        return paid(event.seat, -event.amount, S.noteTicket);
      case 'collected':
        return paid(event.seat, -event.amount, comboWords(event.combo));
      case 'bonus':
        return paid(event.seat, -event.amount, event.charmName);
      case 'refund':
        return paid(event.seat, -event.amount, S.noteRefund);
      default:
        return [];
    }
  });
}
