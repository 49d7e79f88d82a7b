/**
 * The components in the box of every game that can be played with others, as a table would bring them along: for
 * tests of what happens to sets of one's own. The games export them to nobody, so they are looked up where they lie.
 */

/** @typedef {{ game: 'pure-profit' | 'trump' | 'take-a-chance', option: string, seats: number, set: object }} StandardSet */

const WHERE = /** @type {const} */ ([
  { game: 'pure-profit', option: 'deck', seats: 3, file: 'cards.ts', name: 'BOX' },
  {
    game: 'trump',
    option: 'components',
    seats: 3,
    file: 'components.ts',
    name: 'STANDARD_COMPONENTS',
  },
  { game: 'take-a-chance', option: 'set', seats: 3, file: 'cards.ts', name: 'STANDARD_SET' },
]);

/** @returns {Promise<StandardSet[]>} */
export const standardSets = () =>
  Promise.all(
    WHERE.map(async ({ game, option, seats, file, name }) => {
      const { href } = new URL(`../packages/games/${game}/src/${file}`, import.meta.url);
      const found = /** @type {Record<string, object>} */ (await import(/* @vite-ignore */ href));
      return { game, option, seats, set: JSON.parse(JSON.stringify(found[name])) };
    }),
  );
