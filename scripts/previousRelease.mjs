/**
 * The page and the client library of the release before this one, as one small file: tests play with them against
 * today's server. `node scripts/previousRelease.mjs <commit>` makes the file anew from a clean copy of a release.
 *
 * The file is one brotli stream: a line of JSON that lists names and sizes, then the contents in that order.
 */

import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { isMain, ROOT } from './repoFiles.mjs';

const FILE = join(ROOT, 'tests/previous/release.br');

/** The library, among the files of the page. */
const CLIENT = 'client.mjs';

/** Brotli looks back so far: all of it is less. */
const WINDOW_BITS = 24;

/** @typedef {{ commit: string, files: [name: string, bytes: number][] }} Contents */

/**
 * Unpacks it into a new folder.
 * @returns {{ pages: string, client(): Promise<unknown>, remove(): void }} where the pages lie, the library, and the end of both
 */
export function previousRelease() {
  const packed = brotliDecompressSync(readFileSync(FILE));
  const start = packed.indexOf('\n') + 1;
  /** @type {Contents} */
  const { files } = JSON.parse(packed.subarray(0, start).toString());
  const folder = mkdtempSync(join(tmpdir(), 'parlor-previous-'));
  let at = start;
  for (const [name, bytes] of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, packed.subarray(at, at + bytes));
    at += bytes;
  }
  return {
    pages: folder,
    client: () => import(pathToFileURL(join(folder, CLIENT)).href),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function make(/** @type {string} */ name) {
  const commit = execFileSync('git', ['rev-parse', `${name}^{commit}`], { cwd: ROOT })
    .toString()
    .trim();
  const folder = mkdtempSync(join(tmpdir(), 'parlor-release-'));
  try {
    const run = (/** @type {string} */ program, /** @type {string[]} */ args) =>
      execFileSync(program, args, { cwd: folder, stdio: ['ignore', 2, 2] });
    const archive = join(folder, 'release.tar');
    execFileSync('git', ['archive', '-o', archive, commit], { cwd: ROOT });
    run('tar', ['xf', archive]);
    rmSync(archive);
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
    const build = `import('./scripts/build.mjs').then((it) => it.ensureBuilt(process.cwd(), 'web'))`;
    run(process.execPath, ['-e', build]);
    const dist = join(folder, 'apps/web/dist');
    const bundle = ['packages/client/src/index.ts', '--file', join(dist, CLIENT)];
    run(process.execPath, [
      join('node_modules/rolldown/bin/cli.mjs'),
      ...bundle,
      ...['--format', 'esm', '--minify'],
    ]);
    const files = filesIn(dist).filter((path) => !/\.map$|\/\.|\/earlier\//.test(`/${path}`));
    /** @type {Contents} */
    const contents = {
      commit,
      files: files.map((path) => [path, statSync(join(dist, path)).size]),
    };
    const all = Buffer.concat([
      Buffer.from(`${JSON.stringify(contents)}\n`),
      ...files.map((path) => readFileSync(join(dist, path))),
    ]);
    const params = {
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: all.length,
    };
    const packed = brotliCompressSync(all, { params });
    writeFileSync(FILE, packed);
    console.log(
      `${relative(ROOT, FILE)}: ${files.length} files, ${packed.length} bytes, ${commit}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Their names below the folder, alike ones beside each other: that packs best. @returns {string[]} */
const filesIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

if (isMain(import.meta.url)) {
  const [commit] = process.argv.slice(2);
  if (commit === undefined) {
    console.error('node scripts/previousRelease.mjs <commit of the release>');
    process.exitCode = 2;
  } else {
    await make(commit);
  }
}
