/** Commands of the arena, run where nothing they keep outlives the test. */

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inFolder, type Run, run, type Setting } from './index.ts';

export type RunHere = (line: string, setting?: Setting) => Promise<Run>;

export const inArena = <A>(work: (runHere: RunHere, folder: string) => Promise<A>): Promise<A> =>
  inFolder(async (folder) => {
    const before = process.env['XDG_STATE_HOME'];
    process.env['XDG_STATE_HOME'] = join(folder, 'state');
    try {
      return await work((line, setting = {}) => run(line, { cwd: folder, ...setting }), folder);
    } finally {
      if (before === undefined) delete process.env['XDG_STATE_HOME'];
      else process.env['XDG_STATE_HOME'] = before;
    }
  });

const PARLOR = fileURLToPath(new URL('../../bin/parlor.mjs', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the real program, where there are workers and search is many times faster; interrupts it as soon as `enough` says so. */
export function parlor(
  line: string,
  cwd: string,
  enough: () => boolean = () => false,
): Promise<Ended> {
  const child = spawn(process.execPath, [PARLOR, ...line.split(' ')], { cwd, stdio: 'pipe' });
  let out = '';
  let err = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (err += data.toString()));
  const looking = setInterval(() => {
    if (!enough()) return;
    clearInterval(looking);
    child.kill('SIGINT');
  }, 5);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(looking);
      resolve({ code, out, err });
    });
  });
}
