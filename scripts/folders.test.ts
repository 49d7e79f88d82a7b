import { describe, expect, it } from 'vitest';
import { foldersOf } from './boundaries/importedFolders.mjs';
import { cycleLines, drawing } from './folders.mjs';

type Files = Record<string, string>;

const uses = (...specifiers: readonly string[]) =>
  specifiers.map((specifier) => `import '${specifier}';`).join('\n');

const manifest = (name: string, exports: Record<string, string> = {}) =>
  JSON.stringify({ name, exports });

/** An app in three layers, a package behind its door, and a game. */
const TREE: Files = {
  'apps/lab/package.json': manifest('@parlor/lab', { './for-games': './src/forGames/index.ts' }),
  'apps/lab/src/main.ts': uses('./commands/play.ts', '@parlor/games/lab'),
  'apps/lab/src/commands/play.ts': uses('../arena/match.ts', '../text/words.ts'),
  'apps/lab/src/commands/play.test.ts': uses('./play.ts', '../testing/run.ts'),
  'apps/lab/src/testing/run.ts': uses('../main.ts'),
  'apps/lab/src/arena/match.ts': uses('../text/words.ts', './rating/elo.ts'),
  'apps/lab/src/arena/rating/elo.ts': uses('../../text/words.ts'),
  'apps/lab/src/text/words.ts': '',
  'apps/lab/src/forGames/index.ts': uses('../text/words.ts'),
  'packages/bots/package.json': manifest('@parlor/bots', { '.': './src/index.ts' }),
  'packages/bots/src/index.ts': uses('./threads/pool.ts', './level.ts'),
  'packages/bots/src/level.ts': '',
  'packages/bots/src/threads/pool.ts': uses('../level.ts'),
  'games/package.json': manifest('@parlor/games', { './lab': './generated/lab.ts' }),
  'games/generated/lab.ts': uses('../chess/lab/index.ts'),
  'games/chess/facts/cards.ts': `import type { State } from '../rules/state.ts'; export type A = State;`,
  'games/chess/rules/state.ts': uses('../facts/cards.ts'),
  'games/chess/lab/index.ts': uses('@parlor/lab/for-games', '../rules/state.ts'),
};

const graphsWith = (files: Files) => foldersOf(new Map(Object.entries({ ...TREE, ...files })));

const circles = (files: Files) => cycleLines(graphsWith(files));

/** The folders of the only circle there is. */
function onlyCircle(files: Files): string {
  const all = circles(files);
  expect(all).toHaveLength(1);
  return all[0]!.split('\n', 1)[0]!.replace('folders in a circle: ', '');
}

describe('folders', () => {
  it('in layers form no circle: not by their doors, their tests, or types that the table opens', () => {
    expect(circles({})).toEqual([]);
  });

  it('in a circle are found, with the imports that make it', () => {
    expect(circles({ 'apps/lab/src/text/words.ts': uses('../commands/play.ts') })).toEqual([
      [
        'folders in a circle: apps/lab/src/arena, apps/lab/src/commands, apps/lab/src/text',
        '    apps/lab/src/commands/play.ts:2 imports apps/lab/src/text/words.ts',
        '    apps/lab/src/text/words.ts:1 imports apps/lab/src/commands/play.ts',
      ].join('\n'),
    ]);
  });

  it.each([
    [
      'with the files beside them',
      { 'apps/lab/src/commands/play.ts': uses('../main.ts') },
      'apps/lab/src, apps/lab/src/commands',
    ],
    [
      'by types alone',
      {
        'apps/lab/src/text/words.ts': `import type { A } from '../arena/match.ts'; export type B = A;`,
      },
      'apps/lab/src/arena, apps/lab/src/text',
    ],
    [
      'across packages',
      { 'apps/lab/src/text/words.ts': uses('@parlor/games/lab') },
      'apps/lab/src/forGames, apps/lab/src/text, games/chess/lab, games/generated/lab.ts',
    ],
    [
      'inside a folder',
      { 'apps/lab/src/arena/rating/elo.ts': uses('../match.ts') },
      'apps/lab/src/arena, apps/lab/src/arena/rating',
    ],
    [
      'of a package',
      { 'packages/bots/src/level.ts': uses('./threads/pool.ts') },
      'packages/bots/src, packages/bots/src/threads',
    ],
    [
      'of a game',
      { 'games/chess/facts/cards.ts': uses('../rules/state.ts') },
      'games/chess/facts, games/chess/rules',
    ],
    [
      'of test code',
      {
        'apps/lab/src/testing/run.ts': uses('../main.ts', '../commands/table.ts'),
        'apps/lab/src/commands/table.ts': '',
      },
      'apps/lab/src/commands (tests), apps/lab/src/testing (tests)',
    ],
  ])('in a circle are found %s', (_, files: Files, folders) => {
    expect(onlyCircle(files)).toBe(folders);
  });

  it('are drawn from the top down, with the arrows that no longer way stands for', () => {
    expect(drawing(graphsWith({}), 'apps/lab/src')).toBe(
      [
        'apps/lab/src',
        '  ·         → commands',
        '  commands  → arena',
        '  arena     → text',
        '  forGames  → text',
        '  text',
      ].join('\n'),
    );
  });
});
