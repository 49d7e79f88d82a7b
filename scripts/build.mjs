/**
 * Bundles a program into the dist folder of its app whenever its sources have changed.
 *
 * Every *.worker.ts under the app's src becomes a file of its own beside the
 * program, to be started as `new Worker(new URL('./name.worker.mjs', import.meta.url))`.
 */

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { withLock } from './lock.mjs';
import { ROOT } from './repoFiles.mjs';

/**
 * The programs of the house. The command line is bundled with all it needs; the
 * server leaves packages from outside where they are, as some bring native code.
 * `alsoOf`: other apps of which it bundles a part.
 * @type {Record<'lab' | 'server' | 'web', { program: string, bundlesPackages: boolean, alsoOf?: string[] }>}
 */
const APPS = {
  lab: { program: 'parlor.mjs', bundlesPackages: true, alsoOf: ['server'] },
  server: { program: 'server.mjs', bundlesPackages: false },
  /** The pages. Vite builds them, and the server hands them out. */
  web: { program: 'index.html', bundlesPackages: true },
};

/** @typedef {keyof typeof APPS} App */

/** The bundle's age is told by the names, sizes and times of everything that went into it. */
const STAMP = '.sources';

/** @typedef {Record<string, string>} Entries name of the output → source file */

/** Makes sure that `dist` is up to date and returns the path of the program in it. */
export async function ensureBuilt(root = ROOT, /** @type {App} */ app = 'lab') {
  const dist = join(root, 'apps', app, 'dist');
  if (!isFresh(root, app)) {
    await withLock(join(dist, '.lock'), async () => {
      if (isFresh(root, app)) return;
      if (app === 'web') await buildPages(root);
      else await build(root, app);
    });
  }
  return programOf(root, app);
}

const programOf = (/** @type {string} */ root, /** @type {App} */ app) =>
  join(root, 'apps', app, 'dist', APPS[app].program);

const isFresh = (/** @type {string} */ root, /** @type {App} */ app) => {
  const stamp = join(root, 'apps', app, 'dist', STAMP);
  if (!existsSync(stamp) || !existsSync(programOf(root, app))) return false;
  return readFileSync(stamp, 'utf8') === sourcesStamp(root, app);
};

function sourcesStamp(/** @type {string} */ root, /** @type {App} */ app) {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ path) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}\n${size}\n${mtimeMs}\n`);
  };
  for (const path of sources(root, app)) add(path);
  for (const path of ['scripts/build.mjs', 'package-lock.json']) {
    if (existsSync(join(root, path))) add(join(root, path));
  }
  return hash.digest('hex');
}

/** @returns {string[]} */
function sources(/** @type {string} */ root, /** @type {App} */ app) {
  const packages = folders(join(root, 'packages'));
  const apps = [app, ...(APPS[app].alsoOf ?? [])].map((name) => join(root, 'apps', name));
  const own = [...packages, ...apps].flatMap((folder) => [
    ...['package.json', 'index.html', 'vite.config.ts']
      .map((name) => join(folder, name))
      .filter((path) => existsSync(path)),
    ...files(join(folder, 'src')),
    ...files(join(folder, 'public')),
    ...files(join(folder, 'build')),
  ]);
  return [...own, ...files(join(root, 'games'))];
}

const folders = (/** @type {string} */ parent) =>
  existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : [];

/** @returns {string[]} */
function files(/** @type {string} */ folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return files(path);
      return entry.name.includes('.test.') ? [] : [path];
    });
}

/** @returns {Entries} */
function entries(/** @type {string} */ root, /** @type {App} */ app) {
  const src = join(root, 'apps', app, 'src');
  const workers = files(src).filter((path) => path.endsWith('.worker.ts'));
  return Object.fromEntries([
    [posix.basename(APPS[app].program, '.mjs'), join(src, 'main.ts')],
    ...workers.map((path) => [path.slice(src.length + 1, -'.ts'.length), path]),
  ]);
}

const isOfLibrary = (/** @type {{ id?: string }} */ { id = '' }) => id.includes('node_modules');

async function build(/** @type {string} */ root, /** @type {App} */ app) {
  const dist = join(root, 'apps', app, 'dist');
  const stamp = sourcesStamp(root, app);
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: entries(root, app),
    platform: 'node',
    cwd: root,
    external: (id) => !APPS[app].bundlesPackages && !/^(\.|\/|@parlor\/)/.test(id),
    onLog: (level, log, show) => {
      // What cannot be found would be left out of the bundle with a mere warning.
      if (log.code === 'UNRESOLVED_IMPORT') show('error', log);
      // Whoever starts a program for the first time can do nothing about how a library is written.
      else if (!isOfLibrary(log)) show(level, log);
    },
  });
  try {
    const { output } = await bundle.generate({
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: 'chunks/[name]-[hash].mjs',
    });
    for (const file of output) {
      write(join(dist, file.fileName), file.type === 'chunk' ? file.code : file.source);
    }
    const kept = new Set(output.map(({ fileName }) => join(dist, fileName)));
    // A program that is running may still want to load a part of itself.
    removeOld(files(join(dist, 'chunks')).filter((path) => !kept.has(path)));
    write(join(dist, STAMP), stamp);
  } finally {
    await bundle.close();
  }
}

async function buildPages(/** @type {string} */ root) {
  const dist = join(root, 'apps/web/dist');
  const stamp = sourcesStamp(root, 'web');
  const fresh = join(dist, FRESH);
  const { build: viteBuild } = await import('vite');
  // Whoever asks for the pages, a test runner too, gets what people get.
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await viteBuild({
      root: join(root, 'apps/web'),
      logLevel: 'error',
      build: { outDir: fresh, emptyOutDir: true },
    });
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
  replacePages(fresh, dist);
  write(join(dist, STAMP), stamp);
}

/** Where pages are built before they are handed out. */
const FRESH = '.fresh';

/**
 * Puts new pages in the place of the old ones while a server hands them out.
 * Whoever has an old page open still asks for parts of it: those move to a
 * folder of their own, where the server looks as well, and stay for a day.
 */
export function replacePages(/** @type {string} */ fresh, /** @type {string} */ dist) {
  const names = files(fresh).map((path) => path.slice(fresh.length + 1));
  const isNew = new Set(names);
  const now = new Date();
  for (const old of files(join(dist, 'assets'))) {
    const name = old.slice(dist.length + 1);
    if (isNew.has(name)) continue;
    const kept = join(dist, EARLIER, name);
    mkdirSync(dirname(kept), { recursive: true });
    // Its day begins when it is no longer needed for new visitors.
    utimesSync(old, now, now);
    renameSync(old, kept);
  }
  // The page comes last: what it names is there by then.
  for (const name of [...names.filter((one) => one !== PAGE), PAGE]) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    renameSync(join(fresh, name), join(dist, name));
  }
  rmSync(fresh, { recursive: true });
  removeOld(files(join(dist, EARLIER)));
}

const PAGE = 'index.html';
const EARLIER = 'earlier';
const A_DAY_MS = 24 * 3600 * 1000;

function removeOld(/** @type {readonly string[]} */ paths) {
  for (const path of paths) if (Date.now() - statSync(path).mtimeMs > A_DAY_MS) rmSync(path);
}

/** Whoever reads at the same time gets the old file or the new one, never half of it. */
function write(/** @type {string} */ path, /** @type {string | Uint8Array} */ content) {
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, content);
  renameSync(fresh, path);
}
