/** What is listed of the games, one list for each audience. */

import { camel, hashesOf } from '../games.mjs';
import { entry, keyOf, loaded, table } from './tables.mjs';

/** @typedef {{ root: string, ids: string[], languages: string[], having: (file: string) => string[] }} Listed */

const ID = "import type { GameId } from '../index.ts';";

/** By the name of the list. @type {Record<string, (listed: Listed) => string[]>} */
export const LISTS = {
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
export const shelfIn = (/** @type {string} */ language, /** @type {Listed} */ { ids }) =>
  table(ids, {
    about: `What is said of every game before anybody sits down (${language}).`,
    types: "import type { Shelves } from './shelves.ts';",
    file: `messages/${language}/shelf.ts`,
    name: 'shelf',
    as: 'shelves',
    of: 'Shelves',
  });
