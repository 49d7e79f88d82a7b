import { fastRng, WIDE } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { pureProfit as game } from './index.ts';
import { notate } from '../facts/notation.ts';
import { parseMove } from '../facts/parse.ts';
import { TestTable } from './testTable.ts';
import type { Move } from '../facts/types.ts';

describe('parseMove', () => {
  it.each([
    { type: 'draw', from: 'pile' },
    { type: 'draw', from: 'discard' },
    { type: 'settle', card: 12 },
    { type: 'bank', card: 9 },
    { type: 'discard', card: 10 },
    { type: 'lay', bankrupt: 11, value: 3 },
    { type: 'steal', card: 15 },
    { type: 'pass' },
    { type: 'take', from: 5 },
    { type: 'stop' },
    { type: 'finish', cards: [8, 9, 9, 10], discard: 14 },
    { type: 'finish', cards: [10], discard: null },
    { type: 'choose', card: 11 },
  ])('reads %j, each time as the same object', (json) => {
    const move = parseMove(json);
    expect(move).toEqual(json);
    expect(parseMove(structuredClone(json))).toBe(move);
    expect(parseMove({ ...json, surplus: 1 })).toBeUndefined();
  });

  it.each([
    { type: 'draw' },
    { type: 'draw', from: 'hand' },
    { type: 'settle', card: 10 },
    { type: 'bank', card: 0 },
    { type: 'bank', card: 16 },
    { type: 'bank', card: 1.5 },
    { type: 'bank', card: '3' },
    { type: 'discard', card: null },
    { type: 'choose', card: -1 },
    { type: 'steal', card: 12 },
    { type: 'steal' },
    { type: 'steal', card: 15, from: [1] },
    { type: 'take' },
    { type: 'take', from: 6 },
    { type: 'take', from: -1 },
    { type: 'take', from: [1] },
    { type: 'lay', bankrupt: 10, value: 3 },
    { type: 'lay', bankrupt: 12, value: 11 },
    { type: 'lay', bankrupt: 12 },
    { type: 'pass', card: 13 },
    { type: 'finish', cards: [], discard: null },
    { type: 'finish', cards: [10, 9], discard: null },
    { type: 'finish', cards: [11], discard: null },
    { type: 'finish', cards: [10] },
    { type: 'finish', cards: [10], discard: 16 },
    { type: 'finish', cards: new Array(300).fill(10), discard: null },
    { type: 'toString' },
    [],
    null,
    'draw',
  ])('makes nothing of %j', (json) => {
    expect(parseMove(json)).toBeUndefined();
  });

  it('reads a finish of many equal cards, which no list has', () => {
    const finish = { type: 'finish', cards: new Array(20).fill(10), discard: null };
    expect(parseMove(finish)).toEqual(finish);
    expect(check(new TestTable({ hands: ['10', '4'] }).state, 0, finish as Move)).toBeDefined();
  });
});

describe('a space too large to list', () => {
  const copies = (card: number, count: number) => new Array<number>(count).fill(card).join(' ');
  const wild = () =>
    new TestTable({
      hands: [`S1 4 ${copies(8, 7)} ${copies(9, 8)} ${copies(10, 8)}`, '5 5', '6 6'],
      banks: ['1 2 3 4 5 6 7'],
    }).state;

  it('is sampled: every shape of move comes up, all of them legal', () => {
    const state = wild();
    expect(game.moves(state, 0, [])).toBe(WIDE);
    const rng = fastRng(3);
    const types = new Map<string, number>();
    const edges = new Map<string, unknown>();
    for (let sample = 0; sample < 400; sample++) {
      const move = game.sample(state, 0, rng);
      expect(check(state, 0, move)).toBeUndefined();
      types.set(move.type, (types.get(move.type) ?? 0) + 1);
      edges.set(notate(state, 0, move, 1), game.edge(state, 0, move, 1));
    }
    expect([...types.keys()].sort()).toEqual(['bank', 'discard', 'finish', 'steal']);
    expect(new Set(edges.values()).size).toBe(edges.size);
  });

  it('can be played', () => {
    const state = wild();
    const finish = { type: 'finish', cards: [8, ...new Array(8).fill(9), 10], discard: 13 } as Move;
    expect(check(state, 0, finish)).toBeUndefined();
    game.apply(state, 0, finish, fastRng(1));
    expect(game.outcome(state)?.scores).toEqual([10, 0, 0]);
  });
});

describe('notation', () => {
  it('hides the card of a choice from those who do not see it', () => {
    const { state } = new TestTable({
      hands: ['S1 4 4 4 4 4', '5 6 7', '8 9'],
      options: { openSteal: true },
    }).playAll('steal one', 'rob 1');
    const read = (card: 5 | 6, viewer: 0 | 1 | 2 | 'public') =>
      notate(state, 0, { type: 'choose', card }, viewer);
    expect([read(5, 0), read(5, 1), read(5, 2), read(5, 'public')]).toEqual([
      'choose $5M',
      'choose $5M',
      'choose',
      'choose',
    ]);
    const edge = (card: 5 | 6, viewer: 0 | 1 | 2) =>
      game.edge(state, 0, { type: 'choose', card }, viewer);
    expect(edge(5, 1)).not.toBe(edge(6, 1));
    expect(edge(5, 2)).toBe(edge(6, 2));
  });
});
