import { canonicalJson, fastRng, type Json } from '@parlor/kit';
import { expect, test } from 'vitest';
import { bazaar } from '../../../docs/template-game/rules/index.ts';
import { JUNK, twisted } from './junk.ts';
import { mutant } from './mutants.ts';
import { MovePool } from './pool.ts';

const MOVE = { type: 'deal', cards: [3, 5], to: 1, open: true };
const DONOR = { type: 'take', cards: [9], to: 2, open: true };

function mutantsOf(json: Json): Set<string> {
  const rng = fastRng(1);
  return new Set(Array.from({ length: 3_000 }, () => canonicalJson(mutant(json, DONOR, rng))));
}

test('a mutant differs in one thing that still makes some sense', () => {
  const found = mutantsOf(MOVE);
  const changed = (change: object) => canonicalJson({ ...MOVE, ...change });
  for (const change of [
    { type: 'take' },
    { to: 2 },
    { to: 0 },
    { open: false },
    { cards: [3] },
    { cards: [5, 3] },
    { cards: [3, 5, 5] },
    { cards: [3, 5, 9] },
    { cards: [9] },
    { cards: [3, 6] },
  ]) {
    expect(found).toContain(changed(change));
  }
  expect(found).not.toContain(changed({ to: 2, type: 'take' }));
});

test('mutation is reproducible and leaves the original alone', () => {
  const before = canonicalJson(MOVE);
  expect(mutantsOf(MOVE)).toEqual(mutantsOf(MOVE));
  expect(canonicalJson(MOVE)).toBe(before);
});

test('every field of a twisted move is missing once and junk in every way', () => {
  const found = [...twisted({ type: 'sell', of: [{ good: 'tea' }] })];
  const objects = found as Record<string, unknown>[];
  expect(objects.some((one) => !Object.hasOwn(one, 'type'))).toBe(true);
  expect(objects.filter((one) => one['type'] !== 'sell').length).toBe(JUNK.length + 1);
  expect(found).toContainEqual({ type: 'sell', of: [{ good: null }] });
  expect(found).toContainEqual({ type: 'sell', of: [{}] });
  expect(found).toContainEqual({ type: 'sell', of: [{ good: 'tea' }], surplus: 1 });
});

test('a pool gives remembered moves and near misses that have the shape of a move', () => {
  const pool = new MovePool(bazaar);
  const rng = fastRng(2);
  expect(pool.candidates(5, rng)).toEqual([]);
  pool.remember(bazaar.parseMove({ type: 'bid', coins: 5 })!, rng);
  pool.remember({ type: 'bid', coins: 5 }, rng);
  expect(pool.size).toBe(1);
  const texts = new Set(pool.candidates(200, rng).map(canonicalJson));
  expect(texts).toContain('{"coins":5,"type":"bid"}');
  expect(texts).toContain('{"coins":6,"type":"bid"}');
  for (let coins = 0; coins < 300; coins++) pool.remember({ type: 'bid', coins }, rng);
  expect(pool.size).toBe(96);
});
