import { describe, expect, it } from 'vitest';
import { diceOf, FIRST_HAND, handOf, MAX_DICE, partsOf } from './dice/hands.ts';
import { CHARM_DIE_FREE, CHARM_DIE_KEPT, keepOf, keepsOf, NO_CHARM_DIE } from './keeps.ts';

/** The most moves a decision may list. */
const LONGEST_LIST = 512;

describe('choices of dice to keep', () => {
  it('are 216 at most for nine dice and 432 with the charm die, so every roll can be listed', () => {
    let longest = 0;
    for (let hand = 0; hand < FIRST_HAND[MAX_DICE + 1]!; hand++) {
      longest = Math.max(longest, partsOf(hand).length);
    }
    expect(longest).toBe(216);
    const widest = handOf([1, 1, 2, 2, 3, 3, 4, 5, 6]);
    expect(keepsOf(widest, NO_CHARM_DIE)).toHaveLength(216);
    expect(keepsOf(widest, CHARM_DIE_FREE)).toHaveLength(432);
    expect(keepsOf(widest, CHARM_DIE_FREE).length).toBeLessThanOrEqual(LONGEST_LIST);
  });

  it('name equal dice once', () => {
    const texts = keepsOf(handOf([3, 3, 5]), NO_CHARM_DIE).map(({ dice }) => dice.join(''));
    expect(texts.sort()).toEqual(['', '3', '33', '335', '35', '5']);
  });

  it('hold every part of the dice, as trying them all shows', () => {
    for (const dice of [
      [1, 2, 3, 4, 5, 6, 6],
      [2, 2, 2, 2],
      [1, 1, 4, 4, 4, 6, 6, 6, 6],
    ]) {
      const all = new Set<string>();
      for (let subset = 0; subset < 1 << dice.length; subset++) {
        all.add(dice.filter((_, die) => (subset >>> die) & 1).join(''));
      }
      const listed = keepsOf(handOf(dice), NO_CHARM_DIE).map((keep) => keep.dice.join(''));
      expect(new Set(listed)).toEqual(all);
      expect(listed).toHaveLength(all.size);
    }
  });

  it('end with keeping everything', () => {
    const hand = handOf([1, 5, 5]);
    for (const charm of [NO_CHARM_DIE, CHARM_DIE_KEPT, CHARM_DIE_FREE] as const) {
      expect(keepsOf(hand, charm).at(-1)).toBe(keepOf(hand, charm !== NO_CHARM_DIE));
    }
    expect(keepOf(hand, false).dice).toEqual(diceOf(hand));
  });

  it('leave the charm die no choice once it has to be kept', () => {
    expect(keepsOf(handOf([1, 2]), CHARM_DIE_KEPT).every(({ charm }) => charm)).toBe(true);
  });
});
