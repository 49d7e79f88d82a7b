/** Nothing singles out a game by its id, but the list of games and the game itself. */

import { comparedTexts, namedTexts } from '../syntax.mjs';

/** @typedef {import('./sources.mjs').Source} Source */

/** The games that have a folder with a manifest. @returns {ReadonlySet<string>} */
export const gamesIn = (/** @type {import('../repoFiles.mjs').Tree} */ tree) =>
  new Set(
    [...tree.keys()].flatMap((path) => /^games\/([^/]+)\/manifest\.ts$/.exec(path)?.[1] ?? []),
  );

/** Where the list of games is, and what is written from it. */
const LISTS_GAMES = ['games', 'games/generated'];

/** Where a source names a game that is not its own: as a text, a key, or what something is compared with. @returns {string[]} */
export function strangeGames(
  /** @type {Source} */ { path, place, isTest },
  /** @type {string} */ text,
  /** @type {any} */ program,
  /** @type {ReadonlySet<string>} */ games,
) {
  if (LISTS_GAMES.includes(place.part)) return [];
  const isStrange = (/** @type {string} */ id) => games.has(id) && id !== place.game;
  const compared = isTest
    ? []
    : comparedTexts(text, program).filter(
        ({ text: id, against }) => NAMES_A_GAME.test(against) && id !== place.game,
      );
  // A test, or what helps one, names a game in the lines it types and in the addresses it visits, too.
  const isForTests = isTest || place.part === 'tests';
  const named = namedTexts(text, program).flatMap(({ text: said, line }) =>
    (isForTests ? said.split(/[^\w-]+/) : [said])
      .filter(isStrange)
      .map((id) => ({ text: id, line })),
  );
  const found = [...named, ...compared];
  const lines = found.map(({ text: id, line }) => `${path}:${line} singles out a game: '${id}'`);
  return [...new Set(lines)];
}

/** How a game's id is called wherever one is at hand. */
const NAMES_A_GAME = /(^|\.)(game\.id|gameId|game)$/;
