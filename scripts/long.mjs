/**
 * Proofs that take too long for the gate: `npm run long`, or single ones by name.
 *
 * Each is a command with a fixed seed, so that whoever runs it again sees the same. What is done is
 * noted in `.long.json` with the commit it was done on; after an interruption the rest is run. `group:part`
 * is a part of a proof that is run by itself; `npm run long -- group` runs those that are not done yet.
 */

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, gamesIn } from './games.mjs';
import { isMain, ROOT } from './repoFiles.mjs';

/**
 * @typedef {object} Proof
 * @property {string} name
 * @property {string} about
 * @property {readonly string[]} command
 * @property {Readonly<Record<string, string>>} [env]
 */

const PARLOR = 'apps/lab/bin/parlor.mjs';
const VITEST = 'node_modules/vitest/vitest.mjs';

/** What a game has to prove beside the others, in long.json of its folder. @returns {Proof[]} */
function proofsOf(/** @type {string} */ game) {
  const path = join(ROOT, GAMES, game, 'long.json');
  if (!existsSync(path)) return [];
  const programs = /** @type {Record<string, string>} */ ({ parlor: PARLOR, vitest: VITEST });
  return JSON.parse(readFileSync(path, 'utf8')).map(
    (/** @type {Proof} */ { command: [program = '', ...args], ...proof }) => ({
      ...proof,
      command: [programs[program] ?? program, ...args],
    }),
  );
}

/** @type {readonly Proof[]} */
export const PROOFS = [
  {
    name: 'laws',
    about: 'the laws, every game, table and preset, newest editions',
    command: [PARLOR, 'laws', '--matches', '40', '--seed', '170001'],
  },
  {
    name: 'laws-1',
    // Law 13 came later: worlds of the first Trump number the bids of a sale from 1.
    about: 'the laws of their time, the frozen first editions',
    command: [
      ...[PARLOR, 'laws', '--edition', '1', '--laws', '12'],
      ...['--matches', '40', '--seed', '170001'],
    ],
  },
  {
    name: 'differential',
    about: 'both implementations of every game',
    command: [PARLOR, 'differential', '--matches', '4000', '--seed', '170001'],
  },
  ...[1, 2, 3, 4].map((part) => ({
    name: `verifiers:${part}`,
    about:
      'two verifiers of match files that share no code: a quarter of 10,000 matches and tamperings',
    command: [PARLOR, 'verifiers', '--count', '2500', '--seed', String(170_000 + part)],
  })),
  {
    name: 'drawn',
    about: 'every step of every frozen match on the screen',
    command: [VITEST, 'run', 'tests/browser/editions.test.ts'],
    env: { PARLOR_LONG: '1' },
  },
  {
    name: 'languages',
    about:
      'every screen and every phase of every game in every language, and how they are laid out',
    command: [
      ...[VITEST, 'run', 'tests/browser/languages.test.ts'],
      ...['tests/browser/screens.test.ts', 'tests/browser/phases.test.ts'],
    ],
    env: { PARLOR_LONG: '1' },
  },
  {
    name: 'defects',
    about: 'planted defects, each found by the simulation',
    command: ['scripts/defects.mjs'],
  },
  {
    name: 'production',
    about: 'a fresh clone with `npm ci --omit=dev && npm start`',
    command: ['scripts/production.mjs'],
  },
  {
    name: 'new-language',
    about: 'the house with one language more',
    command: ['scripts/new-language.mjs'],
  },
  ...gamesIn().map((game) => ({
    name: `removal:${game}`,
    about: `the house without ${game}`,
    command: ['scripts/removal.mjs', game],
  })),
  ...gamesIn().flatMap(proofsOf),
];

const NOTED = join(ROOT, '.long.json');

/** @typedef {Record<string, { commit: string, seconds: number }>} Noted */

/** @returns {Noted} */
const read = (/** @type {string} */ path) =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};

const commit = () =>
  spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout.trim();

/** @returns {Promise<number>} the exit code */
export async function long(
  /** @type {readonly string[]} */ names,
  { proofs = PROOFS, noted = NOTED } = {},
) {
  const isOf = (/** @type {string} */ group, /** @type {Proof} */ { name }) =>
    name.startsWith(`${group}:`);
  const unknown = names.filter(
    (name) => !proofs.some((proof) => proof.name === name || isOf(name, proof)),
  );
  if (unknown.length > 0) {
    const all = proofs.map(({ name }) => name).join(', ');
    console.error(`No proof ${unknown.join(', ')}. Proofs: ${all}`);
    return 2;
  }
  const failed = [];
  const at = commit();
  const done = read(noted);
  const wanted = proofs.filter(
    (proof) => names.length === 0 || names.some((name) => name === proof.name || isOf(name, proof)),
  );
  const chosen = wanted.filter(({ name }) => names.includes(name) || done[name]?.commit !== at);
  for (const { name } of wanted.filter((one) => !chosen.includes(one)))
    console.log(`✓ ${name} ${done[name]?.seconds} s, earlier on this commit`);
  for (const [i, { name, about, command, env }] of chosen.entries()) {
    console.log(`\n${i + 1} of ${chosen.length}: ${name}, ${about}\n  ${command.join(' ')}`);
    const start = performance.now();
    const status = await run(command, env);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${status === 0 ? '✓' : '✗'} ${name} ${seconds} s`);
    if (status !== 0) failed.push(name);
    else writeFileSync(noted, JSON.stringify({ ...read(noted), [name]: { commit: at, seconds } }));
  }
  console.log(`${chosen.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

/** @returns {Promise<number | null>} */
const run = (
  /** @type {readonly string[]} */ command,
  /** @type {Readonly<Record<string, string>>} */ env = {},
) =>
  new Promise((done) => {
    const child = spawn(process.execPath, command, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', () => done(1));
    child.on('close', done);
  });

if (isMain(import.meta.url)) process.exitCode = await long(process.argv.slice(2));
