import { everyTable, lawsHold } from '@parlor/testkit';
import { describe, it } from 'vitest';
import { eightAndAHalf } from './index.ts';
import { agreed } from './testTable.ts';

describe('the laws hold at every table', () => {
  for (const table of everyTable(eightAndAHalf)) {
    it(`${table.seats} seats, ${table.options.rounds} rounds`, () => {
      const matches = Math.ceil(20 / table.options.rounds);
      lawsHold(eightAndAHalf, table, { matches, seed: 8500 + table.seats });
    });
  }

  it.each([
    { seats: 2, options: agreed({ rounds: 2, halves: 'oneByOne' }) },
    { seats: 3, options: agreed({ rounds: 2, collected: 'memory' }) },
    { seats: 2, options: agreed({ rounds: 2, collected: 'memory', memoryAids: false }) },
    { seats: 4, options: agreed({ rounds: 2, collected: 'memory', memoryAids: false }) },
  ])('$seats seats, $options', (table) => {
    lawsHold(eightAndAHalf, table, { matches: 8, seed: 8600 + table.seats });
  });
});
