import { describe, expect, it } from 'vitest';
import { FEWEST_TIMES, MOST_TIMES, waitLike, withTime } from './pace.ts';

/** Somebody who mostly answers at once, and now and then thinks for long. */
const TIMES = [900, 1100, 1300, 1400, 1500, 1700, 2100, 2600, 9000, 30_000];

/** Every chance there is, evenly. */
const DRAWS = 5000;
const drawn = (times: readonly number[]) =>
  Array.from({ length: DRAWS }, (_, i) => waitLike(times, (i + 0.5) / DRAWS)!);

describe('a wait like those of somebody who chooses', () => {
  it('is as often as long as theirs, at every length', () => {
    const waits = drawn(TIMES);
    for (const ms of [1000, 1200, 1450, 1600, 2000, 2500, 5000, 20_000, 40_000]) {
      const share = waits.filter((wait) => wait <= ms).length / DRAWS;
      const own = TIMES.filter((time) => time <= ms).length / TIMES.length;
      // As near as so few times can tell.
      expect(Math.abs(share - own)).toBeLessThanOrEqual(1 / TIMES.length + 1e-9);
    }
  });

  it('is never one of them over again, but for the quickest', () => {
    const [, ...others] = TIMES;
    expect(drawn(TIMES).filter((wait) => others.includes(wait))).toEqual([]);
  });

  it('does not depend on the order in which they were', () => {
    expect(drawn(TIMES.toReversed())).toEqual(drawn(TIMES));
  });

  it('is not known of whoever has chosen too seldom', () => {
    expect(waitLike(TIMES.slice(0, FEWEST_TIMES - 1), 0.5)).toBeUndefined();
    expect(waitLike(TIMES.slice(0, FEWEST_TIMES), 0.999)).toBeLessThanOrEqual(2600);
  });
});

it('only the last times are remembered', () => {
  let times: readonly number[] = [];
  for (let ms = 0; ms < 2 * MOST_TIMES; ms++) times = withTime(times, ms + 0.4);
  expect(times).toEqual(Array.from({ length: MOST_TIMES }, (_, i) => MOST_TIMES + i));
});
