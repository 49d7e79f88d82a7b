/**
 * A made-up language: English with `ħ` before every vowel, "thħe cħards".
 *
 * Everything that a person reads differs from English: sentences, their parts, labels, plural forms, words
 * to be typed. No word and no name has that letter, so that what is typed can be turned back.
 */

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, parametersIn, sourcesIn, textsIn } from './catalogueTexts.mjs';
import { GAMES, gamesIn, LANGUAGES, TEMPLATE } from './games.mjs';
import { writeLists } from './lists.mjs';
import { parse } from './syntax.mjs';

/** @typedef {import('./catalogueTexts.mjs').Texts} Texts */

export const CODE = 'qq';
export const NAME = 'Mħadħe Ħup';

export const GRAMMARS = 'packages/grammar/src';
const HOUSE = 'packages/messages/src';

const MARK = 'ħ';

/** Between quotes of a source: escapes, options of the command line and JSON are the same everywhere. */
const PIECES = /\\(?:u[\da-f]{4}|.)|--[\w-]+|\{".*?\}|[aeiou]/giu;

/** "Of the cards" → "Ħof thħe cħards". @returns {string} */
export const madeUp = (/** @type {string} */ text) =>
  text.replaceAll(PIECES, (piece) => {
    if (piece.length > 1) return piece;
    const small = piece.toLowerCase();
    return (piece === small ? MARK : MARK.toUpperCase()) + small;
  });

/** A source of English in the made-up language. @returns {string} */
export function madeUpSource(
  /** @type {string} */ path,
  /** @type {string} */ text,
  /** @type {Texts} */ texts,
) {
  return [...textsIn(parse(path, text), texts)]
    .toSorted(([a], [b]) => b - a)
    .reduce(
      (all, [start, end]) => all.slice(0, start) + madeUp(all.slice(start, end)) + all.slice(end),
      text,
    );
}

/** Reads what is typed as English does, once it has been turned back. */
const readingSource = (/** @type {string} */ text) =>
  text.replace(
    /^export function (\w+)\((\w+): string\): string \{$/m,
    `export function $1(said: string): string {
  const $2 = said.replaceAll(/${MARK}/gi, '');`,
  );

const READING = /(^|\/)reading\.ts$/;

/** The platform knows how to list in English, not in this one. */
const LISTS = `export const { number, percent, plural } = formats;

const listed =
  (all: (items: readonly string[]) => string) =>
  (items: readonly string[]): string =>
    all(items.map((_, at) => \`#\${at}\`))
      .replace(' and ', ' ${madeUp('and')} ')
      .replace(' or ', ' ${madeUp('or')} ')
      .replaceAll(/#(\\d+)/g, (_, at) => items[Number(at)]!);

export const list = listed(formats.list);
export const either = listed(formats.either);`;

/** Figures as in English, everything else in other words; it gives itself away by two of its own. */
const grammarSource = (/** @type {string} */ path, /** @type {string} */ text) =>
  madeUpSource(path, text, new Map([['formatsOf', [false]]]))
    .replace(/^export const \{ number, percent, list, either, plural \} = formats;$/m, () => LISTS)
    .replace(/\bwords: \[[^\]]*\]/, `words: ['${madeUp('the')}', '${madeUp('you')}']`);

/** The folders that have one for each language. @returns {string[]} */
export const cataloguesIn = (/** @type {string} */ root) => [
  HOUSE,
  ...[...gamesIn(root).map((id) => `${GAMES}/${id}`), TEMPLATE].map((game) => `${game}/messages`),
];

/** Texts that are rightly those of English. */
const heldSource = (/** @type {readonly string[]} */ same) =>
  [
    '/** What this catalogue is held to and excused from: for tests. */',
    '',
    "import type { Held } from '@parlor/kit';",
    '',
    'export const held: Held = {',
    '  same: {},',
    `  sameTexts: ${JSON.stringify(Object.fromEntries(same.map((text) => [text, 'a name or a figure'])))},`,
    '};',
    '',
  ].join('\n');

/** Excuses these texts of a catalogue. */
export const excuse = (
  /** @type {string} */ root,
  /** @type {string} */ catalogue,
  /** @type {readonly string[]} */ same,
) => writeFileSync(join(root, catalogue, CODE, 'held.ts'), heldSource(same));

/** Adds the language to the repository at `root`, without any excuse. */
export function addLanguage(/** @type {string} */ root) {
  const at = (/** @type {string[]} */ ...path) => join(root, ...path);
  const read = (/** @type {string} */ path) => readFileSync(path, 'utf8');
  const languages = read(at(LANGUAGES));
  writeFileSync(
    at(LANGUAGES),
    languages.replace(/\n\} as const satisfies/, `\n  ${CODE}: '${NAME}',\n} as const satisfies`),
  );
  const english = at(GRAMMARS, 'en.ts');
  writeFileSync(at(GRAMMARS, `${CODE}.ts`), grammarSource(english, read(english)));
  for (const folder of cataloguesIn(root)) {
    cpSync(at(folder, 'en'), at(folder, CODE), { recursive: true });
    const paths = sourcesIn(at(folder, CODE));
    const texts = parametersIn(paths.map((path) => parse(path, read(path))));
    for (const path of paths) {
      // What is special about English is tested there.
      if (isTest(path)) {
        rmSync(path);
        continue;
      }
      const source = READING.test(path)
        ? readingSource(read(path))
        : madeUpSource(path, read(path), texts);
      writeFileSync(path, source.replaceAll('@parlor/grammar/en', `@parlor/grammar/${CODE}`));
    }
    excuse(root, folder, []);
  }
  writeLists(root);
}
