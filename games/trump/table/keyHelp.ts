/** What the keys do at this table. */

import { ARROWS, DIGITS, ESCAPE, type KeyHelp, type KeysOf } from '@parlor/web/table-logic';

export const keyHelp = [
  {
    keys: DIGITS,
    shown: '1 – 9',
    does: 'choose a card, a property or a player; in an offer, go to that line; in a sealed opening, type the amount',
  },
  { keys: ['0'], shown: '0', does: 'in a sealed opening, type a nought' },
  {
    keys: ['Backspace'],
    shown: 'Backspace',
    does: 'in a sealed opening, take the last digit away',
  },
  {
    keys: ['+', '=', '-'],
    shown: '+ −',
    does: 'in a sale, ten million more or less; in an offer, + adds a line',
  },
  {
    ...ARROWS,
    does: 'along cards, boxes and the lines of an offer, and from row to row',
  },
  ESCAPE,
] as const satisfies readonly KeyHelp[];

export type Keys = KeysOf<typeof keyHelp>;
