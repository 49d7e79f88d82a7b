import { everyTable, lawsHold } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { dealers } from './testDealers.ts';
import { trump } from './game.ts';
import { checkComponents } from '../facts/schema.ts';
import { VILLAGE } from './village.ts';

/** Enough to meet every question and every kind of clause at each table. */
const MATCHES = 5;

/** The same for matches of deals alone. */
const DEALING = 4;

// The laws about what seats know, by number.
const LIKENESS = 7;
const CANDOUR = 8;
const VARIETY = 9;
const SECRECY = 11;

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

  // At a usual table most offers are refused, and no laws look on when a card is chosen from a hand others have a claim to.
  const knowing = [LIKENESS, CANDOUR, VARIETY, SECRECY];
  it.each(
    trump.seatCounts.flatMap((seats) =>
      ['standard', 'rulebook'].map((preset) => ({ seats, preset })),
    ),
  )(
    'of what seats know hold at $seats seats of $preset with many contracts (D-7.5, D-7.7)',
    (at) => {
      const table = { seats: at.seats, options: trump.presets[at.preset]! };
      const run = { matches: DEALING, seed: 5, laws: knowing, thorough: true };
      expect(() => lawsHold(dealers, table, run)).not.toThrow();
    },
  );
});
