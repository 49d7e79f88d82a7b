import { describe, expect, it } from 'vitest';
import { found } from './boundaries/testHouse.ts';

describe('boundaries', () => {
  it('has nothing to say about a house in order', () => {
    expect(found({})).toEqual([]);
  });
});
