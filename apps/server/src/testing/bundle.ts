/** Bundles a source file for tests that need it in a thread or process of its own. */

import { execFile } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { threadId } from 'node:worker_threads';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const ROLLDOWN = join(ROOT, 'node_modules', 'rolldown', 'bin', 'cli.mjs');

/** Under the server's own folder, so that what is not bundled is found where the sources find it. */
const FOLDER = fileURLToPath(new URL('../../dist/testing', import.meta.url));

const bundles = new Map<string, Promise<URL>>();

/** The bundle of `source`, made afresh once in each test file. */
export function bundled(source: URL): Promise<URL> {
  const known = bundles.get(source.href);
  if (known) return known;
  const bundle = make(fileURLToPath(source));
  bundles.set(source.href, bundle);
  return bundle;
}

async function make(source: string): Promise<URL> {
  mkdirSync(FOLDER, { recursive: true });
  const target = join(FOLDER, basename(source).replace(/\.ts$/, '.mjs'));
  // Others may be reading the last one.
  const draft = `${target}.${process.pid}.${threadId}.mjs`;
  const args = ['--file', draft, '--format', 'esm', '--platform', 'node', '--sourcemap', 'inline'];
  try {
    await promisify(execFile)(process.execPath, [ROLLDOWN, source, ...args], { cwd: ROOT });
    renameSync(draft, target);
  } finally {
    rmSync(draft, { force: true });
  }
  return pathToFileURL(target);
}

/** The thread of the SQLite store, for `openStore`. */
export const sqliteWorker = (): Promise<URL> =>
  bundled(new URL('../adapters/store/sqlite.worker.ts', import.meta.url));
