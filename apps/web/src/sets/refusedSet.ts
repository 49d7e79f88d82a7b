/** Why a set cannot be played with, in the language of this device: the bounds of every set first, then the game's own reasons. */

import { checkBounds } from '@parlor/kit';
import type { GameId } from '@parlor/registry/ids';
import { engine } from '../engine/engine.ts';
import { language } from '../platform/language.ts';
import { refusedByHouse } from '../words/words.ts';

export async function refusedSet(game: GameId, set: unknown): Promise<string | null> {
  const why = checkBounds(set);
  return why ? (refusedByHouse(why) ?? '') : engine.refusedSet(game, set, language.peek());
}
