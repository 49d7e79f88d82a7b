/** Every package declares what it imports, and nothing else. */

import { isRelative, splitSpecifier } from '../packages.mjs';
import { TEST_TOOLS } from './testArrows.mjs';

/** @typedef {import('../packages.mjs').Package} Package */
/** @typedef {import('./sources.mjs').Source} Source */

/** Only tests and the lab run the references, so they too are none of a user's dependencies. */
const isForDevelopment = (/** @type {Source} */ { isTest, place }) =>
  isTest || place.part.endsWith('/reference');

/** @returns {string[]} */
export function undeclaredImports(/** @type {Source} */ source) {
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
export function idleDeclarations(
  /** @type {Package} */ owner,
  /** @type {readonly Source[]} */ sources,
) {
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
