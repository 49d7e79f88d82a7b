/**
 * Freezes the rules of a game as they are now: `npm run freeze <game>`.
 *
 * A match is played and replayed to its end by the edition of the rules it began
 * with. Before rules change, the edition that was released is built into one
 * module that imports nothing, games/<game>/editions/<game>-<n>.js, and
 * its hash is written down beside it. Neither is ever edited: a test recomputes
 * the hash, and this command refuses to write an edition a second time.
 */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, gamesIn, hashesOf } from './games.mjs';
import { writeLists } from './lists.mjs';
import { isMain, ROOT } from './repoFiles.mjs';

const HASHES = 'hashes.json';

export const editionsFolder = (/** @type {string} */ game, root = ROOT) =>
  join(root, GAMES, game, 'editions');

export const moduleName = (/** @type {string} */ game, /** @type {string | number} */ edition) =>
  `${game}-${edition}.js`;

/** Matches played when the edition was frozen: whatever changes around it, they replay to the same hashes. */
export const matchesName = (/** @type {string} */ game, /** @type {string | number} */ edition) =>
  `${game}-${edition}.matches.json`;

export const sha256 = (/** @type {string | Buffer} */ data) =>
  createHash('sha256').update(data).digest('hex');

/** @returns {Promise<string | undefined>} why not */
export async function freeze(
  /** @type {string | undefined} */ game,
  root = ROOT,
  matchesOf = playedMatches,
) {
  if (game === undefined || !gamesIn(root).includes(game)) {
    return `Name a game: ${gamesIn(root).join(', ')}.`;
  }
  const folder = editionsFolder(game, root);
  const { code, edition } = await builtRules(game, root);
  const hashes = hashesOf(game, root);
  const name = moduleName(game, edition);
  if (hashes[edition] !== undefined || existsSync(join(folder, name))) {
    return `Edition ${edition} of ${game} is frozen already. Raise its rulesVersion first.`;
  }
  const matches = await matchesOf(code, root);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), code);
  writeFileSync(join(folder, matchesName(game, edition)), `${JSON.stringify(matches)}\n`);
  hashes[edition] = sha256(code);
  writeFileSync(join(folder, HASHES), `${JSON.stringify(hashes, null, 2)}\n`);
  writeLists(root);
  console.log(`${name}: ${hashes[edition]}`);
  return undefined;
}

/** The rules of a game and all they use, as one module with one export, `game`. */
async function builtRules(/** @type {string} */ game, /** @type {string} */ root) {
  const source = join(root, GAMES, game, 'rules/index.ts');
  // Which of its exports is the game shows in a first build.
  const first = await bundled(`export * from ${JSON.stringify(source)};`, root);
  const [name, edition] = gameAmong(await evaluated(first));
  const code = await bundled(`export { ${name} as game } from ${JSON.stringify(source)};`, root);
  const head = [
    `// The rules of ${game}, edition ${edition}, frozen. Never edit this file: see scripts/freeze.mjs.`,
    '// @ts-nocheck',
    '',
  ].join('\n');
  return { code: `${head}${code}`, edition };
}

/** @returns {[name: string, edition: number]} */
function gameAmong(/** @type {Record<string, unknown>} */ module) {
  const found = Object.entries(module).filter(
    ([, value]) => typeof value === 'object' && value !== null && 'rulesVersion' in value,
  );
  const [name, game] = found[0] ?? [];
  if (found.length !== 1 || name === undefined) throw new Error('a game exports itself once');
  return [name, /** @type {{ rulesVersion: number }} */ (game).rulesVersion];
}

/** @returns {Promise<Record<string, any>>} */
const evaluated = (/** @type {string} */ code) =>
  import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);

/** One finished match for each number of seats and each preset, by players who choose at random. */
async function playedMatches(/** @type {string} */ code, /** @type {string} */ root) {
  const { game } = await evaluated(code);
  const tools = await evaluated(
    await bundled(`export * from '@parlor/match'; export { fastRng } from '@parlor/kit';`, root),
  );
  const isOffered = (/** @type {number} */ seats, /** @type {string} */ preset) =>
    game.checkTable({ seats, options: game.presets[preset] }) === undefined;
  const seatsFor = (/** @type {string} */ preset) =>
    game.seatCounts.filter((/** @type {number} */ seats) => isOffered(seats, preset));
  const tables = Object.keys(game.presets).flatMap((preset) =>
    seatsFor(preset)
      // Every number of seats once; of the other presets the smallest table will do.
      .slice(0, preset === 'standard' ? undefined : 1)
      .map((/** @type {number} */ seats) => [seats, preset]),
  );
  return tables.map(([seats, preset], index) => {
    const rng = tools.fastRng(index, 1);
    const wish = { seats, options: game.presets[preset] };
    const match = tools.openMatch(game, wish, sha256(`${game.id} ${seats} ${preset}`)).value;
    while (match.questions().length > 0) {
      const { seat, id } = rng.pick(match.questions());
      const world = game.worlds(match.update(seat).view)(rng);
      match.answer(seat, id, game.sample(world, seat, rng));
    }
    return { preset, record: match.record(), finalHash: match.stateHash() };
  });
}

const ENTRY = 'parlor:edition';

async function bundled(/** @type {string} */ entry, /** @type {string} */ root) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'neutral',
    cwd: root,
    plugins: [
      {
        name: 'edition',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? { code: entry, moduleType: 'js' } : null),
      },
    ],
    onLog: (level, log, show) => show(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log),
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', comments: false });
    const [chunk, ...more] = output;
    if (more.length > 0 || chunk.imports.length > 0 || chunk.dynamicImports.length > 0) {
      throw new Error('an edition is one module that imports nothing');
    }
    return chunk.code;
  } finally {
    await bundle.close();
  }
}

if (isMain(import.meta.url)) {
  const why = await freeze(process.argv[2]);
  if (why !== undefined) {
    console.error(why);
    process.exitCode = 2;
  }
}
