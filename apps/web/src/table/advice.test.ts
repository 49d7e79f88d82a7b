import { describe, expect, it } from 'vitest';
import { isClose, percentOf } from './advice.ts';

const hint = (value: number | undefined) => ({ move: {}, value, reason: '' });

describe('what is shown of a hint', () => {
  it('is its chance in percent, a lost one included', () => {
    expect(percentOf(hint(0.415))).toBe(42);
    expect(percentOf(hint(0))).toBe(0);
    expect(percentOf(hint(1))).toBe(100);
  });

  it('is no chance where none was worked out', () => {
    expect(percentOf(hint(undefined))).toBeUndefined();
  });
});

describe('the best two', () => {
  it('are about equal when the bots cannot tell them apart', () => {
    expect(isClose([hint(0.5), hint(0.49)])).toBe(true);
    expect(isClose([hint(0.5), hint(0.4)])).toBe(false);
  });

  it('are not called equal where a chance is missing, or one of them', () => {
    expect(isClose([hint(undefined), hint(undefined)])).toBe(false);
    expect(isClose([hint(0.5)])).toBe(false);
    expect(isClose([])).toBe(false);
  });
});
