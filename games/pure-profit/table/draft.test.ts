import { describe, expect, it } from 'vitest';
import type { Move } from '../rules/index.ts';
import {
  canFinish,
  finishMove,
  leaveOne,
  moveKey,
  NO_DRAFT,
  runOf,
  stealMove,
  takenFrom,
  takeOne,
  throwMove,
  thrownIn,
  touchFinish,
  usesOf,
} from './draft.ts';
import { aPlayer, aView } from './testView.ts';

const players = (bank: readonly (1 | 2 | 3 | 7 | 8 | 9)[]) => [
  aPlayer({ bank }),
  aPlayer(),
  aPlayer(),
];

describe('moveKey', () => {
  it('is the same for the same move, whatever the order of its fields', () => {
    const move = { value: 3, bankrupt: 11, type: 'lay' } as const;
    expect(moveKey(move)).toBe(moveKey({ type: 'lay', bankrupt: 11, value: 3 }));
  });

  it('tells different moves apart', () => {
    const moves: Move[] = [
      { type: 'draw', from: 'pile' },
      { type: 'draw', from: 'discard' },
      { type: 'bank', card: 3 },
      { type: 'discard', card: 3 },
      { type: 'choose', card: 3 },
      { type: 'settle', card: 11 },
      { type: 'steal', card: 15 },
      stealMove(15, new Map([[1, [0, 1]]])),
      { type: 'lay', bankrupt: 11, value: 3 },
      { type: 'lay', bankrupt: 12, value: 3 },
      { type: 'take', from: 1 },
      { type: 'take', from: 2 },
      { type: 'stop' },
      { type: 'pass' },
      { type: 'finish', cards: [9, 10], discard: null },
      { type: 'finish', cards: [9, 10], discard: 1 },
    ];
    expect(new Set(moves.map(moveKey)).size).toBe(moves.length);
  });
});

describe('stealing in the first edition', () => {
  it('names victims in ascending order, one entry per card', () => {
    let takes = takeOne(NO_DRAFT.takes, 2, 5);
    takes = takeOne(takes, 1, 4);
    takes = takeOne(takes, 2, 5);
    expect(stealMove(15, takes)).toEqual({ type: 'steal', card: 15, from: [1, 2, 2] });
    expect(takenFrom(takes, 2)).toBe(2);
  });

  it('raises the back that was touched, or the first that lies flat', () => {
    const touched = takeOne(NO_DRAFT.takes, 1, 5, 3);
    expect(touched.get(1)).toEqual([3]);
    expect(takeOne(touched, 1, 5).get(1)).toEqual([3, 0]);
  });

  it('leaves the back that is touched again, or the last one', () => {
    const two = takeOne(takeOne(NO_DRAFT.takes, 1, 5, 3), 1, 5, 1);
    expect(leaveOne(two, 1, 3).get(1)).toEqual([1]);
    expect(leaveOne(two, 1).get(1)).toEqual([3]);
    expect(leaveOne(leaveOne(two, 1), 1).has(1)).toBe(false);
  });
});

describe('finishing', () => {
  it('lays the missing steps, one card each, and throws the first card left', () => {
    const view = aView({ hand: [4, 8, 9, 9, 10, 14], players: players([1, 7]) });
    expect(runOf(view, 0)).toEqual([1, 2, 4]);
    expect(finishMove(view, 0, NO_DRAFT)).toEqual({
      type: 'finish',
      cards: [8, 9, 10],
      discard: 4,
    });
    expect(thrownIn(view, 0, NO_DRAFT)).toBe(0);
  });

  it('is no finish while a step is missing', () => {
    const view = aView({ hand: [8, 10], players: players([7]) });
    expect(runOf(view, 0)).toBeUndefined();
    expect(finishMove(view, 0, NO_DRAFT)).toBeUndefined();
  });

  it('discards nothing when no card is left', () => {
    const view = aView({ hand: [10], players: players([9]) });
    expect(finishMove(view, 0, NO_DRAFT)).toEqual({ type: 'finish', cards: [10], discard: null });
    expect(thrownIn(view, 0, NO_DRAFT)).toBeUndefined();
  });

  it('adds a duplicate where that is legal, and takes it back', () => {
    const view = aView({ hand: [4, 8, 9, 9, 10], players: players([7]) });
    const added = touchFinish(view, 0, NO_DRAFT, 3, () => true)!;
    expect(finishMove(view, 0, added)).toEqual({
      type: 'finish',
      cards: [8, 9, 9, 10],
      discard: 4,
    });
    expect(touchFinish(view, 0, added, 3, () => true)!.extra).toEqual([]);
  });

  it('makes any other card the discard', () => {
    const view = aView({ hand: [4, 5, 10, 14], players: players([9]) });
    const thrown = touchFinish(view, 0, NO_DRAFT, 3, () => false)!;
    expect(finishMove(view, 0, thrown)).toEqual({ type: 'finish', cards: [10], discard: 14 });
    expect(thrownIn(view, 0, thrown)).toBe(3);
  });

  it('does not let go of a card the run needs', () => {
    const view = aView({ hand: [4, 10], players: players([9]) });
    expect(touchFinish(view, 0, NO_DRAFT, 1, () => true)).toBeUndefined();
  });
});

describe('usesOf', () => {
  it('asks what is legal and nothing else', () => {
    const legal = new Set(['bank 3', 'discard 3', 'steal 14 ']);
    const asker = { allows: (move: Move): boolean => legal.has(moveKey(move)), isFirst: false };
    expect(usesOf(3, asker)).toEqual({ bank: true, discard: true, steal: false });
    expect(usesOf(4, asker)).toEqual({ bank: false, discard: false, steal: false });
    expect(usesOf(14, asker)).toEqual({ bank: false, discard: false, steal: true });
    expect(usesOf(14, { ...asker, isFirst: true }).steal).toBe(true);
    expect(usesOf(11, asker)).toEqual({ bank: false, discard: false, steal: false });
  });

  it('finds that a Bankrupt may go alone where that is legal', () => {
    const allows = (move: Move): boolean => moveKey(move) === 'discard 11';
    expect(usesOf(11, { allows, isFirst: false }).discard).toBe(true);
  });
});

describe('throwMove', () => {
  it('uses a Steal, and discards anything else', () => {
    expect(throwMove(14)).toEqual({ type: 'steal', card: 14 });
    expect(throwMove(11)).toEqual({ type: 'discard', card: 11 });
    // The first edition wants victims named, and refuses.
    expect(throwMove(14, true)).toEqual({ type: 'discard', card: 14 });
  });
});

describe('canFinish', () => {
  it('by its option asks for a card that is left to discard', () => {
    const finish = 'discard' as const;
    const hand = (
      cards: readonly (7 | 8 | 9 | 10)[],
      bank: readonly (7 | 8 | 9)[],
      isBound: boolean,
    ) => {
      const view = aView({ hand: cards, players: players(bank) });
      return canFinish(isBound ? { ...view, options: { ...view.options, finish } } : view, 0);
    };
    expect(hand([9, 10], [8], false)).toBe(true);
    expect(hand([9, 10], [8], true)).toBe(false);
    expect(hand([9, 10, 10], [8], true)).toBe(true);
    expect(hand([10], [9], true)).toBe(true);
    expect(hand([10], [8], false)).toBe(false);
  });
});
