import { expect, it } from 'vitest';
import { exactly } from './exactly.ts';

const PASS = { type: 'pass' };

it('lets a move through that has all its fields and no other', () => {
  expect(exactly({ type: 'pass' }, PASS)).toBe(PASS);
  expect(exactly({ type: 'pass', why: 'tired' }, PASS)).toBeUndefined();
  expect(exactly('pass', undefined)).toBeUndefined();
});
