/**
 * Who may import whom. The table below is the whole truth; docs/architecture.md
 * draws it. Also checked: every package declares exactly what it imports, and
 * nothing singles out a game by its id.
 */

import {
  FOR_TESTS,
  holds,
  isRelative,
  packagesOf,
  resolve,
  splitSpecifier,
  testCode,
} from './packages.mjs';
import { comparedTexts, importsOf, parse } from './syntax.mjs';
import { isMain, readTree, report } from './tree.mjs';

/**
 * @typedef {object} Arrow
 * @property {string} at           where the code lies; <g> stands for one game, the same throughout the row
 * @property {string[]} may        what it may import; * stands for any game
 * @property {string[]} [types]    what it may import as types only
 * @property {string[]} [npm]      packages from outside it may import, * for any
 * @property {boolean} [node]      may it import Node's own modules?
 * @property {boolean} [anything]  may it import modules whose names are worked out at run time?
 */

/**
 * The first row that fits a path counts, and a part may always import itself.
 * Of a game, `games/x` opens what everybody may see; its inside is opened path by path.
 *
 * @type {Record<string, Arrow>}
 */
const ARROWS = {
  kit: { at: 'packages/kit', may: [], npm: ['@noble/curves', '@noble/hashes'] },
  'games/<g>/plain': { at: 'packages/games/<g>/plain', may: [], types: ['kit', 'testkit'] },
  'games/<g>': { at: 'packages/games/<g>', may: ['kit'] },
  'template/plain': { at: 'docs/template-game/plain', may: [], types: ['kit', 'testkit'] },
  template: { at: 'docs/template-game', may: ['kit'] },
  registry: { at: 'packages/registry', may: ['kit', 'games/*'] },
  'testkit/broken': { at: 'packages/testkit/src/broken', may: ['kit', 'testkit', 'template'] },
  testkit: { at: 'packages/testkit', may: ['kit'] },
  match: { at: 'packages/match', may: ['kit'] },
  search: { at: 'packages/search', may: ['kit'] },
  'bots/brains/<g>': {
    at: 'packages/bots/src/brains/<g>',
    may: ['kit', 'search', 'games/<g>', 'games/<g>/state'],
  },
  bots: {
    at: 'packages/bots',
    may: ['kit', 'search', 'bots/brains/*'],
    types: ['registry'],
  },
  protocol: { at: 'packages/protocol', may: ['kit'], npm: ['zod'] },
  client: { at: 'packages/client', may: ['kit', 'protocol'] },
  server: {
    at: 'apps/server',
    may: ['kit', 'registry', 'match', 'protocol', 'client', 'bots'],
    npm: ['*'],
    node: true,
  },
  // A game's own cards may be called what the game is called.
  'web/tables/<g>': {
    at: 'apps/web/src/tables/<g>',
    may: ['kit', 'registry', 'games/<g>', 'web'],
    npm: ['*'],
  },
  'web/build': { at: 'apps/web/build', may: [], npm: ['*'], node: true },
  web: {
    at: 'apps/web',
    may: [
      'kit',
      'registry',
      'games/*',
      'games/*/advice',
      'match',
      'protocol',
      'client',
      'bots',
      'web/build',
      'web/tables/*',
    ],
    npm: ['*'],
  },
  'lab/bin': { at: 'apps/lab/bin', may: ['scripts'], node: true, anything: true },
  lab: {
    at: 'apps/lab',
    may: [
      'kit',
      'registry',
      'match',
      'bots',
      'testkit',
      'protocol',
      'client',
      'server',
      'games/*/state',
      'games/*/facts',
      'games/*/plain',
      'games/*/advice',
      'games/*/storm',
      'games/*/truth',
    ],
    npm: ['*'],
    node: true,
  },
  tests: {
    at: 'tests',
    may: ['kit', 'registry', 'match', 'protocol', 'client', 'server', 'bots', 'testkit', 'scripts'],
    types: ['games/*'],
    npm: ['*'],
    node: true,
  },
  scripts: { at: 'scripts', may: ['tests'], npm: ['*'], node: true, anything: true },
};

/** What a game exports for those who want more of it than its contract. */
const INSIDE = ['state', 'facts', 'plain', 'advice', 'storm', 'truth'];

/** What the tests of any part may import beyond what the part itself may. */
const TESTS_MAY = [
  'kit',
  'testkit',
  'games/<g>/state',
  'games/<g>/facts',
  'games/<g>/plain',
  'games/<g>/storm',
];

/** And what some of them need: a game to work on that is none of the house's own. @type {Record<string, string[]>} */
const TESTS_OF = {
  testkit: ['template', 'testkit/broken'],
  'testkit/broken': ['template'],
  match: ['template'],
  registry: ['match', 'scripts'],
  server: ['scripts'],
  web: ['scripts'],
  bots: ['template'],
  search: ['template'],
  template: ['template/plain'],
};

