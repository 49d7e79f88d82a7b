import { describe, expect, it } from 'vitest';
import { violations } from './boundaries.mjs';

type Files = Record<string, string>;

/** A manifest in which the game exports what every game does. */
const manifest = (
  name: string,
  dependencies: readonly string[] = [],
  devDependencies: readonly string[] = [],
  exports: Record<string, string> = { '.': './src/index.ts' },
) => {
  const versions = (names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [one, '0.1.0']));
  return JSON.stringify({
    name,
    exports,
    dependencies: versions(dependencies),
    devDependencies: versions(devDependencies),
  });
};

const GAME_EXPORTS = {
  '.': './src/index.ts',
  './state': './src/state.ts',
  './words': './src/words.ts',
  './plain': './plain/plain.ts',
};

const game = (id: string, files: Files = {}): Files => ({
  [`packages/games/${id}/package.json`]: manifest(
    `@parlor/${id}`,
    ['@parlor/kit'],
    ['@parlor/testkit'],
    GAME_EXPORTS,
  ),
  [`packages/games/${id}/src/index.ts`]: `import type { Game } from '@parlor/kit'; export type A = Game;`,
  [`packages/games/${id}/src/state.ts`]: `export const state = 1;`,
  [`packages/games/${id}/src/words.ts`]: `export const words = 1;`,
  [`packages/games/${id}/src/index.test.ts`]: `import { it } from 'vitest'; import { lawsHold } from '@parlor/testkit';
    import { plain } from '../plain/plain.ts'; it('x', () => lawsHold(plain));`,
  [`packages/games/${id}/plain/plain.ts`]: `import type { Rng } from '@parlor/kit'; import type { Plain } from '@parlor/testkit';
    export const plain = (rng: Rng): Plain => rng;`,
  ...files,
});

/** A small house in which every arrow is used and none is missing. */
const HOUSE: Files = {
  'packages/kit/package.json': manifest('@parlor/kit', ['@noble/hashes']),
  'packages/kit/src/index.ts': `import { sha256 } from '@noble/hashes/sha2.js'; export const a = sha256;`,
  ...game('chess'),
  ...game('draughts'),
  'packages/registry/package.json': manifest('@parlor/registry', [
    '@parlor/kit',
    '@parlor/chess',
    '@parlor/draughts',
  ]),
  'packages/registry/src/index.ts': `import type { AnyGame } from '@parlor/kit';
    import { chess } from '@parlor/chess'; import { words } from '@parlor/draughts/words';
    export const games: Record<string, AnyGame> = { chess, words };`,
  'packages/testkit/package.json': manifest('@parlor/testkit', ['@parlor/kit']),
  'packages/testkit/src/index.ts': `export type { Rng } from '@parlor/kit';`,
  'packages/testkit/src/broken/leaky.ts': `import { template } from '../../../../docs/template-game/src/index.ts';
    export const leaky = template;`,
  'packages/testkit/src/laws.test.ts': `import { leaky } from './broken/leaky.ts'; export { leaky };`,
  'packages/match/package.json': manifest('@parlor/match', ['@parlor/kit']),
  'packages/match/src/index.ts': `export { hashJson } from '@parlor/kit';`,
  'packages/search/package.json': manifest('@parlor/search', ['@parlor/kit'], [], {
    '.': './src/index.ts',
    './testing': './src/testing.ts',
  }),
  'packages/search/src/index.ts': `export type { Game } from '@parlor/kit';`,
  'packages/search/src/testing.ts': `import { it } from 'vitest'; it('x', () => {});`,
  'packages/bots/package.json': manifest('@parlor/bots', ['@parlor/search', '@parlor/chess']),
  'packages/bots/src/index.ts': `export * from './brains/chess/brain.ts';`,
  'packages/bots/src/brains/chess/brain.ts': `import { chess } from '@parlor/chess'; import { state } from '@parlor/chess/state';
    import { search } from '@parlor/search'; export const brain = [chess, state, search];`,
  'apps/lab/package.json': manifest('@parlor/lab', ['@parlor/registry', 'cac'], [], {}),
  'apps/lab/src/main.ts': `import { readFileSync } from 'node:fs'; import { cac } from 'cac';
    import { games } from '@parlor/registry'; console.log(readFileSync, cac, games);`,
  'docs/template-game/src/index.ts': `import type { Game } from '@parlor/kit'; export const template = {} as Game;`,
  'scripts/start.mjs': `await import(process.argv[2]);`,
};

const found = (files: Files) => violations(new Map(Object.entries({ ...HOUSE, ...files })));

