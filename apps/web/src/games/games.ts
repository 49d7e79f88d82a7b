/** What is said about each game before anybody sits down. */

import { manifests } from '@parlor/games/manifests';
import { GAME_IDS, type GameId } from '@parlor/registry/ids';

export { manifests };
export { gameLine, gameName, shelfOf } from '../words/shelves.ts';
export { GAME_IDS, type GameId };
