/**
 * Who may import whom. The table in boundaries/arrows.mjs is the whole truth;
 * docs/architecture.md draws it. Also checked: every package declares exactly
 * what it imports, nothing singles out a game by its id, and no folders import
 * each other in a circle.
 */

import { idleDeclarations, undeclaredImports } from './boundaries/declarations.mjs';
import { foldersOf } from './boundaries/importedFolders.mjs';
import { strayImports } from './boundaries/imports.mjs';
import { gamesIn, strangeGames } from './boundaries/namedGames.mjs';
import { placeOf } from './boundaries/places.mjs';
import { isSource, sourcesOf } from './boundaries/sources.mjs';
import { cycleLines, drawing } from './folders.mjs';
import { TESTS_ABOUT_GAMES } from './gameTests.mjs';
import { isMain, readTree, report } from './repoFiles.mjs';

/** All violations in `tree`, a line each: 'path:line what is wrong'. @returns {string[]} */
export function violations(
  /** @type {import('./repoFiles.mjs').Tree} */ tree,
  /** @type {readonly string[]} */ excused = TESTS_ABOUT_GAMES.flatMap(({ files }) => files),
  { packages, programs, sources } = sourcesOf(tree),
) {
  const games = gamesIn(tree);
  return [
    ...packages
      .filter(({ folder }) => !placeOf(folder))
      .map(({ folder }) => `${folder} has no row in the table of arrows`),
    ...sources.flatMap((source) => [
      ...strayImports(source, packages),
      ...undeclaredImports(source),
    ]),
    ...packages.flatMap((one) => idleDeclarations(one, sources)),
    ...sources.flatMap((source) => {
      const { path } = source;
      const program = /** @type {any} */ (programs.get(path));
      const named = strangeGames(source, tree.get(path) ?? '', program, games);
      if (!source.isTest && source.place.part !== 'tests') return named;
      if (!excused.includes(path)) return named;
      return named.length > 0 ? [] : `${path} is excused for naming games, and names none`;
    }),
  ];
}

/** Packages export them, too. */
const isStyle = (/** @type {string} */ path) => path.endsWith('.css');

if (isMain(import.meta.url)) {
  const tree = readTree((path) => isSource(path) || isStyle(path) || path.endsWith('package.json'));
  const read = sourcesOf(tree);
  const graphs = foldersOf(tree, read);
  report(
    [...violations(tree, undefined, read), ...cycleLines(graphs)],
    'Every import follows an arrow. Folders form no circle.',
  );
  for (const app of ['web', 'server', 'lab'])
    console.log(`\n${drawing(graphs, `apps/${app}/src`)}`);
}
