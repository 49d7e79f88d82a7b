import { fastRng, type Seat, seatsOf } from '@parlor/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, toAct } from '../../rules/check.ts';
import { decode, encode } from '../../rules/codec.ts';
import { TURN } from '../../rules/state/state.ts';
import type { Move } from '../../facts/types.ts';
import { type Clause, PAYOUTS } from '../../facts/clauses.ts';
import { otherMove, playChecked, randomPosition, STORM, storm } from './storm.ts';

describe('D-7.1 to D-7.4 a storm of contracts', () => {
  it('conserves money and cards after every event', () => {
    const { lawful, agreed } = storm(STORM, 7);
    // Most are nonsense, and enough are not.
    expect(lawful).toBeGreaterThan(STORM / 10);
    expect(agreed).toBeGreaterThan(STORM / 20);
  }, 600_000);
});

const seat = fc.nat(3);
const card = fc.nat(37);
const when = fc.oneof(
  fc.constant({ type: 'now' } as const),
  fc.record({ type: fc.constant('turnEnd' as const), seat, turn: fc.nat(9) }),
  fc.record({
    type: fc.constant('played' as const),
    seat,
    card,
    payout: fc.constantFrom(...PAYOUTS),
  }),
);
const what = fc.oneof(
  fc.record({ type: fc.constant('cash' as const), amount: fc.nat(60).map((steps) => steps * 10) }),
  fc.record({ type: fc.constant('property' as const), property: fc.nat(7) }),
  fc.record({ type: fc.constant('card' as const), card }),
  fc.record({ type: fc.constant('random' as const), count: fc.nat(4) }),
  fc.record({
    type: fc.constant('share' as const),
    percent: fc.nat(10).map((steps) => steps * 10),
  }),
);
const clause: fc.Arbitrary<Clause> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('give' as const), from: seat, what, when }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('play' as const), seat, card, turn: fc.nat(9) }),
  },
);
const contracts = fc.array(fc.array(clause, { minLength: 1, maxLength: 8 }), {
  minLength: 1,
  maxLength: 6,
});

describe('D-7.2 any contract at all', () => {
  it('gets an answer, and if it is lawful the game goes on to its end', () => {
    fc.assert(
      fc.property(fc.nat(), contracts, (seed, list) => {
        const rng = fastRng(seed);
        const state = randomPosition(rng);
        for (const clauses of list) {
          for (let moves = 0; moves < 40 && state.phase !== TURN; moves++) {
            if (toAct(state) === 0) return;
            const asked = rng.pick(seatsOf(toAct(state)));
            playChecked(state, asked, otherMove(state, asked, rng), rng);
          }
          const from = state.turn;
          const to = (from + 1) % state.seats;
          // Turn the parties of the clauses into the two who are dealing, so that more of them are lawful.
          const ours = clauses.map((one) => withParties(one, from, to));
          const offer: Move = { type: 'offer', to, clauses: ours };
          if (state.phase !== TURN || check(state, from, offer) !== undefined) continue;
          playChecked(state, from, offer, rng);
          if (check(state, to, { type: 'accept' }) === undefined) {
            playChecked(state, to, { type: 'accept' }, rng);
          }
        }
        // The rest is passing, done and rejecting: everything open has to come to its end.
        let left = 500;
        while (toAct(state) !== 0) {
          const asked = seatsOf(toAct(state))[0]!;
          const quiet = QUIET.find((move) => check(state, asked, move) === undefined);
          playChecked(state, asked, quiet ?? otherMove(state, asked, rng), rng);
          if (--left === 0) throw new Error('it does not end');
        }
        expect(state.contracts).toEqual([]);
        expect(encode(decode(encode(state)))).toEqual(encode(state));
      }),
      { numRuns: Math.ceil(STORM / 10), seed: 42 },
    );
  }, 600_000);
});

const QUIET: readonly Move[] = [
  { type: 'pass' },
  { type: 'done' },
  { type: 'reject' },
  { type: 'open', amount: 0 },
];

function withParties(one: Clause, from: Seat, to: Seat): Clause {
  const party = (any: Seat): Seat => (any % 2 === 0 ? from : to);
  if (one.type !== 'give') return { ...one, seat: party(one.seat) };
  const { when: time } = one;
  return {
    ...one,
    from: party(one.from),
    when: time.type === 'played' ? { ...time, seat: party(time.seat) } : time,
  };
}
