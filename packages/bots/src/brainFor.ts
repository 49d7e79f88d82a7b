/** Who plays a match of an edition that is no longer the newest: the plain search, by that edition's own rules. */

import type { AnyGame } from '@parlor/kit';
import { type AnyBrain, plainBrain } from '@parlor/search';
import { brains } from '@parlor/games/bots';

export type Library = Readonly<Record<string, () => Promise<AnyBrain>>>;

/** Loads the rules of an edition that is no longer the newest; undefined when it is not on board. */
export type Editions = (game: string, edition: number) => Promise<AnyGame | undefined>;

/** The brain for one edition of a game: its own where it knows that edition. */
export async function brainFor(
  game: string,
  edition: number,
  editions: Editions,
  library: Library = brains,
): Promise<AnyBrain> {
  if (!Object.hasOwn(library, game)) throw new Error(`there is no brain for “${game}”`);
  const brain = await library[game]!();
  if (brain.edition === edition) return brain;
  const rules = await editions(game, edition);
  if (!rules) throw new Error(`edition ${edition} of “${game}” is not on board`);
  return plainBrain(rules);
}
