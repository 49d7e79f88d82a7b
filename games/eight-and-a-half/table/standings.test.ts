import { describe, expect, it } from 'vitest';
import { lastRounds, leadSince } from './standings.ts';
import { messages } from '../messages/en/index.ts';
import { decidedText } from './decided.ts';
import { catalogue } from './messages.ts';

catalogue.use(messages);

const people = (seat: number) => ({ name: ['Ann', 'Nadia', 'Otto'][seat], isReader: seat === 0 });
const told = (sheet: number[][]): string => {
  const points = sheet[0].map((_, seat) => sheet.reduce((sum, row) => sum + row[seat], 0));
  return decidedText({ points, sheet }, people);
};

describe('who was ahead since when', () => {
  it('is the round after which the winner was never reached again', () => {
    const sheet = [
      [0, 3, 0],
      [3, 0, 0],
      [2, 1, 0],
      [0, 0, 3],
    ];
    expect(leadSince(sheet, [0])).toBe(3);
    expect(leadSince([[3, 0, 0]], [0])).toBe(1);
  });

  it('is no round where first place is shared', () => {
    expect(leadSince([[2, 2]], [0, 1])).toBeUndefined();
  });
});

describe('what decided the match', () => {
  it('is told in a sentence', () => {
    expect(
      told([
        [3, 0, 0],
        [0, 2, 1],
        [2, 0, 1],
      ]),
    ).toBe('You win by 3 points, out first in 2 of 3 rounds. You led from the first round on.');
    expect(
      told([
        [0, 3, 0],
        [3, 0, 0],
        [0, 3, 0],
      ]),
    ).toBe('Nadia wins by 3 points, out first in 2 of 3 rounds. The last round decided it.');
    expect(
      told([
        [2, 0, 1],
        [0, 2, 0],
      ]),
    ).toBe('Nadia and you share first place with 2 points each.');
    expect(told([[0, 3, 0]])).toBe('Nadia wins by 3 points: out first, with the fewest cards.');
    expect(told([[1, 0, 0]])).toBe(
      'You win by 1 point: nobody went out, so the fewest cards decided it.',
    );
  });
});

describe('the sheet', () => {
  it('shows the last rounds with their numbers', () => {
    expect(lastRounds([[1], [2], [3]], 2)).toEqual([
      { round: 2, row: [2] },
      { round: 3, row: [3] },
    ]);
  });
});
