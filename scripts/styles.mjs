/**
 * No selector of a game can touch another game: `npm run gate styles`.
 *
 * Looked at is what a browser gets, after everything that is done to styles on the way. A
 * selector is bound to its game when the element it is about, or one around that, is within
 * `[data-game]` of the game. Animations have names of their own, since all games share those.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { GAMES, gamesIn } from './games.mjs';
import { isMain, listFiles } from './repoFiles.mjs';

/** @typedef {{ selectors: string[], animations: string[] }} Styles */

/** What is wrong with the styles in a folder of built pages. @returns {string[]} */
export function faults(/** @type {string} */ dist, /** @type {readonly string[]} */ games) {
  const assets = join(dist, 'assets');
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
  /** @type {Map<string, string>} */
  const animationOf = new Map();
  const found = [];
  const isOf = (/** @type {string} */ game) => (/** @type {string} */ sheet) =>
    sheet.startsWith(`table-${game}-`);
  const shared = sheets.filter((sheet) => !games.some((game) => isOf(game)(sheet)));
  for (const owner of ['the house', ...games]) {
    const own = owner === 'the house' ? shared : sheets.filter(isOf(owner));
    if (own.length === 0) found.push(`${owner} has no styles`);
    for (const sheet of own) {
      const { selectors, animations } = stylesIn(readFileSync(join(assets, sheet), 'utf8'));
      for (const name of animations) {
        const other = animationOf.get(name);
        if (other !== undefined && other !== owner) {
          found.push(`${owner} has an animation "${name}", and so has ${other}`);
        }
        animationOf.set(name, owner);
      }
      if (owner === 'the house') continue;
      for (const selector of selectors.filter((one) => !isBound(one, owner))) {
        found.push(`${owner}: "${selector}" reaches beyond the game`);
      }
    }
  }
  return found;
}

/** The games whose colours are not there from the first page on, before any table is loaded. @returns {string[]} */
export function colourless(/** @type {string} */ dist, /** @type {readonly string[]} */ games) {
  const assets = join(dist, 'assets');
  const selectors = readdirSync(assets)
    .filter((name) => name.startsWith('index-') && name.endsWith('.css'))
    .flatMap((name) => stylesIn(readFileSync(join(assets, name), 'utf8')).selectors);
  return games
    .filter((game) => !selectors.some((one) => isBound(one, game)))
    .map((game) => `${game} has no colours on the first page`);
}

/** Outermost selectors, one by one, and the names of animations. @returns {Styles} */
function stylesIn(/** @type {string} */ css) {
  /** @type {Styles} */
  const styles = { selectors: [], animations: [] };
  for (const { prelude, block } of blocks(css.replace(/\/\*.*?\*\//gs, ''))) {
    const [, name = '', rest = ''] = /^@([\w-]+)\s*(.*)$/s.exec(prelude) ?? [];
    if (name === '') styles.selectors.push(...split(prelude, ','));
    else if (name.endsWith('keyframes')) styles.animations.push(rest.trim());
    else if (/^(media|supports|layer|container)$/.test(name)) {
      const inner = stylesIn(block);
      styles.selectors.push(...inner.selectors);
      styles.animations.push(...inner.animations);
    } else if (name !== 'font-face') styles.selectors.push(prelude);
  }
  return styles;
}

/** Is the element that a selector is about within its game? @returns {boolean} */
export function isBound(/** @type {string} */ selector, /** @type {string} */ game) {
  const compounds = split(selector, ' >+~');
  return compounds.some(
    // What stands beside an element of the game may be outside of it, what is inside may not.
    (one, place) => !/^[+~]/.test(compounds[place + 1] ?? '') && bindsCompound(one, game),
  );
}

/** @returns {boolean} */
function bindsCompound(/** @type {string} */ compound, /** @type {string} */ game) {
  // Outside of brackets: what `:not()` and `:has()` mention says nothing of the element itself.
  const { rest, lists } = withoutLists(compound);
  const attributes = rest.match(/\[(?:[^\]"']|"[^"]*"|'[^']*')*\]/g) ?? [];
  if (attributes.some((one) => one.replace(/["']/g, '') === `[data-game=${game}]`)) return true;
  // Each of the alternatives has to be bound.
  return lists.some((list) => split(list, ',').every((one) => isBound(one, game)));
}

/** A compound without what stands in round brackets; and the alternatives of its `:is()` and `:where()`. */
function withoutLists(/** @type {string} */ compound) {
  const lists = [];
  let rest = '';
  for (let at = 0; at < compound.length; at++) {
    if (compound[at] !== '(') {
      rest += compound[at];
      continue;
    }
    const start = at + 1;
    for (let depth = 1; depth > 0 && ++at < compound.length; ) {
      at = pastString(compound, at);
      if (compound[at] === '(') depth++;
      if (compound[at] === ')') depth--;
    }
    if (/:(?:is|where)$/.test(rest)) lists.push(compound.slice(start, at));
  }
  return { rest, lists };
}

/** Blocks at the top of a text, each with what stands before it. Statements without a block are no matter. */
function* blocks(/** @type {string} */ css) {
  let from = 0;
  for (let at = 0; at < css.length; at++) {
    at = pastString(css, at);
    if (css[at] === ';') from = at + 1;
    if (css[at] !== '{') continue;
    const prelude = css.slice(from, at).trim();
    const start = at + 1;
    for (let depth = 1; depth > 0 && ++at < css.length; ) {
      at = pastString(css, at);
      if (css[at] === '{') depth++;
      if (css[at] === '}') depth--;
    }
    yield { prelude, block: css.slice(start, at) };
    from = at + 1;
  }
}

/** The last character of the text in quotes that begins at `at`; `at` where none does. */
function pastString(/** @type {string} */ css, /** @type {number} */ at) {
  const quote = css[at];
  if (quote !== '"' && quote !== "'") return at;
  let end = at + 1;
  while (end < css.length && css[end] !== quote) end += css[end] === '\\' ? 2 : 1;
  return end;
}

/** Parts between any of the `marks` outside of brackets and quotes; a mark other than , and space stays with what follows. */
function split(/** @type {string} */ text, /** @type {string} */ marks) {
  const parts = [''];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const end = pastString(text, at);
    const piece = text.slice(at, end + 1);
    at = end;
    if ('(['.includes(piece)) depth++;
    if (')]'.includes(piece)) depth--;
    if (depth === 0 && marks.includes(piece)) parts.push(', '.includes(piece) ? '' : piece);
    else parts[parts.length - 1] += piece;
  }
  return joined(parts.map((part) => part.trim()));
}

/** ` > .a` has been cut at the space and at the mark: empty parts go, lone marks join what follows. */
function joined(/** @type {readonly string[]} */ parts) {
  /** @type {string[]} */
  const whole = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last !== undefined && /^[>+~]$/.test(last)) whole[whole.length - 1] = last + part;
    else if (part !== '') whole.push(part);
  }
  return whole;
}

if (isMain(import.meta.url)) {
  const page = await ensureBuilt(undefined, 'web');
  const files = listFiles();
  const having = (/** @type {RegExp} */ what) =>
    gamesIn().filter((game) =>
      files.some((path) => path.startsWith(`${GAMES}/${game}/`) && what.test(path)),
    );
  const found = [
    // A table that shows the game as text has none of its own.
    ...faults(dirname(page), having(/\/table\/.*\.css$/)),
    ...colourless(dirname(page), having(/\/colours\.css$/)),
  ];
  for (const fault of found) console.error(fault);
  if (found.length > 0) process.exitCode = 1;
}
