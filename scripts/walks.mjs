/**
 * The walks in the texts: tables of the files that something passes through. Each row names a file and the words by which
 * it hands on; a file that no longer has them has been left out of the way, or does it otherwise.
 */

import { posix } from 'node:path';
import { GAMES } from './games.mjs';

/** @typedef {import('./repoFiles.mjs').Tree} Tree */

/** What such a table begins with. */
const HEAD = '| | file | hands it on by |';

const STATED = /\*\*(\d+) files\*\*, at most (\d+)/;
const LINK = /\]\(([^)]+)\)/;
const OF_A_GAME = /`games\/<game>\/(\w+)`/;

/** What is wrong with the walks of `texts`, given all code. @returns {string[]} */
export function brokenWalks(/** @type {Tree} */ texts, /** @type {Tree} */ code) {
  return [...texts].flatMap(([path, text]) => {
    const lines = text.split('\n');
    return lines.flatMap((line, at) =>
      line.startsWith(HEAD) ? brokenWalk(path, lines, at, code) : [],
    );
  });
}

/** The table that begins at line `at`. @returns {string[]} */
function brokenWalk(
  /** @type {string} */ path,
  /** @type {readonly string[]} */ lines,
  /** @type {number} */ at,
  /** @type {Tree} */ code,
) {
  const first = at + 2;
  const end = lines.findIndex((line, index) => index >= first && !line.startsWith('|'));
  const rows = lines.slice(first, end === -1 ? undefined : end).map(cellsOf);
  const stated = lines
    .slice(0, at)
    .map((line) => STATED.exec(line))
    .findLast((found) => found !== null);
  const numbers = rows.map(({ number }) => number).filter((number) => number !== '');
  const isInOrder = numbers.every((number, index) => number === String(index + 1));
  const count = Number(stated?.[1]);
  return [
    ...rows.flatMap((row, index) =>
      brokenRow(path, row, code).map((why) => `${path}:${first + index + 1} ${why}`),
    ),
    ...(isInOrder ? [] : [`${path}:${at + 1} the files are not numbered from 1 on`]),
    ...(count === numbers.length
      ? []
      : [`${path}:${at + 1} ${numbers.length} files, not ${stated?.[1] ?? 'stated'}`]),
    ...(numbers.length > Number(stated?.[2])
      ? [`${path}:${at + 1} ${numbers.length} files, and ${stated?.[2]} at most`]
      : []),
  ];
}

function cellsOf(/** @type {string} */ line) {
  const [, number = '', file = '', words = ''] = line.split('|').map((cell) => cell.trim());
  return { number, file, words: [...words.matchAll(/`([^`]+)`/g)].map(([, word]) => String(word)) };
}

/** @returns {string[]} */
function brokenRow(
  /** @type {string} */ path,
  /** @type {ReturnType<typeof cellsOf>} */ { file, words },
  /** @type {Tree} */ code,
) {
  const link = LINK.exec(file)?.[1];
  if (link === undefined) {
    const folder = OF_A_GAME.exec(file)?.[1];
    const isThere = [...code.keys()].some(
      (one) => one.startsWith(`${GAMES}/`) && one.split('/')[2] === folder,
    );
    return isThere ? [] : [`${file} is no file`];
  }
  const text = code.get(posix.join(posix.dirname(path), link));
  if (text === undefined) return [`${link} is not there`];
  return words.filter((word) => !text.includes(word)).map((word) => `${link} has no ${word}`);
}