/** Tools that every test may use; they are declared once, at the root. */
const TEST_TOOLS = new Set(['vitest', 'fast-check']);

/** @typedef {import('./packages.mjs').Package} Package */

/** @typedef {{ part: string, game: string | undefined, arrow: Arrow }} Place */

/**
 * @typedef {object} Source
 * @property {string} path
 * @property {Place} place
 * @property {boolean} isTest
 * @property {Package | undefined} owner
 * @property {import('./syntax.mjs').Import[]} imports
 */

/** All violations in `tree`, a line each: 'path:line what is wrong'. @returns {string[]} */
export function violations(/** @type {import('./tree.mjs').Tree} */ tree) {
  const packages = packagesOf(tree);
  const games = new Set(packages.flatMap(({ folder }) => placeOf(folder)?.game ?? []));
  const programs = new Map(
    [...tree]
      .filter(([path]) => isSource(path) && placeOf(path))
      .map(([path, text]) => [path, parse(path, text)]),
  );
  const imports = new Map(
    [...programs].map(([path, program]) => [path, importsOf(tree.get(path) ?? '', program)]),
  );
  const tests = testCode(imports, packages);
  const sources = [...imports].map(([path, named]) => ({
    path,
    place: /** @type {Place} */ (placeOf(path)),
    isTest: tests.has(path),
    owner: packages.find((one) => holds(one, path)),
    imports: named,
  }));
  return [
    ...packages
      .filter(({ folder }) => !placeOf(folder))
      .map(({ folder }) => `${folder} has no row in the table of arrows`),
    ...sources.flatMap((source) => [
      ...strayImports(source, packages),
      ...undeclaredImports(source),
    ]),
    ...packages.flatMap((one) => idleDeclarations(one, sources)),
    ...sources
      .filter(({ isTest }) => !isTest)
      .flatMap(({ path, place }) =>
        comparedTexts(tree.get(path) ?? '', /** @type {any} */ (programs.get(path)))
          .filter(({ text, against }) => games.has(text) || NAMES_A_GAME.test(against))
          .filter(({ text }) => text !== place.game)
          .map(({ text, line }) => `${path}:${line} singles out a game by its id: '${text}'`),
      ),
  ];
}

const isSource = (/** @type {string} */ path) => /\.[cm]?[jt]sx?$/.test(path);

/** How a game's id is called wherever one is at hand. */
const NAMES_A_GAME = /(^|\.)(game\.id|gameId|game)$/;

/** Which row of the table a path belongs to. @returns {Place | undefined} */
function placeOf(/** @type {string} */ path) {
  for (const [part, arrow] of Object.entries(ARROWS)) {
    const pattern = new RegExp(`^${arrow.at.replace('<g>', '(?<game>[^/.]+)')}(/|$)`);
    const match = pattern.exec(path);
    if (match) return { part, game: match.groups?.['game'], arrow };
  }
  return undefined;
}

const nameOf = (/** @type {Place} */ { part, game }) => part.replace('<g>', game ?? '');

/** @returns {string[]} */
function strayImports(/** @type {Source} */ source, /** @type {readonly Package[]} */ packages) {
  return source.imports.flatMap((one) => {
    const why = refusal(source, one, packages);
    return why ? `${source.path}:${one.line} ${why}` : [];
  });
}

/** Why `source` may not import this, or undefined. @returns {string | undefined} */
function refusal(
  /** @type {Source} */ source,
  /** @type {import('./syntax.mjs').Import} */ { specifier, typeOnly },
  /** @type {readonly Package[]} */ packages,
) {
  const { path, place, isTest } = source;
  if (specifier === '') {
    return place.arrow.anything
      ? undefined
      : 'imports a module whose name is worked out at run time';
  }
  if (specifier.startsWith('node:')) {
    return place.arrow.node || isTest ? undefined : `imports ${specifier}`;
  }
  if (isRelative(specifier)) return relativeRefusal(source, specifier, typeOnly);

  const [name, subpath] = splitSpecifier(specifier);
  const target = packages.find((one) => one.name === name);
  if (!target) {
    const npm = place.arrow.npm ?? [];
    const isOpen = npm.includes(name) || npm.includes('*') || (isTest && TEST_TOOLS.has(name));
    return isOpen && !name.startsWith('@parlor/') ? undefined : `imports ${name} from outside`;
  }
  if (holds(target, path)) return `imports its own package by name: ${specifier}`;
  if (!target.exports.has(subpath)) return `imports ${specifier}, which ${name} does not export`;
  if (subpath === FOR_TESTS && !isTest) return `imports ${specifier}, which is for tests`;
  const there = placeOf(target.folder);
  if (!there) return undefined;
  const inside = subpath.slice('./'.length);
  const wanted = INSIDE.includes(inside) ? `${nameOf(there)}/${inside}` : nameOf(there);
  return arrowRefusal(source, wanted, typeOnly);
}

