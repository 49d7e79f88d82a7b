import { everyTable, runDifferential } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { plainTakeAChance } from '../reference/plain.ts';
import { facts } from './facts.ts';
import { takeAChance } from './index.ts';
import { type Options, presets } from './options.ts';
import { fairground, freeFairground } from './testSet.ts';

describe('the plain implementation agrees', () => {
  for (const [number, table] of everyTable(takeAChance).entries()) {
    const { tickets, auctions, luckyCharm, ending } = table.options;
    const rules = [auctions && 'auctions', luckyCharm && 'lucky charm', ending]
      .filter(Boolean)
      .join(', ');
    it(`at ${table.seats} seats, ${tickets} tickets, ${rules}`, () => {
      const run = () =>
        runDifferential(takeAChance, plainTakeAChance, facts, table, {
          matches: 12,
          seed: 300 + 50 * number,
        });
      expect(run).not.toThrow();
    });
  }

  // What no preset has: a forced OR, with and without auctions, and even turns.
  it.each(takeAChance.seatCounts)('at %i seats with a forced OR', (seats) => {
    const auctions = seats > 2;
    for (const options of [
      { ...presets.standard, or: 'forced' },
      { ...presets.even!, auctions, luckyCharm: auctions, or: 'forced' },
    ] satisfies Options[]) {
      const run = () =>
        runDifferential(
          takeAChance,
          plainTakeAChance,
          facts,
          { seats, options },
          { matches: 6, seed: 70 + seats },
        );
      expect(run).not.toThrow();
    }
  });

  it.each([
    { set: fairground(), or: 'free' },
    { set: fairground(), or: 'forced' },
    { set: freeFairground(), or: 'free' },
  ] as const)('with components of another set, OR $or', ({ set, or }) => {
    const options = { ...presets.advanced!, set, or };
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
