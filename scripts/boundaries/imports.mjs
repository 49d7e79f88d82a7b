/** Every import follows an arrow of the table. */

import { FOR_TESTS, holds, isRelative, resolve, splitSpecifier } from '../packages.mjs';
import { EXCEPTIONS, OPENED_BY_EXPORT } from './arrows.mjs';
import { fits, nameOf, placeOf } from './places.mjs';
import { TEMPLATE, TEST_TOOLS, TESTS_MAY, TESTS_OF } from './testArrows.mjs';

/** @typedef {import('../packages.mjs').Package} Package */
/** @typedef {import('./sources.mjs').Source} Source */

/** @returns {string[]} */
export function strayImports(
  /** @type {Source} */ source,
  /** @type {readonly Package[]} */ packages,
) {
  return source.imports.flatMap((one) => {
    const why = refusal(source, one, packages);
    return why ? `${source.path}:${one.line} ${why}` : [];
  });
}

/** Why `source` may not import this, or undefined. @returns {string | undefined} */
function refusal(
  /** @type {Source} */ source,
  /** @type {import('../syntax.mjs').Import} */ { specifier, typeOnly },
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
  if (subpath === FOR_TESTS) {
    const isForTests = isTest || place.part === 'tests';
    return isForTests ? undefined : `imports ${specifier}, which is for tests`;
  }
  const there = placeOf(target.folder);
  if (!there) return undefined;
  const inside = subpath.slice('./'.length);
  const isOpened = OPENED_BY_EXPORT.includes(there.part) && inside !== '';
  const wanted = isOpened ? `${nameOf(there)}/${inside}` : nameOf(there);
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
    const mayReach =
      there && (there.part.startsWith('template') || ['scripts', 'tests'].includes(there.part));
    return mayReach && !why ? undefined : `reaches out of its package with ${specifier}`;
  }
  if (!there) return `reaches out of its package with ${specifier}`;
  const isSame = there.part === source.place.part && there.game === source.place.game;
  if (EXCEPTIONS.some(({ from, to }) => from === source.path && target.startsWith(`${to}/`))) {
    return undefined;
  }
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
    const app = part.split('/', 1)[0];
    open.push(...TESTS_MAY, ...(TESTS_OF[part] ?? []), ...(TESTS_OF[`${app}/*`] ?? []));
    if (part.startsWith('template/')) open.push(...TEMPLATE);
  }
  return open.some((pattern) => fits(pattern, target, game));
}
