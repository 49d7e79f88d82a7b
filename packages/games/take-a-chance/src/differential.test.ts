import { everyTable, runDifferential } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { plainTakeAChance } from '../plain/plain.ts';
import { facts } from './facts.ts';
import { takeAChance } from './index.ts';
import { presets } from './options.ts';
import { fairground } from './testSet.ts';

describe('the plain implementation agrees', () => {
  for (const [number, table] of everyTable(takeAChance).entries()) {
    const { tickets, auctions, luckyCharm } = table.options;
    const rules = [auctions && 'auctions', luckyCharm && 'lucky charm'].filter(Boolean).join(', ');
    it(`at ${table.seats} seats, ${tickets} tickets${rules && `, ${rules}`}`, () => {
      const run = () =>
        runDifferential(takeAChance, plainTakeAChance, facts, table, {
          matches: 12,
          seed: 300 + 50 * number,
        });
      expect(run).not.toThrow();
    });
  }

  it('with components of another set', () => {
    const options = { ...presets.advanced!, set: fairground() };
    const run = () =>
      runDifferential(
        takeAChance,
        plainTakeAChance,
        facts,
        { seats: 3, options },
        { matches: 4, seed: 9 },
      );
    expect(run).not.toThrow();
  });
});
