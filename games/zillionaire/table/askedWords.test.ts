import type { Person } from '@parlor/kit';
import type { Move, View } from '../rules/index.ts';
import { describe, expect, test } from 'vitest';
import { messages } from '../messages/en/index.ts';
import { askedWords, consequence } from './askedWords.ts';
import { catalogue } from './messages.ts';

catalogue.use(messages);

const who = (seat: number): Person => ({
  name: ['Ada', 'Bruno', 'Nadia'][seat] ?? '',
  isReader: seat === 0,
});

const view = (parts: Partial<View>): View =>
  ({
    viewer: 0,
    seats: 3,
    seating: [0, 1, 2],
    handSizes: [9, 5, 5],
    hand: [3, 7, 7],
    out: [],
    top: null,
    ...parts,
  }) as unknown as View;

const play = (rank: number, count: number): Move => ({ type: 'play', rank, count });
const top = (rank: number, count: number) => ({ rank, count, by: 1 });

describe('the question', () => {
  test.each([
    [view({}), true, 'Lead cards of one rank'],
    [view({ top: top(6, 2) }), true, 'Beat two 6s, or pass'],
    [view({ top: top(8, 1) }), true, 'Beat an 8, or pass'],
    [view({ top: top(5, 3) }), true, 'Beat a 5 as three, or pass'],
    [view({ top: top(5, 0) }), true, 'Beat the 5 with any number of one rank, or pass'],
    [view({ top: top(10, 2) }), true, 'Beat two Bankrupts with two Bankrolls, or pass'],
    [view({ top: top(12, 2) }), false, 'You cannot beat two Millionaires'],
  ])('names the choice (%#)', (seen, canPlay, title) => {
    expect(askedWords(seen, canPlay, undefined, who).title).toBe(title);
  });

  test('gives the rule of the 5 where it matters', () => {
    const hand = [3, 5, 7];
    expect(askedWords(view({ hand, top: top(6, 1) }), true, undefined, who).line).toMatch(
      /only beats/,
    );
    expect(askedWords(view({ hand, top: top(2, 3) }), true, undefined, who).line).toBe(
      'One 5 counts as three fives.',
    );
  });
});

describe('what a choice brings about', () => {
  test('names whoever a Bump skips, but not those who are out', () => {
    expect(consequence(view({}), play(9, 1), who)).toBe('Bruno is skipped.');
    expect(consequence(view({ handSizes: [9, 0, 5] }), play(9, 1), who)).toMatch(
      /^Nadia is skipped/,
    );
  });

  test('Z-4.6 says that a Bump wins the round where two are left', () => {
    expect(consequence(view({ handSizes: [9, 0, 5], out: [1] }), play(9, 1), who)).toBe(
      'Nadia is skipped, so you win the round and lead again.',
    );
  });

  test('says what going out makes of me', () => {
    expect(consequence(view({ handSizes: [2, 5, 5] }), play(7, 2), who)).toBe(
      'You go out and become Rich.',
    );
    expect(consequence(view({ handSizes: [2, 5, 5] }), play(13, 2), who)).toBe(
      'You go out and become Rich. Ends the round; the next player leads.',
    );
  });

  test.each([7, 9, 10, 13])('Z-5.1 says that the game is over with my last cards (%i)', (rank) => {
    expect(consequence(view({ handSizes: [2, 5, 0], out: [2] }), play(rank, 2), who)).toBe(
      'You go out, become Credit Crazy, and the game is over.',
    );
  });

  test('says when the round ends', () => {
    expect(consequence(view({ top: top(8, 1) }), play(13, 1), who)).toMatch(/Ends the round/);
    expect(consequence(view({ top: top(10, 1) }), play(11, 1), who)).toMatch(/Ends the round/);
    expect(consequence(view({ top: top(8, 1) }), play(11, 1), who)).toBeUndefined();
  });
});
