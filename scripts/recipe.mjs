/** Executes the commands of docs/add-a-game.md, in their order, on a copy of the repository. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMain, listFiles, ROOT } from './repoFiles.mjs';

const RECIPE = 'docs/add-a-game.md';

/** The lines of all `sh` blocks of a text. @returns {string[]} */
export const commandsOf = (/** @type {string} */ text) =>
  [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)]
    .flatMap(([, block = '']) => block.split('\n'))
    .filter((line) => line.trim() !== '');

/** A copy to spoil, with everything installed. @returns {string} its folder */
export function copyRepository() {
  const copy = mkdtempSync(join(tmpdir(), 'parlor-recipe-'));
  for (const path of listFiles()) cpSync(join(ROOT, path), join(copy, path));
  // Links between the packages are relative, so they lead into the copy.
  cpSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return copy;
}

/** @returns {boolean} whether every command succeeded */
function cook() {
  const commands = commandsOf(readFileSync(join(ROOT, RECIPE), 'utf8'));
  if (commands.length === 0) {
    console.log(`${RECIPE} has no commands`);
    return false;
  }
  const copy = copyRepository();
  try {
    for (const command of commands) {
      const env = { ...process.env, npm_config_prefer_offline: 'true', CI: 'true' };
      const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
        cwd: copy,
        encoding: 'utf8',
        env,
        maxBuffer: 2 ** 26,
      });
      console.log(`${status === 0 ? '✓' : '✗'} ${command}`);
      if (status !== 0) {
        console.log(`${stdout}\n${stderr}`);
        return false;
      }
    }
    return true;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (isMain(import.meta.url) && !cook()) process.exitCode = 1;
