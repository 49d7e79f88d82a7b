/**
 * Writes the lists of games that programs load from: `npm run lists`.
 *
 * games/index.ts names the games, packages/kit/src/languages.ts the languages; every list under games/generated is made
 * of them and of what lies in the games' folders, one list for each audience, so that nobody carries code along that is
 * another's: a server holds no table, a page no rules and no language but its own. The messages of the house are listed
 * in the same way.
 *
 *   node scripts/lists.mjs           write them
 *   node scripts/lists.mjs --check   fail when one is stale
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, report, ROOT } from './repoFiles.mjs';

export const GAMES = 'games';
const INDEX = `${GAMES}/index.ts`;
const GENERATED = `${GAMES}/generated`;
const HASHES = 'editions/hashes.json';

const MESSAGES = 'packages/messages/src/generated';
const LANGUAGES = 'packages/kit/src/languages.ts';

/** The game that new ones are copied from. */
export const TEMPLATE = 'docs/template-game';

/** The languages of the house. @returns {string[]} */
export function languagesIn(root = ROOT) {
  const text = readFileSync(join(root, LANGUAGES), 'utf8');
  const list = /LANGUAGE_NAMES = \{([^}]*)\}/.exec(text)?.[1] ?? '';
  return [...list.matchAll(/^\s*(\w+):/gm)].map(([, code]) => String(code));
}

/** The games in the order of games/index.ts. @returns {string[]} */
export function gamesIn(root = ROOT) {
  const text = readFileSync(join(root, INDEX), 'utf8');
  const list = /GAMES = \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, id]) => String(id));
}

/** Folders under games/. @returns {string[]} */
const foldersIn = (root = ROOT) =>
  readdirSync(join(root, GAMES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['generated', 'node_modules'].includes(entry.name))
    .map(({ name }) => name)
    .sort();

/** 'my-game' → 'myGame', what a game calls itself in code. */
export const camel = (/** @type {string} */ id) =>
  id.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());

const keyOf = (/** @type {string} */ id) => (/^[a-z]\w*$/.test(id) ? id : `'${id}'`);

const entry = (/** @type {string} */ id) =>
  keyOf(id) === camel(id) ? `  ${id},` : `  ${keyOf(id)}: ${camel(id)},`;

/** @typedef {{ root: string, ids: string[], languages: string[], having: (file: string) => string[] }} House */

/** `import { name as game }` of each, and a table of them. */
function table(
  /** @type {readonly string[]} */ ids,
  /** @type {{ about: string, types?: string, file: string, name: string | ((id: string) => string), as: string, of: string }} */ {
    about,
    types = '',
    file,
    name,
    as,
    of,
  },
) {
  const imports = ids.map((id) => {
    const exported = typeof name === 'string' ? name : name(id);
    const what = exported === camel(id) ? exported : `${exported} as ${camel(id)}`;
    return `import { ${what} } from '../${id}/${file}';`;
  });
  return [
    `/** ${about} */`,
    '',
    ...(types === '' ? [] : [types]),
    ...imports,
    '',
    `export const ${as}: ${of} = {`,
    ...ids.map(entry),
    '};',
  ];
}

/** A table of what is loaded when it is asked for. */
const loaded = (
  /** @type {readonly string[]} */ ids,
  /** @type {{ file: string, name: string, as: string, of: string }} */ { file, name, as, of },
) => [
  `export const ${as}: ${of} = {`,
  ...ids.map((id) => `  ${keyOf(id)}: async () => (await import('../${id}/${file}')).${name},`),
  '};',
];

const ID = "import type { GameId } from '../index.ts';";

