import type { Move } from '../rules/index.ts';
import { describe, expect, test } from 'vitest';
import { canPass, change, choicesOf, cycle, missing, moveOf, tap } from './selecting.ts';

const play = (rank: number, count: number): Move => ({ type: 'play', rank, count });
const PASS: Move = { type: 'pass' };

/** Leading with three 4s, a 5 and two 8s. */
const LEAD = choicesOf([play(4, 1), play(4, 2), play(4, 3), play(5, 1), play(8, 1), play(8, 2)]);
/** Two are asked for: two of three 7s would do, or the 5. */
const FOLLOW = choicesOf([PASS, play(7, 2), play(5, 1)]);

describe('what can be chosen', () => {
  test('is listed by rank, fewest first, without the pass', () => {
    expect([...choicesOf([PASS, play(6, 2), play(6, 1), play(9, 1)])]).toEqual([
      [6, [1, 2]],
      [9, [1]],
    ]);
  });

  test('says whether passing is possible', () => {
    expect(canPass([PASS, play(6, 1)])).toBe(true);
    expect(canPass([play(6, 1)])).toBe(false);
  });
});

describe('a tap', () => {
  test('takes the whole rank when leading', () => {
    expect(tap(undefined, LEAD, { rank: 4, card: 1, held: 3 })).toEqual({
      rank: 4,
      cards: [0, 1, 2],
    });
  });

  test('takes as many as the round asks for, the tapped card among them', () => {
    expect(tap(undefined, FOLLOW, { rank: 7, card: 2, held: 3 })).toEqual({
      rank: 7,
      cards: [1, 2],
    });
    expect(tap(undefined, FOLLOW, { rank: 7, card: 0, held: 3 })).toEqual({
      rank: 7,
      cards: [0, 1],
    });
  });

  test('releases a chosen card, and the last one for good', () => {
    expect(tap({ rank: 4, cards: [0, 1] }, LEAD, { rank: 4, card: 0, held: 3 })).toEqual({
      rank: 4,
      cards: [1],
    });
    expect(tap({ rank: 4, cards: [1] }, LEAD, { rank: 4, card: 1, held: 3 })).toBeUndefined();
  });

  test('adds a card of the same rank, or swaps it in when there are enough', () => {
    expect(tap({ rank: 4, cards: [1] }, LEAD, { rank: 4, card: 2, held: 3 })?.cards).toEqual([
      1, 2,
    ]);
    expect(tap({ rank: 7, cards: [0, 1] }, FOLLOW, { rank: 7, card: 2, held: 3 })?.cards).toEqual([
      1, 2,
    ]);
  });

  test('goes over to another rank', () => {
    expect(tap({ rank: 4, cards: [0] }, LEAD, { rank: 8, card: 0, held: 2 })).toEqual({
      rank: 8,
      cards: [0, 1],
    });
  });

  test('changes nothing on a card that cannot be played', () => {
    const picked = { rank: 7, cards: [0, 1] };
    expect(tap(picked, FOLLOW, { rank: 8, card: 0, held: 1 })).toBe(picked);
  });
});

describe('the chosen cards', () => {
  test('are a move only in a number that may be played', () => {
    expect(moveOf({ rank: 7, cards: [0, 2] }, FOLLOW)).toEqual(play(7, 2));
    expect(moveOf({ rank: 7, cards: [0] }, FOLLOW)).toBeUndefined();
    expect(moveOf(undefined, FOLLOW)).toBeUndefined();
  });

  test('say how many are missing', () => {
    expect(missing({ rank: 7, cards: [0] }, FOLLOW)).toBe(1);
    expect(missing({ rank: 7, cards: [0, 1] }, FOLLOW)).toBe(0);
  });
});

describe('keys', () => {
  test('of a rank take all, then fewer, then none', () => {
    const at = { rank: 4, held: 3 };
    const all = cycle(undefined, LEAD, at);
    const two = cycle(all, LEAD, at);
    const one = cycle(two, LEAD, at);
    expect([all, two, one].map((picked) => picked?.cards.length)).toEqual([3, 2, 1]);
    expect(cycle(one, LEAD, at)).toBeUndefined();
  });

  test('+ and − go to the next number that may be played, and no further', () => {
    const two = { rank: 4, cards: [0, 1] };
    expect(change(two, LEAD, 1, 3)?.cards).toEqual([0, 1, 2]);
    expect(change(two, LEAD, -1, 3)?.cards).toEqual([0]);
    expect(change({ rank: 8, cards: [0, 1] }, LEAD, 1, 2)?.cards).toEqual([0, 1]);
    expect(change(undefined, LEAD, 1, 3)).toBeUndefined();
  });
});
