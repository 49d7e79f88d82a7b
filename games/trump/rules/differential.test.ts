import { everyTable, runDifferential } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { plainTrump } from '../reference/plain.ts';
import { facts } from './facts.ts';
import { trump } from './game.ts';

describe('the plain implementation agrees', () => {
  it.each(everyTable(trump))('at $seats seats with $options', (table) => {
    const run = () => runDifferential(trump, plainTrump, facts, table, { matches: 25, seed: 1 });
    expect(run).not.toThrow();
  });
});
