/** A new match of this device. */

import { MATCH_RNG } from '@parlor/kit';
import type { GameId } from '@parlor/registry';
import {
  type Dice,
  type LocalSeat,
  logOf,
  type MatchHeader,
  type RecordedMove,
} from './storedMatch.ts';
import { storeMatch } from './storedMatches.ts';

export interface LocalMatchOptions {
  readonly game: GameId;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly LocalSeat[];
  readonly dice: NewDice;
}

/** Drawn for this match; `seed` follows from the rest. */
export type NewDice = Dice & { readonly seed: string };

const FORMAT = 1;
const ID_BYTES = 8;

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Nobody has moved yet. Answers with its address once it is stored. */
export const openMatch = ({
  game,
  rulesVersion,
  options,
  seats,
  dice: { seed, ...dice },
}: LocalMatchOptions): Promise<string> =>
  playFrom({
    game,
    seats,
    dice,
    header: {
      ...{ format: FORMAT, game, rulesVersion, rng: MATCH_RNG },
      table: { seats: seats.length, options },
      seed,
    },
    moves: [],
  });

interface Beginning {
  readonly game: GameId;
  readonly seats: readonly LocalSeat[];
  readonly header: MatchHeader;
  readonly dice?: Dice;
  readonly moves: readonly RecordedMove[];
}

/** As another match of the same seed went on to somewhere. */
export async function playFrom({ game, seats, header, dice, moves }: Beginning): Promise<string> {
  const id = `local-${randomHex(ID_BYTES)}`;
  const now = Date.now();
  const match = {
    ...{ id, game, seats, header, startedAt: now, updatedAt: now, isOver: false },
    ...(dice && { dice }),
  };
  await storeMatch({ ...match, head: moves.length }, logOf(match, moves));
  return `/local/${id}`;
}
