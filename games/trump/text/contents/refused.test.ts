import { describe, expect, it } from 'vitest';
import { REASONS } from '../words/refused.ts';
import { OTHERWISE_DE, refusedComponents } from './refused.ts';

const CODES = Object.keys(REASONS).filter((code) => code.startsWith('components-'));

describe('why components are refused', () => {
  it.each(CODES)('is said in both languages: %s', (code) => {
    const why = { code, params: { min: 1, max: 2, most: 3 } };
    expect(refusedComponents(why, 'en')).toMatch(/^\S.*\.$/);
    expect(refusedComponents(why, 'de')).toMatch(/^\S.*\.$/);
    expect(refusedComponents(why, 'de')).not.toBe(OTHERWISE_DE);
  });
});
