import { expect, test } from 'vitest';
import { freeName } from './storedSets.ts';

test('a set that is kept twice has two names', () => {
  expect(freeName('My box', new Set())).toBe('My box');
  expect(freeName('My box', new Set(['My box']))).toBe('My box 2');
  expect(freeName('My box 2', new Set(['My box', 'My box 2']))).toBe('My box 3');
});
