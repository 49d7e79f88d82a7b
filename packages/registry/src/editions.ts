/**
 * The rules as they were released. A match is played and replayed to its end by
 * the edition it began with, however often the rules have changed since. Loaded
 * when a match asks for it: nobody else pays for it.
 */

import { frozen } from '@parlor/games/editions';
import type { AnyGame } from '@parlor/kit';

/** The frozen editions of a game, oldest first. */
export const frozenEditions = (id: string): number[] =>
  Object.keys(Object.hasOwn(frozen, id) ? frozen[id]! : {}).map(Number);

/** The hash of a frozen edition, as it was committed. */
export const frozenHash = (id: string, edition: number): string | undefined =>
  frozenEditions(id).includes(edition) ? frozen[id]![edition]!.sha256 : undefined;

/** A frozen edition of a game; undefined when there is none of this number on board. */
export async function frozenRules(id: string, edition: number): Promise<AnyGame | undefined> {
  const found = frozenEditions(id).includes(edition) ? frozen[id]![edition] : undefined;
  return found && ((await found.load()).game as AnyGame);
}
