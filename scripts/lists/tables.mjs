/** How a list is written: as a table of all games, loaded at once or when one is asked for. */

import { camel } from '../games.mjs';

export const keyOf = (/** @type {string} */ id) => (/^[a-z]\w*$/.test(id) ? id : `'${id}'`);

export const entry = (/** @type {string} */ id) =>
  keyOf(id) === camel(id) ? `  ${id},` : `  ${keyOf(id)}: ${camel(id)},`;

/** `import { name as game }` of each, and a table of them. */
export function table(
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
export const loaded = (
  /** @type {readonly string[]} */ ids,
  /** @type {{ file: string, name: string, as: string, of: string }} */ { file, name, as, of },
) => [
  `export const ${as}: ${of} = {`,
  ...ids.map((id) => `  ${keyOf(id)}: async () => (await import('../${id}/${file}')).${name},`),
  '};',
];
