import { everyTable, lawsHold } from '@parlor/testkit';
import { describe, it } from 'vitest';
import { takeAChance } from './index.ts';

describe('the laws hold at every table', () => {
  for (const [number, table] of everyTable(takeAChance).entries()) {
    const { tickets, auctions, luckyCharm } = table.options;
    const rules = [auctions && 'auctions', luckyCharm && 'lucky charm'].filter(Boolean).join(', ');
    it(`${table.seats} seats, ${tickets} tickets${rules && `, ${rules}`}`, () => {
      lawsHold(takeAChance, table, { matches: 10, seed: 4100 + 100 * number });
    });
  }
});
