import { describe, expect, it } from 'vitest';
import { messages as de } from '../../messages/de/index.ts';
import { messages as en } from '../../messages/en/index.ts';
import { refusedComponents } from './refused.ts';

const CODES = Object.keys(en.refusals).filter((code) => code.startsWith('components-'));

describe('why components are refused', () => {
  it.each(CODES)('is said in both languages: %s', (code) => {
    const why = { code, params: { min: 1, max: 2, most: 3 } };
    for (const { contents } of [en, de]) {
      expect(refusedComponents(why, contents)).toMatch(/^\S.*\.$/);
      expect(refusedComponents(why, contents)).not.toBe(contents.refusedOtherwise);
    }
  });
});
