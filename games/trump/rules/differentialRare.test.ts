import { type Json, parseOptions } from '@parlor/kit';
import { runDifferential } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { plainTrump } from '../reference/plain.ts';
import { SMALL } from '../reference/small.ts';
import { facts } from './facts.ts';
import { trump } from './index.ts';

const MATCHES = 25;
const NOTHING = trump.parseMove({ type: 'open', amount: 0 })!;

/** Its random players often open with nothing; others hardly ever see a sale for which nobody opens. */
const thrifty: typeof trump = {
  ...trump,
  sample: (state, seat, rng) =>
    trump.decision(state, seat).kind === 'open' ? NOTHING : trump.sample(state, seat, rng),
};

describe('D-3.11, D-1.3 the plain twin agrees', () => {
  it.each(trump.seatCounts)('on closing sales and own components at %i seats', (seats) => {
    const read = parseOptions(trump.options, trump.presets.standard, { components: SMALL });
    if (!read.ok) throw new Error(read.why.code);
    const rounds = new Set<Json | undefined>();
    const look = (state: Parameters<typeof facts>[0]): Json => {
      const all = facts(state);
      rounds.add((all as { closingRound?: Json }).closingRound);
      return all;
    };
    const table = { seats, options: read.options };
    runDifferential(thrifty, plainTrump, look, table, { matches: MATCHES, seed: 1 });
    expect(rounds).toEqual(new Set([0, 1, 2]));
  });
});
