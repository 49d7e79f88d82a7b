/** From a moment of a finished match on, in a match of one's own with the same opponents. */

import type { Level } from '@parlor/bots';
import type { Json, Seat } from '@parlor/kit';
import { newLocalId } from '../offline/freshMatch.ts';
import { type LocalSeat, storeMatch } from '../offline/storedMatches.ts';
import type { Played } from './replayViewing.ts';

/** Plays for people who are not at this device. */
const STAND_IN: Level = 'skilled';

/** Everybody keeps name and level; whoever changes seats changes them with the bot that sat there. */
export function seatsOnFrom(
  { names, levels, mine, isOfDevice }: Omit<Played, 'record' | 'game' | 'id'>,
  me: Seat,
): LocalSeat[] {
  return names.map((name, seat): LocalSeat => {
    if (seat === me) return { name, level: undefined };
    if (seat === mine) return { name, level: levels[me] ?? STAND_IN };
    // Several people at one device go on together.
    const isPerson = levels[seat] === undefined;
    return { name, level: isPerson && !isOfDevice ? STAND_IN : levels[seat] };
  });
}

/** The address of the new match. */
export async function playOn(played: Played, ply: number, me: Seat): Promise<string> {
  const { game, record } = played;
  const id = newLocalId();
  await storeMatch({
    id,
    game,
    seats: seatsOnFrom(played, me),
    record: { ...record, moves: record.moves.slice(0, ply) } as unknown as Json,
    isOver: false,
    updatedAt: Date.now(),
  });
  return `/local/${id}`;
}
