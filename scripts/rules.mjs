/**
 * Is every numbered rule shown by a test? scripts/rules.json lists the numbers
 * of each game; a test shows a rule by citing its number in a title.
 *
 *   node scripts/rules.mjs                   check
 *   node scripts/rules.mjs --update <folder> read the numbers out of <folder>/<game>.md
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, testTitles } from './syntax.mjs';
import { isMain, readTree, report, ROOT } from './tree.mjs';

const LIST = 'scripts/rules.json';

/** Where the rules themselves are kept beside the repository, for those who have them. */
const TEXTS = join(ROOT, '../shared/rules');

/** @typedef {Record<string, string[]>} Rules game → numbers, in the order of its rules */

/** The numbers at the heads of the items of a text. @returns {string[]} */
export const numbersIn = (/** @type {string} */ markdown) =>
  [...markdown.matchAll(/^- ([A-Z]+-\d+\.\d+[a-z]?)\b/gm)].map((match) => String(match[1]));

/** @returns {Rules} */
function readTexts(/** @type {string} */ folder) {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => [
        name.slice(0, -'.md'.length),
        numbersIn(readFileSync(join(folder, name), 'utf8')),
      ])
      .filter(([, numbers]) => numbers?.length),
  );
}

/** Every number cited in a title of a test. @returns {Set<string>} */
export function citedIn(/** @type {string} */ path, /** @type {string} */ text) {
  const titles = testTitles(parse(path, text));
  return new Set(titles.flatMap((title) => title.match(/\b[A-Z]+-\d+\.\d+[a-z]?\b/g) ?? []));
}

/**
 * @param {Rules} rules
 * @param {import('./tree.mjs').Tree} tree
 * @returns {{ problems: string[], absent: string[], shown: number }}
 */
export function coverage(rules, tree) {
  /** @type {string[]} */
  const problems = [];
  const absent = [];
  let shown = 0;
  for (const [game, numbers] of Object.entries(rules)) {
    const folder = `packages/games/${game}/`;
    if (!tree.has(`${folder}src/index.ts`)) {
      absent.push(game);
      continue;
    }
    const cited = new Set(
      [...tree]
        .filter(([path]) => path.startsWith(folder) && path.endsWith('.test.ts'))
        // The second implementation has tests of its own; they say nothing about the first.
        .filter(([path]) => !path.startsWith(`${folder}plain/`))
        .flatMap(([path, text]) => [...citedIn(path, text)]),
    );
    const missing = numbers.filter((number) => !cited.has(number));
    shown += numbers.length - missing.length;
    if (missing.length > 0) {
      problems.push(`${game}: no test cites ${missing.join(', ')}`);
    }
    const letter = numbers[0]?.split('-')[0];
    const unknown = [...cited].filter(
      (number) => number.split('-')[0] === letter && !numbers.includes(number),
    );
    if (unknown.length > 0) problems.push(`${game}: there is no rule ${unknown.join(', ')}`);
  }
  return { problems, absent, shown };
}

/** A line per section, so that a change of the rules is easy to see. */
function listText(/** @type {Rules} */ rules) {
  const bySection = Object.entries(rules).map(([game, numbers]) => {
    /** @type {Map<string, string[]>} */
    const sections = new Map();
    for (const number of numbers) {
      const section = String(number.split('.')[0]);
      sections.set(section, [...(sections.get(section) ?? []), number]);
    }
    return [game, [...sections.values()].map((section) => section.join(' '))];
  });
  return `${JSON.stringify(Object.fromEntries(bySection), null, 2)}\n`;
}

/** @returns {Rules} */
function readList() {
  /** @type {Rules} */
  const bySection = JSON.parse(readFileSync(join(ROOT, LIST), 'utf8'));
  return Object.fromEntries(
    Object.entries(bySection).map(([game, sections]) => [game, sections.join(' ').split(' ')]),
  );
}

function main(/** @type {readonly string[]} */ [flag, folder]) {
  if (flag === '--update' && folder) {
    writeFileSync(join(ROOT, LIST), listText(readTexts(folder)));
    return;
  }
  if (flag !== undefined) {
    console.error('usage: node scripts/rules.mjs [--update <folder>]');
    process.exitCode = 2;
    return;
  }
  const rules = readList();
  const { problems, absent, shown } = coverage(
    rules,
    readTree((path) => path.endsWith('.ts')),
  );
  if (existsSync(TEXTS) && JSON.stringify(readTexts(TEXTS)) !== JSON.stringify(rules)) {
    problems.push(`${LIST} is not up to date: node scripts/rules.mjs --update <folder>`);
  }
  for (const game of absent) console.log(`${game}: not started`);
  report(problems, `${shown} rules, each shown by a test.`);
}

if (isMain(import.meta.url)) main(process.argv.slice(2));
