import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { editionsFolder, freeze, moduleName, sha256 } from './freeze.mjs';
import { gamesIn, hashesOf } from './games.mjs';

const frozen = gamesIn().flatMap((game) =>
  Object.entries(hashesOf(game)).map(([edition, hash]) => ({ game, edition, hash })),
);

describe('frozen editions', () => {
  it('are there for every game that has been released', () => {
    expect(frozen.length).toBeGreaterThanOrEqual(1);
  });

  it.each(frozen)('$game $edition is what it was when it was frozen', ({ game, edition, hash }) => {
    const code = readFileSync(join(editionsFolder(game), moduleName(game, edition)));
    expect(sha256(code)).toBe(hash);
  });

  it.each(frozen)('$game $edition imports nothing', ({ game, edition }) => {
    const code = readFileSync(join(editionsFolder(game), moduleName(game, edition)), 'utf8');
    expect(code).not.toMatch(/^\s*(import|export .* from)\b|\bimport\(|\brequire\(/m);
  });
});

describe('npm run freeze', () => {
  const roots: string[] = [];
  afterEach(() => {
    for (const root of roots.splice(0)) rmSync(root, { recursive: true });
  });

  /** A tree with one small game. */
  function tree(source: string): string {
    const root = mkdtempSync(join(tmpdir(), 'parlor-freeze-'));
    roots.push(root);
    mkdirSync(join(root, 'games/nim/rules'), { recursive: true });
    writeFileSync(join(root, 'games/index.ts'), `export const GAMES = ['nim'] as const;\n`);
    writeFileSync(join(root, 'games/nim/rules/index.ts'), source);
    mkdirSync(join(root, 'packages/kit/src'), { recursive: true });
    cpSync('packages/kit/src/languages.ts', join(root, 'packages/kit/src/languages.ts'));
    return root;
  }

  const NIM = `export const nim = { id: 'nim', rulesVersion: 3, seatCounts: [], presets: {} };`;

  it('writes one module, its hash and a line in the list', async () => {
    const root = tree(NIM);
    expect(await freeze('nim', root, async () => [])).toBeUndefined();
    const code = readFileSync(join(root, 'games/nim/editions/nim-3.js'), 'utf8');
    expect(code).toContain('rulesVersion: 3');
    expect(hashesOf('nim', root)).toEqual({ 3: sha256(code) });
    expect(readFileSync(join(root, 'games/generated/editions.ts'), 'utf8')).toContain(
      `import('../nim/editions/nim-3.js')`,
    );
  });

  it('never writes an edition twice', async () => {
    const root = tree(NIM);
    await freeze('nim', root, async () => []);
    const path = join(root, 'games/nim/editions/nim-3.js');
    const before = readFileSync(path, 'utf8');
    writeFileSync(join(root, 'games/nim/rules/index.ts'), `${NIM}\nexport const more = 1;`);
    expect(await freeze('nim', root, async () => [])).toContain('frozen already');
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('refuses rules that would need something from elsewhere', async () => {
    const root = tree(
      `import { readFileSync } from 'node:fs';\n${NIM.replace('3', 'readFileSync.length')}`,
    );
    await expect(freeze('nim', root, async () => [])).rejects.toThrow(/node:fs|imports nothing/);
    expect(existsSync(join(root, 'games/nim/editions'))).toBe(false);
  });

  it('knows no other games', async () => {
    expect(await freeze('chess', tree(NIM))).toBe('Name a game: nim.');
    expect(await freeze(undefined, tree(NIM))).toBe('Name a game: nim.');
  });
});
