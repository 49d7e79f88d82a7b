import { everyTable, lawsHold } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { zillionaire } from './index.ts';

describe('the laws', () => {
  it.each(everyTable(zillionaire))('hold at $seats seats over $options.games games', (table) => {
    const matches = Math.ceil(12 / table.options.games);
    expect(() => lawsHold(zillionaire, table, { matches, seed: 1 })).not.toThrow();
  });
});
