/** One test for each numbered rule of the README. Chance is scripted, so every hand is known. */

import { collect, type Emission, eventsFor, type Seat } from '@parlor/kit';
import { scripted } from '@parlor/testkit';
import { describe, expect, test } from 'vitest';
import { CARDS, CARDS_PER_GOOD, PRESETS, PRICES } from '../facts/cards.ts';
import { bazaar, type Event, type Move, type Options } from './index.ts';
import type { State } from './state.ts';

const SILK = 0;
const SPICE = 1;
const TEA = 2;
const COPPER = 3;
const KINDS = [SILK, SPICE, TEA, COPPER];

/** A deck whose top cards, first to be dealt first, are these. */
function deckFrom(...top: readonly number[]): { deck: number[] } {
  const rest = KINDS.flatMap((good) =>
    new Array<number>(CARDS_PER_GOOD - top.filter((card) => card === good).length).fill(good),
  );
  return { deck: [...rest, ...[...top].reverse()] };
}

/** Seat 0 gets three silk, seat 1 spice, tea, copper; then come these. */
function twoMerchants(next: readonly number[], options: Partial<Options> = {}): State {
  const deck = deckFrom(SILK, SILK, SILK, SPICE, TEA, COPPER, ...next);
  const table = { seats: 2, options: { ...PRESETS.standard, ...options } };
  return scripted([deck], (rng) => bazaar.setup(table, rng));
}

/** Plays moves that must be legal, and gives what was told. */
function play(state: State, ...moves: readonly (readonly [Seat, Move])[]): Emission<Event>[] {
  const told: Emission<Event>[] = [];
  for (const [seat, move] of moves) {
    expect(bazaar.check(state, seat, move)).toBeUndefined();
    scripted([], (rng) => bazaar.apply(state, seat, move, rng, collect(told)));
  }
  return told;
}

const bid = (coins: number): Move => ({ type: 'bid', coins });
const sell = (good: 'silk' | 'spice' | 'tea' | 'copper', count: number): Move => ({
  type: 'sell',
  good,
  count,
});
const keep: Move = { type: 'keep' };
const scout: Move = { type: 'scout' };

describe('B-1 Setting up', () => {
  test('B-1.1 there are six cards of each of four goods', () => {
    expect([CARDS, CARDS_PER_GOOD, KINDS.length]).toEqual([24, 6, 4]);
    expect(bazaar.audit.inventory(twoMerchants([TEA]))).toEqual({
      goods: [6, 6, 6, 6],
      coins: 120 + 12 + 12,
    });
  });

  test('B-1.2 everybody gets three cards, hidden from the others', () => {
    const state = twoMerchants([TEA]);
    expect(bazaar.view(state, 0).hand).toEqual([3, 0, 0, 0]);
    expect(bazaar.view(state, 1).hand).toEqual([0, 1, 1, 1]);
    expect(bazaar.view(state, 0).covered).toEqual([3, 3]);
    expect(bazaar.view(state, 0).shown).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(bazaar.view(state, 'public').hand).toBeNull();
  });

  test('B-1.2 only the owner is told the cards', () => {
    const told: Emission<Event>[] = [];
    scripted([deckFrom(SILK, SILK, SILK, SPICE, TEA, COPPER, TEA)], (rng) =>
      bazaar.setup({ seats: 2, options: PRESETS.standard }, rng, collect(told)),
    );
    expect(eventsFor(told, 0)[0]).toEqual({
      type: 'dealt',
      seat: 0,
      count: 3,
      goods: [3, 0, 0, 0],
    });
    expect(eventsFor(told, 1)[0]).toEqual({ type: 'dealt', seat: 0, count: 3 });
    expect(eventsFor(told, 0)[1]).toEqual({ type: 'dealt', seat: 1, count: 3 });
    expect(eventsFor(told, 1)[1]).toEqual({
      type: 'dealt',
      seat: 1,
      count: 3,
      goods: [0, 1, 1, 1],
    });
    expect(eventsFor(told, 'public')[1]).toEqual({ type: 'dealt', seat: 1, count: 3 });
  });

  test('B-1.3 everybody begins with a full purse', () => {
    expect(twoMerchants([TEA], { purse: 20 }).coins).toEqual([20, 20]);
  });

  test('B-1.4 there must be a card for each day', () => {
    const table = { seats: 4, options: { ...PRESETS.standard, days: 13 } };
    expect(bazaar.checkTable(table)).toEqual({
      code: 'too-many-days',
      params: { days: 13, most: 12 },
    });
    expect(bazaar.checkTable({ ...table, seats: 3 })).toBeUndefined();
  });
});

