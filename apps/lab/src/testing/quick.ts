/** A game to try commands on where any will do: the one that is soonest over. */

import { shelves } from '@parlor/games/english';
import type { AnyGame } from '@parlor/kit';
import { games } from '@parlor/registry';
import { quickest } from '@parlor/registry/testing';
import { shortestOption } from '../games/exampleGames.ts';

export const { game: GAME, preset: PRESET } = quickest();

export const RULES: AnyGame = games[GAME];

export const TITLE = shelves[GAME].title;

const option = shortestOption(GAME);

/** Makes a match of it as short as it can be, as it is typed. */
export const SHORT = option === undefined ? '' : `--option ${option}`;
