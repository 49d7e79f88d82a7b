/** Starts a new game from the template: `npm run new-game my-game`. See docs/add-a-game.md. */

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camel, GAMES, TEMPLATE } from './games.mjs';
import { writeLists } from './lists.mjs';
import { isMain, listFiles, ROOT } from './repoFiles.mjs';

const TEMPLATE_ID = 'template-game';
const INDEX = `${GAMES}/index.ts`;
/** What the template calls its exports; both are renamed with the game. */
const TEMPLATE_NAME = 'bazaar';
const TEMPLATE_PLAIN = 'plainBazaar';

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** 'my-game' → 'MyGame'. @returns {string} */
const pascal = (/** @type {string} */ id) =>
  camel(id).replace(/^./, (letter) => letter.toUpperCase());

/** Copies and renames the template and enters it in the list. @returns {string | undefined} why not */
export function newGame(/** @type {string | undefined} */ id, root = ROOT) {
  if (id === undefined || !ID.test(id)) return 'Name the game: small letters, digits and hyphens.';
  const folder = `${GAMES}/${id}`;
  if (existsSync(join(root, folder))) return `${folder} is there already.`;
  const files = listFiles(root).filter((path) => path.startsWith(`${TEMPLATE}/`));
  for (const path of files) {
    const to = join(root, folder, path.slice(TEMPLATE.length + 1));
    cpSync(join(root, path), to);
    writeFileSync(to, renamed(readFileSync(to, 'utf8'), id));
  }
  rmSync(join(root, folder, 'playthroughs/.gitkeep'), { force: true });
  const index = join(root, INDEX);
  const before = readFileSync(index, 'utf8');
  const after = before.replace(/,?\n\] as const;/, `,\n  '${id}',\n] as const;`);
  if (after === before) return `${INDEX} has no list to enter ${id} in.`;
  writeFileSync(index, after);
  writeLists(root);
  return undefined;
}

/** @returns {string} */
const renamed = (/** @type {string} */ text, /** @type {string} */ id) =>
  text
    .replaceAll(TEMPLATE_ID, id)
    .replaceAll('](../', '](../../docs/')
    .replaceAll(TEMPLATE_PLAIN, `plain${pascal(id)}`)
    .replaceAll(new RegExp(`\\b${TEMPLATE_NAME}\\b`, 'g'), camel(id));

if (isMain(import.meta.url)) {
  const id = process.argv[2];
  const why = newGame(id);
  if (why) {
    console.error(why);
    process.exit(2);
  }
  // Names of another length break lines elsewhere.
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'format', '--write', `${GAMES}/${id}`], { cwd: ROOT });
  console.log(`${GAMES}/${id} is ready, and named in ${INDEX}.`);
}
