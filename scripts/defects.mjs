/**
 * Proves that the simulation bites: plants one defect after the other and simulates houses until an oracle finds it.
 *
 *   node scripts/defects.mjs            all of them
 *   node scripts/defects.mjs NAME ...   some of them
 *
 * Fails when one is not found within its number of seeds, by an oracle that it names, and when something is found
 * without any defect.
 */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMain, ROOT } from './repoFiles.mjs';

/**
 * @typedef {object} Defect
 * @property {string} name
 * @property {string} breaks
 * @property {string} file
 * @property {string} find
 * @property {string} replace
 * @property {{ readonly file: string, readonly find: string, readonly replace: string }} [also]
 * @property {number} seeds
 * @property {Houses} [houses]
 * @property {readonly string[]} foundBy
 */

/**
 * @typedef {object} Houses
 * @property {'sqlite'} [store]
 * @property {readonly string[]} [kinds]
 * @property {string} [with]
 * @property {true} [isDense]
 * @property {number} [minutes]
 */

/**
 * @typedef {object} Trial
 * @property {number} seed the last one that was run
 * @property {{ readonly kind: string, readonly what: string } | undefined} finding the first one, if any
 */

/** What is bundled: whole houses, the tables they play at, and the list of defects. */
const ENTRY = 'planted';
const ENTRY_SOURCE = `
export { DEFECTS, layoutOf, simulateHouse } from '@parlor/server/simulation';
export { soakTables } from './games/soakTables.ts';
`;

/** Simulated minutes of each house. */
const MINUTES = 1;
const TABLES = 5;

/** A planted defect may make a program go on for ever. */
const LONGEST_TRIAL_MS = 10 * 60_000;

/** So many houses must be free of findings without any defect: otherwise whatever is found proves nothing. */
const CLEAN_SEEDS = 20;

/** @returns {string} the source with the defect in it */
export function plant(
  /** @type {string} */ source,
  /** @type {Pick<Defect, 'name' | 'find' | 'replace'>} */ { name, find, replace },
) {
  const parts = source.split(find);
  if (parts.length !== 2) {
    throw new Error(`${name}: what it replaces occurs ${parts.length - 1} times`);
  }
  return parts.join(replace);
}

/** Where a defect is put. @returns {Pick<Defect, 'name' | 'file' | 'find' | 'replace'>[]} */
export function placesOf(/** @type {Defect | undefined} */ defect) {
  if (!defect) return [];
  const { name, also } = defect;
  return also ? [defect, { name, ...also }] : [defect];
}

/** Bundles the simulation as `npx parlor` is bundled, with a defect or without. @returns {Promise<string>} its file */
export async function bundleWith(
  /** @type {string} */ folder,
  /** @type {Defect | undefined} */ defect,
) {
  const entry = join(ROOT, 'apps/lab/src', `${ENTRY}.ts`);
  const places = new Map(placesOf(defect).map((place) => [join(ROOT, place.file), place]));
  const planted = new Set();
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: { [ENTRY]: entry },
    platform: 'node',
    cwd: ROOT,
    plugins: [
      {
        name: 'defects',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? ENTRY_SOURCE : undefined),
        transform(code, id) {
          const place = places.get(id);
          if (!place) return undefined;
          planted.add(id);
          return { code: plant(code, place) };
        },
      },
    ],
  });
  try {
    await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
  } finally {
    await bundle.close();
  }
  for (const [path, { name, file }] of places) {
    if (!planted.has(path)) throw new Error(`${name}: ${file} is not in the bundle`);
  }
  return join(folder, `${ENTRY}.mjs`);
}

/** Where bundles are written: inside the repository, where they find what is not bundled. */
export function newFolder() {
  const parent = join(ROOT, 'apps/lab/dist');
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, 'defects-'));
}

