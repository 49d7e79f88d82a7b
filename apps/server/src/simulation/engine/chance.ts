/** Chance by name: everything that draws has a stream of its own, so that leaving one thing out does not change the dice of all others. */

import { fastRng, type Rng } from '@parlor/kit';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a: 32 bits of a text, the same everywhere. */
export function fnv(text: string, from = FNV_OFFSET): number {
  let hash = from;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  return hash >>> 0;
}

export const streamOf = (seed: number, name: string): Rng => fastRng(seed, fnv(name));

const STEPS = 1024;

/** A number from `least` to `most`, anywhere between. */
export const between = (rng: Rng, least: number, most: number): number =>
  least + ((most - least) * rng.below(STEPS)) / STEPS;

/** True in so many of a thousand cases. */
export const inThousand = (rng: Rng, chances: number): boolean => rng.below(1000) < chances;
