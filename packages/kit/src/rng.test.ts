import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fastRng, MAX_RANGE, matchRng, type Rng } from './rng.ts';

const SEED = Uint8Array.from({ length: 32 }, (_, index) => index);
const draws = (rng: Rng, n: number, count: number) =>
  Array.from({ length: count }, () => rng.below(n));

const kinds: readonly (readonly [string, (seed: number) => Rng])[] = [
  ['the match generator', (seed) => matchRng(SEED, seed, 'rules')],
  ['the fast generator', (seed) => fastRng(seed)],
];

describe.each(kinds)('%s', (_name, make) => {
  it('repeats itself from the same seed', () => {
    expect(draws(make(7), 1000, 50)).toEqual(draws(make(7), 1000, 50));
  });

  it('differs from seed to seed', () => {
    expect(draws(make(7), 1000, 50)).not.toEqual(draws(make(8), 1000, 50));
  });

  it('stays in range at both ends of it', () => {
    expect(new Set(draws(make(1), 1, 100))).toEqual(new Set([0]));
    expect(new Set(draws(make(1), 6, 500))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(draws(make(1), MAX_RANGE, 500).every((n) => n >= 0 && n < MAX_RANGE)).toBe(true);
  });

  it('is uniform, as far as a chi-square test of 60,000 throws can tell', () => {
    for (const n of [2, 3, 6, 7, 62]) {
      const counts = new Array<number>(n).fill(0);
      const rng = make(n);
      for (let draw = 0; draw < 60_000; draw++) counts[rng.below(n)]! += 1;
      const mean = 60_000 / n;
      const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
      // Mean n − 1, deviation √(2(n − 1)); five deviations never happen by chance, and the seeds are fixed.
      expect(chiSquare).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
    }
  });

  it('shuffles in place without losing anything', () => {
    const deck = Array.from({ length: 62 }, (_, card) => card);
    const shuffled = make(3).shuffle(deck);
    expect(shuffled).toBe(deck);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 62 }, (_, card) => card),
    );
    expect(shuffled).not.toEqual(shuffled.toSorted((a, b) => a - b));
  });

  it('reaches all orders of three cards about equally often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed++) {
      const order = make(seed).shuffle(['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('picks one of the items', () => {
    expect(new Set(Array.from({ length: 60 }, (_, seed) => make(seed).pick(['x', 'y'])))).toEqual(
      new Set(['x', 'y']),
    );
  });
});

describe('rejection sampling', () => {
  it('throws back the words that would favour some results', () => {
    // 2³² = 3 × 1431655765 + 1: exactly one word of all is unfair for three, and it is the word 0.
    const words = [0, 0, 2 ** 31];
    const rng = fastRng(1) as unknown as Rng & { word(): number };
    rng.word = () => words.shift()!;
    expect(rng.below(3)).toBe(1);
    expect(words).toEqual([]);
  });
});

describe('a match stream', () => {
  it('is HMAC-SHA-256 of the label and a counter, as anyone can recompute', () => {
    const block = createHmac('sha256', SEED).update('parlor/1/rules/5/0').digest();
    const word = block.readUInt32BE(0);
    expect(matchRng(SEED, 5, 'rules').below(2 ** 20)).toBe(Math.floor(word / 2 ** 12));
  });

  it('goes on past its first block', () => {
    const second = createHmac('sha256', SEED).update('parlor/1/rules/5/1').digest().readUInt32BE(0);
    const rng = matchRng(SEED, 5, 'rules');
    draws(rng, 2 ** 20, 8);
    expect(rng.below(2 ** 20)).toBe(Math.floor(second / 2 ** 12));
  });

  it('is its own for every seed, step and purpose', () => {
    const other = SEED.map((byte) => byte + 1);
    const streams = [
      matchRng(SEED, 1, 'rules'),
      matchRng(SEED, 2, 'rules'),
      matchRng(SEED, 1, 'bot'),
      matchRng(other, 1, 'rules'),
    ].map((rng) => draws(rng, 2 ** 20, 4).join());
    expect(new Set(streams).size).toBe(4);
  });
});
