/**
 * What a first visit, a first table and playing offline cost: `npm run gate sizes`.
 *
 * Of a visit and a table, compressed JavaScript is counted: files the browser needs
 * before the screen can be used, that is entries with everything they import
 * statically, and the messages of the language that has most of them. Rules and bots
 * run in threads of their own, loaded later, and do not count.
 *
 * Of playing offline everything is counted that the service worker keeps for whoever
 * speaks that language: pages, tables, threads, styles, fonts and pictures. What bots
 * have learned, a few KB a game, is among it, since they play offline as well; a visit
 * fetches it with the bots of the game that is played. Other languages and earlier
 * editions come when they are needed.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBuilt } from './build.mjs';
import { gamesIn } from './games.mjs';
import { isMain } from './repoFiles.mjs';

const KB = 1000;

export const BUDGETS = {
  firstLoad: 170 * KB,
  oneTable: 60 * KB,
  words: 30 * KB,
  offline: 850 * KB,
};

/** @typedef {{ name: string, bytes: number, budget: number, files: string[] }} Load */

/** What each load costs. @returns {Load[]} */
export function loads(/** @type {string} */ dist, /** @type {readonly string[]} */ games) {
  const assets = join(dist, 'assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const code = new Map(names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const entries = [...page.matchAll(/<script[^>]+src="\/assets\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  if (entries.length === 0) throw new Error('index.html loads no script');
  const home = only(names, (name) => name.startsWith('Home-'), 'the home screen');
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const languages = Object.keys(listIn(worker, 'LANGUAGES'));
  /** In the language that has most of it. @returns {{ bytes: number, files: string[] }} */
  const heaviest = (
    /** @type {(language: string) => { bytes: number, files: string[] }} */ weigh,
  ) => languages.map(weigh).reduce((most, one) => (one.bytes > most.bytes ? one : most));
  const words = (/** @type {string} */ language, /** @type {string} */ what) => {
    const prefix = `words-${language}-${what}-`;
    return only(names, (name) => name.startsWith(prefix), `${what} in ${language}`);
  };
  const first = (/** @type {string} */ language) =>
    withImports(
      [
        .../** @type {string[]} */ (entries),
        home,
        words(language, 'app'),
        words(language, 'shelf'),
      ],
      code,
    );
  return [
    {
      name: 'first load',
      budget: BUDGETS.firstLoad,
      ...heaviest((language) => weighed(first(language), code)),
    },
    ...games.flatMap((game) => {
      const chunk = only(
        names,
        (name) => name.startsWith(`table-${game}-`),
        `the table of ${game}`,
      );
      const [before] = languages.map(first);
      const more = withImports([chunk], code).filter((name) => !before?.includes(name));
      return [
        { name: game, budget: BUDGETS.oneTable, ...weighed(more, code) },
        {
          name: '  what it says',
          budget: BUDGETS.words,
          ...heaviest((language) => weighed([words(language, game)], code)),
        },
      ];
    }),
    {
      name: 'offline',
      budget: BUDGETS.offline,
      ...heaviest((language) => kept(dist, worker, language)),
    },
  ];
}

/** What a service worker was told to keep. @returns {any} */
export function listIn(/** @type {string} */ worker, /** @type {string} */ name) {
  const list = new RegExp(`const ${name} = (.*);`).exec(worker)?.[1];
  if (list === undefined) throw new Error(`the service worker has no ${name}`);
  return JSON.parse(list);
}

/** All that a device keeps. Fonts and pictures are compressed already. */
function kept(
  /** @type {string} */ dist,
  /** @type {string} */ worker,
  /** @type {string} */ language,
) {
  const files = [...listIn(worker, 'FILES'), ...listIn(worker, 'LANGUAGES')[language]].map(
    (/** @type {string} */ path) => (path === '/' ? 'index.html' : path.slice(1)),
  );
  const bytes = files.reduce((sum, path) => {
    const content = readFileSync(join(dist, path));
    return sum + (/\.(?:woff2|png)$/.test(path) ? content.length : gzipSync(content).length);
  }, 0);
  return { bytes, files };
}

function only(
  /** @type {readonly string[]} */ names,
  /** @type {(name: string) => boolean} */ isIt,
  /** @type {string} */ what,
) {
  const found = names.filter(isIt);
  if (found.length !== 1)
    throw new Error(`${what}: ${found.length} files (${found.join(', ') || 'none'})`);
  return /** @type {string} */ (found[0]);
}

/** These files and all they import statically, each once. */
function withImports(
  /** @type {readonly string[]} */ roots,
  /** @type {ReadonlyMap<string, string>} */ code,
) {
  const reached = new Set(roots);
  for (const name of reached) {
    const source = code.get(name);
    if (source === undefined) throw new Error(`${name} is not there`);
    for (const found of importsOf(source)) reached.add(found);
  }
  return [...reached];
}

/** `import … from './x.js'` and `import './x.js'`, as a bundler writes them; never `import('./x.js')`. */
export const importsOf = (/** @type {string} */ source) =>
  [
    ...source.matchAll(
      /(?:^|[;}\n])\s*(?:import|export)\s*(?:[\w$*{][^;'"()]*?from\s*)?["']\.\/([^"']+\.js)["']/g,
    ),
  ].map(([, name]) => /** @type {string} */ (name));

function weighed(
  /** @type {readonly string[]} */ names,
  /** @type {ReadonlyMap<string, string>} */ code,
) {
  const bytes = names.reduce((sum, name) => sum + gzipSync(code.get(name) ?? '').length, 0);
  return { bytes, files: [...names] };
}

/** A line for each load. */
export const report = (/** @type {readonly Load[]} */ all) =>
  all
    .map(({ name, bytes, budget, files }) => {
      const of = `${(bytes / KB).toFixed(1).padStart(6)} of ${budget / KB} KB`;
      const mark = bytes > budget ? '  too large' : '';
      return `${name.padEnd(18)} ${of}   ${files.length} files${mark}`;
    })
    .join('\n');

if (isMain(import.meta.url)) {
  const page = await ensureBuilt(undefined, 'web');
  const all = loads(dirname(page), gamesIn());
  console.log(report(all));
  if (all.some(({ bytes, budget }) => bytes > budget)) process.exitCode = 1;
}
