import { describe, expect, it } from 'vitest';
import { bytesPerUnit, median } from './memory.ts';

describe('bytesPerUnit', () => {
  /** Doubles in a packed array are 8 bytes each, besides the object around them. */
  const listOfDoubles = (length: number) => new Array<number>(length).fill(0.5);
  let kept: unknown;

  it('sees what work allocates, even what it throws away', () => {
    const work = () => {
      for (let i = 0; i < 100; i++) kept = listOfDoubles(128);
      return 100;
    };
    for (let warm = 0; warm < 200; warm++) work();
    const bytes = bytesPerUnit(work);
    expect(bytes).toBeGreaterThan(128 * 8);
    expect(bytes).toBeLessThan(128 * 8 * 1.5);
    expect(kept).toHaveLength(128);
  });

  it('sees typed arrays, which live elsewhere', () => {
    const work = () => {
      for (let i = 0; i < 10; i++) kept = new Uint8Array(10_000);
      return 10;
    };
    for (let warm = 0; warm < 200; warm++) work();
    expect(bytesPerUnit(work)).toBeGreaterThan(9_000);
  });

  it('sees next to nothing where nothing is allocated', () => {
    const cells = new Uint8Array(64);
    const work = () => {
      for (let i = 0; i < 1000; i++) cells[i & 63]! += i;
      return 1000;
    };
    for (let warm = 0; warm < 200; warm++) work();
    expect(bytesPerUnit(work)).toBeLessThan(1);
  });
});

describe('median', () => {
  it('is the middle, or between the two in the middle', () => {
    expect(median([])).toBe(0);
    expect(median([3])).toBe(3);
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 100, 2])).toBe(3);
  });
});
