import { everyTable, runDifferential } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { plainZillionaire } from '../reference/plain.ts';
import { facts } from './facts.ts';
import { zillionaire } from './index.ts';

describe('the plain implementation agrees', () => {
  it.each(everyTable(zillionaire))('at $seats seats over $options.games games', (table) => {
    const matches = Math.ceil(40 / table.options.games);
    const run = () =>
      runDifferential(zillionaire, plainZillionaire, facts, table, { matches, seed: 1 });
    expect(run).not.toThrow();
  });
});
