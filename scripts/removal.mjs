/**
 * Is a game really its folder and a line? `npm run long -- removal`, or single games by name.
 *
 * Removes each game in turn from a copy of the repository and lets the gate look at what is left. With it go the tests
 * that are excused for naming it, and the lines of the documents that link into its folder.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TESTS_ABOUT_GAMES } from './gameTests.mjs';
import { GAMES, gamesIn, writeLists } from './lists.mjs';
import { copyRepository } from './recipe.mjs';
import { isMain, listFiles } from './repoFiles.mjs';

/** What must hold once the game is gone; then, what must hold without the tests that name it. */
const WITHOUT_GAME = ['format', 'lists', 'dead', 'docs', 'rules'];
const WITHOUT_TESTS = ['lint', 'boundaries', 'types'];

/** Everything that is tested without a browser. */
const TESTS = ['packages', 'games', 'apps', 'scripts', 'docs'];

/** Removes a game from the repository at `root`: its folder, its line, and what links into the folder. */
export function remove(/** @type {string} */ game, /** @type {string} */ root) {
  rmSync(join(root, GAMES, game), { recursive: true });
  edit(join(root, GAMES, 'index.ts'), (text) => text.replace(`  '${game}',\n`, ''));
  writeLists(root);
  for (const path of listFiles(root).filter((one) => one.endsWith('.md'))) {
    edit(join(root, path), (text) =>
      text
        .split('\n')
        .filter((line) => !line.includes(`${GAMES}/${game}/`))
        .join('\n'),
    );
  }
}

/** Removes the tests that name it. What they share with each other is another game's to use. */
export function removeTests(/** @type {string} */ game, /** @type {string} */ root) {
  const named = new RegExp(`\\b${game}\\b`);
  for (const path of TESTS_ABOUT_GAMES.flatMap(({ files }) => files)) {
    const file = join(root, path);
    if (existsSync(file) && named.test(readFileSync(file, 'utf8'))) rmSync(file);
  }
}

function edit(/** @type {string} */ path, /** @type {(text: string) => string} */ change) {
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after !== before) writeFileSync(path, after);
}

/** @returns {boolean} whether the house stands without it */
function standsWithout(/** @type {string} */ game) {
  const copy = copyRepository();
  try {
    const succeeds = (/** @type {string[]} */ ...command) => {
      const { status } = spawnSync(process.execPath, command, {
        cwd: copy,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, CI: 'true' },
      });
      console.log(`${status === 0 ? '✓' : '✗'} without ${game}: ${command[0]}`);
      return status === 0;
    };
    remove(game, copy);
    if (!succeeds('scripts/gate.mjs', ...WITHOUT_GAME)) return false;
    removeTests(game, copy);
    return (
      succeeds('scripts/gate.mjs', ...WITHOUT_TESTS) &&
      succeeds('node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...TESTS)
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (isMain(import.meta.url)) {
  const wanted = process.argv.slice(2);
  const games = wanted.length > 0 ? wanted : gamesIn();
  const fallen = games.filter((game) => !standsWithout(game));
  console.log(
    fallen.length === 0
      ? 'The house stands without any of them.'
      : `Not without ${fallen.join(', ')}.`,
  );
  if (fallen.length > 0) process.exitCode = 1;
}
