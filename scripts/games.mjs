/** Which games and languages there are: games/index.ts names the games, packages/kit/src/languages.ts the languages. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './repoFiles.mjs';

export const GAMES = 'games';
export const INDEX = `${GAMES}/index.ts`;
const HASHES = 'editions/hashes.json';
export const LANGUAGES = 'packages/kit/src/languages.ts';

/** The game that new ones are copied from. */
export const TEMPLATE = 'docs/template-game';

/** The languages of the house. @returns {string[]} */
export function languagesIn(root = ROOT) {
  const text = readFileSync(join(root, LANGUAGES), 'utf8');
  const list = /LANGUAGE_NAMES = \{([^}]*)\}/.exec(text)?.[1] ?? '';
  return [...list.matchAll(/^\s*(\w+):/gm)].map(([, code]) => String(code));
}

/** The games in the order of games/index.ts. @returns {string[]} */
export function gamesIn(root = ROOT) {
  const text = readFileSync(join(root, INDEX), 'utf8');
  const list = /GAMES = \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, id]) => String(id));
}

/** Folders under games/. @returns {string[]} */
export const foldersIn = (root = ROOT) =>
  readdirSync(join(root, GAMES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['generated', 'node_modules'].includes(entry.name))
    .map(({ name }) => name)
    .sort();

/** 'my-game' → 'myGame', what a game calls itself in code. */
export const camel = (/** @type {string} */ id) =>
  id.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());

/** SHA-256 of each frozen edition of a game. @returns {Record<string, string>} */
export function hashesOf(/** @type {string} */ game, root = ROOT) {
  const path = join(root, GAMES, game, HASHES);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
