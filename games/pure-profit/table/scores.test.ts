import { describe, expect, it } from 'vitest';
import { messages } from '../messages/en/index.ts';
import { catalogue } from './messages.ts';
import { decidedBy, earlierSum, inOrder } from './scores.ts';
import { aPlayer, aView } from './testView.ts';

catalogue.use(messages);

const people = (seat: number) => ({
  name: ['Anna', 'Bruno', 'Otto'][seat] ?? '',
  isReader: seat === 0,
});
const series = { games: '3', openSteal: false, deck: null } as const;

describe('inOrder', () => {
  it('puts the highest Bank first, then the one with more cards', () => {
    const players = [aPlayer({ bank: [1] }), aPlayer({ bank: [1, 2] }), aPlayer({ bank: [1, 1] })];
    expect(inOrder(aView({ players }))).toEqual([1, 2, 0]);
  });

  it('adds the sums of a series', () => {
    const players = [aPlayer({ bank: [1, 2] }), aPlayer(), aPlayer({ bank: [1] })];
    const view = aView({ players, options: series, game: 2, finished: [[4, 10, 6]] });
    expect(inOrder(view)).toEqual([1, 2, 0]);
    expect(earlierSum(view, 1)).toBe(10);
  });

  it('does not count the last Bank twice when the series is over', () => {
    const players = [aPlayer({ bank: [1, 2] }), aPlayer({ bank: [10] }), aPlayer()];
    const finished = [
      [10, 3, 0],
      [9, 3, 0],
      [2, 10, 0],
    ];
    const view = aView({ players, options: series, turn: null, asked: null, finished });
    expect(inOrder(view)).toEqual([0, 1, 2]);
  });
});

describe('decidedBy', () => {
  const over = { turn: null, asked: null } as const;

  it('says who completed the Bank and who was closest', () => {
    const players = [aPlayer({ bank: [1, 2] }), aPlayer({ bank: [9, 10] }), aPlayer()];
    const view = aView({ ...over, players, finished: [[2, 10, 0]] });
    expect(decidedBy(view, people)).toBe(
      'Bruno completed a Bank of 2 cards; you came closest with $2M.',
    );
  });

  it('says so when a game was stopped', () => {
    const view = aView({ ...over, turns: 600, finished: [[2, 7, 0]] });
    expect(decidedBy(view, people)).toBe(
      'Nobody completed a Bank in 200 turns each, so the highest one counts.',
    );
  });

  it('adds up a series', () => {
    const view = aView({
      ...over,
      options: series,
      finished: [
        [10, 3, 0],
        [9, 10, 2],
        [8, 10, 0],
      ],
    });
    expect(decidedBy(view, people)).toBe('You won the series with $27M (10 + 9 + 8), $4M ahead.');
  });

  it('P-6.3 says who shares a series', () => {
    const finished = [
      [10, 3, 0],
      [3, 10, 2],
      [0, 0, 10],
    ];
    const view = aView({ ...over, options: series, finished });
    expect(decidedBy(view, people)).toBe('Bruno and you share the win with $13M each.');
  });
});
