/** What the second edition of the rules asks of every level. */

import { fastRng, firstSeat, seatsOf } from '@parlor/kit';
import { type Move, trump } from '../rules/index.ts';
import { PUT_UP, type State } from '../rules/state/state.ts';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '@parlor/search';
import { Guesses } from './bargain.ts';
import { brain } from './index.ts';
import { policy } from './policy.ts';
import { position } from './position.ts';
import { giveCard, giveCash } from './terms.ts';

const BRIEF = { iterations: 8 };
const HOTEL = 0;
const CASINO = 1;
const HOTEL_PROFIT = 0;
const FORCE_SALE = 29;
const OUT = 36;

const think = (state: State, level: (typeof LEVELS)[number], seat: number): Move =>
  brain.think(level, trump.view(state, seat), seat, fastRng(3), BRIEF).move;

const play = (state: State, seat: number, move: Move): void => {
  expect(trump.check(state, seat, move)).toBeUndefined();
  trump.apply(state, seat, move, fastRng(1));
};

describe('D-5.6 asked again in a sale', () => {
  it('a bidder with two You’re Out takes both who are ahead out of it', () => {
    const state = position({
      hands: [[OUT, OUT, FORCE_SALE, 16, HOTEL_PROFIT, 8], [], []],
      owned: [[CASINO], [2], [HOTEL]],
    });
    play(state, 0, { type: 'play', card: FORCE_SALE, property: HOTEL });
    for (const [seat, amount] of [10, 60, 50].entries())
      play(state, seat, { type: 'open', amount });
    const rng = fastRng(1);
    const knocked: number[] = [];
    while (state.lot >= 0) {
      const seat = firstSeat(trump.toAct(state));
      const move = seat === 0 ? policy(state, seat, rng) : ({ type: 'pass' } as const);
      if (move.type === 'knockOut') knocked.push(move.seat);
      play(state, seat, move);
    }
    expect(knocked).toEqual([1, 2]);
    expect(state.owner[HOTEL]).toBe(0);
  });
});

describe('D-3.11 what nobody opened for', () => {
  it.each(LEVELS)('is put up once more by a %s', (level) => {
    const state = position({ hands: [[HOTEL_PROFIT], [1], [2]], owned: [[4], [5], [6]] });
    state.part = 1;
    state.phase = PUT_UP;
    state.closingRound = 2;
    state.closing = 0b11;
    const move = think(state, level, 0);
    expect(trump.check(state, 0, move)).toBeUndefined();
    // Of the two it holds a card for the Hotel.
    if (level !== 'beginner') expect(move).toEqual({ type: 'putUp', property: HOTEL });
  });

  it('is forced into a sale in Part 2 by who has a use for it and You’re Out to get it', () => {
    const state = position({
      hands: [[FORCE_SALE, OUT, OUT, 16, HOTEL_PROFIT, 8], [], []],
      owned: [[CASINO], [2], [3]],
    });
    expect(policy(state, 0, fastRng(1))).toEqual({
      type: 'play',
      card: FORCE_SALE,
      property: HOTEL,
    });
  });
});

describe('D-6.3 a related card', () => {
  it.each(LEVELS)('is played by a %s when it pays', (level) => {
    const state = position({ hands: [[], [HOTEL_PROFIT], []], owned: [[HOTEL], [2], [3]] });
    const clauses = [giveCard(1, HOTEL_PROFIT), giveCash(0, 30)];
    play(state, 0, { type: 'offer', to: 1, clauses });
    play(state, 1, { type: 'accept' });
    expect(think(state, level, 0)).toEqual({ type: 'play', card: HOTEL_PROFIT });
  });
});

describe('D-8.2 from memory', () => {
  it.each([true, false])('all levels play whole matches; with aids: %s', (memoryAids) => {
    const options = { ...trump.presets['rulebook']!, memoryAids, deals: 3 };
    const kinds = new Set<string>();
    const state = trump.setup({ seats: 4, options }, fastRng(memoryAids ? 1 : 2));
    for (let at = 0; trump.toAct(state) !== 0; at++) {
      const seat = firstSeat(trump.toAct(state));
      const { move } = brain.think(
        LEVELS[(seat + at) % LEVELS.length]!,
        trump.view(state, seat),
        seat,
        fastRng(at),
        BRIEF,
      );
      kinds.add(move.type);
      play(state, seat, move);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['open', 'pass', 'play', 'offer']));
  });

  it('with aids bots answer as if everything lay open', () => {
    const [open, memory] = [trump.presets.standard, trump.presets['rulebook']!].map((options) =>
      trump.setup({ seats: 3, options: { ...options, deals: 3 } }, fastRng(5)),
    );
    for (let at = 0; at < 150 && trump.toAct(open!) !== 0; at++) {
      const [seat] = seatsOf(trump.toAct(open!));
      const [one, other] = [open!, memory!].map(
        (state) => brain.think('casual', trump.view(state, seat!), seat!, fastRng(at), BRIEF).move,
      );
      expect(other).toEqual(one);
      for (const state of [open!, memory!]) trump.apply(state, seat!, one!, fastRng(at, 9));
    }
  });

  it('never asks for cash that a seat with aids knows is not there', () => {
    const state = position({
      hands: [[HOTEL_PROFIT], [], []],
      owned: [[], [HOTEL], [3]],
      cash: [300, 10, 300],
    });
    const memory = trump.decode({
      ...(trump.encode(state) as object),
      options: trump.presets['rulebook'],
    } as never);
    const guesses = new Guesses(trump.worlds(trump.view(memory, 0)), 0, fastRng(1), 2);
    expect(guesses.canPay(1, [giveCash(1, 10)])).toBe(true);
    expect(guesses.canPay(1, [giveCash(1, 20)])).toBe(false);
    expect(guesses.canPay(1, [giveCash(1, 10), giveCash(1, 10)])).toBe(false);
  });
});
