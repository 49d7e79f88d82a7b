/**
 * Views with a delay cost more than others: the match is worked out once more as it was then. So one person follows
 * only so many, everybody at one address too, and both ask for what was only so often.
 */

import type { Illegal } from '@parlor/kit';
import type { TableDoc } from '../../domain/tables/tableDoc.ts';
import { BucketsByPerson } from './bucket.ts';
import { delayFor, type Client, type Rooms } from '../rooms/rooms.ts';

/** Asked for at once, and each second, by one person; an address has so many times as much. */
const LOOKS_AT_ONCE = 30;
const LOOKS_PER_SECOND = 1;
const PEOPLE_AT_ADDRESS = 8;

export interface LateViewsParts {
  readonly rooms: Rooms;
  readonly now: () => number;
  readonly perPerson: number;
  readonly perAddress: number;
}

export class LateViews {
  private readonly byPerson: BucketsByPerson;
  private readonly byAddress: BucketsByPerson;

  constructor(private readonly parts: LateViewsParts) {
    const { now } = parts;
    this.byPerson = new BucketsByPerson(LOOKS_PER_SECOND, LOOKS_AT_ONCE, now);
    this.byAddress = new BucketsByPerson(
      PEOPLE_AT_ADDRESS * LOOKS_PER_SECOND,
      PEOPLE_AT_ADDRESS * LOOKS_AT_ONCE,
      now,
    );
  }

  /** Why somebody may not come to a table to watch it late, if so. */
  entering(who: Client, doc: TableDoc): Illegal | undefined {
    if (delayFor(who, doc) === 0) return undefined;
    const { rooms, perPerson, perAddress } = this.parts;
    const own = new Set<string>();
    const here = new Set<string>();
    for (const { client, table } of rooms.watchedLate()) {
      if (table === doc.id && client.player === who.player) return this.looking(who, doc);
      if (client.player === who.player) own.add(table);
      if (client.address === who.address) here.add(`${client.player} ${table}`);
    }
    if (own.size >= perPerson) return { code: 'too-many-views', params: { most: perPerson } };
    if (here.size >= perAddress) {
      return { code: 'too-many-views-here', params: { most: perAddress } };
    }
    return this.looking(who, doc);
  }

  /** Why somebody may not be told now how a match stood that they watch late, if so. */
  looking(who: Client, doc: TableDoc): Illegal | undefined {
    if (delayFor(who, doc) === 0 || doc.match === null) return undefined;
    const isFine = this.byPerson.take(who.player) && this.byAddress.take(who.address);
    return isFine ? undefined : { code: 'too-many-commands' };
  }
}
