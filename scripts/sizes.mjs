/**
 * What a first visit and a first table cost: `npm run gate sizes`.
 *
 * Counted is compressed JavaScript: files the browser needs before the screen
 * can be used, that is entries with everything they import statically. Rules and
 * bots run in threads of their own, loaded later, and do not count.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBuilt } from './build.mjs';
import { gamesIn } from './lists.mjs';
import { isMain } from './tree.mjs';

const KB = 1000;

export const BUDGETS = { firstLoad: 170 * KB, oneTable: 60 * KB };

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
  const first = withImports([.../** @type {string[]} */ (entries), home], code);
  return [
    { name: 'first load', budget: BUDGETS.firstLoad, ...weighed(first, code) },
    ...games.map((game) => {
      const chunk = only(
        names,
        (name) => name.startsWith(`table-${game}-`),
        `the table of ${game}`,
      );
      const more = withImports([chunk], code).filter((name) => !first.includes(name));
      return { name: game, budget: BUDGETS.oneTable, ...weighed(more, code) };
    }),
  ];
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
