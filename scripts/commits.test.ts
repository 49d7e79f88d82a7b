import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitsSince, faultyCommits, subjectFault } from './commits.mjs';

describe('the first line of a commit', () => {
  it.each([
    'server: a table that nobody sits at is closed',
    'table-ui, web: nothing lies on labels',
    'lab: typed deals know players by names of several words',
    'tests: everything waits for the page to be at rest',
    'table-ui: a hint says “nothing to gain” where that is so',
    `web: ${'x'.repeat(67)}`,
    `web: ${'½'.repeat(67)}`,
  ])('is fine: %s', (subject) => {
    expect(subjectFault(subject)).toBeUndefined();
  });

  it.each([
    ['Tables that nobody sits at are closed', 'no area'],
    ['Server: tables are closed', 'no area'],
    ['server:tables are closed', 'no area'],
    ['server tables: are closed', 'no area'],
    ['server: ', 'no area'],
    ['', 'no area'],
    [`web: ${'x'.repeat(68)}`, '73 characters, 72 at most'],
    ['web: the shelf is lit.', 'full stop'],
    ['web: fixed the shelf', 'what was done'],
    ['web: Adding a shelf', 'what was done'],
    ['web: tidied the shelf', 'what was done'],
    ['web: made the shelf wider', 'what was done'],
  ])('is refused: %s', (subject, fault) => {
    expect(subjectFault(subject)).toContain(fault);
  });
});

describe('the commits that are looked at', () => {
  let folder = '';
  let clock = 0;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parlor-commits-'));
    clock = 1_000_000_000;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const git = (repository: string, ...args: readonly string[]) => {
    const date = `${(clock += 60)} +0000`;
    const who = { NAME: 'A', EMAIL: 'a@example.org', DATE: date };
    const env = Object.entries(who).flatMap(([name, value]) => [
      [`GIT_AUTHOR_${name}`, value],
      [`GIT_COMMITTER_${name}`, value],
    ]);
    return execFileSync('git', args, {
      cwd: join(folder, repository),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', ...Object.fromEntries(env) },
    }).trim();
  };
  const commit = (subject: string) => {
    git('origin', 'commit', '--allow-empty', '-m', subject);
    return git('origin', 'rev-parse', 'HEAD');
  };

  /** Two commits before the rule, then two on each side of a merge. */
  function history() {
    mkdirSync(join(folder, 'origin'));
    git('origin', 'init', '-b', 'main');
    commit('Once upon a time');
    const since = { commit: commit('The last one of old'), seconds: clock };
    git('origin', 'branch', 'side');
    commit('web: one');
    commit('Nonsense');
    git('origin', 'switch', 'side');
    commit('server: two');
    git('origin', 'switch', 'main');
    git('origin', 'merge', '--no-ff', '-m', 'Merge what is beside', 'side');
    commit('kit: three');
    return since;
  }
  const subjects = (repository: string, since: { commit: string; seconds: number }) =>
    commitsSince(join(folder, repository), since)
      ?.map(({ subject }) => subject)
      .sort();

  it('are all since the rule, on every branch that came in, but no merges', () => {
    const since = history();
    const all = ['Nonsense', 'kit: three', 'server: two', 'web: one'];
    expect(subjects('origin', since)).toEqual(all);
    expect(faultyCommits(commitsSince(join(folder, 'origin'), since) ?? [])).toEqual([
      expect.stringMatching(/^[0-9a-f]{7,} “Nonsense” begins with no area/),
    ]);
  });

  it('are those that a shallow clone has, and none of before the rule', () => {
    const since = history();
    for (const [depth, expected] of [
      ['1', ['kit: three']],
      // Ends at the merge, which looks like any other commit there.
      ['2', ['kit: three']],
      ['3', ['Nonsense', 'kit: three', 'server: two']],
    ] as const) {
      git('.', 'clone', '--depth', depth, `file://${folder}/origin`, `shallow${depth}`);
      expect(subjects(`shallow${depth}`, since)).toEqual(expected);
    }
    // One line goes back to the beginning of the rule, another ends at a merge.
    git('origin', 'switch', '-c', 'second', since.commit);
    git('origin', 'merge', '--no-ff', '-m', 'Merge all of it', 'main');
    git('.', 'clone', '--depth', '3', `file://${folder}/origin`, 'uneven');
    expect(subjects('uneven', since)).toEqual(['kit: three']);
    git('.', 'clone', '--depth', '1', `file://${folder}/origin`, 'old', '--branch', 'side');
    expect(subjects('old', { ...since, seconds: clock })).toEqual([]);
  });

  it('are none where there is no history, even inside of another repository', () => {
    expect(commitsSince(folder, { commit: 'a', seconds: 0 })).toBeUndefined();
    const since = history();
    mkdirSync(join(folder, 'origin/copy'));
    expect(commitsSince(join(folder, 'origin/copy'), since)).toBeUndefined();
  });
});
