import { describe, expect, it } from 'vitest';
import { isSpoken, OLDEST_PROTOCOL, PROTOCOL_VERSION } from './version.ts';

describe('a version of the protocol', () => {
  it.each([OLDEST_PROTOCOL, PROTOCOL_VERSION, String(PROTOCOL_VERSION)])('%s is spoken', (said) => {
    expect(isSpoken(said)).toBe(true);
  });

  it.each([0, '0', PROTOCOL_VERSION + 1, '1.5', '', 'one', [1, 1]])('%j is not', (said) => {
    expect(isSpoken(said)).toBe(false);
  });

  it('that nobody names is the first one', () => {
    expect(isSpoken(undefined, 1)).toBe(true);
    expect(isSpoken(undefined, 2)).toBe(false);
  });
});
