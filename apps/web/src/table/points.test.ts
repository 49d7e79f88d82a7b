import { beforeAll, describe, expect, it, vi } from 'vitest';

const MILLIONS = { before: '$', after: 'M' };
const DOLLARS = { before: '$', after: '' };

let writtenAs: typeof import('./points.ts').writtenAs;

/** Settings ask the browser what the person prefers: here nothing. */
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  ({ writtenAs } = await import('./points.ts'));
});

describe('final scores', () => {
  it('are money as it is printed, in three games', () => {
    expect(writtenAs(MILLIONS, 1250)).toEqual({ figure: '$1,250M' });
    expect(writtenAs(MILLIONS, 10)).toEqual({ figure: '$10M' });
    expect(writtenAs(DOLLARS, 1234500)).toEqual({ figure: '$1,234,500' });
    expect(writtenAs(DOLLARS, -900)).toEqual({ figure: '$-900' });
  });

  it('are points in the others, written as the language does', () => {
    expect(writtenAs('points', 1)).toEqual({ figure: '1', unit: 'point' });
    expect(writtenAs('points', 999)).toEqual({ figure: '999', unit: 'points' });
    expect(writtenAs('points', 1000)).toEqual({ figure: '1,000', unit: 'points' });
    expect(writtenAs('points', -12)).toEqual({ figure: '-12', unit: 'points' });
  });
});
