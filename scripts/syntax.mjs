/** What the checks read out of a source file, from its syntax tree: imports, comparisons, titles of tests. */

import { parseAst } from 'rolldown/parseAst';

/** @typedef {{ type: string, start: number, [field: string]: any }} Node */

/** @typedef {{ specifier: string, typeOnly: boolean, line: number }} Import */

/** @typedef {{ text: string, line: number }} Literal */

/** @returns {Node} */
export function parse(/** @type {string} */ path, /** @type {string} */ text) {
  const lang = path.endsWith('.tsx') ? 'tsx' : /\.[cm]?ts$/.test(path) ? 'ts' : 'jsx';
  return parseAst(text, { lang, sourceType: 'module' }, path);
}

/** Every node under `node`, itself included, parents first. @returns {Generator<Node>} */
export function* nodes(/** @type {Node} */ node) {
  yield node;
  for (const child of Object.values(node)) {
    for (const item of Array.isArray(child) ? child : [child]) {
      if (item && typeof item === 'object' && typeof item.type === 'string') yield* nodes(item);
    }
  }
}

export function lineAt(/** @type {string} */ text, /** @type {number} */ offset) {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1))
    line++;
  return line;
}

/**
 * Everything the file names as a module: import and export from, import(),
 * require(), import types, vi.mock. A specifier that is not a plain text is
 * given as '' and is for the reader to refuse.
 *
 * @returns {Import[]}
 */
export function importsOf(/** @type {string} */ text, /** @type {Node} */ program) {
  /** @type {Import[]} */
  const found = [];
  const add = (/** @type {Node} */ source, typeOnly = false) =>
    found.push({
      specifier: textOf(source) ?? '',
      typeOnly,
      line: lineAt(text, source.start),
    });
  for (const node of nodes(program)) {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
        if (node.source) add(node.source, isTypeOnly(node));
        break;
      case 'ImportExpression':
        add(node.source);
        break;
      case 'TSImportType':
        add(node.source, true);
        break;
      case 'TSExternalModuleReference':
        add(node.expression);
        break;
      case 'CallExpression':
        if (loadsModule(node) && node.arguments[0]) add(node.arguments[0]);
        break;
    }
  }
  return found;
}

function isTypeOnly(/** @type {Node} */ node) {
  if ((node.importKind ?? node.exportKind) === 'type') return true;
  const specifiers = node.specifiers ?? [];
  return (
    specifiers.length > 0 &&
    specifiers.every((/** @type {Node} */ one) => (one.importKind ?? one.exportKind) === 'type')
  );
}

const LOADERS = new Set(['require', 'require.resolve', 'vi.mock', 'vi.importActual']);

const loadsModule = (/** @type {Node} */ call) => LOADERS.has(dotted(call.callee) ?? '');

/** `a.b.c` as it is written; undefined for anything else. @returns {string | undefined} */
function dotted(/** @type {Node} */ node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const object = dotted(node.object);
  return object === undefined ? undefined : `${object}.${node.property.name}`;
}

/** The value of a text that holds no expression. @returns {string | undefined} */
function textOf(/** @type {Node} */ node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0].value.cooked;
  }
  if (/^TS(As|Satisfies|NonNull|TypeAssertion)/.test(node.type)) return textOf(node.expression);
  return undefined;
}

const COMPARISONS = new Set(['==', '===', '!=', '!==']);
const LOOKUPS = new Set(['includes', 'indexOf', 'has', 'startsWith', 'endsWith']);

/**
 * The texts that something is compared with: by an operator, as a case, by
 * looking it up in a list.
 *
 * @returns {(Literal & { against: string })[]} `against` is the other side, where it has a plain name
 */
export function comparedTexts(/** @type {string} */ text, /** @type {Node} */ program) {
  /** @type {(Literal & { against: string })[]} */
  const found = [];
  const add = (/** @type {Node} */ literal, /** @type {Node | undefined} */ against) => {
    const value = textOf(literal);
    if (value === undefined) return;
    const other = against && dotted(against);
    found.push({ text: value, line: lineAt(text, literal.start), against: other ?? '' });
  };
  for (const node of nodes(program)) {
    if (node.type === 'BinaryExpression' && COMPARISONS.has(node.operator)) {
      add(node.left, node.right);
      add(node.right, node.left);
    } else if (node.type === 'SwitchStatement') {
      for (const { test } of node.cases) if (test) add(test, node.discriminant);
    } else if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const { object, property } = node.callee;
      if (!LOOKUPS.has(property.name)) continue;
      for (const argument of node.arguments) add(argument, object);
      if (object.type === 'ArrayExpression') {
        for (const element of object.elements) if (element) add(element, node.arguments[0]);
      }
    }
  }
  return found;
}

/** Texts, keys of objects and types, and the names of what is read from an object: `{ a: 1 }`, `x.a`, 'a'. @returns {Literal[]} */
export function namedTexts(/** @type {string} */ text, /** @type {Node} */ program) {
  /** @type {Literal[]} */
  const found = [];
  for (const node of nodes(program)) {
    const name = nameIn(node);
    if (name !== undefined) found.push({ text: name, line: lineAt(text, node.start) });
  }
  return found;
}

/** @returns {string | undefined} */
function nameIn(/** @type {Node} */ node) {
  switch (node.type) {
    case 'Literal':
    case 'TemplateLiteral':
      return textOf(node);
    case 'Property':
    case 'TSPropertySignature':
      return !node.computed && node.key.type === 'Identifier' ? node.key.name : undefined;
    case 'MemberExpression':
      return node.computed ? undefined : node.property.name;
    default:
      return undefined;
  }
}

const TEST_CALLS = /^(describe|it|test)(\.(each|for|concurrent|sequential))*$/;

/** Titles of describe, it and test, tables of cases included. @returns {string[]} */
export function testTitles(/** @type {Node} */ program) {
  const titles = [];
  for (const node of nodes(program)) {
    if (node.type !== 'CallExpression' || !TEST_CALLS.test(calleeName(node.callee))) continue;
    const [title] = node.arguments;
    if (title) titles.push(writtenText(title));
  }
  return titles.filter(Boolean);
}

/** `it.each([…])('title')` and it.each`…`('title') are calls of what a call returns. @returns {string} */
function calleeName(/** @type {Node} */ callee) {
  if (callee.type === 'CallExpression') return calleeName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calleeName(callee.tag);
  return dotted(callee) ?? '';
}

/** The fixed parts of a title. */
function writtenText(/** @type {Node} */ node) {
  if (node.type === 'TemplateLiteral') {
    return node.quasis.map((/** @type {Node} */ part) => part.value.cooked).join(' ');
  }
  return textOf(node) ?? '';
}
