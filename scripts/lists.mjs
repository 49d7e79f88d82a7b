/**
 * Writes the lists of games that programs load from: `npm run lists`.
 *
 * games/index.ts names the games, packages/kit/src/languages.ts the languages; every list under games/generated is made
 * of them and of what lies in the games' folders, one list for each audience, so that nobody carries code along that is
 * another's: a server holds no table, a page no rules and no language but its own. The messages of the house are listed
 * in the same way.
 *
 *   node scripts/lists.mjs           write them
 *   node scripts/lists.mjs --check   fail when one is stale
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn, GAMES, gamesIn, INDEX, languagesIn, TEMPLATE } from './games.mjs';
import { LISTS, shelfIn } from './lists/gameLists.mjs';
import {
  gameCatalogues,
  houseCatalogues,
  partOf,
  PARTS,
  serverPart,
} from './lists/messageLists.mjs';
import { isMain, report, ROOT } from './repoFiles.mjs';

const GENERATED = `${GAMES}/generated`;
const MESSAGES = 'packages/messages/src/generated';

const HEAD =
  '// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.\n';

/** Every list as it should be, by path. @returns {Map<string, string>} */
export function listsOf(root = ROOT) {
  const ids = gamesIn(root);
  const languages = languagesIn(root);
  const having = (/** @type {string} */ file) =>
    ids.filter((id) => existsSync(join(root, GAMES, id, file)));
  const listed = { root, ids, languages, having };
  /** @type {[string, string[]][]} */
  const lists = [
    ...Object.entries(LISTS).map(
      ([name, lines]) =>
        /** @type {[string, string[]]} */ ([`${GENERATED}/${name}`, lines(listed)]),
    ),
    ...languages.map(
      (language) =>
        /** @type {[string, string[]]} */ ([
          `${GENERATED}/shelf.${language}`,
          shelfIn(language, listed),
        ]),
    ),
    ...Object.entries(PARTS).map(
      ([part, about]) =>
        /** @type {[string, string[]]} */ ([`${MESSAGES}/${part}`, partOf(part, about, listed)]),
    ),
    [`${MESSAGES}/server`, serverPart(listed)],
    [`${MESSAGES}/catalogues`, houseCatalogues(listed)],
    ...[...ids.map((id) => `${GAMES}/${id}`), TEMPLATE]
      .filter((folder) => existsSync(join(root, folder, 'messages')))
      .map(
        (folder) =>
          /** @type {[string, string[]]} */ ([
            `${folder}/messages/catalogues`,
            gameCatalogues(listed),
          ]),
      ),
  ];
  return new Map(lists.map(([name, lines]) => [`${name}.ts`, `${HEAD}${lines.join('\n')}\n`]));
}

/** What is wrong with the lists there are. @returns {string[]} */
export function staleLists(root = ROOT) {
  const ids = gamesIn(root);
  const folders = foldersIn(root);
  return [
    ...ids
      .filter((id) => !folders.includes(id))
      .map((id) => `${INDEX} names ${id}, and there is no folder ${GAMES}/${id}`),
    ...folders
      .filter((id) => !ids.includes(id))
      .map((id) => `${GAMES}/${id} is not named in ${INDEX}`),
    ...[...listsOf(root)]
      .filter(([path, text]) => readOr(join(root, path)) !== text)
      .map(([path]) => `${path} is stale: npm run lists`),
    ...strangers(root).map((path) => `${path} is no list of ours`),
  ];
}

/** @returns {string[]} */
function strangers(/** @type {string} */ root) {
  const known = listsOf(root);
  return [GENERATED, MESSAGES]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => !known.has(path));
}

const readOr = (/** @type {string} */ path) =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

/** Only what has changed is written: programs are built anew when a file is younger. */
export function writeLists(root = ROOT) {
  for (const folder of [GENERATED, MESSAGES]) mkdirSync(join(root, folder), { recursive: true });
  for (const path of strangers(root)) rmSync(join(root, path));
  for (const [path, text] of listsOf(root)) {
    if (readOr(join(root, path)) !== text) writeFileSync(join(root, path), text);
  }
}

if (isMain(import.meta.url)) {
  if (process.argv.includes('--check')) {
    report(staleLists(), `${gamesIn().length} games, every list as it should be.`);
  } else writeLists();
}
