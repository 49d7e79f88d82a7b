import type { Table } from '@parlor/kit';
import { everyTable, lawsHold } from '@parlor/testkit';
import { describe, it } from 'vitest';
import { pureProfit } from './index.ts';
import { presets } from '../facts/options.ts';
import { RUIN, WILD } from './testTable.ts';
import type { Options } from '../facts/types.ts';

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

  it.each([2, 4])('where value cards are rare, %i seats', (seats) => {
    const options = { ...presets.standard, openSteal: seats === 2, deck: RUIN };
    lawsHold(pureProfit, { seats, options }, { matches: 1, seed: 120 });
  });

  it.each([{ steals: 'reshuffled' }, { finish: 'discard' }] as const)('with %j', (change) => {
    for (const deck of [null, WILD]) {
      const options = { ...presets.standard, ...change, deck };
      lawsHold(pureProfit, { seats: 3, options }, { matches: 1, seed: 150 });
    }
  });
});
