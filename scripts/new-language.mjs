/**
 * Is another language really its folders and a line? `npm run long -- new-language`.
 *
 * Adds a made-up language to a copy of the repository, as docs/translating.md says: the line in the list of languages,
 * a grammar, and a folder beside each English one. Nothing else is touched; then the gate and the tests of messages
 * look at the copy, and must see the language: what it does not say does not compile, and what it says in English
 * needs an excuse.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, gamesIn, TEMPLATE } from './games.mjs';
import { writeLists } from './lists.mjs';
import { copyRepository } from './recipe.mjs';
import { nodes, parse } from './syntax.mjs';
import { isMain, listFiles } from './repoFiles.mjs';

const CODE = 'qq';
const NAME = 'Māde-ūp';

const LANGUAGES = 'packages/kit/src/languages.ts';
const GRAMMARS = 'packages/grammar/src';
const HOUSE = 'packages/messages/src';

const STEPS = ['format', 'lists', 'boundaries', 'types', 'dead'];

/** What is said before anybody sits down to the template. Losing it must not compile. */
const ENTRY = `${TEMPLATE}/messages/${CODE}/shelf.ts`;

const MACRON = '\u0304';

/** "the cards" → "thē cārds", but for what is quoted because it can be typed. @returns {string} */
const madeUp = (/** @type {string} */ text) =>
  text.replaceAll(/“[^”]*”|\\.|[aeiou]/gi, (one) =>
    one.length > 1 ? one : (one + MACRON).normalize('NFC'),
  );

/** A whole sentence; words and phrases may be codes, or what is typed. */
const SENTENCE = /^\S+( \S+){3,}[.?]$/;

/** Patterns that read what is typed, and names that other texts quote. */
const KEPT = /(^|\/)(reading|shelf)\.ts$/;

/** A source of English with its sentences made up. @returns {string} */
export function madeUpSource(/** @type {string} */ path, /** @type {string} */ text) {
  return [...nodes(parse(path, text))]
    .filter(({ type, value }) => type === 'Literal' && SENTENCE.test(String(value)))
    .filter(({ regex }) => regex === undefined)
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (all, { start, end }) => all.slice(0, start) + madeUp(all.slice(start, end)) + all.slice(end),
      text,
    );
}

/** The folders that have one for each language. @returns {string[]} */
const cataloguesIn = (/** @type {string} */ root) => [
  HOUSE,
  ...[...gamesIn(root).map((id) => `${GAMES}/${id}`), TEMPLATE].map((game) => `${game}/messages`),
];

/** What it has of English, it may have. */
const heldIn = (/** @type {readonly string[]} */ shared) =>
  [
    '/** What this catalogue is held to and excused from: for tests. */',
    '',
    "import type { Held } from '@parlor/kit';",
    '',
    'export const held: Held = {',
    `  same: ${shared.length > 0 ? "{ '*': 'it has the words of English' }" : '{}'},`,
    ...(shared.length > 0 ? [`  shared: ${JSON.stringify(shared)},`] : []),
    '};',
    '',
  ].join('\n');

/** Words that give English away, in its grammar or in a catalogue. @returns {string[]} */
function wordsIn(/** @type {string} */ path) {
  const text = readFileSync(path, 'utf8');
  const list = /\bwords: \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, word]) => String(word));
}

