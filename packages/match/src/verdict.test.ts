import { describe, expect, it } from 'vitest';
import type { Finding } from './matchFile.ts';
import { isOnlyUnsigned, verdictOn } from './verdict.ts';

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
  it('is genuine only by the key of a house that is known', () => {
    expect(verdictOn(signed, FINE, [HOUSE])).toBe('genuine');
    expect(verdictOn(signed, FINE, [OTHER, HOUSE])).toBe('genuine');
    expect(verdictOn({ publicKey: OTHER }, FINE, [HOUSE])).toBe('unknown-key');
  });

  it('is not called genuine while no house is known', () => {
    expect(verdictOn(signed, FINE, [])).toBe('unknown-key');
  });
});

describe('a match with a finding that is not fine', () => {
  const UNSIGNED = [finding('moves', true), finding('signature', false)];
  const WRONG = [finding('moves', false), finding('signature', false)];

  it('is not genuine, whoever has signed it', () => {
    const wrong = [finding('moves', false), finding('signature', true)];
    for (const keys of [[HOUSE], [OTHER], []])
      expect(verdictOn(signed, wrong, keys)).toBe('not-genuine');
    expect(verdictOn(signed, UNSIGNED, [HOUSE])).toBe('not-genuine');
  });

  it('is only unsigned where nothing else is wrong and there is no signature', () => {
    const unsigned = { signature: '' };
    expect(isOnlyUnsigned(unsigned, UNSIGNED)).toBe(true);
    expect(isOnlyUnsigned(unsigned, WRONG)).toBe(false);
    expect(isOnlyUnsigned(signed, UNSIGNED)).toBe(false);
  });
});
