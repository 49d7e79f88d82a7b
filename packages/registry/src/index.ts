/** The games of the house, and the edition of their rules that a match is played by. */

import { games } from '@parlor/games/engine';
import type { AnyGame, Illegal } from '@parlor/kit';
import { frozenRules } from './editions.ts';
import { type GameId, isGameId } from './ids.ts';

export { games };
export { frozenEditions, frozenHash, frozenRules } from './editions.ts';
export { GAME_IDS, type GameId, isGameId } from './ids.ts';

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
