/** What the folders of a game may import. */

/** @typedef {import('./rows.mjs').Arrow} Arrow */

/** @returns {Record<string, Arrow>} */
export function gameRows(/** @type {string} */ name, /** @type {string} */ at) {
  return {
    [`${name}/facts`]: {
      at: `${at}/facts`,
      may: ['kit'],
      // A code that is refused with has its sentence, or does not compile.
      types: [`${name}/rules`, `${name}/text`],
    },
    [`${name}/rules`]: {
      at: `${at}/rules`,
      may: ['kit', `${name}/facts`],
      types: [`${name}/text`],
    },
    [`${name}/reference`]: { at: `${at}/reference`, may: [], types: ['kit', 'testkit'] },
    [`${name}/text`]: {
      at: `${at}/text`,
      may: ['kit', `${name}/facts`, `${name}/messages`],
      types: [`${name}/rules`],
    },
    [`${name}/bots`]: {
      at: `${at}/bots`,
      // Its reasons call things as the game's own words do.
      may: ['kit', 'search', `${name}/facts`, `${name}/rules`, `${name}/text`],
    },
    [`${name}/messages`]: {
      at: `${at}/messages`,
      may: ['kit', 'grammar', `${name}/facts`],
      types: [`${name}/rules`],
    },
    [`${name}/table`]: {
      at: `${at}/table`,
      may: ['kit', 'table-ui', `${name}/facts`, `${name}/text`, `${name}/messages`],
      types: [`${name}/rules`, `${name}/bots`],
      npm: ['preact', '@preact/signals'],
    },
    [`${name}/lab`]: {
      at: `${at}/lab`,
      may: [
        'kit',
        'search',
        'lab/for-games',
        `${name}/facts`,
        `${name}/rules`,
        `${name}/reference`,
        `${name}/bots`,
        `${name}/text`,
        `${name}/messages`,
      ],
    },
    [`${name}/browser`]: {
      at: `${at}/browser`,
      may: ['kit', 'tests'],
      types: [`${name}/rules`],
      npm: ['*'],
      node: true,
    },
    [`${name}/editions`]: { at: `${at}/editions`, may: [] },
  };
}
