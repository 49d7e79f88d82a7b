/** Who wins how often when matches that fit the view are played to their end. */

import type { Rng } from '@parlor/kit';
import { takeAChance, type View } from '../rules/index.ts';
import type { Budget } from '@parlor/search';
import { player } from './players.ts';
import { playToTheEnd } from './playout.ts';

/** Shared wins count in parts. */
export function chances(view: View, rng: Rng, { iterations, expired }: Budget): number[] {
  const sample = takeAChance.worlds(view);
  const wins = new Array<number>(view.seats).fill(0);
  const world = sample(rng);
  let ended = 0;
  for (let played = 0; played < iterations; played++) {
    if (played > 0) sample(rng, world);
    playToTheEnd(world, player, rng);
    const places = takeAChance.outcome(world)?.places;
    if (places) {
      ended++;
      const winners = places.filter((place) => place === 1).length;
      for (const [seat, place] of places.entries()) if (place === 1) wins[seat]! += 1 / winners;
    }
    if (ended > 0 && expired?.()) break;
  }
  // A match nobody would end is anybody's.
  return wins.map((won) => (ended === 0 ? 1 / view.seats : won / ended));
}
