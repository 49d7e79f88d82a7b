/** From a moment of a finished match on, in a match of one's own with the same opponents. */

import type { Level } from '@parlor/bots';
import type { Seat } from '@parlor/kit';
import { playFrom } from '../offline/newMatch.ts';
import type { LocalSeat } from '../offline/storedMatch.ts';
import type { Played } from './played.ts';

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
export function playOn(played: Played, ply: number, me: Seat): Promise<string> {
  const { game, record } = played;
  const { moves, ...header } = record;
  return playFrom({ game, header, seats: seatsOnFrom(played, me), moves: moves.slice(0, ply) });
}
