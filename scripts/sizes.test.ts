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
  const APP = `import{p}from"./words-en-grammar-8.js";export{p as app};`;
  const GRAMMAR = 'export const p=4;';
  const SHELF = 'export const shelf={title:"Ludo"};';
  const WORDS = 'export const messages={hello:"Hello, and roll the dice"};';
  const PAGE = '<script type="module" crossorigin src="/assets/index-0.js"></script>';
  const LANGUAGES = {
    en: ['/assets/words-en-app-7.js', '/assets/words-en-ludo-10.js'],
    de: ['/assets/words-de-app-7.js'],
  };

  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'parlor-sizes-'));
    mkdirSync(join(dist, 'assets'));
    writeFileSync(join(dist, 'index.html'), PAGE);
    file('index-0.js', ENTRY);
    file('shared-1.js', SHARED);
    file('Home-2.js', HOME);
    file('deep-3.js', DEEP);
    file('frame-4.js', FRAME);
    file('table-ludo-5.js', TABLE);
    file('ludo-6.js', 'export{x as brain};');
    file('words-en-app-7.js', APP);
    file('words-en-grammar-8.js', GRAMMAR);
    file('words-en-shelf-9.js', SHELF);
    file('words-en-ludo-10.js', WORDS);
    for (const what of ['app-7', 'shelf-9', 'ludo-10']) file(`words-de-${what}.js`, 'export{};');
    writeFileSync(
      join(dist, 'sw.js'),
      `const FILES = ["/","/assets/index-0.js"];\nconst LANGUAGES = ${JSON.stringify(LANGUAGES)};`,
    );
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it('is that of the entry, the home screen and the longest language with all they import, each once', () => {
    const [first] = loads(dist, []);
    expect(first?.files.toSorted()).toEqual([
      'Home-2.js',
      'deep-3.js',
      'index-0.js',
      'shared-1.js',
      'words-en-app-7.js',
      'words-en-grammar-8.js',
      'words-en-shelf-9.js',
    ]);
    expect(first?.bytes).toBe(zipped(ENTRY, SHARED, HOME, DEEP, APP, GRAMMAR, SHELF));
  });

  it('is for a table only what the first load has not brought', () => {
    const table = loads(dist, ['ludo'])[1];
    expect(table?.files).toEqual(['table-ludo-5.js', 'frame-4.js']);
    expect(table?.bytes).toBe(zipped(TABLE, FRAME));
  });

  it('is for what a table says that of the language with most to say', () => {
    const words = loads(dist, ['ludo'])[2];
    expect(words).toMatchObject({ files: ['words-en-ludo-10.js'], bytes: zipped(WORDS) });
  });

  it('is for playing offline that of all that is kept, in one language', () => {
    const offline = loads(dist, ['ludo']).at(-1);
    expect(offline?.name).toBe('offline');
    expect(offline?.bytes).toBe(zipped(PAGE, ENTRY, APP, WORDS));
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