/** By the name of the list. @type {Record<string, (house: House) => string[]>} */
const LISTS = {
  manifests: ({ ids }) =>
    table(ids, {
      about: 'What is known of every game before any of its code is loaded.',
      types: `import type { Manifest } from '@parlor/kit';\n${ID}`,
      file: 'manifest.ts',
      name: 'manifest',
      as: 'manifests',
      of: 'Readonly<Record<GameId, Manifest>>',
    }),
  engine: ({ ids }) =>
    table(ids, {
      about: 'The rules of every game, in their newest edition.',
      types: `import type { AnyGame } from '@parlor/kit';\n${ID}`,
      file: 'rules/index.ts',
      name: camel,
      as: 'games',
      of: 'Readonly<Record<GameId, AnyGame>>',
    }),
  messages: ({ ids, languages }) => [
    '/** Everything that every game says, loaded when somebody speaks the language. */',
    '',
    "import type { Language } from '@parlor/kit';",
    ID,
    '',
    'export const loadMessages = {',
    ...ids.flatMap((id) => [
      `  ${keyOf(id)}: {`,
      ...languages.map(
        (language) =>
          `    ${language}: async () => (await import('../${id}/messages/${language}/index.ts')).messages,`,
      ),
      '  },',
    ]),
    '} satisfies Readonly<Record<GameId, Readonly<Record<Language, () => Promise<object>>>>>;',
  ],
  texts: ({ ids }) => [
    '/** Every game in words, loaded when somebody wants to read it. Apart from the rules, which never need them. */',
    '',
    "import type { AnyText, Language } from '@parlor/kit';",
    ID,
    "import { loadMessages } from './messages.ts';",
    '',
    'export const loadText: Readonly<Record<GameId, (language: Language) => Promise<AnyText>>> = {',
    ...ids.flatMap((id) => [
      `  ${keyOf(id)}: async (language) => {`,
      `    const { textOf } = await import('../${id}/text/textOf.ts');`,
      `    return textOf(await loadMessages${/^[a-z]\w*$/.test(id) ? `.${id}` : `['${id}']`}[language]());`,
      '  },',
    ]),
    '};',
  ],
  contents: ({ ids }) =>
    table(ids, {
      about: 'What is in the box of every game, and where it comes from.',
      types: `import type { AnyContents } from '@parlor/kit';\n${ID}`,
      file: 'text/contents.ts',
      name: 'contents',
      as: 'contents',
      of: 'Readonly<Record<GameId, AnyContents>>',
    }),
  boxes: ({ ids, languages }) => [
    '/** What the components of every game are called, loaded when somebody speaks the language. */',
    '',
    "import type { Language } from '@parlor/kit';",
    ID,
    '',
    'export const loadBoxWords = {',
    ...ids.flatMap((id) => [
      `  ${keyOf(id)}: {`,
      ...languages.map(
        (language) =>
          `    ${language}: async () => (await import('../${id}/messages/${language}/contents.ts')).contents,`,
      ),
      '  },',
    ]),
    '} satisfies Readonly<Record<GameId, Readonly<Record<Language, () => Promise<object>>>>>;',
  ],
  bots: ({ ids }) => [
    '/** The bots of every game, loaded when they are needed: a page that offers one game fetches no other. */',
    '',
    "import type { AnyBrain } from '@parlor/search';",
    ID,
    '',
    ...loaded(ids, {
      file: 'bots/index.ts',
      name: 'brain',
      as: 'brains',
      of: 'Readonly<Record<GameId, () => Promise<AnyBrain>>>',
    }),
  ],
  trainings: ({ having }) => [
    '/** The trainings of all bots that learned something, loaded when one is run. */',
    '',
    "import type { Training } from '@parlor/search';",
    ID,
    '',
    ...loaded(having('bots/trainings.ts'), {
      file: 'bots/trainings.ts',
      name: 'trainings',
      as: 'trainings',
      of: 'Readonly<Partial<Record<GameId, () => Promise<readonly Training[]>>>>',
    }),
  ],
  calls: ({ having }) => [
    '/** What single tables ask the engine beside what all games answer, loaded when one asks. */',
    '',
    "import type { EngineCalls } from '@parlor/kit';",
    ID,
    '',
    ...loaded(having('bots/calls.ts'), {
      file: 'bots/calls.ts',
      name: 'calls',
      as: 'calls',
      of: 'Readonly<Partial<Record<GameId, () => Promise<EngineCalls>>>>',
    }),
  ],
  editions: ({ ids, root }) => [
    '/** The frozen editions of every game. */',
    '',
    'export interface FrozenEdition {',
    '  /** Of its module, as it was committed. */',
    '  readonly sha256: string;',
    '  readonly load: () => Promise<{ readonly game: unknown }>;',
    '}',
    '',
    'export const frozen: Readonly<Record<string, Readonly<Record<number, FrozenEdition>>>> = {',
    ...ids.flatMap((id) => {
      const editions = Object.entries(hashesOf(id, root)).map(
        ([edition, hash]) =>
          `    ${edition}: {\n      sha256: '${hash}',\n      load: () => import('../${id}/editions/${id}-${edition}.js'),\n    },`,
      );
      return editions.length > 0 ? [`  ${keyOf(id)}: {`, ...editions, '  },'] : [];
    }),
    '};',
  ],
  page: ({ ids, having }) => [
    '/** What the pages show of every game: its poster at once, its table when somebody sits down to it. */',
    '',
    "import type { GameTable } from '@parlor/table-ui';",
    ID,
    ...having('poster.svg').map((id) => `import ${camel(id)} from '../${id}/poster.svg?raw';`),
    '',
    '/** A game without a poster yet is its colour and its name. */',
    'export const posters: Readonly<Partial<Record<GameId, string>>> = {',
    ...having('poster.svg').map(entry),
    '};',
    '',
    ...loaded(ids, {
      file: 'table/index.tsx',
      name: 'table',
      as: 'tables',
      of: 'Readonly<Record<GameId, () => Promise<GameTable>>>',
    }),
  ],
  testing: ({ having }) =>
    table(having('phases.ts'), {
      about: 'The kinds of positions that the tables have to show, for tests in the browser.',
      types: `import type { Screens } from '@parlor/testkit';\n${ID}`,
      file: 'phases.ts',
      name: 'screens',
      as: 'screens',
      of: 'Readonly<Partial<Record<GameId, Screens>>>',
    }),
  colours: ({ having }) => [
    '/** The colours of every game, for everything that carries its `data-game`. */',
    '',
    ...having('colours.css').map((id) => `import '../${id}/colours.css';`),
  ],
  lab: ({ ids }) =>
    table(ids, {
      about: 'What the laboratory looks at beside the rules.',
      types: `import type { LabEntry } from '@parlor/lab/for-games';\n${ID}`,
      file: 'lab/index.ts',
      name: 'lab',
      as: 'labs',
      of: 'Readonly<Record<GameId, LabEntry>>',
    }),
  shelves: ({ languages }) => [
    '/** What is said of the games before anybody sits down, loaded when somebody speaks the language. */',
    '',
    "import type { Language, Shelf } from '@parlor/kit';",
    ID,
    '',
    'export type Shelves = Readonly<Record<GameId, Shelf>>;',
    '',
    'export const loadShelves: Readonly<Record<Language, () => Promise<Shelves>>> = {',
    ...languages.map(
      (language) => `  ${language}: async () => (await import('./shelf.${language}.ts')).shelves,`,
    ),
    '};',
  ],
};

