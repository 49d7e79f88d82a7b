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

const game = (id: string): Files => ({
  [`games/${id}/manifest.ts`]: `import type { Manifest } from '@parlor/kit'; export const manifest: Manifest = { id: '${id}' };`,
  [`games/${id}/facts/cards.ts`]: `import { a } from '@parlor/kit'; export const cards = a;`,
  [`games/${id}/rules/index.ts`]: `import type { Game } from '@parlor/kit'; import { state } from './state.ts'; export type A = Game; export { state };`,
  [`games/${id}/rules/state.ts`]: `import { cards } from '../facts/cards.ts'; export const state = cards;`,
  [`games/${id}/rules/index.test.ts`]: `import { it } from 'vitest'; import { lawsHold } from '@parlor/testkit';
    import { plain } from '../reference/plain.ts'; it('x', () => lawsHold(plain));`,
  [`games/${id}/reference/plain.ts`]: `import type { Rng } from '@parlor/kit'; import type { Plain } from '@parlor/testkit';
    export const plain = (rng: Rng): Plain => rng;`,
  [`games/${id}/text/words.ts`]: `import { cards } from '../facts/cards.ts'; import type { A } from '../rules/index.ts'; export const words: A = cards;`,
  [`games/${id}/bots/index.ts`]: `import { search } from '@parlor/search'; import { state } from '../rules/state.ts'; export const brain = [search, state];`,
  [`games/${id}/messages/en.ts`]: `import type { TableWords } from '@parlor/kit'; export const options: TableWords = {};`,
  [`games/${id}/table/index.tsx`]: `import { h } from 'preact'; import { Frame } from '@parlor/table-ui'; import { words } from '../text/words.ts'; import { cards } from '../facts/cards.ts';
    import type { A } from '../rules/index.ts'; export const table: A = [h, Frame, words, cards];`,
  [`games/${id}/lab/index.ts`]: `import { grouped } from '@parlor/lab/for-games'; import { plain } from '../reference/plain.ts'; export const lab = [grouped, plain];`,
});

