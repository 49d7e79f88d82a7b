import { describe, expect, it } from 'vitest';
import { listed, midSentence, possessive, type Who } from './index.ts';

const who: Who = (seat) => ['You', 'Ann'][seat]!;

describe('names in a sentence', () => {
  it('are as they are at its beginning, and bent within it', () => {
    expect([0, 1].map(midSentence(who))).toEqual(['you', 'Ann']);
    expect([0, 1].map((seat) => possessive(who, seat))).toEqual(['Your', "Ann's"]);
  });

  it('are listed as they are said', () => {
    expect(listed([])).toBe('none');
    expect(listed([], 'nobody')).toBe('nobody');
    expect(listed(['Ann'])).toBe('Ann');
    expect(listed([1, 2])).toBe('1 and 2');
    expect(listed(['Ann', 'Bob', 'you'])).toBe('Ann, Bob and you');
  });
});
