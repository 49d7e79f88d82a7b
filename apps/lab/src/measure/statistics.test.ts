import { fastRng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { boundFor, Evidence } from './evidence.ts';
import { Sample } from './statistics.ts';
import { quantileMs, TimesCounter } from './times.ts';

const sampleOf = (values: readonly number[]): Sample => {
  const sample = new Sample();
  for (const value of values) sample.add(value);
  return sample;
};

describe('a sample', () => {
  it('knows its mean and variance', () => {
    const sample = sampleOf([1, 2, 3, 4]);
    expect(sample.mean).toBe(2.5);
    expect(sample.variance).toBeCloseTo(5 / 3);
  });

  it('has an interval by Student’s t, within what is possible', () => {
    // Four observations, three degrees of freedom: 2.5 ± 3.182 · √(5/3 / 4).
    const [low, high] = sampleOf([1, 2, 3, 4]).interval95([-9, 9]);
    expect(low).toBeCloseTo(0.446, 2);
    expect(high).toBeCloseTo(4.554, 2);
    expect(sampleOf([0, 1, 1]).interval95([0, 1])[1]).toBe(1);
    expect(sampleOf([0.3]).interval95([0, 1])).toEqual([0, 1]);
  });

  it('is not sure of anything because two observations were the same', () => {
    const [low, high] = sampleOf([0, 0]).interval95([0, 1]);
    expect(low).toBe(0);
    expect(high).toBeCloseTo(0.658, 2);
    expect(sampleOf(new Array<number>(100).fill(1)).interval95([0, 1])[0]).toBeCloseTo(0.963, 2);
    expect(sampleOf([3, 3]).interval95([1, 5])[0]).toBeGreaterThan(1);
  });

  it('has intervals that hold the truth about as often as they say', () => {
    for (const size of [5, 30, 120]) {
      let held = 0;
      for (let run = 0; run < 2000; run++) {
        const rng = fastRng(run, size);
        // Sums of dice, nearly normal; the true mean is 10.5.
        const values = Array.from(
          { length: size },
          () => 3 + rng.below(6) + rng.below(6) + rng.below(6),
        );
        const [low, high] = sampleOf(values).interval95([-99, 99]);
        if (low <= 10.5 && 10.5 <= high) held++;
      }
      expect(held / 2000).toBeGreaterThan(0.93);
      expect(held / 2000).toBeLessThan(0.97);
    }
  });
});

describe('evidence', () => {
  /** Deals with a win in `of100` of a hundred, until the bound is reached or patience is at an end. */
  const dealsUntil = (of100: number, mean: number, most: number, seed: number): number => {
    const rng = fastRng(seed, of100);
    const evidence = new Evidence(mean);
    for (let deal = 1; deal <= most; deal++) {
      evidence.add(rng.below(100) < of100 ? 1 : 0);
      if (evidence.log >= boundFor(0.05)) return deal;
    }
    return Number.POSITIVE_INFINITY;
  };
  const wrong = (of100: number): number =>
    Array.from({ length: 1000 }, (_, seed) => dealsUntil(of100, 0.25, 400, seed)).filter(
      Number.isFinite,
    ).length;

  it('is seldom found where there is nothing to find, however often one looks', () => {
    expect(wrong(25)).toBeLessThan(50);
    expect(wrong(20)).toBeLessThan(10);
  });

  it('is found where there is something, the sooner the more there is', () => {
    const needed = (of100: number) =>
      Array.from({ length: 100 }, (_, seed) => dealsUntil(of100, 0.25, 5000, seed)).sort(
        (a, b) => a - b,
      )[50]!;
    expect(needed(60)).toBeLessThan(30);
    expect(needed(40)).toBeLessThan(120);
    expect(needed(30)).toBeLessThan(1500);
    expect(needed(30)).toBeGreaterThan(needed(40));
  });

  it('can be lost again, but never all of it', () => {
    const evidence = new Evidence(0.25);
    for (let i = 0; i < 5; i++) evidence.add(1);
    const before = evidence.log;
    for (let i = 0; i < 5; i++) evidence.add(0);
    expect(before).toBeGreaterThan(1);
    expect(evidence.log).toBeLessThan(before);
    expect(Number.isFinite(evidence.log)).toBe(true);
  });
});

describe('times', () => {
  const counted = (values: readonly number[]) => {
    const times = new TimesCounter();
    for (const ms of values) times.add(ms);
    return times;
  };

  it('tell quantiles within a per cent or so, and the longest exactly', () => {
    const times = counted(Array.from({ length: 1000 }, (_, i) => (i + 1) / 10));
    expect(Math.abs(quantileMs(times, 0.5) / 50 - 1)).toBeLessThan(0.012);
    expect(Math.abs(quantileMs(times, 0.99) / 99 - 1)).toBeLessThan(0.012);
    expect(quantileMs(times, 1)).toBe(100);
    expect([times.count, times.maxMs]).toEqual([1000, 100]);
  });

  it('add up', () => {
    const both = counted([1, 2]);
    both.addAll(counted([3, 2]));
    expect(both).toEqual(counted([1, 2, 3, 2]));
  });

  it('are 0 where there are none, and smaller than nothing nowhere', () => {
    expect(quantileMs(counted([]), 0.99)).toBe(0);
    expect(quantileMs(counted([0, -1]), 0.5)).toBe(0);
  });
});
