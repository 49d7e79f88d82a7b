import { everyTable, runDifferential } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { plainEightAndAHalf } from '../reference/plain.ts';
import { facts } from './facts.ts';
import { eightAndAHalf } from './index.ts';

describe('the plain implementation agrees', () => {
  it.each(everyTable(eightAndAHalf))('at $seats seats over $options.rounds rounds', (table) => {
    const matches = Math.ceil(50 / table.options.rounds);
    const run = () =>
      runDifferential(eightAndAHalf, plainEightAndAHalf, facts, table, { matches, seed: 850 });
    expect(run).not.toThrow();
  });

  it.each(eightAndAHalf.seatCounts)('at %i seats with Halves laid one by one', (seats) => {
    const options = { ...eightAndAHalf.presets.standard, rounds: 2, halves: 'oneByOne' } as const;
    const run = () =>
      runDifferential(
        eightAndAHalf,
        plainEightAndAHalf,
        facts,
        { seats, options },
        { matches: 12, seed: 85 },
      );
    expect(run).not.toThrow();
  });
});
