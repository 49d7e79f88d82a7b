import { beforeAll, describe, expect, it, vi } from 'vitest';

let inPoints: typeof import('./points.ts').inPoints;

/** Settings ask the browser what the person prefers: here nothing. */
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  ({ inPoints } = await import('./points.ts'));
});

describe('final scores', () => {
  it('are money as it is printed, in three games', () => {
    expect(inPoints('trump', 1250)).toEqual({ figure: '$1,250M' });
    expect(inPoints('pure-profit', 10)).toEqual({ figure: '$10M' });
    expect(inPoints('take-a-chance', 1234500)).toEqual({ figure: '$1,234,500' });
    expect(inPoints('take-a-chance', -900)).toEqual({ figure: '$-900' });
  });

  it('are points in the others, written as the language does', () => {
    expect(inPoints('zillionaire', 1)).toEqual({ figure: '1', unit: 'point' });
    expect(inPoints('eight-and-a-half', 999)).toEqual({ figure: '999', unit: 'points' });
    expect(inPoints('eight-and-a-half', 1000)).toEqual({ figure: '1,000', unit: 'points' });
    expect(inPoints('eight-and-a-half', -12)).toEqual({ figure: '-12', unit: 'points' });
  });
});
