/** What is listed of the messages: the parts of the house's own by language, and every catalogue for its tests. */

/** @typedef {import('./gameLists.mjs').Listed} Listed */

/** The messages of the house that are fetched by part and language. */
export const PARTS = {
  app: 'What the pages say.',
  sets: 'What the pages say about values and sets of one’s own: whoever only plays never needs it.',
  terminal: 'What the terminal says.',
};

/** @returns {string[]} */
export const partOf = (
  /** @type {string} */ part,
  /** @type {string} */ about,
  /** @type {Listed} */ { languages },
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
export const serverPart = (/** @type {Listed} */ { languages }) => [
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

export const gameCatalogues = (/** @type {Listed} */ { languages }) =>
  cataloguesOf(languages, {
    from: '.',
    parts: { messages: 'index', shelf: 'shelf' },
    fields: (language) => [`messages: ${language}Messages`, `shelf: ${language}Shelf`],
  });

export const houseCatalogues = (/** @type {Listed} */ { languages }) => {
  const parts = [...Object.keys(PARTS), 'server'];
  return cataloguesOf(languages, {
    from: '..',
    parts: Object.fromEntries(parts.map((part) => [part, part])),
    fields: (language) => [
      `messages: { ${parts.map((part) => `${part}: ${nameIn(language, part)}`).join(', ')} }`,
    ],
  });
};
