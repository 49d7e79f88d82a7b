import { describe, expect, it } from 'vitest';
import { catalogues } from '../../messages/catalogues.ts';
import { messages as en } from '../../messages/en/index.ts';
import { refusedComponents } from './refused.ts';

const CODES = Object.keys(en.refusals).filter((code) => code.startsWith('components-'));

describe('why components are refused', () => {
  it.each(CODES)('is said in every language: %s', (code) => {
    const why = { code, params: { min: 1, max: 2, most: 3 } };
    for (const { messages } of Object.values(catalogues)) {
      const { contents } = messages;
      expect(refusedComponents(why, contents)).toMatch(/^\S.*\.$/);
      expect(refusedComponents(why, contents)).not.toBe(contents.refusedOtherwise);
    }
  });
});
