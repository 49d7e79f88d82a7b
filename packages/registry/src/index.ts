/** The games of the house, in their newest edition. A new one is a name and a line here, and a line in `words.ts`. */

import { eightAndAHalf } from '@parlor/eight-and-a-half';
import type { AnyGame } from '@parlor/kit';
import { pureProfit } from '@parlor/pure-profit';
import { takeAChance } from '@parlor/take-a-chance';
import { trump } from '@parlor/trump';
import { zillionaire } from '@parlor/zillionaire';
import { frozenRules } from './editions.ts';
import type { GameId } from './ids.ts';

export { frozenEditions, frozenRules } from './editions.ts';
export { GAME_IDS, type GameId, isGameId } from './ids.ts';

export const games: Readonly<Record<GameId, AnyGame>> = {
  zillionaire,
  trump,
  'eight-and-a-half': eightAndAHalf,
  'take-a-chance': takeAChance,
  'pure-profit': pureProfit,
};

/** The rules of one edition of a game; undefined when that edition is not on board. */
export const rulesOf = async (id: GameId, edition: number): Promise<AnyGame | undefined> =>
  games[id].rulesVersion === edition ? games[id] : frozenRules(id, edition);
