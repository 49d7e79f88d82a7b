import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUDGETS, importsOf, loads, report } from './sizes.mjs';

describe('the size of a load', () => {
  let dist = '';
  const file = (name: string, text: string) => writeFileSync(join(dist, 'assets', name), text);
  const zipped = (...texts: string[]) =>
    texts.reduce((sum, text) => sum + gzipSync(text).length, 0);

  const ENTRY = `import{a}from"./shared-1.js";const load=()=>import("./Home-2.js");`;
  const SHARED = 'export const a=1;';
  const HOME = `import{a as b}from"./shared-1.js";import"./deep-3.js";export{b as Home};`;
  const DEEP = 'export const deep=2;';
  const TABLE = `import{a}from"./shared-1.js";import{c}from"./frame-4.js";export{c as table};`;
  const FRAME = 'export const c=3;';

  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'parlor-sizes-'));
    mkdirSync(join(dist, 'assets'));
    writeFileSync(
      join(dist, 'index.html'),
      '<script type="module" crossorigin src="/assets/index-0.js"></script>',
    );
    file('index-0.js', ENTRY);
    file('shared-1.js', SHARED);
    file('Home-2.js', HOME);
    file('deep-3.js', DEEP);
    file('frame-4.js', FRAME);
    file('table-ludo-5.js', TABLE);
    file('ludo-6.js', 'export{x as brain};');
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it('is that of the entry and the home screen with all they import, each once', () => {
    const [first] = loads(dist, []);
    expect(first?.files.toSorted()).toEqual([
      'Home-2.js',
      'deep-3.js',
      'index-0.js',
      'shared-1.js',
    ]);
    expect(first?.bytes).toBe(zipped(ENTRY, SHARED, HOME, DEEP));
  });

  it('is for a table only what the first load has not brought', () => {
    const table = loads(dist, ['ludo'])[1];
    expect(table?.files).toEqual(['table-ludo-5.js', 'frame-4.js']);
    expect(table?.bytes).toBe(zipped(TABLE, FRAME));
  });

  it('is not guessed when a file cannot be told', () => {
    expect(() => loads(dist, ['chess'])).toThrow('the table of chess: 0 files');
    file('table-ludo-7.js', TABLE);
    expect(() => loads(dist, ['ludo'])).toThrow('the table of ludo: 2 files');
  });

  it('takes what is imported at once, and nothing that is loaded later', () => {
    expect(
      importsOf(
        `import{a as b,c}from"./one.js";import*as d from"./two.js";import e from'./three.js';import"./four.js";export{f}from"./five.js";const g=()=>import("./later.js");`,
      ),
    ).toEqual(['one.js', 'two.js', 'three.js', 'four.js', 'five.js']);
  });

  it('is reported with its limit, and a load over it is marked', () => {
    const over = { name: 'ludo', bytes: BUDGETS.oneTable + 1, budget: BUDGETS.oneTable, files: [] };
    expect(report([over])).toContain('too large');
    expect(report([{ ...over, bytes: BUDGETS.oneTable }])).not.toContain('too large');
  });
});
