/** What is played at this table and how far the match is, for the bar above it. */

import { m } from './messages.ts';
import type { Turn } from './turn.ts';

export function whereOf({ view }: Turn): string {
  const { boxes, cash, investorMoney, deals } = view.options;
  return [
    m().table.part(view.part),
    view.part === 1
      ? view.closing
        ? view.closingRound === 2
          ? m().table.closingAgain
          : m().table.closing
        : m().table.pile(view.pileSize)
      : m().table.players(view.seats),
    ...(deals === 0 ? [m().table.noDeals] : []),
    ...(boxes === 'memory' ? [m().table.boxesShut] : []),
    ...(cash === 'memory' ? [m().table.cashFromMemory] : []),
    ...(investorMoney === 'returned' ? [m().table.investorsReturn] : []),
  ].join(' · ');
}
