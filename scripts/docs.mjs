/** Are the texts still true? Dead links and anchors, commands that no longer exist, walks that lead elsewhere. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isMain, listFiles, readTree, report, ROOT } from './repoFiles.mjs';
import { brokenWalks } from './walks.mjs';

/** @typedef {import('./repoFiles.mjs').Tree} Tree */

/** Links and images, written in line, as references or as HTML. */
const LINKS = [
  /!?\[(?:[^\][]|\[[^\][]*\])*\]\(\s*<?([^)\s>]+)>?(?:\s+["'(][^)]*)?\)/g,
  /^ {0,3}\[[^\]]+\]:\s+<?([^\s>]+)>?/gm,
  /<(?:a|img)\b[^>]*?\b(?:href|src)="([^"]+)"/g,
];

/** All dead links in the texts of `tree`, given the paths of every file there is. @returns {string[]} */
export function deadLinks(/** @type {Tree} */ texts, /** @type {readonly string[]} */ files) {
  const there = new Set(files.flatMap(withFolders));
  const problems = [];
  for (const [path, text] of texts) {
    const prose = withoutCode(text);
    for (const pattern of LINKS) {
      for (const match of prose.matchAll(pattern)) {
        const why = deadLink(path, String(match[1]), texts, there);
        if (why) problems.push(`${path}:${lineOf(prose, match.index)} ${why}`);
      }
    }
  }
  return problems;
}

/** @returns {string | undefined} */
function deadLink(
  /** @type {string} */ path,
  /** @type {string} */ link,
  /** @type {Tree} */ texts,
  /** @type {ReadonlySet<string>} */ there,
) {
  if (/^[a-z][a-z+.-]*:/i.test(link)) return undefined;
  if (link.startsWith('/')) return `${link} is not relative`;
  const [file = '', anchor] = link.split('#', 2).map(decodeURIComponent);
  const target = file === '' ? path : posix.join(posix.dirname(path), file).replace(/\/$/, '');
  if (!there.has(target)) return `${link} is not there`;
  const text = texts.get(target);
  if (anchor === undefined || text === undefined || anchorsOf(text).has(anchor)) return undefined;
  return `${link}: ${target} has no heading #${anchor}`;
}

/** A path and all folders above it. @returns {string[]} */
function withFolders(/** @type {string} */ path) {
  const folder = posix.dirname(path);
  return [path, ...(folder === '.' ? ['.'] : withFolders(folder))];
}

/** The same text with everything in code blanked out, so that line numbers stay. */
function withoutCode(/** @type {string} */ text) {
  const blank = (/** @type {string} */ code) => code.replaceAll(/[^\n]/g, ' ');
  return text
    .replaceAll(/^( *)(```+|~~~+)[^\n]*\n[\s\S]*?(?:^\1 *\2[`~]*[ \t]*$|(?![\s\S]))/gm, blank)
    .replaceAll(/(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g, blank);
}

/** The anchors that headings get, by the rule of the usual hosts. @returns {Set<string>} */
export function anchorsOf(/** @type {string} */ text) {
  const anchors = new Set();
  for (const match of withoutFences(text).matchAll(/^ {0,3}#{1,6}\s+(.+?)\s*#*\s*$/gm)) {
    const slug = slugOf(String(match[1]));
    let anchor = slug;
    for (let again = 1; anchors.has(anchor); again++) anchor = `${slug}-${again}`;
    anchors.add(anchor);
  }
  for (const match of text.matchAll(/<[^>]*\b(?:id|name)="([^"]+)"/g)) anchors.add(match[1]);
  return anchors;
}

const withoutFences = (/** @type {string} */ text) =>
  text.replaceAll(/^ *(```+|~~~+)[\s\S]*?^ *\1/gm, '');

const slugOf = (/** @type {string} */ heading) =>
  heading
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

const lineOf = (/** @type {string} */ text, /** @type {number} */ offset) =>
  text.slice(0, offset).split('\n').length;

/**
 * What the texts tell people to type and what there is to be typed.
 *
 * @typedef {object} Commands
 * @property {ReadonlySet<string>} scripts  of package.json
 * @property {ReadonlySet<string>} files    of the repository
 * @property {(command: string) => string | undefined} parlorHelp  its help page, if there is such a command
 */

const RUN_SCRIPT = /\bnpm (?:run |run-script )([\w:.-]+)|\bnpm (start|test)\b/g;
const RUN_FILE = /\bnode ((?:scripts|apps|packages|docs)\/[\w./-]+)/g;
const RUN_PARLOR = /\bnpx parlor\b((?: +[^\s`|;&()]+)*)/g;

/** @returns {string[]} */
export function staleCommands(/** @type {Tree} */ texts, /** @type {Commands} */ commands) {
  /** @type {string[]} */
  const problems = [];
  for (const [path, text] of texts) {
    const say = (/** @type {RegExpMatchArray} */ match, /** @type {string} */ why) =>
      problems.push(`${path}:${lineOf(text, match.index ?? 0)} ${why}`);
    for (const match of text.matchAll(RUN_SCRIPT)) {
      const script = String(match[1] ?? match[2]);
      if (!commands.scripts.has(script)) say(match, `there is no script ${script}`);
    }
    for (const match of text.matchAll(RUN_FILE)) {
      if (!commands.files.has(String(match[1]))) say(match, `${match[1]} is not there`);
    }
    for (const match of text.matchAll(RUN_PARLOR)) {
      const why = staleParlor(String(match[1]).trim().split(/ +/), commands);
      if (why) say(match, why);
    }
  }
  return problems;
}

/** @returns {string | undefined} */
function staleParlor(
  /** @type {readonly string[]} */ [command = '', ...args],
  /** @type {Commands} */ { parlorHelp },
) {
  // `npx parlor` alone, in a sentence, or `npx parlor <command>`.
  if (!/^[a-z][a-z-]*$/.test(command)) return undefined;
  const page = parlorHelp(command);
  if (page === undefined) return `there is no command parlor ${command}`;
  const unknown = args
    .filter((arg) => /^--[a-z]/.test(arg))
    .map((arg) => String(/^--[a-z-]+/.exec(arg)))
    .find((flag) => !new RegExp(`${flag}\\b(?!-)`).test(page));
  return unknown && `parlor ${command} has no option ${unknown}`;
}

/** Asks the program itself. @returns {Commands['parlorHelp']} */
function askParlor() {
  /** @type {Map<string, string | undefined>} */
  const pages = new Map();
  return (command) => {
    if (!pages.has(command)) pages.set(command, helpPage(command));
    return pages.get(command);
  };
}

/** What the program says when it knows of no such command. */
const USAGE_ERROR = 2;

/** @returns {string | undefined} */
function helpPage(/** @type {string} */ command) {
  const program = join(ROOT, 'apps/lab/bin/parlor.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, command, '--help'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status === 0) return stdout;
  if (status === USAGE_ERROR) return undefined;
  console.log(`parlor ${command} --help does not work:\n${stderr}`);
  process.exit(1);
}

if (isMain(import.meta.url)) {
  const files = listFiles();
  const texts = readTree((path) => path.endsWith('.md'));
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const commands = {
    scripts: new Set(Object.keys(scripts)),
    files: new Set(files),
    parlorHelp: askParlor(),
  };
  const code = readTree((path) => /\.tsx?$/.test(path));
  report(
    [...deadLinks(texts, files), ...staleCommands(texts, commands), ...brokenWalks(texts, code)],
    `${texts.size} texts, no dead link, no stale command, every walk as it is told.`,
  );
}
