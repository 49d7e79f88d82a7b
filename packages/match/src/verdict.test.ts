import { describe, expect, it } from 'vitest';
import type { Finding } from './matchFile.ts';
import { verdictOn } from './verdict.ts';

const HOUSE = 'a5'.repeat(32);
const OTHER = '5a'.repeat(32);
const signed = { publicKey: HOUSE, signature: '0'.repeat(128) };

const finding = (check: Finding['check'], isFine: boolean): Finding => ({
  check,
  isFine,
  detail: '',
});
const FINE = [finding('moves', true), finding('signature', true)];

describe('a match whose every finding is fine', () => {
  it('is genuine only by the key of the house', () => {
    expect(verdictOn(signed, FINE, HOUSE)).toBe('genuine');
    expect(verdictOn({ ...signed, publicKey: OTHER }, FINE, HOUSE)).toBe('unknown-key');
  });

  it('is not called genuine while the key of the house is not known', () => {
    expect(verdictOn(signed, FINE, undefined)).toBe('unchecked');
  });
});

describe('a match with a finding that is not fine', () => {
  const UNSIGNED = [finding('moves', true), finding('signature', false)];

  it('is broken, whoever has signed it', () => {
    const wrong = [finding('moves', false), finding('signature', true)];
    for (const key of [HOUSE, OTHER, undefined])
      expect(verdictOn(signed, wrong, key)).toBe('broken');
    expect(verdictOn(signed, UNSIGNED, HOUSE)).toBe('broken');
  });

  it('is unsigned where nothing else is wrong and there is no signature', () => {
    const unsigned = { ...signed, signature: '' };
    expect(verdictOn(unsigned, UNSIGNED, HOUSE)).toBe('unsigned');
    const wrong = [finding('moves', false), finding('signature', false)];
    expect(verdictOn(unsigned, wrong, HOUSE)).toBe('broken');
  });
});
