/** Positions in which there is no doubt about the right move. */

import { fastRng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { type Level } from '@parlor/search';
import { bySeat } from '@parlor/testkit';
import { messages } from '../messages/en/index.ts';
import { textOf } from '../text/textOf.ts';
import { brain } from './index.ts';
import { type Layout, text, viewOf } from './testPosition.ts';

const english = textOf(messages);

const answer = (level: Level, layout: Layout): string =>
  text(brain.think(level, viewOf(layout), 0, fastRng(7)).move);

const BANKS = ['1 2 3 4', '1 2 3 4', '1 2 3 4'];
const OPENS = ['6 7 8', '6 7 8', '6 7 8'];
const BLINDS = ['3 4 5', '3 4 5', '3 4 6'];

describe.each(['casual', 'skilled', 'expert'] as const)('%s', (level) => {
  it('goes out when it can', () => {
    const layout = {
      hands: ['9 9', '3', '3 4'],
      opens: ['', '7', '7'],
      blinds: ['', '1', '1'],
      pile: '4 6',
      value: 6,
      table: [0, 1, 2],
    };
    expect(answer(level, layout)).toBe('2×9');
  });

  it('catches a big pile and starts afresh (E-5.1)', () => {
    const layout = {
      hands: ['4 7 8', '1 2 6', '1 2 6'],
      opens: OPENS,
      blinds: BLINDS,
      banks: BANKS,
      pile: '1 1 2 2 3 3 3 ½',
      value: 3.5,
    };
    expect(answer(level, layout)).toBe('4');
  });

  it('gets rid of a group at once (E-3.3)', () => {
    const layout = {
      hands: ['3 3 3', '1 2 6', '1 2 6'],
      opens: OPENS,
      blinds: BLINDS,
      banks: BANKS,
      pile: '1 2',
      value: 2,
      rounds: 6,
    };
    expect(answer(level, layout)).toBe('3×3');
  });

  it('does not walk into a catch that lies open on the table (E-5.1)', () => {
    const layout = {
      hands: ['½ 7', '', '5 6'],
      opens: ['1 2 3', '1 5 2', '6 7 8'],
      blinds: BLINDS,
      pile: '1 2 3 3 4 4',
      value: 4,
      table: [0, 1, 2],
    };
    expect(answer(level, layout)).toBe('7');
  });
});

it('the newcomer catches as well', () => {
  const layout = {
    hands: ['4 7 8', '1 2 6', '1 2 6'],
    opens: OPENS,
    blinds: BLINDS,
    banks: BANKS,
    pile: '3 3 ½',
    value: 3.5,
  };
  expect(answer('beginner', layout)).toBe('4');
});

describe('expert', () => {
  it('turns any Blind card without thinking about which', () => {
    const layout = {
      hands: ['', '3', '3 4'],
      opens: ['', '7', '7'],
      blinds: ['2 3', '1', '1'],
      table: [0, 1, 2],
    };
    expect(answer('expert', layout)).toBe('blind 1');
  });

  it('stops a neighbour who is about to go out, where a lower card would let them', () => {
    const layout = {
      hands: ['6 9', '8', '3 4 5 6 7'],
      opens: ['9', '', '7'],
      blinds: ['1', '', '1'],
      pile: '4',
      value: 4,
      table: [0, 1, 2],
    };
    expect(answer('expert', layout)).toBe('9');
  });

  it('says that nobody can stop it', () => {
    const layout = {
      hands: ['9 8', '3', '3 4'],
      opens: ['', '4', '4'],
      blinds: ['', '', ''],
      pile: '4',
      value: 4,
      table: [0, 1, 2],
    };
    const [best] = brain.hints(viewOf(layout), 0, fastRng(1));
    expect(['goes-out', 'sure-win']).toContain(best!.reason.code);
    expect(english.reason(best!.reason, bySeat)).toContain('nobody can stop you');
    // It is the only round: whoever goes out first with the fewest cards has won.
    expect(best!.value).toBe(1);
  });
});
