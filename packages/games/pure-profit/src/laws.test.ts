import type { Table } from '@parlor/kit';
import { everyTable, lawsHold } from '@parlor/testkit';
import { describe, it } from 'vitest';
import { pureProfit } from './index.ts';
import { presets } from './options.ts';
import { WILD } from './testTable.ts';
import type { Options } from './types.ts';

/** A random game takes hundreds of moves, so few matches see many positions. */
const matchesAt = ({ options }: Table<Options>): number => (options.games === '1' ? 3 : 1);

describe('the laws of all games hold', () => {
  it.each(everyTable(pureProfit))(
    'at $seats seats, games $options.games, openSteal $options.openSteal',
    (table) => {
      lawsHold(pureProfit, table, { matches: matchesAt(table), seed: 60 + table.seats });
    },
  );

  it.each([2, 3])('with a deck of few cards and much trouble, %i seats', (seats) => {
    const options = { ...presets.standard, openSteal: seats === 3, deck: WILD };
    lawsHold(pureProfit, { seats, options }, { matches: 2, seed: 90 });
  });
});
