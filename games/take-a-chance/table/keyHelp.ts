/** What the keys do at this table. */

import { ARROWS, DIGITS, ESCAPE, type KeyHelp, type KeysOf } from '@parlor/web/table-logic';

export const keyHelp = [
  { keys: ['b'], shown: 'B', does: 'buy: open that door, then buy the card that is chosen' },
  {
    keys: ['r'],
    shown: 'R',
    does: 'roll: open that door, then throw; after a throw, take up all dice or throw those taken up',
  },
  {
    keys: ['c'],
    shown: 'C',
    does: 'take a chance: open that door, then take the ticket; after a throw, the charm die',
  },
  {
    keys: DIGITS,
    shown: '1 – 9',
    does: 'choose a die, a card, a line or a side of a ticket; in an auction, so many hundreds more',
  },
  { keys: ['0'], shown: '0', does: 'the charm die' },
  {
    keys: ['+', '=', '-'],
    shown: '+ −',
    does: 'in an auction, raise or lower the bid by a hundred',
  },
  {
    ...ARROWS,
    does: 'along dice, doors and cards, and from row to row',
  },
  ESCAPE,
] as const satisfies readonly KeyHelp[];

export type Keys = KeysOf<typeof keyHelp>;