/** A small house in which every arrow is used and none is missing. */
const HOUSE: Files = {
  'packages/kit/package.json': manifest('@parlor/kit', ['@noble/hashes']),
  'packages/kit/src/index.ts': `import { sha256 } from '@noble/hashes/sha2.js'; export const a = sha256;`,
  'games/package.json': manifest(
    '@parlor/games',
    ['@parlor/kit', '@parlor/lab', '@parlor/search', '@parlor/table-ui', 'preact'],
    ['@parlor/testkit'],
    {
      '.': './index.ts',
      './engine': './generated/engine.ts',
      './bots': './generated/bots.ts',
      './page': './generated/page.ts',
      './lab': './generated/lab.ts',
    },
  ),
  'games/index.ts': `export const GAMES = ['chess', 'draughts'];`,
  'games/generated/engine.ts': `import { state as chess } from '../chess/rules/index.ts'; import { words } from '../draughts/text/words.ts';
    import { manifest } from '../chess/manifest.ts'; import { options } from '../chess/messages/en.ts';
    export const games = { chess, draughts: words, manifest, options };`,
  'games/generated/bots.ts': `export const brains = { chess: () => import('../chess/bots/index.ts'), draughts: () => import('../draughts/bots/index.ts') };`,
  'games/generated/page.ts': `export const tables = { chess: () => import('../chess/table/index.tsx'), draughts: () => import('../draughts/table/index.tsx') };`,
  'games/generated/lab.ts': `import { lab } from '../chess/lab/index.ts'; export const labs = { chess: lab };`,
  ...game('chess'),
  ...game('draughts'),
  'packages/registry/package.json': manifest('@parlor/registry', ['@parlor/kit', '@parlor/games']),
  'packages/registry/src/index.ts': `import type { AnyGame } from '@parlor/kit';
    import { games } from '@parlor/games/engine'; export const all: Record<string, AnyGame> = games;`,
  'packages/testkit/package.json': manifest('@parlor/testkit', ['@parlor/kit']),
  'packages/testkit/src/index.ts': `export type { Rng } from '@parlor/kit';`,
  'packages/testkit/src/broken/leaky.ts': `import { template } from '../../../../docs/template-game/rules/index.ts';
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
  'packages/bots/package.json': manifest('@parlor/bots', ['@parlor/search', '@parlor/games']),
  'packages/bots/src/index.ts': `export * from '@parlor/search'; export * from '@parlor/games/bots';`,
  'packages/table-ui/package.json': manifest('@parlor/table-ui', ['@parlor/kit', 'preact'], [], {
    '.': './src/index.ts',
    './styles/*': './src/styles/*',
  }),
  'packages/table-ui/src/index.ts': `import { h } from 'preact'; import type { Game } from '@parlor/kit'; export const Frame: Game = h;`,
  'packages/table-ui/src/styles/frame.css': `.app {}`,
  'apps/server/package.json': manifest('@parlor/server', ['kysely', 'ws']),
  'apps/server/src/index.ts': `import { node } from './application/serverNode.ts'; import { store } from './adapters/store/open.ts'; import { line } from './adapters/websocket/line.ts'; export { node, store, line };`,
  'apps/server/src/domain/tables/table.ts': `export const table = 1;`,
  'apps/server/src/application/ports/store.ts': `import { table } from '../../domain/tables/table.ts'; export const port = table;`,
  'apps/server/src/application/rooms/rooms.ts': `import { port } from '../ports/store.ts'; export const rooms = port;`,
  'apps/server/src/application/commands/commands.ts': `import { rooms } from '../rooms/rooms.ts'; export const commands = rooms;`,
  'apps/server/src/application/serverNode.ts': `import { commands } from './commands/commands.ts'; export const node = commands;`,
  'apps/server/src/adapters/store/open.ts': `import { sql } from 'kysely'; import { port } from '../../application/ports/store.ts'; export const store = [sql, port];`,
  'apps/server/src/adapters/websocket/line.ts': `import { WebSocket } from 'ws'; import { commands } from '../../application/commands/commands.ts'; export const line = [WebSocket, commands];`,
  'apps/web/package.json': manifest('@parlor/web', ['@parlor/games', '@parlor/table-ui'], [], {
    './screens': './src/screens.ts',
  }),
  'apps/web/src/screens.ts': `export const screens = 1;`,
  'apps/web/src/platform/router.ts': `export const path = '/';`,
  'apps/web/src/tables/loadTable.ts': `import { path } from '../platform/router.ts'; import { tables } from '@parlor/games/page'; console.log(tables, path);`,
  'apps/web/src/screens/Home.ts': `import '../tables/loadTable.ts'; export const Home = 1;`,
  'apps/web/src/app/App.ts': `import { Home } from '../screens/Home.ts'; export const App = Home;`,
  'apps/web/src/main.tsx': `import '@parlor/table-ui/styles/frame.css'; import { App } from './app/App.ts'; console.log(App);`,
  'apps/lab/package.json': manifest(
    '@parlor/lab',
    ['@parlor/registry', '@parlor/games', 'linkedom'],
    [],
    {
      './for-games': './src/forGames.ts',
    },
  ),
  'apps/lab/src/forGames.ts': `export const grouped = 1;`,
  'apps/lab/src/arena/series.ts': `export const series = 1;`,
  'apps/lab/src/main.ts': `import './arena/series.ts'; import { readFileSync } from 'node:fs'; import { parseHTML } from 'linkedom'; import { labs } from '@parlor/games/lab';
    import { games } from '@parlor/registry'; console.log(readFileSync, parseHTML, games, labs);`,
  'docs/template-game/rules/index.ts': `import type { Game } from '@parlor/kit'; export const template = {} as Game;`,
  'scripts/start.mjs': `await import(process.argv[2]);`,
};

const found = (files: Files, excused: readonly string[] = []) =>
  violations(new Map(Object.entries({ ...HOUSE, ...files })), excused);

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
      ['a game imports a game', 'games/chess/text/words.ts', '../../draughts/text/words.ts'],
      ['a game imports the lists', 'games/chess/bots/index.ts', '../../generated/engine.ts'],
      ['rules import text', 'games/chess/rules/state.ts', '../text/words.ts'],
      ['rules import bots', 'games/chess/rules/state.ts', '../bots/index.ts'],
      ['rules import the table', 'games/chess/rules/state.ts', '../table/index.tsx'],
      ['facts import bots', 'games/chess/facts/cards.ts', '../bots/index.ts'],
      ['text imports bots', 'games/chess/text/words.ts', '../bots/index.ts'],
      ['bots import the table', 'games/chess/bots/index.ts', '../table/index.tsx'],
      ['bots import the reference', 'games/chess/bots/index.ts', '../reference/plain.ts'],
      ['bots import what tables are made of', 'games/chess/bots/index.ts', '@parlor/table-ui'],
      ['a table imports the reference', 'games/chess/table/index.tsx', '../reference/plain.ts'],
      ['a table imports the lab', 'games/chess/table/index.tsx', '@parlor/lab/for-games'],
      ['a table imports an app', 'games/chess/table/index.tsx', '@parlor/web/screens'],
      ['what tables share imports an app', 'packages/table-ui/src/index.ts', '@parlor/web/screens'],
      ['what tables share imports games', 'packages/table-ui/src/index.ts', '@parlor/games/page'],
      [
        'what tables share imports the registry',
        'packages/table-ui/src/index.ts',
        '@parlor/registry',
      ],
      ['a manifest imports code', 'games/chess/manifest.ts', './facts/cards.ts'],
      ['messages import text', 'games/chess/messages/en.ts', '../text/words.ts'],
      ['rules import the test kit', 'games/chess/rules/state.ts', '@parlor/testkit'],
      ['the kit imports the games', 'packages/kit/src/index.ts', '@parlor/games'],
      ['the match imports the registry', 'packages/match/src/index.ts', '@parlor/registry'],
      ['the match imports rules', 'packages/match/src/index.ts', '@parlor/games/engine'],
      ['search imports rules', 'packages/search/src/index.ts', '@parlor/games/engine'],
      ['the registry lists tables', 'packages/registry/src/index.ts', '@parlor/games/page'],
      ['the registry lists bots', 'packages/registry/src/index.ts', '@parlor/games/bots'],
      ['the page skips the registry', 'apps/web/src/main.tsx', '@parlor/games/engine'],
      [
        'a table of the page imports a screen',
        'apps/web/src/tables/loadTable.ts',
        '../screens/Home.ts',
      ],
      ['a screen imports the routes', 'apps/web/src/screens/Home.ts', '../app/App.ts'],
      [
        'a service of the page imports a table',
        'apps/web/src/platform/router.ts',
        '../tables/loadTable.ts',
      ],
      ['a screen imports rules', 'apps/web/src/screens/Home.ts', '@parlor/games/engine'],
      [
        'the domain of the server imports a port',
        'apps/server/src/domain/tables/table.ts',
        '../../application/ports/store.ts',
      ],
      [
        'rooms of the server import commands',
        'apps/server/src/application/rooms/rooms.ts',
        '../commands/commands.ts',
      ],
      [
        'the application of the server imports its store',
        'apps/server/src/application/commands/commands.ts',
        '../../adapters/store/open.ts',
      ],
      [
        'the store of the server imports the socket',
        'apps/server/src/adapters/store/open.ts',
        '../websocket/line.ts',
      ],
      ['the lab skips the registry', 'apps/lab/src/main.ts', '@parlor/games/engine'],
      ['the arena imports a command', 'apps/lab/src/arena/series.ts', '../commands/arena.ts'],
      ['the arena imports a study', 'apps/lab/src/arena/series.ts', '../study/plan.ts'],
      ['the lab shows tables', 'apps/lab/src/main.ts', '@parlor/games/page'],
    ])('%s', (_, path, specifier) => {
      const all = found({ [path]: `${HOUSE[path]}\nimport { x } from '${specifier}'; x();` });
      expect(all).toContainEqual(
        expect.stringMatching(
          /:\d+ imports (\S+, to which \S+ has no arrow|more than types from \S+)/,
        ),
      );
      expect(all[0]).toContain(path);
    });

    it('holds for types too', () => {
      const path = 'packages/match/src/index.ts';
      const all = found({
        [path]: `${HOUSE[path]}\nexport type A = import('@parlor/games/engine').A;`,
      });
      expect(all[0]).toMatch(/match\/src\/index\.ts:2 imports games\/engine, to which match/);
    });

    it('what is exported for tests is imported by tests only', () => {
      const code = `import '@parlor/search/testing';`;
      const path = 'packages/bots/src/index.ts';
      expect(only({ [path]: `${HOUSE[path]}\n${code}` })).toMatch(
        /index\.ts:2 imports @parlor\/search\/testing, which is for tests/,
      );
      expect(found({ 'packages/bots/src/bots.test.ts': code })).toEqual([]);
    });

    it('a table knows rules and bots as types only', () => {
      for (const inside of ['rules/index.ts', 'bots/index.ts']) {
        const path = 'games/chess/table/index.tsx';
        const code = `import { x } from '../${inside}'; x();`;
        expect(only({ [path]: `${HOUSE[path]}\n${code}` })).toMatch(
          /imports more than types from games\/chess\/(rules|bots)/,
        );
        expect(found({ [path]: `${HOUSE[path]}\n${code.replace('{ x', 'type { x')}` })).toEqual([]);
      }
    });

    it('nobody reaches into the folder of a game', () => {
      const path = 'packages/registry/src/index.ts';
      const code = `import '../../../games/chess/rules/index.ts';`;
      expect(only({ [path]: `${HOUSE[path]}\n${code}` })).toMatch(/reaches out of its package/);
    });

    it('a package without a row is noticed', () => {
      expect(only({ 'packages/sound/package.json': manifest('@parlor/sound') })).toMatch(
        /packages\/sound has no row/,
      );
    });
  });

  describe('the reference', () => {
    const plain = (code: string) => ({ 'games/chess/reference/more.ts': code });
    const reached = (code: string) => ({
      ...plain(code),
      'games/chess/reference/plain.ts': `${HOUSE['games/chess/reference/plain.ts']}\nexport * from './more.ts';`,
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
      expect(
        only(reached(`import type { A } from '../rules/index.ts'; export type B = A;`)),
      ).toMatch(/imports games\/chess\/rules, to which games\/chess\/reference has no arrow/);
    });

    it('is not imported by the game', () => {
      expect(
        found({ 'games/chess/rules/state.ts': `export * from '../reference/plain.ts';` }),
      ).toContainEqual(
        expect.stringMatching(/imports games\/chess\/reference, to which games\/chess\/rules has/),
      );
    });

    it('has tests that may use the kit', () => {
      expect(
        found({
          'games/chess/reference/plain.test.ts': `import { it } from 'vitest'; import { fastRng } from '@parlor/kit'; it('x', () => fastRng(1));`,
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
      [`export * from '../../../docs/template-game/rules/index.ts';`],
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
        found({ 'games/chess/rules/state.ts': `export * from '@parlor/games/engine';` }),
      ).toContainEqual(expect.stringMatching(/imports its own package by name/));
    });

    it('a name worked out at run time', () => {
      expect(only({ 'packages/match/src/index.test.ts': `await import(where);` })).toMatch(
        /worked out at run time/,
      );
    });
  });

  describe('the outside world', () => {
    it('is closed to rules', () => {
      const path = 'games/chess/rules/state.ts';
      expect(only({ [path]: `import 'node:fs';` })).toMatch(/imports node:fs/);
      expect(found({ [path]: `import 'lodash';` })).toContainEqual(
        expect.stringContaining('imports lodash from outside'),
      );
    });

    it('is open to their tests as far as Node goes', () => {
      const path = 'games/chess/rules/golden.test.ts';
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
          'games/chess/rules/situations.ts': helper,
          'games/chess/rules/more.test.ts': `import './situations.ts';`,
        }),
      ).toEqual([]);
    });

    it('is no longer test code once a rule imports it', () => {
      const all = found({
        'games/chess/rules/situations.ts': `import '@parlor/testkit';`,
        'games/chess/rules/state.ts': `import './situations.ts';`,
      });
      expect(all).toContainEqual(
        expect.stringMatching(
          /situations\.ts:1 imports testkit, to which games\/chess\/rules has no arrow/,
        ),
      );
    });
  });

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

  describe('a game singled out', () => {
    const path = 'packages/match/src/index.ts';

    it.each([
      [`export const f = (game) => game.id === 'chess';`],
      [`export const f = (record) => record.game !== 'something';`],
      [`export const f = (gameId) => gameId == 'something';`],
      [`export const f = (id) => 'draughts' === id;`],
      [`export const f = (it) => { switch (it) { case 'chess': return 1; } };`],
      [`export const f = (it) => ['chess', 'x'].includes(it);`],
      [`export const f = (it) => it.startsWith('chess');`],
      [`export const f = (it) => it === ('chess' as Id);`],
      [`export const seats = { chess: 2 };`],
      [`export const seats = { 'chess': 2 };`],
      [`export const seats = { ['chess']: 2 };`],
      [`export const list = (chess) => ({ chess });`],
      [`export interface Seats { chess: number }`],
      [`export type Seats = Record<'chess', number>;`],
      [`export const IDS = ['chess'];`],
      [`export const seats = new Map([['chess', 2]]);`],
      [`export const seats = (all) => all.chess;`],
      ['export const usual = `chess`;'],
    ])('%s', (code) => {
      expect(only({ [path]: `${HOUSE[path]}\n${code}` })).toMatch(
        /match\/src\/index\.ts:2 singles out a game/,
      );
    });

    it('may be itself in its own folder, and no other', () => {
      const own = 'games/chess/facts/cards.ts';
      expect(found({ [own]: `${HOUSE[own]}\nexport const id = 'chess';` })).toEqual([]);
      expect(only({ [own]: `${HOUSE[own]}\nexport const id = 'draughts';` })).toMatch(
        /cards\.ts:2 singles out a game: 'draughts'/,
      );
    });

    it('is for a test outside its folder only where that is excused', () => {
      const test = 'packages/match/src/index.test.ts';
      const files = { [test]: `export const f = (games) => games.chess;` };
      expect(only(files)).toMatch(/index\.test\.ts:1 singles out a game: 'chess'/);
      expect(found(files, [test])).toEqual([]);
      for (const said of ['laws --game chess --matches 1', '/api/ratings/chess'])
        expect(only({ [test]: `export const line = '${said}';` })).toMatch(/a game: 'chess'/);
      expect(found({ [test]: `export const file = 'chess-1-abc.js';` })).toEqual([]);
      expect(found({ [test]: '' }, [test])).toEqual([
        `${test} is excused for naming games, and names none`,
      ]);
    });
  });
});
