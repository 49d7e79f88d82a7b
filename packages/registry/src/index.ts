/** The games of the house, in their newest edition. A new one is a name and a line here, and a line in `words.ts`. */

import { eightAndAHalf } from '@parlor/eight-and-a-half';
import type { AnyGame, Illegal } from '@parlor/kit';
import { pureProfit } from '@parlor/pure-profit';
import { takeAChance } from '@parlor/take-a-chance';
import { trump } from '@parlor/trump';
import { zillionaire } from '@parlor/zillionaire';
import { frozenRules } from './editions.ts';
import { type GameId, isGameId } from './ids.ts';

export { frozenEditions, frozenHash, frozenRules } from './editions.ts';
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

/** Which rules a match is played by, as its record says it. */
export interface RulesName {
  readonly game: string;
  readonly rulesVersion: number;
}

/** The rules a record was played by, or why they are not here. */
export async function editionFor({
  game,
  rulesVersion,
}: RulesName): Promise<
  { readonly ok: true; readonly value: AnyGame } | { readonly ok: false; readonly why: Illegal }
> {
  if (!isGameId(game)) return { ok: false, why: { code: 'unknown-game', params: { game } } };
  const value = await rulesOf(game, rulesVersion);
  if (value) return { ok: true, value };
  const newest = games[game].rulesVersion;
  return {
    ok: false,
    why: { code: 'edition-missing', params: { game, edition: rulesVersion, newest } },
  };
}
