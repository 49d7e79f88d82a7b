import { describe, expect, test } from 'vitest';
import { scripted, scriptedRng } from './scripted.ts';

describe('scripted results', () => {
  test('answer below and pick in order', () => {
    const rng = scriptedRng(3, 0, 1);
    expect(rng.below(6)).toBe(3);
    expect(rng.below(1)).toBe(0);
    expect(rng.exhausted()).toBe(false);
    expect(rng.pick(['a', 'b'])).toBe('b');
    expect(rng.exhausted()).toBe(true);
  });

  test('answer a shuffle with exactly the scripted order, in place', () => {
    const deck = [{ suit: 'x', rank: 1 }, { rank: 2 }, { rank: 2 }];
    const [first] = deck;
    const shuffled = scriptedRng({
      deck: [{ rank: 2 }, { rank: 1, suit: 'x' }, { rank: 2 }],
    }).shuffle(deck);
    expect(shuffled).toBe(deck);
    expect(shuffled).toEqual([{ rank: 2 }, { suit: 'x', rank: 1 }, { rank: 2 }]);
    // The items themselves are moved, not replaced by the script's.
    expect(shuffled[1]).toBe(first);
    expect(shuffled[0]).not.toBe(shuffled[2]);
  });

  test('shuffle typed arrays too', () => {
    expect(scriptedRng({ deck: [3, 1, 2] }).shuffle(new Uint8Array([1, 2, 3]))).toEqual(
      new Uint8Array([3, 1, 2]),
    );
  });
});

describe('what does not fit is refused with what was asked and what was scripted', () => {
  test('a number out of range', () => {
    expect(() => scriptedRng(0, 6).below(6)).not.toThrow();
    const rng = scriptedRng(0, 6);
    rng.below(6);
    expect(() => rng.below(6)).toThrow(/result 2 of 2: below\(6\) was asked, which cannot give: 6/);
    expect(() => scriptedRng(-1).below(6)).toThrow(/cannot give: -1/);
    expect(() => scriptedRng(0.5).below(6)).toThrow(/cannot give: 0.5/);
    expect(() => scriptedRng(2).pick(['a', 'b'])).toThrow(/pick from \["a","b"\]/);
  });

  test('a deck where a number is asked, and the other way round', () => {
    expect(() => scriptedRng({ deck: [1] }).below(6)).toThrow(
      /a deck is scripted: \{"deck":\[1\]\}/,
    );
    expect(() => scriptedRng(1).shuffle([1, 2])).toThrow(/shuffle of \[1,2\] was asked.*number/);
  });

  test('a deck of other cards', () => {
    expect(() => scriptedRng({ deck: [1, 1] }).shuffle([1, 2])).toThrow(/no order of those/);
    expect(() => scriptedRng({ deck: [1] }).shuffle([1, 2])).toThrow(/no order of those/);
  });

  test('one result too few', () => {
    expect(() => scriptedRng().below(2)).toThrow(/below\(2\) was asked, but all 0 .* are used/);
  });
});

describe('a scripted run', () => {
  test('gives what was run', () => {
    expect(scripted([2, 4], (rng) => rng.below(6) + rng.below(6))).toBe(6);
  });

  test('fails if results are left over', () => {
    expect(() => scripted([2, 4, { deck: [1] }], (rng) => rng.below(6))).toThrow(
      /2 of 3 results were never asked for: \[4,\{"deck":\[1\]\}\]/,
    );
  });
});
