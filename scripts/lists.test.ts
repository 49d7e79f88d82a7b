import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gamesIn } from './games.mjs';
import { staleLists, writeLists } from './lists.mjs';
import { newGame } from './new-game.mjs';

let root = '';

const file = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const index = (...ids: string[]) =>
  file(
    'games/index.ts',
    `export const GAMES = [\n${ids.map((id) => `  '${id}',\n`).join('')}] as const;\n`,
  );

const list = (name: string) => readFileSync(join(root, `games/generated/${name}.ts`), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parlor-lists-'));
  index('chess', 'nine-mens-morris');
  file(
    'packages/kit/src/languages.ts',
    "LANGUAGE_NAMES = {\n  en: 'English',\n  de: 'Deutsch',\n}",
  );
  file('games/chess/manifest.ts', '');
  file('games/chess/bots/trainings.ts', '');
  file('games/chess/editions/hashes.json', '{ "1": "abc" }');
  file('games/nine-mens-morris/manifest.ts', '');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the lists of games', () => {
  it('are in the order of the shelf, and fresh once written', () => {
    expect(gamesIn(root)).toEqual(['chess', 'nine-mens-morris']);
    expect(staleLists(root).length).toBeGreaterThan(0);
    writeLists(root);
    expect(staleLists(root)).toEqual([]);
    expect(list('engine')).toContain(
      `import { nineMensMorris } from '../nine-mens-morris/rules/index.ts';`,
    );
    expect(list('engine')).toMatch(/ {2}chess,\n {2}'nine-mens-morris': nineMensMorris,/);
  });

  it('name what only some games have for those alone', () => {
    writeLists(root);
    expect(list('trainings')).toContain('../chess/bots/trainings.ts');
    expect(list('trainings')).not.toContain('morris');
    expect(list('editions')).toContain(`import('../chess/editions/chess-1.js')`);
    expect(list('editions')).not.toContain('morris');
  });

  it('load no bots and no tables before they are asked for', () => {
    writeLists(root);
    for (const name of ['bots', 'page']) {
      expect(list(name)).not.toMatch(/^import .*(bots|table)\/index/m);
      expect(list(name)).toMatch(/async \(\) => \(await import\('\.\.\/chess\//);
    }
  });

  it('load no language before it is spoken', () => {
    writeLists(root);
    expect(list('shelves')).toContain(`de: async () => (await import('./shelf.de.ts')).shelves`);
    expect(list('shelf.de')).toContain(`from '../chess/messages/de/shelf.ts'`);
    const app = readFileSync(join(root, 'packages/messages/src/generated/app.ts'), 'utf8');
    expect(app).toContain(`de: async () => (await import('../de/app.ts')).app`);
  });

  it('follow the list of languages', () => {
    writeLists(root);
    file('packages/kit/src/languages.ts', "LANGUAGE_NAMES = {\n  en: 'English',\n}");
    expect(staleLists(root)).toContain('games/generated/shelf.de.ts is no list of ours');
  });

  it('are stale when a game comes or goes, or something is written by hand', () => {
    writeLists(root);
    index('chess');
    expect(staleLists(root)).toContain('games/nine-mens-morris is not named in games/index.ts');
    expect(staleLists(root)).toContain('games/generated/engine.ts is stale: npm run lists');
    index('chess', 'nine-mens-morris', 'go');
    expect(staleLists(root)).toContain('games/index.ts names go, and there is no folder games/go');
    index('chess', 'nine-mens-morris');
    file('games/generated/engine.ts', 'something else');
    file('games/generated/more.ts', '');
    expect(staleLists(root)).toEqual([
      'games/generated/engine.ts is stale: npm run lists',
      'games/generated/more.ts is no list of ours',
    ]);
  });
});

describe('npm run new-game', () => {
  it('makes one folder and one line, and leaves the lists fresh', () => {
    file('docs/template-game/rules/index.ts', `export const bazaar = { id: 'template-game' };\n`);
    file('docs/template-game/README.md', '[add a game](../add-a-game.md)\n');
    writeLists(root);
    expect(newGame('fox-and-geese', root)).toBeUndefined();
    expect(gamesIn(root)).toEqual(['chess', 'nine-mens-morris', 'fox-and-geese']);
    expect(readFileSync(join(root, 'games/fox-and-geese/rules/index.ts'), 'utf8')).toBe(
      `export const foxAndGeese = { id: 'fox-and-geese' };\n`,
    );
    expect(readFileSync(join(root, 'games/fox-and-geese/README.md'), 'utf8')).toContain(
      '](../../docs/add-a-game.md)',
    );
    expect(staleLists(root)).toEqual([]);
  });

  it('refuses what is no name, and what is there', () => {
    expect(newGame(undefined, root)).toContain('Name the game');
    expect(newGame('Chess', root)).toContain('Name the game');
    expect(newGame('chess', root)).toBe('games/chess is there already.');
  });
});
