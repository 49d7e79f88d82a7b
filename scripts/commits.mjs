/** The first lines of commits: `area: what changed`, short, in the present tense. */

import { execFileSync } from 'node:child_process';
import { isMain, report, ROOT } from './repoFiles.mjs';

/** The rule holds for what came after this commit. */
const SINCE = { commit: 'c6843ef08f9b5ca3d19f5fdfdd6edcefe147965e', seconds: 1794968728 };

const MOST_CHARACTERS = 72;

/** `server: …`, or `pure-profit, trump: …`: what `git log` can be searched for. */
const WITH_AREA = /^[a-z0-9-]+(, [a-z0-9-]+)*: \S/;

/** What a commit did rather than what is different now. Other words in -ed and -ing may well begin a sentence. */
const NOT_PRESENT =
  /^(add|allow|apply|build|chang|clean|correct|creat|delet|drop|extend|extract|fix|implement|improv|introduc|mend|merg|mov|refactor|remov|renam|replac|rewrit|simplif|split|tid|unif|updat|us)(ed|ied|ing|ying)\b|^(built|made|making|rewrote|rewritten|wrote|did|was|were)\b/i;

/** What is wrong with the first line of a commit, or undefined. @returns {string | undefined} */
export function subjectFault(/** @type {string} */ subject) {
  const { length } = Array.from(subject);
  if (length > MOST_CHARACTERS) return `has ${length} characters, ${MOST_CHARACTERS} at most`;
  if (!WITH_AREA.test(subject)) return 'begins with no area, as in “server: …”';
  const said = subject.slice(subject.indexOf(': ') + 2);
  if (NOT_PRESENT.test(said)) return 'tells what was done; say what is so now, or does so';
  return said.endsWith('.') ? 'ends with a full stop' : undefined;
}

/** @typedef {{ hash: string, seconds: number, subject: string }} Commit */

/**
 * The commits that the rule holds for, merges left out; undefined where there is no history. A shallow clone may not have
 * the commit that the rule begins after: there the time tells.
 *
 * @param {string} root
 * @param {{ commit: string, seconds: number }} since
 * @returns {Commit[] | undefined}
 */
export function commitsSince(root = ROOT, since = SINCE) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const isThere = (/** @type {string} */ commit) => {
    try {
      git('rev-parse', '--quiet', '--verify', `${commit}^{commit}`);
      return true;
    } catch {
      return false;
    }
  };
  // Where a shallow clone ends, git itself has forgotten the parents; what is stored has not.
  const isMerge = (/** @type {string} */ commit) =>
    (git('cat-file', 'commit', commit)
      .split('\n\n', 1)[0]
      ?.match(/^parent /gm)?.length ?? 0) > 1;
  // A copy without history may lie inside of another repository.
  if (!isThere('HEAD') || git('rev-parse', '--show-prefix').trim() !== '') return undefined;
  const hasBeginning = isThere(since.commit);
  const isWhole = hasBeginning && git('rev-parse', '--is-shallow-repository').trim() === 'false';
  const range = hasBeginning ? `${since.commit}..HEAD` : 'HEAD';
  return git('log', '--no-merges', '--format=%H%x09%ct%x09%s', range)
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [hash = '', seconds, ...subject] = line.split('\t');
      return { hash, seconds: Number(seconds), subject: subject.join('\t') };
    })
    .filter(({ hash, seconds }) => isWhole || (seconds > since.seconds && !isMerge(hash)));
}

const SHORT = 9;

/** A line for every commit that does not keep to the rule. @returns {string[]} */
export const faultyCommits = (/** @type {readonly Commit[]} */ commits) =>
  commits.flatMap(({ hash, subject }) => {
    const fault = subjectFault(subject);
    return fault ? `${hash.slice(0, SHORT)} “${subject}” ${fault}` : [];
  });

if (isMain(import.meta.url)) {
  const commits = commitsSince();
  report(
    faultyCommits(commits ?? []),
    commits
      ? `${commits.length} commits say what changed, and where.`
      : 'There is no history here.',
  );
}
