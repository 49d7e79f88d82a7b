/** Something that whoever has a seat says about a match, with everything read that has happened in it by now. */

import type { LiveMatch, MatchHost } from '@parlor/host';
import { seatOf, type TableDoc } from '../../domain/tables/tableDoc.ts';
import type { ServerTypes } from '../ports/referee.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Tables } from '../tables/tables.ts';
import { type Answer, refuse } from './answer.ts';
import type { Caller } from './caller.ts';

export interface AtMatchParts {
  readonly tables: Tables;
  readonly host: MatchHost<ServerTypes>;
  readonly rooms: Rooms;
}

export async function atMatch(
  { host, rooms, tables }: AtMatchParts,
  who: Caller,
  match: string,
  work: (
    live: LiveMatch<ServerTypes>,
    doc: TableDoc,
    seat: number,
    player: string,
  ) => Promise<Answer>,
): Promise<Answer> {
  const found = await host.matches.find(match);
  if (!found || !rooms.isIn(who, found.stored.table)) return refuse('unknown-match');
  const answer = await host.matches.withNewest(match, async (live) => {
    const doc = await tables.get(live.stored.table);
    if (!doc) return refuse('unknown-match');
    const player = who.actsFor(doc.id);
    const seat = seatOf(doc, player);
    return seat === undefined ? refuse('not-seated') : work(live, doc, seat, player);
  });
  return answer ?? refuse('unknown-match');
}
