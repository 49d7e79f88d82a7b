/** Why something was refused, in the reader's language: the house's words for its own reasons, the game's for all others. */

import { byName, type Illegal } from '@parlor/kit';
import { refusal } from '@parlor/messages/refusals';
import type { GameId } from '@parlor/registry';
import { loadText } from '@parlor/registry/texts';
import type { Reader } from '../terminal/exit.ts';

export async function refusedBy(game: GameId, why: Illegal, reader: Reader): Promise<string> {
  const { language, m } = reader;
  const seats = byName((seat) => m.play.seat({ number: seat }));
  return refusal(m.refusals, why) ?? (await loadText[game](language)).refused(why, seats);
}

/** The same of what no game has looked at yet. */
export const refusedByHouse = (why: Illegal, { m }: Reader): string =>
  refusal(m.refusals, why) ?? why.code;
