import { describe, expect, it } from 'vitest';
import { CATALOGUES } from './catalogues.ts';
import { refusedComponents } from './refused.ts';

const CODES = Object.keys(CATALOGUES.en.refusals).filter((code) => code.startsWith('components-'));

describe('why components are refused', () => {
  it.each(CODES)('is said in both languages: %s', (code) => {
    const why = { code, params: { min: 1, max: 2, most: 3 } };
    for (const language of ['en', 'de'] as const) {
      expect(refusedComponents(why, language)).toMatch(/^\S.*\.$/);
      expect(refusedComponents(why, language)).not.toBe(
        CATALOGUES[language].contents.refusedOtherwise,
      );
    }
  });
});
