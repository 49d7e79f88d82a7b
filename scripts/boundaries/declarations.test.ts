import { describe, expect, it } from 'vitest';
import { found, manifest, only } from './testHouse.ts';

describe('declarations', () => {
  it('an import that is not declared', () => {
    expect(
      only({
        'packages/registry/package.json': manifest('@parlor/registry', ['@parlor/kit']),
      }),
    ).toMatch(/index\.ts:2 imports @parlor\/games, which packages\/registry\/package\.json does/);
  });

  it('an import declared for tests only', () => {
    expect(
      found({ 'packages/match/package.json': manifest('@parlor/match', [], ['@parlor/kit']) }),
    ).toContainEqual(expect.stringContaining('does not declare'));
  });

  it('a declaration that nothing uses', () => {
    const match = (uses: string[], testUses: string[]) => ({
      'packages/match/package.json': manifest('@parlor/match', uses, testUses),
    });
    expect(only(match(['@parlor/kit', '@parlor/games'], []))).toMatch(
      /match\/package\.json declares @parlor\/games, which its sources do not import/,
    );
    expect(only(match(['@parlor/kit'], ['@parlor/testkit']))).toMatch(
      /declares @parlor\/testkit for its tests, which do not import it/,
    );
  });
});
