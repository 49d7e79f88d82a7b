import { describe, expect, it } from 'vitest';
import { COMBOS, type Combo, combosIn, contains } from './combos.ts';
import { diceOf, FACES, FIRST_HAND, HANDS, handOf, MAX_DICE } from './hands.ts';

const found = (...dice: number[]): Combo[] =>
  COMBOS.filter((_, number) => (combosIn(handOf(dice)) >>> number) & 1);

/** All ways to split dice into groups of the same face, by trying: slow, and knows nothing of counts. */
function canPick(dice: readonly number[], sizes: readonly number[]): boolean {
  const [size, ...rest] = sizes;
  if (size === undefined) return true;
  return [1, 2, 3, 4, 5, 6].some((face) => {
    const left = [...dice];
    for (let taken = 0; taken < size; taken++) {
      const at = left.indexOf(face);
      if (at < 0) return false;
      left.splice(at, 1);
    }
    return canPick(left, rest);
  });
}

const canRun = (dice: readonly number[], length: number): boolean =>
  [1, 2, 3].some((from) =>
    Array.from({ length }, (_, i) => from + i).every((face) => dice.includes(face)),
  );

const BY_HAND: Readonly<Record<Combo, (dice: readonly number[]) => boolean>> = {
  pair: (dice) => canPick(dice, [2]),
  'two-pairs': (dice) => canPick(dice, [2, 2]),
  'three-pairs': (dice) => canPick(dice, [2, 2, 2]),
  'three-of-a-kind': (dice) => canPick(dice, [3]),
  'four-of-a-kind': (dice) => canPick(dice, [4]),
  'five-of-a-kind': (dice) => canPick(dice, [5]),
  'six-of-a-kind': (dice) => canPick(dice, [6]),
  'seven-of-a-kind': (dice) => canPick(dice, [7]),
  'straight-of-four': (dice) => canRun(dice, 4),
  'straight-of-five': (dice) => canRun(dice, 5),
  'straight-of-six': (dice) => canRun(dice, 6),
  'full-house': (dice) => canPick(dice, [3, 2]),
  'two-threes': (dice) => canPick(dice, [3, 3]),
  'four-and-three': (dice) => canPick(dice, [4, 3]),
};

describe('T-4.1 what a roll contains', () => {
  it('is right for every hand of up to nine dice', () => {
    const wrong: string[] = [];
    for (let hand = 0; hand < HANDS; hand++) {
      const dice = diceOf(hand);
      for (const combo of COMBOS) {
        if (contains(hand, combo) !== BY_HAND[combo](dice)) wrong.push(`${dice.join('')} ${combo}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is formed by some of the dice; the others do no harm', () => {
    expect(found(2, 2, 5)).toEqual(['pair']);
    expect(found(1, 2, 3, 4, 6, 6)).toEqual(['pair', 'straight-of-four']);
    expect(found(1, 2, 4, 5, 6)).toEqual([]);
  });
});

describe('T-4.3 any dice of the pattern will do', () => {
  it('counts every pair as a pair', () => {
    for (let face = 1; face <= FACES; face++) expect(found(face, face)).toEqual(['pair']);
  });

  it('takes any four consecutive values for a straight of four', () => {
    for (const from of [1, 2, 3])
      expect(found(from + 2, from, from + 3, from + 1)).toEqual(['straight-of-four']);
    expect(found(1, 2, 3, 5)).toEqual([]);
  });

  it('finds two pairs in four of a kind and a full house in five', () => {
    expect(found(4, 4, 4, 4)).toContain('two-pairs');
    expect(found(4, 4, 4)).not.toContain('two-pairs');
    expect(found(3, 3, 3, 3, 3)).toContain('full-house');
    expect(found(3, 3, 3, 3, 6)).not.toContain('full-house');
  });

  it('finds the largest combinations', () => {
    expect(found(6, 6, 6, 6, 6, 6, 6)).toContain('seven-of-a-kind');
    expect(found(6, 6, 6, 6, 6, 6, 6)).toContain('four-and-three');
    expect(found(1, 2, 3, 4, 5, 6)).toContain('straight-of-six');
    expect(found(2, 2, 2, 5, 5, 5)).toContain('two-threes');
  });
});

describe('hands', () => {
  it('are numbered by size, each with its own dice', () => {
    const hands = Array.from({ length: HANDS }, (_, hand) => hand);
    expect(hands.map((hand) => handOf(diceOf(hand)))).toEqual(hands);
    expect(HANDS).toBe(5005);
    for (let size = 0; size <= MAX_DICE; size++)
      expect(diceOf(FIRST_HAND[size]!)).toHaveLength(size);
  });
});
