import { checkLaws, everyTable } from '@parlor/testkit';
import { expect, test } from 'vitest';
import { bazaar } from './index.ts';

for (const table of everyTable(bazaar)) {
  test(`the laws hold for ${table.seats} merchants, ${JSON.stringify(table.options)}`, () => {
    const report = checkLaws(bazaar, table, { matches: 40, seed: 1 });
    expect(report.breaches.map(String)).toEqual([]);
    // A law that was never put to the test has shown nothing.
    expect(report.laws.filter(({ exercised }) => exercised === 0)).toEqual([]);
  });
}