/** @returns {string | undefined} */
function relativeRefusal(
  /** @type {Source} */ source,
  /** @type {string} */ specifier,
  /** @type {boolean} */ typeOnly,
) {
  const target = resolve(source.path, specifier);
  const there = placeOf(target);
  if (source.owner && !holds(source.owner, target)) {
    const why = there ? arrowRefusal(source, nameOf(there), typeOnly) : 'nothing';
    const mayReach = there && (there.part.startsWith('template') || there.part === 'scripts');
    return mayReach && !why ? undefined : `reaches out of its package with ${specifier}`;
  }
  if (!there) return `reaches out of its package with ${specifier}`;
  const isSame = there.part === source.place.part && there.game === source.place.game;
  return isSame ? undefined : arrowRefusal(source, nameOf(there), typeOnly);
}

/** @returns {string | undefined} */
function arrowRefusal(
  /** @type {Source} */ source,
  /** @type {string} */ target,
  /** @type {boolean} */ typeOnly,
) {
  if (mayImport(source, target, typeOnly)) return undefined;
  return mayImport(source, target, true)
    ? `imports more than types from ${target}`
    : `imports ${target}, to which ${nameOf(source.place)} has no arrow`;
}

function mayImport(
  /** @type {Source} */ { place: { part, game, arrow }, isTest },
  /** @type {string} */ target,
  /** @type {boolean} */ typeOnly,
) {
  const open = [...arrow.may, ...(typeOnly ? (arrow.types ?? []) : [])];
  if (isTest) {
    open.push(...TESTS_MAY, ...(TESTS_OF[part] ?? []));
    // A test may look inside every game that the code it tests may import.
    if (open.includes('games/*')) open.push(...INSIDE.map((path) => `games/*/${path}`));
  }
  return open.some((pattern) => fits(pattern, target, game));
}

function fits(
  /** @type {string} */ pattern,
  /** @type {string} */ target,
  /** @type {string | undefined} */ game,
) {
  if (pattern.includes('<g>') && game === undefined) return false;
  const wanted = pattern.replace('<g>', game ?? '').split('/');
  const parts = target.split('/');
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => part === '*' || part === parts[index])
  );
}

/** Only tests and the lab run the plain games, so they too are none of a user's dependencies. */
const isForDevelopment = (/** @type {Source} */ { isTest, place }) =>
  isTest || place.part.endsWith('/plain');

/** @returns {string[]} */
function undeclaredImports(/** @type {Source} */ source) {
  const { owner } = source;
  if (!owner) return [];
  const isDeclared = (/** @type {string} */ name) =>
    owner.dependencies.has(name) ||
    (isForDevelopment(source) && (owner.devDependencies.has(name) || TEST_TOOLS.has(name)));
  return source.imports.flatMap(({ specifier, line }) => {
    const name = declarableName(specifier);
    if (!name || name === owner.name || isDeclared(name)) return [];
    return `${source.path}:${line} imports ${name}, which ${owner.folder}/package.json does not declare`;
  });
}

/** What a package declares and does not use. One without any import yet is let be. @returns {string[]} */
function idleDeclarations(/** @type {Package} */ owner, /** @type {readonly Source[]} */ sources) {
  const own = sources.filter((source) => source.owner === owner);
  const used = namesIn(own.filter((source) => !isForDevelopment(source)));
  const usedByTests = namesIn(own.filter(isForDevelopment));
  if (used.size + usedByTests.size === 0) return [];
  const where = `${owner.folder}/package.json`;
  return [
    ...[...owner.dependencies]
      .filter((name) => !used.has(name))
      .map((name) => `${where} declares ${name}, which its sources do not import`),
    ...[...owner.devDependencies]
      .filter((name) => !usedByTests.has(name))
      .map((name) => `${where} declares ${name} for its tests, which do not import it`),
  ];
}

const namesIn = (/** @type {readonly Source[]} */ sources) =>
  new Set(
    sources.flatMap(({ imports }) =>
      imports.flatMap(({ specifier }) => declarableName(specifier) ?? []),
    ),
  );

const declarableName = (/** @type {string} */ specifier) =>
  specifier === '' || isRelative(specifier) || specifier.startsWith('node:')
    ? undefined
    : splitSpecifier(specifier)[0];

if (isMain(import.meta.url)) {
  const tree = readTree((path) => isSource(path) || path.endsWith('package.json'));
  report(violations(tree), 'Every import follows an arrow.');
}
