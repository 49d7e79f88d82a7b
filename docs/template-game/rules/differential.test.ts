import { everyTable, runDifferential } from '@parlor/testkit';
import { expect, test } from 'vitest';
import { plainBazaar } from '../reference/plain.ts';
import { facts } from './facts.ts';
import { bazaar } from './index.ts';

for (const table of everyTable(bazaar)) {
  test(`the plain twin agrees: ${table.seats} merchants, ${JSON.stringify(table.options)}`, () => {
    expect(() =>
      runDifferential(bazaar, plainBazaar, facts, table, { matches: 40, seed: 1 }),
    ).not.toThrow();
  });
}