/** Simulates houses in a process of their own until something is found. @returns {Promise<Trial>} */
export const tryOut = (
  /** @type {string} */ program,
  /** @type {Pick<Defect, 'seeds' | 'houses'>} */ { seeds, houses },
) =>
  inProcess(
    program,
    `
    let seed = 0;
    let finding;
    while (seed < ${seeds} && !finding) {
      seed++;
      const { store, kinds, isDense, with: group, minutes = ${MINUTES} } = ${JSON.stringify(houses ?? {})};
      const layout = { ...layoutOf(seed, isDense), ...(store && { store }), ...(group && { [group]: 1 }) };
      const hours = minutes / 60;
      const report = await simulateHouse({ seed, hours, tables, layout, kinds, isDense });
      finding = report.findings[0];
    }
    `,
  );

/** Runs statements that name a seed and perhaps a finding. @returns {Promise<Trial>} */
function inProcess(/** @type {string} */ program, /** @type {string} */ statements) {
  const code = `
    const { layoutOf, simulateHouse, soakTables } = await import(${JSON.stringify(pathToFileURL(program).href)});
    const tables = soakTables(${TABLES});
    ${statements}
    console.log(JSON.stringify({ seed, finding }));
    process.exit(0);
  `;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST_TRIAL_MS,
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (text) => (out += text));
    child.stderr.on('data', (text) => (err += text));
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) resolve(JSON.parse(out));
      // The program itself did not survive it, or did not end: that is found as well.
      else resolve({ seed: 0, finding: { kind: 'crash', what: err.trim().slice(-500) } });
    });
  });
}

/** @returns {Promise<number>} the exit code */
export async function defects(/** @type {readonly string[]} */ names) {
  const folder = newFolder();
  try {
    const clean = await bundleWith(join(folder, 'clean'), undefined);
    /** @type {{ readonly DEFECTS: readonly Defect[] }} */
    const { DEFECTS } = await import(pathToFileURL(clean).href);
    const unknown = names.filter((name) => !DEFECTS.some((one) => one.name === name));
    if (unknown.length > 0) {
      console.error(`No defect ${unknown.join(', ')}.`);
      return 2;
    }
    const chosen = DEFECTS.filter(({ name }) => names.length === 0 || names.includes(name));
    const began = performance.now();
    const failed = [];
    if (names.length === 0) {
      /** @type {Map<string, Houses>} */
      const special = new Map();
      for (const { houses } of DEFECTS) if (houses) special.set(JSON.stringify(houses), houses);
      for (const houses of [undefined, ...special.values()]) {
        const { finding } = await tryOut(clean, { seeds: CLEAN_SEEDS, ...(houses && { houses }) });
        const where = JSON.stringify(houses ?? 'usual houses');
        console.log(`${finding ? '✗' : '✓'} without any defect, ${where}: ${said(finding)}`);
        if (finding) failed.push('without any defect');
      }
    }
    for (const [i, defect] of chosen.entries()) {
      const { name, seeds, foundBy } = defect;
      const start = performance.now();
      const at = join(folder, name);
      const program = await bundleWith(at, defect);
      const { seed, finding } = await tryOut(program, defect);
      rmSync(at, { recursive: true });
      const isFound = finding !== undefined && foundBy.includes(finding.kind);
      if (!isFound) failed.push(name);
      const seconds = Math.round((performance.now() - start) / 1000);
      const by = isFound ? `${finding.kind}, seed ${seed} of ${seeds}` : said(finding);
      console.log(`${isFound ? '✓' : '✗'} ${i + 1}/${chosen.length} ${name}: ${by}, ${seconds} s`);
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${chosen.length} defects in ${seconds} s, ${failed.length} failed`);
    for (const name of failed) console.log(`  ${name}`);
    return failed.length === 0 ? 0 : 1;
  } finally {
    if (existsSync(folder)) rmSync(folder, { recursive: true });
  }
}

const said = (/** @type {Trial['finding']} */ finding) =>
  finding ? `${finding.kind}: ${finding.what.slice(0, 300)}` : 'nothing found';

/** What a defect's file says, for whoever looks whether it still fits. */
export const sourceOf = (/** @type {Pick<Defect, 'file'>} */ { file }) =>
  readFileSync(join(ROOT, file), 'utf8');

if (isMain(import.meta.url)) process.exitCode = await defects(process.argv.slice(2));
