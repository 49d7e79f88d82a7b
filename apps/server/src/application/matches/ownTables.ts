/** The tables of one person that are not over: what there is to go on with, and who is asked there. */

import type { MatchHost } from '@parlor/host';
import type { OwnTable } from '@parlor/protocol';
import { fromStored, seatOf, type TableDoc, tableInfo } from '../../domain/tables/tableDoc.ts';
import { type Log, reasonOf } from '../ports/log.ts';
import type { ServerTypes } from '../ports/referee.ts';
import type { Store } from '../ports/store.ts';
import type { World } from '../ports/world.ts';

export interface OwnTablesParts {
  readonly store: Store;
  readonly host: MatchHost<ServerTypes>;
  readonly world: World;
  readonly log: Log;
}

/** So many are read at once. */
const PAGE = 100;

/** So long somebody without a seat is told of a table where one was meant for them. */
const INVITED_MS = 86_400_000;

/** Others may expect somebody at any number of tables; where they have a seat they are told of every one. */
const MOST_INVITATIONS = 100;

const newestFirst = (a: TableDoc, b: TableDoc): number => b.updatedAt - a.updatedAt;

export class OwnTables {
  constructor(private readonly parts: OwnTablesParts) {}

  /** Every one where somebody has a seat, and where they were expected lately; newest first. */
  async of(player: string): Promise<OwnTable[]> {
    const { store, world } = this.parts;
    const since = world.now() - INVITED_MS;
    const seated: TableDoc[] = [];
    const invited: TableDoc[] = [];
    for (let after: string | undefined = ''; after !== undefined; ) {
      const page = await store.runningTablesOf(player, after, PAGE);
      for (const doc of page.map(fromStored)) {
        if (seatOf(doc, player) !== undefined) seated.push(doc);
        else if (doc.updatedAt >= since) invited.push(doc);
      }
      invited.sort(newestFirst).splice(MOST_INVITATIONS);
      after = page.length < PAGE ? undefined : page.at(-1)!.id;
    }
    const all = [...seated, ...invited].sort(newestFirst);
    return Promise.all(all.map((doc) => this.told(doc, player)));
  }

  private async told(doc: TableDoc, player: string): Promise<OwnTable> {
    const seat = seatOf(doc, player);
    const asked = seat === undefined ? undefined : await this.askedAt(doc);
    const isYourTurn = asked?.some((one) => one.seat === seat) ?? false;
    return {
      ...tableInfo(doc),
      isYourTurn,
      ...(asked && { asked, now: this.parts.world.now() }),
    };
  }

  /** Everybody at a table may know who is asked there, and has seen when. */
  private async askedAt({ status, match }: TableDoc): Promise<OwnTable['asked']> {
    const { host, log } = this.parts;
    if (status !== 'playing' || match === null) return undefined;
    try {
      return await host.matches.with(match, async (live) =>
        live.asked.map((asked) => ({ seat: asked.seat, since: live.askedAt(asked) })),
      );
    } catch (error) {
      // A match that cannot be loaded now must not keep the others from their owner.
      log.warn({ event: 'turn-unknown', why: reasonOf(error) });
      return undefined;
    }
  }
}
