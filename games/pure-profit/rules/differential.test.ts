import type { Table } from '@parlor/kit';
import { everyTable, runDifferential } from '@parlor/testkit';
import { describe, it } from 'vitest';
import { plainPureProfit } from '../reference/plain.ts';
import { facts } from './facts.ts';
import { pureProfit } from './index.ts';
import { presets, SEAT_COUNTS } from '../facts/options.ts';
import { WILD } from './testTable.ts';
import type { Options } from '../facts/types.ts';

/** A random game takes hundreds of moves, so few matches compare many positions. */
const matchesAt = ({ options }: Table<Options>): number => (options.games === '1' ? 18 : 3);

describe('the plain implementation agrees', () => {
  it.each(everyTable(pureProfit))(
    'at $seats seats, games $options.games, openSteal $options.openSteal',
    (table) => {
      const matches = matchesAt(table);
      runDifferential(pureProfit, plainPureProfit, facts, table, { matches, seed: 600 });
    },
  );

  it.each([...SEAT_COUNTS])('with a deck of few cards and much trouble, %i seats', (seats) => {
    const options = { ...presets.standard, openSteal: seats % 2 === 0, deck: WILD };
    const table = { seats, options };
    runDifferential(pureProfit, plainPureProfit, facts, table, { matches: 1, seed: 700 });
  });
});
