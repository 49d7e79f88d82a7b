/**
 * Is a game really its folder and a line? `npm run long -- removal`, or single games: `removal:<game>`.
 *
 * Removes each game in turn from a copy of the repository and lets the gate look at what is left. With it go the tests
 * that are excused for naming it, and the lines of the documents that link into its folder.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TESTS_ABOUT_GAMES } from './gameTests.mjs';
import { GAMES, gamesIn } from './games.mjs';
import { writeLists } from './lists.mjs';
import { copyRepository } from './recipe.mjs';
import { isMain, listFiles } from './repoFiles.mjs';

/** What must hold once the game is gone; then, what must hold without the tests that name it. */
const WITHOUT_GAME = ['format', 'lists', 'dead', 'docs', 'rules'];
const WITHOUT_TESTS = ['lint', 'boundaries', 'types'];

/** Everything that is tested without a browser, in parts: whoever waits sees how far it is. */
const TESTS = [
  'packages',
  'apps/web',
  'apps/server',
  'apps/lab',
  'scripts',
  'docs',
  'tests',
  'games',
];
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'];

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

/** Runs every step, whatever fails. @returns {string[]} what has failed */
function fallenWithout(/** @type {string} */ game) {
  const copy = copyRepository();
  /** @type {string[]} */
  const fallen = [];
  const hold = (/** @type {string} */ what, /** @type {string[]} */ ...command) => {
    const start = performance.now();
    const { status } = spawnSync(process.execPath, command, {
      cwd: copy,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CI: 'true' },
    });
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${status === 0 ? '✓' : '✗'} without ${game}: ${what} (${seconds} s)`);
    if (status !== 0) fallen.push(`${game}: ${what}`);
  };
  try {
    remove(game, copy);
    hold(WITHOUT_GAME.join(', '), 'scripts/gate.mjs', ...WITHOUT_GAME);
    removeTests(game, copy);
    hold(WITHOUT_TESTS.join(', '), 'scripts/gate.mjs', ...WITHOUT_TESTS);
    for (const part of TESTS) {
      hold(`tests of ${part}`, ...VITEST, '--exclude', '**/browser/**', join(copy, part, '/'));
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return fallen;
}

if (isMain(import.meta.url)) {
  const wanted = process.argv.slice(2);
  const games = wanted.length > 0 ? wanted : gamesIn();
  const fallen = games.flatMap(fallenWithout);
  console.log(
    fallen.length === 0
      ? `The house stands without ${games.join(', ')}.`
      : `The house falls:\n${fallen.join('\n')}`,
  );
  if (fallen.length > 0) process.exitCode = 1;
}
