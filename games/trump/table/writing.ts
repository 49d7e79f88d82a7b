/** What the sentences of a deal in the making are told with. "I" is whoever writes. */

import type { Writing } from '../facts/deal/slots.ts';
import { type Deal, partiesOf } from './deal.ts';
import { kindOf } from './printed.ts';
import { boxOf } from './reading.ts';
import { likelyPay, shareOf } from './sides.ts';
import type { Turn } from './turn.ts';

type Table = Pick<Turn, 'view' | 'set' | 'model'>;

export function writingOf({ view, set, model }: Table, deal: Deal): Writing {
  return {
    components: set,
    people: model.people,
    seats: partiesOf(view, deal),
    box: (property) => boxOf(view, property),
    shareOf(card, percent) {
      const pay = kindOf(set, card) === 'dieProfit' ? undefined : likelyPay(set, card);
      return pay === undefined ? undefined : shareOf(pay, percent);
    },
  };
}
