import type { View } from '../rules/index.ts';
import { describe, expect, test } from 'vitest';
import { decisionOf, placesOf, standOf, sumsOf } from './ending.ts';

/** Three at the table (6, 3 and 1 points); each game as seats from Rich to Poor. */
function after(...finished: number[][]): View {
  const points = [0, 0, 0];
  for (const order of finished)
    order.forEach((seat, place) => (points[seat] = (points[seat] ?? 0) + ([6, 3, 1][place] ?? 0)));
  return { seats: 3, finished, points } as unknown as View;
}

describe('what decided the match', () => {
  test('is the game after which the winner was never caught', () => {
    const view = after([1, 0, 2], [0, 2, 1], [0, 1, 2]);
    expect(sumsOf(view, 0)).toEqual([3, 9, 15]);
    expect(decisionOf(view)).toMatchObject({
      winners: [0],
      second: 1,
      margin: 5,
      game: 1,
      status: 'Rich',
      isStartToFinish: false,
    });
  });

  test('is nothing special when the winner led throughout', () => {
    expect(decisionOf(after([2, 0, 1], [2, 1, 0]))).toMatchObject({
      winners: [2],
      isStartToFinish: true,
      game: 0,
    });
  });

  test('names everybody who shares the win', () => {
    const decision = decisionOf(after([0, 2, 1], [1, 2, 0], [2, 0, 1], [2, 1, 0]));
    expect(decision.winners).toEqual([2]);
    expect(decisionOf(after([0, 1, 2], [1, 0, 2])).winners).toEqual([0, 1]);
  });
});

describe('the places', () => {
  test('are shared by those who are level', () => {
    expect(placesOf(after([0, 1, 2], [1, 0, 2]))).toEqual([
      { seat: 0, place: 1, points: 9 },
      { seat: 1, place: 1, points: 9 },
      { seat: 2, place: 3, points: 2 },
    ]);
  });

  test('stand with the winner in the middle', () => {
    expect([0, 1, 2, 3, 4].map(standOf)).toEqual([0, -1, 1, -2, 2]);
  });
});
