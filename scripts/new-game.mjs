/** Starts a new game from the template: `node scripts/new-game.mjs my-game`. See docs/add-a-game.md. */

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMain, listFiles, ROOT } from './tree.mjs';

const TEMPLATE = 'docs/template-game';
const TEMPLATE_ID = 'template-game';
/** What the template calls its exports; both are renamed with the game. */
const TEMPLATE_NAME = 'bazaar';
const TEMPLATE_PLAIN = 'plainBazaar';

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** 'my-game' → 'myGame'. @returns {string} */
const camel = (/** @type {string} */ id) =>
  id.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());

/** 'my-game' → 'MyGame'. @returns {string} */
const pascal = (/** @type {string} */ id) =>
  camel(id).replace(/^./, (letter) => letter.toUpperCase());

/** Copies and renames the template and enters it in every table. @returns {string | undefined} why not */
export function newGame(/** @type {string | undefined} */ id, root = ROOT) {
  if (id === undefined || !ID.test(id)) return 'Name the game: small letters, digits and hyphens.';
  const folder = `packages/games/${id}`;
  if (existsSync(join(root, folder))) return `${folder} is there already.`;
  cpSync(join(root, TEMPLATE), join(root, folder), { recursive: true });
  rmSync(join(root, folder, 'node_modules'), { recursive: true, force: true });
  const copied = listFiles(root).filter((path) => path.startsWith(`${folder}/`));
  for (const path of copied) edit(root, path, (text) => renamed(text, id));
  enterInTables(root, id);
  enterBrain(root, id);
  enterPages(root, id);
  return undefined;
}

/** @returns {string} */
const renamed = (/** @type {string} */ text, /** @type {string} */ id) =>
  text
    .replaceAll(TEMPLATE_ID, id)
    .replaceAll(TEMPLATE_PLAIN, `plain${pascal(id)}`)
    .replaceAll(new RegExp(`\\b${TEMPLATE_NAME}\\b`, 'g'), camel(id));

function enterInTables(/** @type {string} */ root, /** @type {string} */ id) {
  const name = camel(id);
  edit(root, 'packages/registry/package.json', (text) => dependingOn(text, id));
  edit(root, 'apps/lab/package.json', (text) => dependingOn(text, id));
  edit(root, 'packages/registry/src/index.ts', (text) =>
    withEntry(
      withImport(text, `import { ${name} } from '@parlor/${id}';`),
      'games',
      `'${id}': ${name}`,
    ),
  );
  edit(root, 'packages/registry/src/ids.ts', (text) =>
    text.replace(/(GAME_IDS = \[[^\]]*?),?(\s*\] as const)/, `$1, '${id}'$2`),
  );
  edit(root, 'packages/registry/src/words.ts', (text) =>
    withEntry(
      withImport(text, `import { words as ${name} } from '@parlor/${id}/words';`),
      'words',
      `'${id}': ${name}`,
    ),
  );
  edit(root, 'packages/registry/src/contents.ts', (text) =>
    withEntry(
      withImport(text, `import { contents as ${name} } from '@parlor/${id}/contents';`),
      'contents',
      `'${id}': ${name}`,
    ),
  );
  edit(root, 'apps/lab/src/plains.ts', (text) =>
    withEntry(
      withImport(
        text,
        `import { facts as ${name}Facts } from '@parlor/${id}/facts';\nimport { plain${pascal(id)} } from '@parlor/${id}/plain';`,
      ),
      'twins',
      `'${id}': { plain: plain${pascal(id)}, facts: ${name}Facts }`,
    ),
  );
}

/** Until somebody has thought about it, the game is played by the plain search. */
function enterBrain(/** @type {string} */ root, /** @type {string} */ id) {
  const name = camel(id);
  edit(root, 'packages/bots/package.json', (text) => dependingOn(text, id));
  create(
    root,
    `packages/bots/src/brains/${id}/index.ts`,
    `import { ${name} } from '@parlor/${id}';\nimport { plainBrain } from '../../plainBrain.ts';\n\nexport const brain = plainBrain(${name});\n`,
  );
  edit(root, 'packages/bots/src/brains/index.ts', (text) =>
    withEntry(text, 'brains', `'${id}': async () => (await import('./${id}/index.ts')).brain`),
  );
}

/** Until it has a table of its own, the game is played as text. */
function enterPages(/** @type {string} */ root, /** @type {string} */ id) {
  const web = 'apps/web/src';
  edit(root, 'apps/web/package.json', (text) => dependingOn(text, id));
  create(
    root,
    `${web}/tables/${id}/index.tsx`,
    `import { words } from '@parlor/${id}/words';
import type { GameTable } from '../../table/gameTable.ts';
import { TableFrame } from '../../table/TableFrame.tsx';

export const table: GameTable = {
  words,
  Table: ({ model }) => <TableFrame model={model} />,
};
`,
  );
  edit(root, `${web}/tables/index.ts`, (text) =>
    withEntry(text, 'tables', `'${id}': async () => (await import('./${id}/index.tsx')).table`),
  );
  const facts = `{ seats: [2, 4], minutes: 20, usual: 3, sign: '${pascal(id)[0]}', edition: 1, rebuilt: 'none' }`;
  edit(root, `${web}/app/facts.ts`, (text) => withEntry(text, 'FACTS', `'${id}': ${facts}`));
  for (const language of ['en', 'de']) {
    edit(root, `${web}/words/${language}.ts`, (text) =>
      text.replace(
        "  'game.zillionaire':",
        `  'game.${id}': '${pascal(id)}',\n  'game.${id}.line': '${pascal(id)}',\n  'game.zillionaire':`,
      ),
    );
    const table = `options${pascal(language)}`;
    edit(root, `${web}/words/options.${language}.ts`, (text) =>
      withEntry(text, table, `'${id}': { presets: {}, options: {} }`),
    );
  }
}

function create(
  /** @type {string} */ root,
  /** @type {string} */ path,
  /** @type {string} */ text,
) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** @returns {string} */
function dependingOn(/** @type {string} */ text, /** @type {string} */ id) {
  const manifest = JSON.parse(text);
  manifest.dependencies[`@parlor/${id}`] = '0.1.0';
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** @returns {string} */
const withImport = (/** @type {string} */ text, /** @type {string} */ line) =>
  text.replace(/^import /m, `${line}\nimport `);

/** Adds a line at the end of the table `export const <table>… = { … };`. @returns {string} */
const withEntry = (
  /** @type {string} */ text,
  /** @type {string} */ table,
  /** @type {string} */ entry,
) =>
  text.replace(
    new RegExp(`(export const ${table}\\b[^\\n]* = \\{\\n[\\s\\S]*?)(\\n?\\n\\};)`),
    `$1\n  ${entry},$2`,
  );

function edit(
  /** @type {string} */ root,
  /** @type {string} */ path,
  /** @type {(text: string) => string} */ change,
) {
  const file = join(root, path);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after !== before) writeFileSync(file, after);
}

if (isMain(import.meta.url)) {
  const id = process.argv[2];
  const why = newGame(id);
  if (why) {
    console.error(why);
    process.exit(2);
  }
  console.log(`packages/games/${id} is ready. Next: npm install`);
}