describe('B-2 A day', () => {
  test('B-2.1 the top card is laid on the stall', () => {
    const state = twoMerchants([COPPER, TEA]);
    expect(bazaar.view(state, 'public').stall).toBe('copper');
    expect(bazaar.view(state, 'public').deckLeft).toBe(17);
  });

  test('B-2.2 everybody seals a bid of what they can pay', () => {
    const state = twoMerchants([TEA]);
    expect(bazaar.toAct(state)).toBe(0b11);
    expect(bazaar.decision(state, 1)).toEqual({ kind: 'bid', sealed: true, optional: false });
    expect(bazaar.check(state, 1, bid(12))).toBeUndefined();
    expect(bazaar.check(state, 1, bid(13))).toEqual({
      code: 'too-few-coins',
      params: { have: 12, need: 13 },
    });
    play(state, [1, bid(5)]);
    expect(bazaar.toAct(state)).toBe(0b01);
    expect(bazaar.check(state, 1, bid(6))).toEqual({ code: 'not-your-turn' });
    expect(bazaar.view(state, 1).bid).toBe(5);
    expect(bazaar.view(state, 0).bid).toBeNull();
    expect(bazaar.view(state, 0).sealed).toEqual([false, true]);
  });

  test('B-2.3 the highest bid pays the bank and takes the good in hand, for all to see', () => {
    const state = twoMerchants([TEA, SPICE]);
    const told = play(state, [0, bid(3)], [1, bid(5)]);
    expect(state.coins).toEqual([12, 7]);
    expect(state.bank).toBe(125);
    expect(bazaar.view(state, 1).hand).toEqual([0, 1, 2, 1]);
    expect(bazaar.view(state, 0).shown[1]).toEqual([0, 0, 1, 0]);
    expect(bazaar.view(state, 'public').opened).toEqual([3, 5]);
    expect(told.at(-1)!.shared).toEqual({ type: 'bought', seat: 1, good: 'tea', bids: [3, 5] });
  });

  test('B-2.4 of equal bids the first from the opener wins, and the opener changes daily', () => {
    const state = twoMerchants([TEA, SPICE, COPPER]);
    play(state, [1, bid(4)], [0, bid(4)]);
    expect(state.winner).toBe(0);
    play(state, [0, keep], [0, bid(4)], [1, bid(4)]);
    expect(state.winner).toBe(1);
  });

  test('B-2.5 only the winner is asked what to sell, and may keep everything', () => {
    const state = twoMerchants([TEA, SPICE]);
    play(state, [0, bid(1)], [1, bid(0)]);
    expect(bazaar.toAct(state)).toBe(0b01);
    const moves: Move[] = [];
    const count = bazaar.moves(state, 0, moves);
    expect(moves.slice(0, count)).toEqual([
      keep,
      sell('silk', 1),
      sell('silk', 2),
      sell('silk', 3),
      sell('tea', 1),
      scout,
    ]);
    expect(bazaar.check(state, 1, keep)).toEqual({ code: 'not-your-turn' });
    expect(bazaar.check(state, 0, bid(1))).toEqual({ code: 'not-now' });
    play(state, [0, keep]);
    expect(bazaar.view(state, 0).hand).toEqual([3, 0, 1, 0]);
    expect(state.day).toBe(2);
  });

  test('B-2.6 goods sold together fetch the price of their number', () => {
    expect(PRICES).toEqual([0, 1, 4, 8, 13, 19, 26]);
    const state = twoMerchants([TEA, SPICE]);
    play(state, [0, bid(2)], [1, bid(0)]);
    expect(bazaar.check(state, 0, sell('silk', 4))).toEqual({
      code: 'too-few-goods',
      params: { good: 'silk', have: 3, need: 4 },
    });
    play(state, [0, sell('silk', 3)]);
    expect(state.coins).toEqual([18, 12]);
    expect(bazaar.view(state, 1).sold).toEqual([3, 0, 0, 0]);
    expect(bazaar.view(state, 1).covered).toEqual([0, 3]);
  });

  test('B-2.6 what was seen being bought is sold first', () => {
    const state = twoMerchants([SILK, SPICE]);
    play(state, [0, bid(2)], [1, bid(0)], [0, sell('silk', 2)]);
    expect(bazaar.view(state, 1).shown[0]).toEqual([0, 0, 0, 0]);
    expect(bazaar.view(state, 1).covered[0]).toBe(2);
  });

  test('B-2.7 a scout sees what comes after the next good, and tells its sender only', () => {
    const state = twoMerchants([TEA, SPICE, COPPER]);
    play(state, [0, bid(1)], [1, bid(0)]);
    const told = play(state, [0, scout]);
    expect(bazaar.view(state, 0).stall).toBe('spice');
    expect(bazaar.view(state, 0).rumour).toBe('copper');
    expect(bazaar.view(state, 1).rumour).toBeNull();
    expect(bazaar.view(state, 1).scout).toBe(0);
    expect(eventsFor(told, 0).at(-1)).toEqual({ type: 'scouted', seat: 0, good: 'copper' });
    expect(eventsFor(told, 1).at(-1)).toEqual({ type: 'scouted', seat: 0 });
    play(state, [0, bid(0)], [1, bid(1)], [1, keep]);
    expect(bazaar.view(state, 0).rumour).toBeNull();
  });

  test('B-2.7 scouts need the option, and a day to look at', () => {
    const without = twoMerchants([TEA, SPICE], { scouting: false });
    play(without, [0, bid(1)], [1, bid(0)]);
    expect(bazaar.check(without, 0, scout)).toEqual({ code: 'no-scouting' });
    const late = twoMerchants([TEA, SPICE], { days: 2 });
    play(late, [0, bid(1)], [1, bid(0)]);
    expect(bazaar.check(late, 0, scout)).toEqual({ code: 'too-late-to-scout' });
  });
});