/** The same for each language. */
const shelfIn = (/** @type {string} */ language, /** @type {House} */ { ids }) =>
  table(ids, {
    about: `What is said of every game before anybody sits down (${language}).`,
    types: "import type { Shelves } from './shelves.ts';",
    file: `messages/${language}/shelf.ts`,
    name: 'shelf',
    as: 'shelves',
    of: 'Shelves',
  });

/** The messages of the house that are fetched by part and language. */
const PARTS = {
  app: 'What the pages say.',
  sets: 'What the pages say about values and sets of one’s own: whoever only plays never needs it.',
  terminal: 'What the terminal says.',
};

/** @returns {string[]} */
const partOf = (
  /** @type {string} */ part,
  /** @type {string} */ about,
  /** @type {House} */ { languages },
) => {
  const type = part.replace(/^./, (letter) => letter.toUpperCase());
  return [
    `/** ${about} */`,
    '',
    "import type { Language } from '@parlor/kit';",
    `import type { ${part} } from '../en/${part}.ts';`,
    '',
    `export type ${type} = typeof ${part};`,
    '',
    `export const load${type}: Readonly<Record<Language, () => Promise<${type}>>> = {`,
    ...languages.map(
      (language) =>
        `  ${language}: async () => (await import('../${language}/${part}.ts')).${part},`,
    ),
    '};',
  ];
};

/** A server speaks to everybody, and needs every language at once. @returns {string[]} */
const serverPart = (/** @type {House} */ { languages }) => [
  '/** What the server says by itself: it speaks to everybody, and has every language at hand. */',
  '',
  "import type { Language } from '@parlor/kit';",
  ...languages.map(
    (language) => `import { server as ${language} } from '../${language}/server.ts';`,
  ),
  '',
  'export type Server = typeof en;',
  '',
  `export const server: Readonly<Record<Language, Server>> = { ${languages.join(', ')} };`,
];

/** Every language of a catalogue side by side, for the tests that hold them to the same. @returns {string[]} */
const cataloguesOf = (
  /** @type {readonly string[]} */ languages,
  /** @type {{ from: string, parts: Readonly<Record<string, string>>, fields: (language: string) => string[] }} */ {
    from,
    parts,
    fields,
  },
) => [
  '/** Every language of this catalogue, and what it is held to: for tests. */',
  '',
  ...languages.flatMap((language) => [
    `import { writing as ${language}Writing } from '@parlor/grammar/${language}';`,
    ...Object.entries({ ...parts, held: 'held' }).map(
      ([name, file]) =>
        `import { ${name} as ${nameIn(language, name)} } from '${from}/${language}/${file}.ts';`,
    ),
  ]),
  '',
  'export const catalogues = {',
  ...languages.flatMap((language) => [
    `  ${language}: {`,
    ...[...fields(language), `held: ${language}Held`, `writing: ${language}Writing`].map(
      (field) => `    ${field},`,
    ),
    '  },',
  ]),
  '};',
];

