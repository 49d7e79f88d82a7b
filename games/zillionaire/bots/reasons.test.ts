import { zillionaire } from '../rules/index.ts';
import { FIVE, MILLIONAIRE, type Rank, ZILLIONAIRE } from '../rules/state.ts';
import { describe, expect, it } from 'vitest';
import type { Reason } from '@parlor/search';
import { peopleAt } from '@parlor/testkit';
import { messages } from '../messages/en/index.ts';
import { textOf } from '../text/textOf.ts';
import { reasonFor } from './reasons.ts';
import { late } from './testPosition.ts';

const english = textOf(messages);
const people = peopleAt(['Me', 'Ann', 'Bo'], 0);

const HIGH: readonly Rank[] = [ZILLIONAIRE, ZILLIONAIRE, MILLIONAIRE];

/** Why seat 0 would lead so many of a rank. */
function whyLead(hands: readonly (readonly Rank[])[], rank: Rank, count: number): Reason {
  return reasonFor(late({ hands }), 0, zillionaire.parseMove({ type: 'play', rank, count })!);
}

describe('a lead of more cards than somebody holds', () => {
  const mine: readonly Rank[] = [3, 3, 3, 6, 8, 8];

  it('cannot be followed by that player', () => {
    const why = whyLead([mine, [7, 7], [4, 4, 4, ...HIGH]], 3, 3);
    expect(why).toEqual({ code: 'too-many-for', params: { seat: 1, left: 2, count: 3 } });
    expect(english.reason(why, people)).toBe(
      'Ann has only two cards left and cannot follow three at once.',
    );
  });

  it('can as long as a 5 may stand in for it (Z-4.4)', () => {
    const why = whyLead([mine, [7, 7], [4, 4, 4, FIVE, ...HIGH]], 3, 3);
    expect(why).toEqual({ code: 'sheds-low-group', params: { count: 3 } });
  });

  it('cannot where a 5 would not beat it', () => {
    const why = whyLead(
      [
        [...mine, 8],
        [7, 7],
        [4, 4, 4, FIVE, FIVE, ...HIGH, ZILLIONAIRE],
      ],
      8,
      3,
    );
    expect(why.code).toBe('too-many-for');
  });
});

describe('a low card by itself', () => {
  it('only leaves the hand when it is led, once nobody can play lower', () => {
    // The two cards left out of the game are the lowest that are in nobody's hand.
    const others: readonly (readonly Rank[])[] = [
      [7, 7, 8],
      [4, 4, 4, ...HIGH],
    ];
    expect(whyLead([[1, 8, 8, 6], ...others], 1, 1).code).toBe('only-when-led');
    expect(whyLead([[3, 8, 8, 6], ...others], 3, 1).code).toBe('sheds-low-card');
  });
});
