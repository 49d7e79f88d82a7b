import { everyTable, lawsHold } from '@parlor/testkit';
import { describe, it } from 'vitest';
import { eightAndAHalf } from './index.ts';

describe('the laws hold at every table', () => {
  for (const table of everyTable(eightAndAHalf)) {
    it(`${table.seats} seats, ${table.options.rounds} rounds`, () => {
      const matches = Math.ceil(20 / table.options.rounds);
      lawsHold(eightAndAHalf, table, { matches, seed: 8500 + table.seats });
    });
  }
});
