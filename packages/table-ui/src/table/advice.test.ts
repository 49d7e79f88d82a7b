import { describe, expect, it } from 'vitest';
import { isClose } from './advice.ts';

const hint = (value: number | undefined) => ({ move: {}, value, reason: '' });

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
