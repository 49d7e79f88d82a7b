/**
 * Tests of pages that look once, too early: what is to be seen comes a moment
 * later, and on a slow machine the test fails. A look is repeated until it shows
 * what it should, by `expect.poll(() => look)` or `locator.waitFor()`; or it is
 * taken at a page at rest, by `settled` or `drawn` of tests/browser/looking.ts.
 */

import { lineAt, nodes, parse } from './syntax.mjs';
import { isMain, readTree, report } from './repoFiles.mjs';

/** @typedef {import('./syntax.mjs').Node} Node */

const PAGES = /^tests\/browser\/.+\.ts$/;
const TESTS = /\.(test|long)\.ts$/;

/** They wait before they look. */
const AT_REST = new Set(['settled', 'drawn']);

/** What Playwright answers as things are now, whatever they will be in a moment. */
const LOOKS = new Set([
  ...['allInnerTexts', 'allTextContents', 'boundingBox', 'count', 'evaluate', 'evaluateAll'],
  ...['getAttribute', 'innerHTML', 'innerText', 'inputValue', 'isChecked', 'isDisabled', 'title'],
  ...['isEditable', 'isEnabled', 'isHidden', 'isVisible', 'textContent', 'url'],
]);

const isFunction = (/** @type {Node} */ node) => /Function/.test(node.type);

/** What is done here and now: not what stands in a function that may be called later. @returns {Generator<Node>} */
function* doneHere(/** @type {Node} */ node) {
  if (isFunction(node)) return;
  yield node;
  for (const child of Object.values(node)) {
    for (const item of Array.isArray(child) ? child : [child]) {
      if (item && typeof item === 'object' && typeof item.type === 'string') yield* doneHere(item);
    }
  }
}

/** @returns {Node | undefined} the first thing under `node` that is looked at once */
function lookIn(/** @type {Node} */ node) {
  if (node.type === 'AwaitExpression') {
    const { callee } = node.argument;
    if (callee?.type === 'Identifier' && AT_REST.has(callee.name)) return undefined;
    return node;
  }
  if (methodOf(node) === 'url') return node;
  if (isFunction(node)) return undefined;
  for (const child of Object.values(node)) {
    for (const item of Array.isArray(child) ? child : [child]) {
      if (!item || typeof item !== 'object' || typeof item.type !== 'string') continue;
      const found = lookIn(item);
      if (found) return found;
    }
  }
  return undefined;
}

/** `a.b.method()` @returns {string | undefined} */
const methodOf = (/** @type {Node} */ node) =>
  node.type === 'CallExpression' && node.callee.type === 'MemberExpression'
    ? node.callee.property.name
    : undefined;

/** @typedef {{ name: string, from: number, to: number }} Named a name, and where it is known */

/** The names of what was looked at once, where they are given. @returns {Named[]} */
function namesOfLooks(/** @type {Node} */ program) {
  /** @type {Named[]} */
  const found = [];
  for (const block of nodes(program)) {
    if (block.type !== 'BlockStatement' && block.type !== 'Program') continue;
    for (const statement of block.body) {
      if (statement.type !== 'VariableDeclaration') continue;
      for (const { id, init } of statement.declarations) {
        const isLook = init && [...doneHere(init)].some(isOneLook);
        if (!isLook) continue;
        for (const node of nodes(id))
          if (node.type === 'Identifier')
            found.push({ name: node.name, from: statement.end, to: block.end });
      }
    }
  }
  return found;
}

const isOneLook = (/** @type {Node} */ node) =>
  node.type === 'AwaitExpression' &&
  lookIn(node) !== undefined &&
  LOOKS.has(methodOf(node.argument) ?? '');

/** Is it patience of its own that a poll is given? */
const isImpatient = (/** @type {Node} */ { callee, arguments: [, options] }) =>
  callee.type === 'MemberExpression' &&
  callee.object.name === 'expect' &&
  callee.property.name === 'poll' &&
  options?.properties?.some((/** @type {Node} */ { key }) => key?.name === 'timeout') === true;

/** @returns {string[]} */
function looksIn(/** @type {string} */ path, /** @type {string} */ text) {
  const program = parse(path, text);
  const named = namesOfLooks(program);
  /** @type {string[]} */
  const problems = [];
  const tell = (/** @type {Node} */ { start }, /** @type {string} */ what) =>
    problems.push(`${path}:${lineAt(text, start)} ${what}`);
  for (const node of nodes(program)) {
    if (node.type !== 'CallExpression') continue;
    if (TESTS.test(path) && methodOf(node) === 'waitForTimeout')
      tell(node, 'waits for a time: wait for what is to be seen then');
    if (isImpatient(node)) tell(node, 'has a time limit of its own: vitest.config.ts has one');
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'expect') continue;
    const [expected] = node.arguments;
    if (!expected) continue;
    if (lookIn(expected)) tell(node, 'looks once: expect.poll(() => …), or settled(page, () => …)');
    for (const { type, name, start } of doneHere(expected)) {
      if (type !== 'Identifier') continue;
      if (named.some((one) => one.name === name && one.from <= start && start < one.to))
        tell(node, `expects something of ${name}, which is a single look: settled(page, () => …)`);
    }
  }
  return problems;
}

/** @returns {string[]} */
export const hastyTests = (/** @type {import('./repoFiles.mjs').Tree} */ tree) =>
  [...tree].flatMap(([path, text]) => (PAGES.test(path) ? looksIn(path, text) : []));

if (isMain(import.meta.url)) {
  report(hastyTests(readTree((path) => PAGES.test(path))), 'No test looks once, too early.');
}
