/** What somebody without a plan would do: any legal move, found out from the view alone. */

import type { Json, Rng, Seat } from '@parlor/kit';
import { games, isGameId } from '@parlor/registry';

export function chooseMove(game: string, view: unknown, seat: Seat, rng: Rng): Json {
  if (!isGameId(game)) throw new Error(`no such game: ${game}`);
  const rules = games[game];
  const world: unknown = rules.worlds(view)(rng);
  return rules.sample(world, seat, rng);
}
