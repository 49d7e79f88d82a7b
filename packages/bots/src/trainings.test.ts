import { describe, expect, it } from 'vitest';
import { trainings } from '@parlor/games/trainings';
import { finish, type Lessons, linesOf, partOf } from '@parlor/search';

const FEW = 40;

const taken = await Promise.all(
  Object.entries(trainings).map(async ([game, load]) =>
    (await load()).map((training) => ({ name: `${game}: ${training.data}`, training })),
  ),
);

describe.each(taken.flat())('the training of $name', ({ training }) => {
  it('ends with the same data file every time, and says how far it is', () => {
    const shares: number[] = [];
    const lessons = training.learn(FEW);
    let step = lessons.next();
    for (; !step.done; step = lessons.next()) shares.push(step.value);
    expect(step.value).toBe(finish(training.learn(FEW)));
    expect(step.value).toContain('export const ');
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });
});

describe('partOf', () => {
  it('counts the shares of a part as that part of the whole', () => {
    function* half(): Lessons<string> {
      yield 0.5;
      return 'learned';
    }
    const lessons = partOf(half(), 0.2, 0.4);
    expect(lessons.next()).toEqual({ done: false, value: 0.4 });
    expect(lessons.next()).toEqual({ done: true, value: 'learned' });
  });
});

describe('linesOf', () => {
  it('fills lines as far as they go', () => {
    const lines = linesOf(
      Array.from({ length: 40 }, (_, n) => n / 1000),
      '      ',
    ).split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
    expect(lines[0]).toMatch(/^ {6}0, 0\.001, .*,$/);
  });
});
