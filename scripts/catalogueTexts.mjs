/** What stands in the sources of a catalogue for people to read; what the program alone reads is left out. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodes, parse } from './syntax.mjs';

/** @typedef {import('./syntax.mjs').Node} Node */

const COMPARING = new Set(['===', '!==', 'in']);

/** Methods that put texts together; others take apart what the program has. */
const JOINING = new Set(['join', 'concat']);

/** @typedef {ReadonlyMap<string, readonly boolean[]>} Texts by the name of a function, which of its parameters are texts */

/** What functions of these sources take: a text is whatever is declared as `string`. @returns {Texts} */
export function parametersIn(/** @type {Iterable<Node>} */ programs) {
  const found = new Map();
  const isText = (/** @type {Node} */ parameter) => {
    const { type } = (parameter.left ?? parameter).typeAnnotation?.typeAnnotation ?? {};
    return type === undefined || type === 'TSStringKeyword';
  };
  for (const program of programs) {
    for (const node of nodes(program)) {
      const { params } = node.type === 'VariableDeclarator' ? (node.init ?? {}) : node;
      const name = node.id?.name;
      if (name !== undefined && Array.isArray(params)) found.set(name, params.map(isText));
    }
  }
  return found;
}

/** Is what stands there for the program alone? */
function isCode(
  /** @type {Node} */ node,
  /** @type {readonly Node[]} */ [parent, ...above],
  /** @type {Texts} */ texts,
) {
  switch (parent?.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'TSLiteralType':
    case 'NewExpression':
      return true;
    case 'SwitchCase':
      return parent.test === node;
    case 'Property':
      return parent.key === node;
    case 'MemberExpression':
      return true;
    case 'BinaryExpression':
      return COMPARING.has(parent.operator);
    case 'CallExpression': {
      const { callee, arguments: given } = parent;
      if (callee.type === 'MemberExpression') return !JOINING.has(callee.property.name);
      return texts.get(callee.name)?.[given.indexOf(node)] === false;
    }
    case 'ArrayExpression': {
      // `const SOME: readonly Code[] = […]`
      const list = above[0]?.['id']?.typeAnnotation?.typeAnnotation.typeAnnotation;
      return list?.type === 'TSArrayType' && list.elementType.type === 'TSTypeReference';
    }
    default:
      return false;
  }
}

/** Where the texts of a source stand, without their quotes. @returns {Generator<readonly [number, number]>} */
export function* textsIn(
  /** @type {Node} */ node,
  /** @type {Texts} */ texts,
  /** @type {readonly Node[]} */ above = [],
) {
  if (node.type === 'Literal' && typeof node.value === 'string') {
    if (!isCode(node, above, texts)) yield [node.start + 1, node.end - 1];
    return;
  }
  if (node.type === 'TemplateLiteral' && !isCode(node, above, texts))
    for (const { start, end } of node.quasis) yield [start, end];
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child])
      if (one && typeof one.type === 'string') yield* textsIn(one, texts, [node, ...above]);
  }
}

/** The sources in a folder, tests and excuses included. @returns {string[]} */
export const sourcesIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));

export const isTest = (/** @type {string} */ path) => path.endsWith('.test.ts');

/** What a catalogue is excused from, in words for its translators. */
const isHeld = (/** @type {string} */ path) => path.endsWith('held.ts');

/** Signs that are written by their numbers, and ends of lines. */
const ESCAPES = /\\(?:u[\da-f]{4}|.)/giu;

/** Every text of the catalogue in a folder, those with parts worked out in pieces. @returns {string[]} */
export function textsOfFolder(/** @type {string} */ folder) {
  const sources = sourcesIn(folder)
    .filter((path) => !isTest(path) && !isHeld(path))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return { text, program: parse(path, text) };
    });
  const texts = parametersIn(sources.map(({ program }) => program));
  return sources.flatMap(({ text, program }) =>
    [...textsIn(program, texts)].map(([start, end]) =>
      text.slice(start, end).replaceAll(ESCAPES, ' '),
    ),
  );
}