/** 'de', 'shelf' → 'deShelf'. */
const nameIn = (/** @type {string} */ language, /** @type {string} */ name) =>
  `${language}${name.replace(/^./, (letter) => letter.toUpperCase())}`;

const gameCatalogues = (/** @type {House} */ { languages }) =>
  cataloguesOf(languages, {
    from: '.',
    parts: { messages: 'index', shelf: 'shelf' },
    fields: (language) => [`messages: ${language}Messages`, `shelf: ${language}Shelf`],
  });

const houseCatalogues = (/** @type {House} */ { languages }) => {
  const parts = [...Object.keys(PARTS), 'server'];
  return cataloguesOf(languages, {
    from: '..',
    parts: Object.fromEntries(parts.map((part) => [part, part])),
    fields: (language) => [
      `messages: { ${parts.map((part) => `${part}: ${nameIn(language, part)}`).join(', ')} }`,
    ],
  });
};

/** SHA-256 of each frozen edition of a game. @returns {Record<string, string>} */
export function hashesOf(/** @type {string} */ game, root = ROOT) {
  const path = join(root, GAMES, game, HASHES);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

const HEAD =
  '// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.\n';

/** Every list as it should be, by path. @returns {Map<string, string>} */
export function listsOf(root = ROOT) {
  const ids = gamesIn(root);
  const languages = languagesIn(root);
  const having = (/** @type {string} */ file) =>
    ids.filter((id) => existsSync(join(root, GAMES, id, file)));
  const house = { root, ids, languages, having };
  /** @type {[string, string[]][]} */
  const lists = [
    ...Object.entries(LISTS).map(
      ([name, lines]) => /** @type {[string, string[]]} */ ([`${GENERATED}/${name}`, lines(house)]),
    ),
    ...languages.map(
      (language) =>
        /** @type {[string, string[]]} */ ([
          `${GENERATED}/shelf.${language}`,
          shelfIn(language, house),
        ]),
    ),
    ...Object.entries(PARTS).map(
      ([part, about]) =>
        /** @type {[string, string[]]} */ ([`${MESSAGES}/${part}`, partOf(part, about, house)]),
    ),
    [`${MESSAGES}/server`, serverPart(house)],
    [`${MESSAGES}/catalogues`, houseCatalogues(house)],
    ...[...ids.map((id) => `${GAMES}/${id}`), TEMPLATE]
      .filter((folder) => existsSync(join(root, folder, 'messages')))
      .map(
        (folder) =>
          /** @type {[string, string[]]} */ ([
            `${folder}/messages/catalogues`,
            gameCatalogues(house),
          ]),
      ),
  ];
  return new Map(lists.map(([name, lines]) => [`${name}.ts`, `${HEAD}${lines.join('\n')}\n`]));
}

/** What is wrong with the lists there are. @returns {string[]} */
export function staleLists(root = ROOT) {
  const ids = gamesIn(root);
  const folders = foldersIn(root);
  return [
    ...ids
      .filter((id) => !folders.includes(id))
      .map((id) => `${INDEX} names ${id}, and there is no folder ${GAMES}/${id}`),
    ...folders
      .filter((id) => !ids.includes(id))
      .map((id) => `${GAMES}/${id} is not named in ${INDEX}`),
    ...[...listsOf(root)]
      .filter(([path, text]) => readOr(join(root, path)) !== text)
      .map(([path]) => `${path} is stale: npm run lists`),
    ...strangers(root).map((path) => `${path} is no list of ours`),
  ];
}

/** @returns {string[]} */
function strangers(/** @type {string} */ root) {
  const known = listsOf(root);
  return [GENERATED, MESSAGES]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => !known.has(path));
}

const readOr = (/** @type {string} */ path) =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

/** Only what has changed is written: programs are built anew when a file is younger. */
export function writeLists(root = ROOT) {
  for (const folder of [GENERATED, MESSAGES]) mkdirSync(join(root, folder), { recursive: true });
  for (const path of strangers(root)) rmSync(join(root, path));
  for (const [path, text] of listsOf(root)) {
    if (readOr(join(root, path)) !== text) writeFileSync(join(root, path), text);
  }
}

if (isMain(import.meta.url)) {
  if (process.argv.includes('--check')) {
    report(staleLists(), `${gamesIn().length} games, every list as it should be.`);
  } else writeLists();
}
