import { describe, expect, it } from 'vitest';
import { lineNumber, lineOf } from './lineNumbers.ts';

describe('the number before a line', () => {
  it('is a digit where nine are enough', () => {
    expect([0, 8].map((at) => lineNumber(at, 9))).toEqual(['1', '9']);
  });

  it.each([1, 9, 10, 99, 100, 342])(
    'of %i lines is never the beginning of another one',
    (count) => {
      const numbers = Array.from({ length: count }, (_, at) => lineNumber(at, count));
      expect(new Set(numbers).size).toBe(count);
      expect(new Set(numbers.map(({ length }) => length)).size).toBe(1);
      expect(numbers.map((number) => lineOf(number, count))).toEqual([...numbers.keys()]);
    },
  );

  it('may be typed without its noughts', () => {
    expect(lineOf('3', 12)).toBe(2);
  });

  it.each(['', '0', '00', '13', '99'])('%j is that of no line among twelve', (typed) => {
    expect(lineOf(typed, 12)).toBeUndefined();
  });
});
