import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureBuilt, replacePages } from './build.mjs';

const BUILD = new URL('build.mjs', import.meta.url).href;

describe('the build', () => {
  let root = '';
  const file = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const run = (program: string) =>
    spawnSync(process.execPath, [program], { encoding: 'utf8' }).stdout.trim();

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'parlor-build-'));
    file('packages/kit/src/index.ts', `export const word: string = 'one';`);
    file(
      'apps/lab/src/main.ts',
      `import { word } from '../../../packages/kit/src/index.ts'; console.log(word);`,
    );
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('makes a program with a source map', async () => {
    const program = await ensureBuilt(root);
    expect(run(program)).toBe('one');
    expect(existsSync(`${program}.map`)).toBe(true);
  });

  it.each([
    { where: 'node_modules/library/index.js', isTold: false },
    { where: 'packages/kit/src/suspicious.js', isTold: true },
  ])('tells what is suspicious in $where: $isTold', async ({ where, isTold }) => {
    file(where, `export const word = (text) => eval(text);`);
    file(
      'apps/lab/src/main.ts',
      `import { word } from '../../../${where}'; console.log(word('1'));`,
    );
    const building = `await (await import(${JSON.stringify(BUILD)})).ensureBuilt(${JSON.stringify(root)})`;
    const told = spawnSync(process.execPath, ['--input-type=module', '--eval', building], {
      encoding: 'utf8',
    });
    expect(told.status).toBe(0);
    expect(`${told.stdout}${told.stderr}`.includes('eval')).toBe(isTold);
  });

  it('is done again when a source has changed, and only then', async () => {
    const program = await ensureBuilt(root);
    const first = statSync(program).mtimeMs;
    file('packages/kit/src/index.test.ts', 'tests do not count');
    await ensureBuilt(root);
    expect(statSync(program).mtimeMs).toBe(first);
    file('packages/kit/src/index.ts', `export const word: string = 'three';`);
    expect(run(await ensureBuilt(root))).toBe('three');
  });

  it.each(['index.html', 'vite.config.ts'])('is done again when %s has changed', async (name) => {
    file(`apps/lab/${name}`, 'one');
    const program = await ensureBuilt(root);
    const first = statSync(program).mtimeMs;
    file(`apps/lab/${name}`, 'three');
    await ensureBuilt(root);
    expect(statSync(program).mtimeMs).not.toBe(first);
  });

  it('is done again when the server has changed, of which the command line has a part', async () => {
    file('apps/server/src/index.ts', `export const word: string = 'served';`);
    file(
      'apps/lab/src/main.ts',
      `import { word } from '../../server/src/index.ts'; console.log(word);`,
    );
    expect(run(await ensureBuilt(root))).toBe('served');
    file('apps/server/src/index.ts', `export const word: string = 'anew';`);
    expect(run(await ensureBuilt(root))).toBe('anew');
  });

  it('is done again when a source has gone or the program has', async () => {
    file('packages/kit/src/more.ts', '');
    const program = await ensureBuilt(root);
    rmSync(program);
    expect(run(await ensureBuilt(root))).toBe('one');
    rmSync(join(root, 'packages/kit/src/index.ts'));
    await expect(ensureBuilt(root)).rejects.toThrow('Could not resolve');
  });

  it('refuses what cannot be found, and works again once it is there', async () => {
    file('apps/lab/src/main.ts', `import 'nowhere';`);
    await expect(ensureBuilt(root)).rejects.toThrow("Could not resolve 'nowhere'");
    file('apps/lab/src/main.ts', `console.log('here');`);
    expect(run(await ensureBuilt(root))).toBe('here');
  });

  it('is done once when two ask at the same time', async () => {
    const [a, b] = await Promise.all([ensureBuilt(root), ensureBuilt(root)]);
    expect(a).toBe(b);
    expect(run(a)).toBe('one');
    expect(existsSync(join(dirname(a), '.lock'))).toBe(false);
  });

  it('takes over from a builder that died', async () => {
    const gone = spawnSync(process.execPath, ['-e', '']).pid;
    file('apps/lab/dist/.lock/pid', String(gone));
    expect(run(await ensureBuilt(root))).toBe('one');
  });

  it('gives every worker a file of its own', async () => {
    file('apps/lab/src/bench.worker.ts', `console.log('worker');`);
    const program = await ensureBuilt(root);
    expect(run(join(dirname(program), 'bench.worker.mjs'))).toBe('worker');
  });

  it('shows errors where they are', async () => {
    file('apps/lab/src/main.ts', 'const = 1;');
    await expect(ensureBuilt(root)).rejects.toThrow(/apps\/lab\/src\/main\.ts/);
  });
});

describe('new pages', () => {
  let dist = '';
  const file = (path: string, text: string, daysAgo = 0) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
    const then = new Date(Date.now() - daysAgo * 24 * 3600 * 1000 - 1000);
    utimesSync(join(dist, path), then, then);
  };
  const has = (path: string) => existsSync(join(dist, path));

  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'parlor-pages-'));
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it('take the place of the old ones, whose parts stay for a day', () => {
    file('index.html', 'old');
    file('assets/index-1.js', 'old', 30);
    file('assets/same-0.css', 'same', 30);
    file('earlier/assets/index-0.js', 'older still', 2);
    file('.fresh/index.html', 'new');
    file('.fresh/assets/index-2.js', 'new');
    file('.fresh/assets/same-0.css', 'same');
    replacePages(join(dist, '.fresh'), dist);
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('new');
    expect(readdirSync(join(dist, 'assets')).sort()).toEqual(['index-2.js', 'same-0.css']);
    expect(readdirSync(join(dist, 'earlier/assets'))).toEqual(['index-1.js']);
    expect(has('.fresh')).toBe(false);
  });
});
