/** The server as a program of its own, built when its sources have changed. */

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const BUILD = join('scripts', 'build.mjs');

const ROOT = rootAbove(dirname(fileURLToPath(import.meta.url)));

/** Soak tests start from sources and from bundles alike: the nearest folder that can build is the repository. */
function rootAbove(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, BUILD))) return at;
    if (dirname(at) === at) throw new Error('Soak tests need the repository around them.');
  }
}

/** The path of the program. */
export async function buildServer(): Promise<string> {
  const build = pathToFileURL(join(ROOT, BUILD)).href;
  const script = `import(${JSON.stringify(build)}).then((it) => it.ensureBuilt(undefined, 'server')).then(console.log)`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { cwd: ROOT });
  return stdout.trim();
}

/** The bundled thread of the SQLite store, which lies beside the program. */
export const sqliteWorkerOf = (program: string): URL =>
  pathToFileURL(join(dirname(program), 'adapters', 'store', 'sqlite.worker.mjs'));
