/**
 * Is another language really its folders and a line? `npm run long -- new-language`.
 *
 * Adds a made-up language to a copy of the repository, as docs/translating.md says: the line in the list of languages,
 * a grammar, and a folder beside each English one. Nothing else is touched; then the gate and the tests that go through
 * the languages look at the copy, and must see this one: what it does not say does not compile, and what it says in
 * English needs an excuse. The terminal and the pages must offer it, as they are built from the list.
 */

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gamesIn, LANGUAGES, TEMPLATE } from './games.mjs';
import {
  addLanguage,
  cataloguesIn,
  CODE,
  excuse,
  GRAMMARS,
  madeUp,
  NAME,
} from './madeUpLanguage.mjs';
import { copyRepository } from './recipe.mjs';
import { listIn } from './sizes.mjs';
import { isMain, listFiles } from './repoFiles.mjs';

const STEPS = ['format', 'lists', 'boundaries', 'types', 'dead'];

/** What is said before anybody sits down to the template. Losing it must not compile. */
const ENTRY = `${TEMPLATE}/messages/${CODE}/shelf.ts`;
const ENTRY_LINE = /^ {2}line: .*\n/m;

/** Names printed in a box, names of players, figures: no language can put them otherwise. */
const MOST_SHARED = 40;

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const VITEST = 'node_modules/vitest/vitest.mjs';
const PARLOR = 'apps/lab/bin/parlor.mjs';
const BUILD = "await (await import('./scripts/build.mjs')).ensureBuilt(undefined, 'web')";

/** Words of English that stand on no card. */
const ENGLISH = /(?<!\p{L})(?:the|you|your|and|with|from|of|is|are)(?!\p{L})/giu;

/** Tests that go through the languages, but for those of pages, which take their time. @returns {string[]} */
const testsIn = (/** @type {string} */ root) =>
  listFiles(root).filter(
    (path) =>
      path.endsWith('.test.ts') &&
      !/^tests\/|\/browser\//.test(path) &&
      (path.startsWith(GRAMMARS) ||
        /\bLANGUAGES\b|\/catalogues\.ts'/.test(readFileSync(join(root, path), 'utf8'))),
  );

/** Whole texts that tests have found to be those of English, by catalogue. @returns {Map<string, string[]>} */
export function sharedIn(/** @type {string} */ output, /** @type {readonly string[]} */ folders) {
  const found = new Map(folders.map((folder) => [folder, /** @type {string[]} */ ([])]));
  for (const failure of output.split(/^ FAIL /m).slice(1)) {
    // The tests of a catalogue stand beside it, or beside the text that is made of it.
    const [test = ''] = failure.trim().split(' > ');
    const path = test.replace(/\/text\/[^/]*$/, '/messages/');
    const folder = folders.find((one) => path.startsWith(`${one}/`));
    if (!folder || !failure.includes(`the catalogue in ${CODE} > says nothing as English does`))
      continue;
    for (const [, said] of failure.matchAll(/^\+ +("[^"\n]*(?:\\.[^"\n]*)*"),$/gm)) {
      const text = String(JSON.parse(String(said))).replace(/^[\w.-]+: /, '');
      found.get(folder)?.push(text.replaceAll(/\p{N}+/gu, '#'));
    }
  }
  return found;
}

/** A match to look at: bots that play at once, the same match every time. */
const WATCHED = ['--watch', '--bots', 'beginner', '--seed', '1'];
const ENOUGH = 2000;

/** Is nothing of it English? */
function isOnly(/** @type {string} */ said) {
  const english = [...new Set(said.match(ENGLISH))];
  if (english.length > 0) console.log(`English: ${english.join(', ')}`);
  return english.length === 0;
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
  const run = (/** @type {string[]} */ ...command) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, CI: 'true', NO_COLOR: '1' },
      maxBuffer: 2 ** 28,
    });
    return { isFine: status === 0, said: `${stdout}\n${stderr}` };
  };
  const succeeds = (/** @type {string[]} */ ...command) => {
    const { isFine: isDone, said } = run(...command);
    if (!isDone) console.log(said);
    return isDone;
  };
  const gate = (/** @type {string} */ step) => ['scripts/gate.mjs', step];
  const tests = (/** @type {readonly string[]} */ paths) => [
    ...[VITEST, 'run', '--reporter=dot'],
    ...paths,
  ];
  const format = () => run(BIOME, 'format', '--write', ...cataloguesIn(copy), GRAMMARS);
  try {
    addLanguage(copy);

    const folders = cataloguesIn(copy);
    const { said: english } = run(...tests([...folders, `${TEMPLATE}/text`]));
    const shared = sharedIn(english, folders);
    const all = [...shared.values()].flat();
    expectThat(
      `without excuses, what it shares with English is found, ${all.length} texts at most ${MOST_SHARED}: ${all.join(', ')}`,
      all.length > 0 &&
        all.length <= MOST_SHARED &&
        !all.some((text) => text.includes(madeUp('e'))),
    );
    for (const [folder, texts] of shared) excuse(copy, folder, [...new Set(texts)]);
    format();

    const touched = listFiles(copy).filter((path) => {
      const old = before.get(path);
      return old !== undefined && !old.equals(readFileSync(join(copy, path)));
    });
    const lists = /\/generated\/|\/messages\/catalogues\.ts$/;
    const byHand = touched.filter((path) => !lists.test(path));
    expectThat(`nothing is touched but ${byHand.join(', ')}`, byHand.join() === LANGUAGES);
    for (const step of STEPS) expectThat(`with it, ${step} holds`, succeeds(...gate(step)));
    expectThat(
      'with it, tests that go through the languages pass',
      succeeds(...tests(testsIn(copy))),
    );

    const { said: help } = run(PARLOR, 'play', '--help', '--language', CODE);
    expectThat('the terminal offers it', help.includes(`, ${CODE} (`) && isOnly(help));
    for (const game of gamesIn(copy)) {
      const { said } = run(PARLOR, 'play', game, ...WATCHED, '--language', CODE);
      expectThat(`a match of ${game} is told in it alone`, said.length > ENOUGH && isOnly(said));
    }

    const { isFine: isBuilt } = run('--input-type=module', '--eval', BUILD);
    const dist = join(copy, 'apps/web/dist');
    const kept = listIn(readFileSync(join(dist, 'sw.js'), 'utf8'), 'LANGUAGES');
    expectThat(
      'pages are kept offline in it, as many as in English',
      isBuilt && kept[CODE]?.length === kept['en'].length,
    );
    const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
    const code = scripts.map((name) => readFileSync(join(dist, 'assets', name), 'utf8'));
    expectThat(
      'settings have its name in their list',
      code.some((text) => text.includes(NAME)),
    );

    const shelf = readFileSync(join(copy, ENTRY), 'utf8');
    const [line] = ENTRY_LINE.exec(
      readFileSync(join(copy, ENTRY.replace(`/${CODE}/`, '/en/')), 'utf8'),
    ) ?? [''];
    writeFileSync(join(copy, ENTRY), shelf.replace(ENTRY_LINE, line));
    const { said: left } = run(...tests([`${TEMPLATE}/text`]));
    expectThat('an entry that is left in English is found', left.includes('shelf.line: '));
    writeFileSync(join(copy, ENTRY), shelf.replace(ENTRY_LINE, ''));
    const types = run(...gate('types'));
    const isMissed = !types.isFine && types.said.includes(ENTRY);
    expectThat('an entry that is missing does not compile', isMissed);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return isFine;
}

if (isMain(import.meta.url) && !isAtHome()) process.exitCode = 1;
