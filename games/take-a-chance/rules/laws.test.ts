import { everyTable, lawsHold } from '@parlor/testkit';
import { describe, it } from 'vitest';
import type { Table } from '@parlor/kit';
import { takeAChance } from './index.ts';
import { type Options, presets } from './options.ts';

function nameOf({ options }: Pick<Table<Options>, 'options'>): string {
  const { tickets, auctions, luckyCharm, or, ending } = options;
  const rules = [
    auctions && 'auctions',
    luckyCharm && 'lucky charm',
    or === 'forced' && 'OR forced',
    ending === 'evenTurns' && 'even turns',
  ].filter((rule) => rule !== false);
  return [`${tickets} tickets`, ...rules].join(', ');
}

describe('the laws hold at every table', () => {
  for (const [number, table] of everyTable(takeAChance).entries()) {
    it(`${table.seats} seats, ${nameOf(table)}`, () => {
      lawsHold(takeAChance, table, { matches: 10, seed: 4100 + 100 * number });
    });
  }

  // What no preset has: a forced OR, also with auctions and even turns.
  for (const seats of takeAChance.seatCounts) {
    const auctions = seats > 2;
    const options: Options = { ...presets.even!, auctions, luckyCharm: auctions, or: 'forced' };
    it(`${seats} seats, ${nameOf({ options })}`, () => {
      lawsHold(takeAChance, { seats, options }, { matches: 6, seed: 90 + seats });
    });
  }
});
