import { describe, expect, it } from 'vitest';
import { tellApart } from './namesakes.ts';

describe('bots of one kind at a table', () => {
  it('are the first, second and third of their name, in the order of the seats', () => {
    expect(tellApart([undefined, 'Penny', 'Buck', 'Penny', undefined, 'Penny'])).toEqual([
      undefined,
      'Penny',
      'Buck',
      'Penny II',
      undefined,
      'Penny III',
    ]);
  });

  it('never share a name, however many there are', () => {
    const names = tellApart(Array.from({ length: 12 }, () => 'Midas'));
    expect(new Set(names).size).toBe(12);
    expect(names.slice(7, 9)).toEqual(['Midas VIII', 'Midas 9']);
  });
});