/** Adds the language to the repository at `root`. */
export function addLanguage(/** @type {string} */ root, { isExcused = true } = {}) {
  const at = (/** @type {string[]} */ ...path) => join(root, ...path);
  const languages = readFileSync(at(LANGUAGES), 'utf8');
  if (!languages.includes(`  ${CODE}:`))
    writeFileSync(
      at(LANGUAGES),
      languages.replace(/\n\} as const satisfies/, `\n  ${CODE}: '${NAME}',\n} as const satisfies`),
    );
  const english = at(GRAMMARS, 'en.ts');
  writeFileSync(
    at(GRAMMARS, `${CODE}.ts`),
    // It gives itself away by none of the words of English.
    readFileSync(english, 'utf8').replace(/\bwords: \[[^\]]*\]/, "words: ['thē', 'yōū']"),
  );
  for (const folder of cataloguesIn(root)) {
    rmSync(at(folder, CODE), { recursive: true, force: true });
    cpSync(at(folder, 'en'), at(folder, CODE), { recursive: true });
    for (const name of readdirSync(at(folder, CODE), { recursive: true, encoding: 'utf8' })) {
      const path = at(folder, CODE, name);
      // What is special about English is tested there.
      if (name.endsWith('.test.ts')) rmSync(path);
      else if (name.endsWith('.ts') && !KEPT.test(name))
        writeFileSync(path, madeUpSource(path, readFileSync(path, 'utf8')));
    }
    const shared = [...wordsIn(english), ...wordsIn(at(folder, 'en', 'held.ts'))];
    writeFileSync(at(folder, CODE, 'held.ts'), heldIn(isExcused ? shared : []));
  }
  // English imports its grammar, and exports what the types of all others are made of.
  for (const path of listFiles(root).filter((one) => one.includes(`/${CODE}/`))) {
    const text = readFileSync(at(path), 'utf8');
    writeFileSync(at(path), text.replaceAll('@parlor/grammar/en', `@parlor/grammar/${CODE}`));
  }
  writeLists(root);
}

/** @returns {boolean} whether all is as it should be */
function isAtHome() {
  const copy = copyRepository();
  const before = new Map(listFiles(copy).map((path) => [path, readFileSync(join(copy, path))]));
  let isFine = true;
  const expectThat = (/** @type {string} */ what, /** @type {boolean} */ holds) => {
    console.log(`${holds ? '✓' : '✗'} ${what}`);
    isFine &&= holds;
  };
  const run = (/** @type {string[]} */ ...command) =>
    spawnSync(process.execPath, command, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, CI: 'true', NO_COLOR: '1' },
      maxBuffer: 2 ** 28,
    });
  const said = (/** @type {{ stdout: string, stderr: string }} */ { stdout, stderr }) =>
    stdout + stderr;
  const succeeds = (/** @type {string[]} */ ...command) => {
    const { status, stdout, stderr } = run(...command);
    if (status !== 0) console.log(`${stdout}\n${stderr}`);
    return status === 0;
  };
  const gate = (/** @type {string[]} */ ...steps) => ['scripts/gate.mjs', ...steps];
  const tests = (/** @type {string[]} */ ...paths) => [
    ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'],
    ...(paths.length > 0 ? paths : [...cataloguesIn(copy), 'packages/grammar', `${TEMPLATE}/text`]),
  ];
  try {
    addLanguage(copy);
    const biome = 'node_modules/@biomejs/biome/bin/biome';
    run(biome, 'format', '--write', ...cataloguesIn(copy), GRAMMARS);
    const touched = listFiles(copy).filter((path) => {
      const old = before.get(path);
      return old !== undefined && !old.equals(readFileSync(join(copy, path)));
    });
    const lists = /\/generated\/|\/messages\/catalogues\.ts$/;
    const byHand = touched.filter((path) => !lists.test(path));
    expectThat(`nothing is touched but ${byHand.join(', ')}`, byHand.join() === LANGUAGES);
    for (const step of STEPS) expectThat(`with it, ${step} holds`, succeeds(...gate(step)));
    expectThat('with it, the tests of messages pass', succeeds(...tests()));
    addLanguage(copy, { isExcused: false });
    const english = run(...tests(`${TEMPLATE}/text`));
    const isCaught = english.status !== 0 && said(english).includes(`the catalogue in ${CODE}`);
    expectThat('without excuses, its English is found', isCaught);
    const shelf = readFileSync(join(copy, ENTRY), 'utf8');
    writeFileSync(join(copy, ENTRY), shelf.replace(/^ {2}line: .*\n/m, ''));
    const types = run(...gate('types'));
    const isMissed = types.status !== 0 && said(types).includes(ENTRY);
    expectThat('an entry that is missing does not compile', isMissed);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return isFine;
}

if (isMain(import.meta.url) && !isAtHome()) process.exitCode = 1;
