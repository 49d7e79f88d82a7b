/** A small house for the tests of boundaries, and what they find in it. */

import { expect } from 'vitest';
import { violations } from '../boundaries.mjs';

type Files = Record<string, string>;

/** A manifest in which the game exports what every game does. */
export const manifest = (
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
export const HOUSE: Files = {
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

export const found = (files: Files, excused: readonly string[] = []) =>
  violations(new Map(Object.entries({ ...HOUSE, ...files })), excused);

/** The only violation there is. */
export function only(files: Files): string {
  const all = found(files);
  expect(all).toHaveLength(1);
  return all[0]!;
}
