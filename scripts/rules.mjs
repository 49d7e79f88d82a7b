/**
 * Is every numbered rule shown by a test? rules.json of a game's folder lists its
 * numbers under the edition of the rules that builds them, or under
 * `announced` as long as none does. A test shows a rule by citing its number in
 * a title; an announced rule has none yet.
 *
 *   node scripts/rules.mjs                   check
 *   node scripts/rules.mjs --update <folder> read the numbers out of <folder>/<game>.md;
 *                                            numbers that were not listed are announced
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, gamesIn } from './games.mjs';
import { parse, testTitles } from './syntax.mjs';
import { isMain, readTree, report, ROOT } from './repoFiles.mjs';

const LIST = 'rules.json';

const listOf = (/** @type {string} */ game) => join(ROOT, GAMES, game, LIST);

/** Where the rules themselves are kept beside the repository, for those who have them. */
const TEXTS = join(ROOT, '../shared/rules');

const ANNOUNCED = 'announced';

/** @typedef {number | 'announced'} Stage the edition that builds a rule, from 1 on */
/** @typedef {ReadonlyMap<string, Stage>} Numbers in the order of the game's rules */
/** @typedef {Record<string, Numbers>} Rules by game */

/** The numbers at the heads of the items of a text. @returns {string[]} */
export const numbersIn = (/** @type {string} */ markdown) =>
  [...markdown.matchAll(/^- ([A-Z]+-\d+\.\d+[a-z]?)\b/gm)].map((match) => String(match[1]));

/** The numbers of every game that has any. @returns {Record<string, string[]>} */
function readTexts(/** @type {string} */ folder) {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map(
        (name) =>
          /** @type {const} */ ([
            name.slice(0, -'.md'.length),
            numbersIn(readFileSync(join(folder, name), 'utf8')),
          ]),
      )
      .filter(([, numbers]) => numbers.length > 0),
  );
}

/** The numbers of those games that are here. */
const textsOf = (/** @type {readonly string[]} */ games, /** @type {string} */ folder) =>
  Object.fromEntries(Object.entries(readTexts(folder)).filter(([game]) => games.includes(game)));

/** Every number cited in a title of a test. @returns {Set<string>} */
export function citedIn(/** @type {string} */ path, /** @type {string} */ text) {
  const titles = testTitles(parse(path, text));
  return new Set(titles.flatMap((title) => title.match(/\b[A-Z]+-\d+\.\d+[a-z]?\b/g) ?? []));
}

/**
 * @param {Rules} rules
 * @param {import('./repoFiles.mjs').Tree} tree
 * @returns {{ problems: string[], announced: string[], absent: string[], shown: number }}
 */
export function coverage(rules, tree) {
  /** @type {string[]} */
  const problems = [];
  const absent = [];
  const announced = [];
  let shown = 0;
  for (const [game, numbers] of Object.entries(rules)) {
    const folder = `${GAMES}/${game}/`;
    const edition = editionIn(folder, tree);
    if (edition === undefined) {
      absent.push(game);
      continue;
    }
    const cited = citedBelow(folder, tree);
    const built = [...numbers].filter(([, stage]) => stage !== ANNOUNCED);
    const open = [...numbers].filter(([, stage]) => stage === ANNOUNCED).map(([number]) => number);
    const missing = built.filter(([number]) => !cited.has(number)).map(([number]) => number);
    shown += built.length - missing.length;
    announced.push(...open);
    const letter = [...numbers.keys()][0]?.split('-')[0];
    /** @type {[string, string[]][]} */
    const found = [
      ['no test cites', missing],
      ['still announced, but a test cites', open.filter((number) => cited.has(number))],
      [
        `the rules are edition ${edition} and cannot build`,
        built.filter(([, stage]) => Number(stage) > edition).map(([number]) => number),
      ],
      [
        'there is no rule',
        [...cited].filter((number) => number.split('-')[0] === letter && !numbers.has(number)),
      ],
    ];
    for (const [what, which] of found) {
      if (which.length > 0) problems.push(`${game}: ${what} ${which.join(', ')}`);
    }
  }
  return { problems, announced, absent, shown };
}

/** Numbers cited by tests of the first implementation: the second one's say nothing about it. */
const citedBelow = (
  /** @type {string} */ folder,
  /** @type {import('./repoFiles.mjs').Tree} */ tree,
) =>
  new Set(
    [...tree]
      .filter(([path]) => path.startsWith(folder) && path.endsWith('.test.ts'))
      .filter(([path]) => !path.startsWith(`${folder}reference/`))
      .flatMap(([path, text]) => [...citedIn(path, text)]),
  );

/** The edition of a game's rules; undefined where there are none yet. */
function editionIn(
  /** @type {string} */ folder,
  /** @type {import('./repoFiles.mjs').Tree} */ tree,
) {
  const version = [...tree]
    .filter(([path]) => path.startsWith(`${folder}rules/`) && !path.endsWith('.test.ts'))
    .map(([, text]) => /^ {2}rulesVersion: (\d+),$/m.exec(text)?.[1])
    .find((found) => found !== undefined);
  return version === undefined ? undefined : Number(version);
}

