/** What a row of the table of arrows says, and the rows of an app that is built from layers. */

/**
 * @typedef {object} Arrow
 * @property {string} at           where the code lies; <g> stands for one game, the same throughout the row
 * @property {string[]} may        what it may import; * stands for any game
 * @property {string[]} [types]    what it may import as types only
 * @property {string[]} [npm]      packages from outside it may import, * for any
 * @property {boolean} [node]      may it import Node's own modules?
 * @property {boolean} [anything]  may it import modules whose names are worked out at run time?
 */

/**
 * Rows for the folders of an app, from the lowest layer to the highest: each may import some of those before it in the
 * list, and none after it, so there is no cycle.
 *
 * @param {string} app
 * @param {readonly [folder: string, layers: string[], arrow?: Partial<Arrow>][]} rows
 * @param {Partial<Arrow>} [outside] what all of them may import from elsewhere
 * @returns {Record<string, Arrow>}
 */
export function layered(app, rows, outside = {}) {
  const before = new Set();
  for (const [folder, layers] of rows) {
    const above = layers.find((layer) => !layer.endsWith('*') && !before.has(layer));
    if (above !== undefined) throw new Error(`${folder} is no layer above ${above}`);
    before.add(folder);
  }
  return Object.fromEntries(
    rows.map(([folder, layers, arrow]) => [
      `${app}/${folder}`,
      {
        at: `apps/${app}/src/${folder}`,
        ...outside,
        ...arrow,
        may: [...(arrow?.may ?? []), ...layers.map((layer) => `${app}/${layer}`)],
      },
    ]),
  );
}
