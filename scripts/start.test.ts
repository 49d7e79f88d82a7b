import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRelative, packagesOf, resolve, splitSpecifier } from './packages.mjs';
import { importsOf, parse } from './syntax.mjs';
import { listFiles, readTree } from './repoFiles.mjs';

const isSource = (path: string) => /\.(mjs|tsx?)$/.test(path) && !/\.test\./.test(path);

const TREE = readTree((path) => isSource(path) || /package(-lock)?\.json$/.test(path));
const PACKAGES = packagesOf(TREE);

/** What `npm start` and `npx parlor` run, build, and build with. */
const PROGRAMS = [
  'scripts/start.mjs',
  'apps/lab/bin/parlor.mjs',
  'apps/web/vite.config.ts',
  ...listFiles().filter((path) => /^apps\/\w+\/src\/(main\.tsx?|.*\.worker\.ts)$/.test(path)),
];

interface Use {
  readonly path: string;
  readonly name: string;
}

/** Every package from outside that the programs lead to, and where it is imported. */
function usesOf(programs: readonly string[]): Use[] {
  const uses: Use[] = [];
  const queue = new Set(programs);
  for (const path of queue) {
    const text = TREE.get(path);
    // Pictures, style sheets and data import nothing.
    if (text === undefined || !isSource(path)) continue;
    for (const { specifier, typeOnly } of importsOf(text, parse(path, text))) {
      if (typeOnly || specifier === '' || specifier.startsWith('node:')) continue;
      const [name, subpath] = splitSpecifier(specifier);
      const own = PACKAGES.find((one) => one.name === name);
      if (isRelative(specifier)) queue.add(resolve(path, specifier));
      else if (own) queue.add(own.exports.get(subpath)!);
      else uses.push({ path, name });
    }
  }
  return uses;
}

const manifestOf = (path: string) => {
  const owner = PACKAGES.find(({ folder }) => path.startsWith(`${folder}/`));
  return JSON.parse(TREE.get(join(owner?.folder ?? '', 'package.json'))!) as {
    dependencies?: Readonly<Record<string, string>>;
  };
};

const LOCKED = (
  JSON.parse(TREE.get('package-lock.json')!) as {
    packages: Readonly<Record<string, { dev?: boolean }>>;
  }
).packages;

/** The package that Node finds for `name` from `path`: the one in the nearest folder. */
function found(name: string, path: string): { dev?: boolean } | undefined {
  for (let folder = posix.dirname(path); ; folder = posix.dirname(folder)) {
    const locked = LOCKED[posix.join(folder, 'node_modules', name)];
    if (locked || folder === '.') return locked;
  }
}

describe('npm ci --omit=dev', () => {
  it('brings everything that npm start runs and builds with', () => {
    const uses = usesOf(PROGRAMS);
    const names = new Set(uses.map(({ name }) => name));
    for (const name of ['vite', 'rolldown', 'fastify', 'preact', 'zod'])
      expect(names).toContain(name);
    const missing = uses.filter(
      ({ path, name }) =>
        manifestOf(path).dependencies?.[name] === undefined ||
        (found(name, path) ?? { dev: true }).dev === true,
    );
    expect(missing.map(({ path, name }) => `${path} imports ${name}`)).toEqual([]);
  });
});
