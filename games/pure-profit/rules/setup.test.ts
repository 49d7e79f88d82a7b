import { scripted } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { discardOf, pileOf } from './codec.ts';
import { moves } from './moves.ts';
import { presets, SEAT_COUNTS } from '../facts/options.ts';
import { setup } from './setup.ts';
import { cardsIn } from './sets.ts';
import { ROW, type State } from './state.ts';
import { cards, stacked, text } from './testTable.ts';
import type { Move } from '../facts/types.ts';

const dealt = (seats: number, dealer: number, top: string): State =>
  scripted([dealer, { deck: stacked(top) }], (rng) =>
    setup({ seats, options: presets.standard }, rng),
  );

const hand = (state: State, seat: number): string => text(cardsIn(state.hands, seat * ROW));

describe('P-2.1 the deal', () => {
  it('gives five cards each, one at a time from the dealer’s left, turns one up and leaves the rest', () => {
    const state = dealt(2, 1, '1 10 2 9 3 8 4 7 5 6 S2 BL S1');
    expect(hand(state, 0)).toBe('1 2 3 4 5');
    expect(hand(state, 1)).toBe('6 7 8 9 10');
    expect(text(discardOf(state))).toBe('S2');
    expect(pileOf(state)).toHaveLength(108 - 11);
    expect(text(pileOf(state).slice(0, 2))).toBe('BL S1');
  });

  it.each([...SEAT_COUNTS])('deals all %i seats in', (seats) => {
    const state = dealt(seats, 0, '');
    expect(Array.from(state.sizes.subarray(0, seats))).toEqual(new Array(seats).fill(5));
    expect(state.discardSize).toBe(1);
    expect(pileOf(state)).toHaveLength(108 - 5 * seats - 1);
  });

  it.each(['BL', 'BH', 'S1', 'S2', 'S3'])('a %s turned up just lies there', (card) => {
    const state = dealt(2, 1, `1 1 2 2 3 3 4 4 5 5 ${card} 9`);
    const out: Move[] = [];
    expect(discardOf(state)).toEqual(cards(card));
    expect(state.asked).toBe(0);
    expect(moves(state, 0, out)).toBe(1);
    expect(out[0]).toEqual({ type: 'draw', from: 'pile' });
  });

  it('a value card turned up can be taken', () => {
    const state = dealt(2, 1, '1 1 2 2 3 3 4 4 5 5 7 9');
    const out: Move[] = [];
    expect(moves(state, 0, out)).toBe(2);
    expect(out[1]).toEqual({ type: 'draw', from: 'discard' });
  });
});

describe('P-2.2 the dealer', () => {
  it.each([0, 1, 2, 3])('is drawn, here seat %i, and the left of the dealer begins', (dealer) => {
    const state = dealt(4, dealer, '');
    expect(state.dealer).toBe(dealer);
    expect(state.turn).toBe((dealer + 1) % 4);
  });
});
