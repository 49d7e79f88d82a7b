/** Everything that must hold before a change goes in: `npm run gate`, or single steps by name. */

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isMain, ROOT } from './repoFiles.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} about
 * @property {readonly (readonly string[])[]} commands  each is [program, ...arguments]; a program
 *   is a script of ours or the command of an installed package
 * @property {boolean} [loud]  show what it prints even when all is well
 */

/** @type {readonly Step[]} */
export const STEPS = [
  { name: 'format', about: 'one layout for all code', commands: [['biome', 'format']] },
  {
    name: 'lint',
    about: 'suspicious code, impure rules, cycles, hasty tests',
    commands: [['oxlint'], ['scripts/hastyTests.mjs']],
  },
  {
    name: 'lists',
    about: 'what is generated from the list of games',
    commands: [['scripts/lists.mjs', '--check']],
  },
  {
    name: 'boundaries',
    about: 'who may import whom, no folders in a circle',
    commands: [['scripts/boundaries.mjs']],
    // The layers of every app, drawn from what is really imported.
    loud: true,
  },
  {
    name: 'types',
    about: 'all code; rules without Node and DOM',
    commands: [
      ['tsc', '-p', 'tsconfig.json'],
      ['tsc', '-p', 'tsconfig.pure.json'],
      ['tsc', '-p', 'packages/table-ui/tsconfig.json'],
      ['tsc', '-p', 'apps/web/tsconfig.json'],
    ],
  },
  {
    name: 'dead',
    about: 'unused files, exports, dependencies',
    commands: [['knip', '--no-config-hints']],
  },
  { name: 'docs', about: 'links and commands in the texts', commands: [['scripts/docs.mjs']] },
  {
    name: 'rules',
    about: 'a test for every rule',
    commands: [['scripts/rules.mjs']],
    // Announced rules are to be seen by everybody until they are built.
    loud: true,
  },
  {
    name: 'commits',
    about: 'first lines: area, what changed, 72 characters',
    commands: [['scripts/commits.mjs']],
  },
  { name: 'lock', about: 'no addresses, no machine paths', commands: [['scripts/hygiene.mjs']] },
  {
    name: 'sizes',
    about: 'what a first load costs',
    commands: [['scripts/sizes.mjs']],
    loud: true,
  },
  {
    name: 'styles',
    about: 'no selector of a game touches another',
    commands: [['scripts/styles.mjs']],
  },
  { name: 'recipe', about: 'a new game, step by step', commands: [['scripts/recipe.mjs']] },
  { name: 'tests', about: 'vitest', commands: [['vitest', 'run']], loud: true },
];

/** The named steps, in their own order; all of them if none is named. @returns {readonly Step[]} */
export function stepsNamed(/** @type {readonly string[]} */ names, all = STEPS) {
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `No step ${unknown.join(', ')}. Steps: ${all.map((step) => step.name).join(', ')}`,
    );
    process.exit(2);
  }
  return names.length === 0 ? all : all.filter((step) => names.includes(step.name));
}

/** Runs all the steps, whatever fails. @returns {Promise<number>} the exit code */
export async function gate(/** @type {readonly Step[]} */ steps) {
  const failed = [];
  for (const step of steps) {
    const start = performance.now();
    const { ok, output } = await run(step);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (!ok) failed.push(step.name);
    if (!ok && output) console.log(`\n${output.trimEnd()}\n`);
    console.log(
      `${ok ? '✓' : '✗'} ${step.name.padEnd(11)} ${seconds.padStart(6)} s   ${step.about}`,
    );
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`${steps.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

async function run(/** @type {Step} */ { commands, loud }) {
  let ok = true;
  let output = '';
  for (const [program = '', ...args] of commands) {
    const result = await runOne(program, args, loud === true);
    ok &&= result.status === 0;
    output += result.output;
  }
  return { ok, output };
}

/** @returns {Promise<{ status: number | null, output: string }>} */
function runOne(
  /** @type {string} */ program,
  /** @type {readonly string[]} */ args,
  /** @type {boolean} */ loud,
) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [pathOf(program), ...args], {
      cwd: ROOT,
      stdio: ['ignore', loud ? 'inherit' : 'pipe', loud ? 'inherit' : 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done({ status: 1, output: `${output}${error.message}\n` }));
    child.on('close', (status) => done({ status, output }));
  });
}

/** The packages whose command has another name than they. @type {Record<string, string>} */
const PACKAGE_OF = { biome: '@biomejs/biome', tsc: 'typescript' };

/** Where the command `program` of an installed package lies; a path stays what it is. */
function pathOf(/** @type {string} */ program) {
  if (program.includes('/')) return resolve(ROOT, program);
  const folder = join(ROOT, 'node_modules', PACKAGE_OF[program] ?? program);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[program]);
}

if (isMain(import.meta.url)) process.exitCode = await gate(stepsNamed(process.argv.slice(2)));