/** The only violation there is. */
function only(files: Files): string {
  const all = found(files);
  expect(all).toHaveLength(1);
  return all[0]!;
}

describe('boundaries', () => {
  it('has nothing to say about a house in order', () => {
    expect(found({})).toEqual([]);
  });

  describe('arrows', () => {
    it.each([
      ['a game imports a game', 'packages/games/chess/src/words.ts', `@parlor/draughts`],
      ['a game imports the test kit', 'packages/games/chess/src/words.ts', '@parlor/testkit'],
      ['the kit imports a game', 'packages/kit/src/index.ts', '@parlor/chess'],
      ['the match imports the registry', 'packages/match/src/index.ts', '@parlor/registry'],
      ['the match imports a game', 'packages/match/src/index.ts', '@parlor/chess'],
      ['search imports a game', 'packages/search/src/index.ts', '@parlor/chess'],
      [
        'a brain imports another game',
        'packages/bots/src/brains/chess/brain.ts',
        '@parlor/draughts',
      ],
      ['the registry looks inside a game', 'packages/registry/src/index.ts', '@parlor/chess/state'],
      ['the registry lists a plain game', 'packages/registry/src/index.ts', '@parlor/chess/plain'],
      ['the lab skips the registry', 'apps/lab/src/main.ts', '@parlor/chess'],
    ])('%s', (_, path, specifier) => {
      const all = found({ [path]: `${HOUSE[path]}\nimport { x } from '${specifier}'; x();` });
      expect(all).toContainEqual(
        expect.stringMatching(/:\d+ imports \S+, to which \S+ has no arrow/),
      );
      expect(all[0]).toContain(path);
    });

    it('holds for types too', () => {
      const path = 'packages/match/src/index.ts';
      const all = found({ [path]: `${HOUSE[path]}\nexport type A = import('@parlor/chess').A;` });
      expect(all[0]).toMatch(/match\/src\/index\.ts:2 imports games\/chess, to which match/);
    });

    it('what is exported for tests is imported by tests only', () => {
      const code = `import '@parlor/search/testing';`;
      const path = 'packages/bots/src/index.ts';
      expect(only({ [path]: `${HOUSE[path]}\n${code}` })).toMatch(
        /index\.ts:2 imports @parlor\/search\/testing, which is for tests/,
      );
      expect(found({ 'packages/bots/src/bots.test.ts': code })).toEqual([]);
    });

    it('one brain does not import another', () => {
      expect(
        only({ 'packages/bots/src/brains/draughts/brain.ts': `import '../chess/brain.ts';` }),
      ).toMatch(/imports bots\/brains\/chess, to which bots\/brains\/draughts has no arrow/);
    });

    it('a package without a row is noticed', () => {
      expect(only({ 'packages/sound/package.json': manifest('@parlor/sound') })).toMatch(
        /packages\/sound has no row/,
      );
    });
  });

  describe('the plain game', () => {
    const plain = (code: string) => ({ 'packages/games/chess/plain/more.ts': code });
    const reached = (code: string) => ({
      ...plain(code),
      'packages/games/chess/plain/plain.ts': `${HOUSE['packages/games/chess/plain/plain.ts']}\nexport * from './more.ts';`,
    });

    it('takes nothing from the kit but types', () => {
      expect(only(reached(`import { fastRng } from '@parlor/kit'; fastRng(1);`))).toMatch(
        /more\.ts:1 imports more than types from kit/,
      );
      expect(
        found(reached(`import { type Rng } from '@parlor/kit'; export type R = Rng;`)),
      ).toEqual([]);
    });

    it('shares no code with the game', () => {
      expect(only(reached(`import type { A } from '../src/index.ts'; export type B = A;`))).toMatch(
        /imports games\/chess, to which games\/chess\/plain has no arrow/,
      );
    });

    it('is not imported by the game', () => {
      expect(
        only({ 'packages/games/chess/src/state.ts': `export * from '../plain/plain.ts';` }),
      ).toMatch(/imports games\/chess\/plain, to which games\/chess has no arrow/);
    });

    it('has tests that may use the kit', () => {
      expect(
        found({
          'packages/games/chess/plain/plain.test.ts': `import { it } from 'vitest'; import { fastRng } from '@parlor/kit'; it('x', () => fastRng(1));`,
        }),
      ).toEqual([]);
    });
  });

  describe('ways around the front door', () => {
    it.each([
      [`import { x } from '../../kit/src/rng.ts'; x();`],
      [`export * from '../../kit/src/rng.ts';`],
      [`await import('../../kit/src/rng.ts');`],
      ['await import(`../../kit/src/rng.ts`);'],
      [`export type A = import('../../kit/src/rng.ts').A;`],
      [`require('../../kit/src/rng.ts');`],
      [`export * from '../../../docs/template-game/src/index.ts';`],
    ])('%s', (code) => {
      const path = 'packages/match/src/index.ts';
      expect(only({ [path]: `${HOUSE[path]}\n${code}` })).toMatch(
        /match\/src\/index\.ts:2 reaches out of its package/,
      );
    });

    it('a path that the package does not export', () => {
      const path = 'packages/match/src/index.ts';
      expect(only({ [path]: `${HOUSE[path]}\nexport * from '@parlor/kit/src/rng.ts';` })).toMatch(
        /which @parlor\/kit does not export/,
      );
    });

    it('its own name', () => {
      expect(
        only({ 'packages/games/chess/src/state.ts': `export * from '@parlor/chess';` }),
      ).toMatch(/imports its own package by name/);
    });

    it('a name worked out at run time', () => {
      expect(only({ 'packages/match/src/index.test.ts': `await import(where);` })).toMatch(
        /worked out at run time/,
      );
    });
  });

  describe('the outside world', () => {
    it('is closed to rules', () => {
      const path = 'packages/games/chess/src/state.ts';
      expect(only({ [path]: `import 'node:fs';` })).toMatch(/imports node:fs/);
      expect(found({ [path]: `import 'lodash';` })).toContainEqual(
        expect.stringContaining('imports lodash from outside'),
      );
    });

    it('is open to their tests as far as Node goes', () => {
      const path = 'packages/games/chess/src/golden.test.ts';
      expect(found({ [path]: `import 'node:fs'; import 'fast-check';` })).toEqual([]);
      expect(found({ [path]: `import 'lodash';` })).toContainEqual(
        expect.stringContaining('imports lodash from outside'),
      );
    });
  });

  describe('test code', () => {
    it('is what only tests lead to: it may use the test kit', () => {
      const helper = `import { expect } from 'vitest'; import '@parlor/testkit'; export { expect };`;
      expect(
        found({
          'packages/games/chess/src/situations.ts': helper,
          'packages/games/chess/src/more.test.ts': `import './situations.ts';`,
        }),
      ).toEqual([]);
    });

    it('is no longer test code once a rule imports it', () => {
      const all = found({
        'packages/games/chess/src/situations.ts': `import '@parlor/testkit';`,
        'packages/games/chess/src/state.ts': `import './situations.ts';`,
      });
      expect(all).toContainEqual(
        expect.stringMatching(
          /situations\.ts:1 imports testkit, to which games\/chess has no arrow/,
        ),
      );
    });
  });

  describe('declarations', () => {
    it('an import that is not declared', () => {
      expect(
        only({
          'packages/registry/package.json': manifest('@parlor/registry', [
            '@parlor/kit',
            '@parlor/chess',
          ]),
        }),
      ).toMatch(
        /index\.ts:2 imports @parlor\/draughts, which packages\/registry\/package\.json does/,
      );
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
      expect(only(match(['@parlor/kit', '@parlor/chess'], []))).toMatch(
        /match\/package\.json declares @parlor\/chess, which its sources do not import/,
      );
      expect(only(match(['@parlor/kit'], ['@parlor/testkit']))).toMatch(
        /declares @parlor\/testkit for its tests, which do not import it/,
      );
    });
  });

  describe('a game singled out by its id', () => {
    it.each([
      [`export const f = (game) => game.id === 'chess';`],
      [`export const f = (record) => record.game !== 'something';`],
      [`export const f = (gameId) => gameId == 'something';`],
      [`export const f = (id) => 'draughts' === id;`],
      [`export const f = (it) => { switch (it) { case 'chess': return 1; } };`],
      [`export const f = (it) => ['chess', 'x'].includes(it);`],
      [`export const f = (it) => it.startsWith('chess');`],
      [`export const f = (it) => it === ('chess' as Id);`],
    ])('%s', (code) => {
      const path = 'packages/match/src/index.ts';
      expect(only({ [path]: `${HOUSE[path]}\n${code}` })).toMatch(
        /match\/src\/index\.ts:2 singles out a game by its id/,
      );
    });

    it('may be itself in its own package, and anything in a test', () => {
      expect(
        found({
          'packages/games/chess/src/state.ts': `export const f = (id) => id === 'chess';`,
          'packages/match/src/index.test.ts': `export const f = (id) => id === 'chess';`,
        }),
      ).toEqual([]);
    });
  });
});