/** What the list lacks or has too much, compared with the numbers of the texts. @returns {string[]} */
export function differences(
  /** @type {Rules} */ rules,
  /** @type {Record<string, string[]>} */ texts,
) {
  const games = [...new Set([...Object.keys(rules), ...Object.keys(texts)])];
  return games.flatMap((game) => {
    const listed = [...(rules[game]?.keys() ?? [])];
    const written = texts[game] ?? [];
    const unlisted = written.filter((number) => !listed.includes(number));
    const gone = listed.filter((number) => !written.includes(number));
    return [
      ...(unlisted.length > 0 ? [`${game}: ${LIST} lacks ${unlisted.join(', ')}`] : []),
      ...(gone.length > 0 ? [`${game}: the rules no longer have ${gone.join(', ')}`] : []),
    ];
  });
}

/** The numbers of the texts at the stages they had; new ones are announced. @returns {Rules} */
export const updated = (
  /** @type {Rules} */ rules,
  /** @type {Record<string, string[]>} */ texts,
) =>
  Object.fromEntries(
    Object.entries(texts).map(([game, numbers]) => [
      game,
      new Map(numbers.map((number) => [number, rules[game]?.get(number) ?? ANNOUNCED])),
    ]),
  );

/** A line per stage and section, so that a change of the rules is easy to see. */
export function listText(/** @type {Rules} */ rules) {
  const byStage = Object.entries(rules).map(([game, numbers]) => {
    const stages = [...new Set(numbers.values())].sort(
      (one, other) => orderOf(one) - orderOf(other),
    );
    const lists = stages.map((stage) => [stageName(stage), sectionsOf(numbers, stage)]);
    return [game, Object.fromEntries(lists)];
  });
  return `${JSON.stringify(Object.fromEntries(byStage), null, 2)}\n`;
}

/** The numbers at one stage, those of one section as one text. @returns {string[]} */
function sectionsOf(/** @type {Numbers} */ numbers, /** @type {Stage} */ wanted) {
  /** @type {Map<string, string[]>} */
  const sections = new Map();
  for (const [number, stage] of numbers) {
    if (stage !== wanted) continue;
    const section = String(number.split('.')[0]);
    sections.set(section, [...(sections.get(section) ?? []), number]);
  }
  return [...sections.values()].map((of) => of.join(' '));
}

/** Announced rules come last. */
const orderOf = (/** @type {Stage} */ stage) => (stage === ANNOUNCED ? Infinity : stage);

const stageName = (/** @type {Stage} */ stage) =>
  stage === ANNOUNCED ? ANNOUNCED : `edition ${stage}`;

const stageNamed = (/** @type {string} */ name) => {
  const edition = /^edition ([1-9]\d*)$/.exec(name)?.[1];
  if (edition === undefined && name !== ANNOUNCED) throw new Error(`${LIST}: what is “${name}”?`);
  return edition === undefined ? ANNOUNCED : Number(edition);
};

/** @returns {Rules} */
export function readList(/** @type {string} */ json) {
  /** @type {Record<string, Record<string, string[]>>} */
  const byStage = JSON.parse(json);
  return Object.fromEntries(
    Object.entries(byStage).map(([game, stages]) => [
      game,
      new Map(
        Object.entries(stages).flatMap(([stage, sections]) =>
          sections
            .join(' ')
            .split(' ')
            .map((number) => /** @type {const} */ ([number, stageNamed(stage)])),
        ),
      ),
    ]),
  );
}

function main(/** @type {readonly string[]} */ [flag, folder]) {
  const games = gamesIn();
  const rules = readList(
    JSON.stringify(
      Object.fromEntries(
        games
          .filter((game) => existsSync(listOf(game)))
          .map((game) => [game, JSON.parse(readFileSync(listOf(game), 'utf8'))]),
      ),
    ),
  );
  if (flag === '--update' && folder) {
    const lists = JSON.parse(listText(updated(rules, textsOf(games, folder))));
    for (const [game, list] of Object.entries(lists)) {
      writeFileSync(listOf(game), `${JSON.stringify(list, null, 2)}\n`);
    }
    return;
  }
  if (flag !== undefined) {
    console.error('usage: node scripts/rules.mjs [--update <folder>]');
    process.exitCode = 2;
    return;
  }
  const { problems, announced, absent, shown } = coverage(
    rules,
    readTree((path) => path.endsWith('.ts')),
  );
  if (existsSync(TEXTS)) {
    const texts = textsOf(games, TEXTS);
    // A game of one's own has its rules in its README only.
    const written = Object.entries(rules).filter(([game]) => game in texts);
    const stale = differences(Object.fromEntries(written), texts);
    problems.push(...stale);
    if (stale.length > 0) problems.push('Mend it with: node scripts/rules.mjs --update <folder>');
  }
  for (const game of absent) console.log(`${game}: not started`);
  if (announced.length > 0) console.log(`Announced, in no edition yet: ${announced.join(', ')}`);
  report(problems, `${shown} rules, each shown by a test.`);
}

if (isMain(import.meta.url)) main(process.argv.slice(2));
