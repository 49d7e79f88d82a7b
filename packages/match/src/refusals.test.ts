import { describe, expect, it } from 'vitest';
import { refusal } from './refusals.ts';

describe('refusal', () => {
  it('fills in what the sentence needs', () => {
    const params = { option: 'days', min: 2, max: 9 };
    expect(refusal({ code: 'option-out-of-range', params })).toBe(
      'Option days is a whole number from 2 to 9.',
    );
  });

  it('leaves the reasons of a game to the game', () => {
    expect(refusal({ code: 'too-few-coins' })).toBeUndefined();
    expect(refusal({ code: 'toString' })).toBeUndefined();
  });

  it('does not break where a detail is missing', () => {
    expect(refusal({ code: 'option-unknown' })).toBe('This game has no option called ?.');
  });
});
