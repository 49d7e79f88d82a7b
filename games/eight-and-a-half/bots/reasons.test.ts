import { describe, expect, it } from 'vitest';
import { fastRng } from '@parlor/kit';
import { bySeat, peopleAt } from '@parlor/testkit';
import { messages } from '../messages/en/index.ts';
import { textOf } from '../text/textOf.ts';
import { explain } from './explain.ts';
import { FollowOdds } from './followOdds.ts';
import { Odds } from './odds.ts';
import { eightAndAHalf, type Move } from '../rules/index.ts';
import { type Layout, position, text, viewOf } from './testPosition.ts';

const english = textOf(messages);

/** Why seat 0 would play `notation`. */
function why(layout: Layout, notation: string): string {
  const state = position(layout);
  const moves: Move[] = [];
  const count = eightAndAHalf.moves(state, 0, moves);
  const move = moves.slice(0, count).find((one) => text(one) === notation)!;
  const view = viewOf(layout);
  const known = {
    odds: new Odds().count(view),
    followOdds: new FollowOdds(view, 0, fastRng(1)),
    legal: moves.slice(0, count),
  };
  return explain(state, 0, move, known, false).code;
}

const BASE = {
  opens: ['6 7 8', '6 7 8', '6 7 8'],
  blinds: ['3 4 5', '3 4 5', '3 4 6'],
  banks: ['1 2 3 4', '1 2 3 4', '1 2 3 4'],
};

describe('explain', () => {
  it.each([
    ['catches', { ...BASE, hands: ['4 7 8', '1', '1'], pile: '3 ½', value: 3.5 }, '4'],
    ['sheds-a-group', { ...BASE, hands: ['3 3 8', '1 2 6', '1'], pile: '2', value: 2 }, '2×3'],
    ['keeps-the-wild', { ...BASE, hands: ['3 7 G', '1 2 6', '1'], pile: '2', value: 2 }, '3'],
    ['keeps-high', { ...BASE, hands: ['3 7 8', '1 2 6', '1'], pile: '2', value: 2 }, '3'],
    ['risks-a-half', { ...BASE, hands: ['½ 7 8', '1 2 6', '1'], pile: '2', value: 2 }, '½'],
    ['makes-it-whole', { ...BASE, hands: ['½ 7 8', '1 2 6', '1'], pile: '2 ½', value: 2.5 }, '½'],
    ['resets', { ...BASE, hands: ['0 9 4', '1 2 6', '1'], pile: '9', value: 9 }, '0'],
    [
      'nothing-fits',
      {
        ...BASE,
        banks: ['', '', ''],
        hands: ['9 3', '', '1'],
        pile: '2',
        value: 2,
        table: [0, 1, 2],
      },
      '9',
    ],
    [
      'stops-the-leader',
      {
        hands: ['9 3', '8', '1'],
        opens: ['1 2 3', '', '4'],
        pile: '2',
        value: 2,
        table: [0, 2],
      },
      '9',
    ],
  ] as const)('%s', (code, layout, notation) => {
    expect(why(layout, notation)).toBe(code);
  });
});

describe('say', () => {
  it('counts one card as one', () => {
    const fits = (cards: number) =>
      english.reason(
        { code: 'nothing-fits', params: { seat: 1, cards } },
        peopleAt(['Me', 'Ann'], 0),
      );
    expect(fits(1)).toBe('Ann has nothing that fits and must take the pile of 1 card.');
    expect(fits(3)).toBe('Ann has nothing that fits and must take the pile of 3 cards.');
  });

  it('has words for a code it does not know', () => {
    expect(english.reason({ code: 'toString' }, bySeat)).toBe(
      english.reason({ code: 'no such thing' }, bySeat),
    );
    expect(english.reason({ code: 'no such thing' }, bySeat)).toMatch(/^[A-Z].*[.]$/);
  });
});
