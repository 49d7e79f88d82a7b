import { canonicalJson } from '@parlor/kit';
import { everyTable, lawsHold } from '@parlor/testkit';
import { describe, it } from 'vitest';
import { trump } from './game.ts';

describe('the laws hold', () => {
  for (const table of everyTable(trump)) {
    it(`with ${table.seats} seats, ${canonicalJson(table.options)}`, () => {
      lawsHold(trump, table, { matches: 6, seed: 1 });
    });
  }
});
