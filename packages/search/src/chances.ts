/** Who wins how often when every world that fits the view is played on by the guide's policy. */

import type { Game, GameTypes, Rng } from '@parlor/kit';
import type { Budget } from './budget.ts';
import type { Guide } from './guide.ts';
import { playOn } from './playOn.ts';

/** Shared wins count in parts; playouts that do not end in time do not count. */
export function chancesByPlayouts<T extends GameTypes>(
  game: Game<T>,
  guide: Guide<T>,
  view: T['View'],
  rng: Rng,
  budget: Budget,
): number[] {
  const sample = game.worlds(view);
  const toTheEnd = { ...guide, settled: () => false };
  const wins: number[] = [];
  const world = sample(rng);
  let played = 0;
  do {
    if (played > 0) sample(rng, world);
    playOn(game, toTheEnd, world, rng);
    played++;
    const places = game.outcome(world)?.places;
    if (!places) continue;
    const winners = places.filter((place) => place === 1).length;
    places.forEach((place, seat) => {
      wins[seat] = (wins[seat] ?? 0) + (place === 1 ? 1 / winners : 0);
    });
  } while (played < budget.iterations && !budget.expired?.());
  const ended = wins.reduce((sum, won) => sum + won, 0);
  return wins.map((won) => won / ended);
}
