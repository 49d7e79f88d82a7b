import { everyTable, lawsHold } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { trump } from './game.ts';
import { checkComponents } from './schema.ts';
import { VILLAGE } from './village.ts';

/** Enough to meet every question and every kind of clause at each table. */
const MATCHES = 5;

describe('the laws', () => {
  it.each(everyTable(trump))('hold at $seats seats with $options', (table) => {
    expect(() => lawsHold(trump, table, { matches: MATCHES, seed: 1 })).not.toThrow();
  });

  const memory = [
    { cash: 'memory', memoryAids: true },
    { cash: 'memory', memoryAids: false },
    { boxes: 'memory', memoryAids: false },
    { boxes: 'memory', cash: 'memory', memoryAids: false },
  ] as const;
  it.each(trump.seatCounts.flatMap((seats) => memory.map((options) => ({ seats, options }))))(
    'hold at $seats seats with $options',
    ({ seats, options }) => {
      const table = { seats, options: { ...trump.presets.standard, ...options } };
      expect(() => lawsHold(trump, table, { matches: MATCHES, seed: 2 })).not.toThrow();
    },
  );

  it.each(trump.seatCounts)('hold at %d seats with other components (D-1.3)', (seats) => {
    expect(checkComponents(VILLAGE)).toBeUndefined();
    const options = { ...trump.presets.standard, components: VILLAGE };
    expect(() => lawsHold(trump, { seats, options }, { matches: MATCHES, seed: 1 })).not.toThrow();
  });
});
