import { beforeAll, describe, expect, it, vi } from 'vitest';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';

let inWords: typeof import('./refusing.ts')['inWords'];

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  ({ inWords } = await import('./refusing.ts'));
});

const words = { refused: ({ code }: { readonly code: string }) => `the game: ${code}` };
const nobody = (): string => '';

describe('a refusal', () => {
  it('with details is for the game to explain', () => {
    expect(inWords({ code: 'seat-taken', params: { seat: 1 } }, words, nobody)).toBe(
      'the game: seat-taken',
    );
    expect(inWords({ code: 'seat-taken' }, words, nobody)).toBe(en['refused.seat-taken']);
  });

  it.each(['too-many-tables', 'too-many-tables-here', 'too-much-data'] as const)(
    'for %s is the house’s, and says how many there may be',
    (code) => {
      const why = { code, params: { most: 5, tables: 'a b c d e' } };
      const key = `refused.${code}` as const;
      expect(inWords(why, words, nobody)).toBe(en[key].replace('{most}', '5'));
      for (const all of [en, de]) expect(all[key]).toContain('{most}');
    },
  );
});
