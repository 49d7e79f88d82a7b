/** Finds the programs that the tests start, and gets them where that is possible. */

import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Wanted {
  /** Programs that lie in one folder, the one to be found first. */
  readonly name: string;
  readonly debianPackage: string;
}

/** Debian keeps PostgreSQL's programs out of the way, by version. */
const POSTGRES_VERSIONS = '/usr/lib/postgresql';

/** The path of a program, installed on the way if need be; throws with one line on what to install. */
export function findProgram(wanted: Wanted): string {
  const found = search(wanted.name) ?? (install(wanted) ? search(wanted.name) : undefined);
  if (found !== undefined) return found;
  throw new Error(
    `These tests need ${wanted.name}: install it (Debian: apt-get install ${wanted.debianPackage}).`,
  );
}

function search(name: string): string | undefined {
  const versions = existsSync(POSTGRES_VERSIONS) ? readdirSync(POSTGRES_VERSIONS) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
    '/usr/bin',
    '/usr/local/bin',
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(POSTGRES_VERSIONS, version, 'bin')),
  ];
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A bare Debian, as root, is brought up to what the tests need. */
function install({ name, debianPackage }: Wanted): boolean {
  if (!isRoot() || !existsSync('/etc/debian_version')) return false;
  console.error(`Installing ${name} for the tests (apt-get) …`);
  aptGet('update', '-qq');
  return aptGet('install', '-y', '-qq', '--no-install-recommends', debianPackage);
}

/** Its chatter is shown only when it fails. Two test files may need it at once: the second waits. */
function aptGet(...args: string[]): boolean {
  const { status, stderr } = spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=200', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) console.error(`apt-get ${args.join(' ')} failed.\n${stderr ?? ''}`);
  return status === 0;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** A user of this machine as numbers. */
export function ownerNamed(name: string): Owner {
  const number = (flag: string): number =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8' }).trim());
  return { uid: number('-u'), gid: number('-g') };
}