describe('B-3 The end', () => {
  test('B-3.1 after the last auction hands are laid open and paid for', () => {
    const state = twoMerchants([TEA], { days: 1 });
    const told = play(state, [0, bid(3)], [1, bid(5)]);
    expect(bazaar.toAct(state)).toBe(0);
    // Three silk fetch 8; a pair of tea, one spice and one copper 4 + 1 + 1.
    expect(state.coins).toEqual([12 + 8, 12 - 5 + 6]);
    expect(bazaar.view(state, 'public').shown).toEqual([
      [3, 0, 0, 0],
      [0, 1, 2, 1],
    ]);
    expect(told.at(-1)!.shared).toEqual({
      type: 'closed',
      hands: [
        [3, 0, 0, 0],
        [0, 1, 2, 1],
      ],
      coins: [20, 13],
    });
  });

  test('B-3.2 the richest wins, equal purses share a place', () => {
    const state = twoMerchants([TEA], { days: 1 });
    expect(bazaar.outcome(state)).toBeUndefined();
    play(state, [0, bid(0)], [1, bid(0)]);
    expect(bazaar.outcome(state)).toEqual({ scores: [21, 15], places: [1, 2] });
    state.coins[1] = 21;
    expect(bazaar.outcome(state)).toEqual({ scores: [21, 21], places: [1, 1] });
  });
});
