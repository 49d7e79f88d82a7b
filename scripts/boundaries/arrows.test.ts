import { describe, expect, it } from 'vitest';
import { found, HOUSE, manifest, only } from './testHouse.ts';

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
    expect(found(reached(`import { type Rng } from '@parlor/kit'; export type R = Rng;`))).toEqual(
      [],
    );
  });

  it('shares no code with the game', () => {
    expect(only(reached(`import type { A } from '../rules/index.ts'; export type B = A;`))).toMatch(
      /imports games\/chess\/rules, to which games\/chess\/reference has no arrow/,
    );
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
