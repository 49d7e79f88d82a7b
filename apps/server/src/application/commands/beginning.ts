/**
 * How a match begins: the host starts, everybody's share is opened, the match is made. Every step is durable before the
 * next one, and any node goes on where another one has died.
 */

import type { MatchHost } from '@parlor/host';
import { type Illegal, jointSeed, type Json } from '@parlor/kit';
import { recordHeader } from '@parlor/match';
import type { CommandOf } from '@parlor/protocol';
import { games, isGameId } from '@parlor/registry';
import { derivedId, newSeed } from '../../domain/people/secrets.ts';
import { begin, beginOpening, isAllOpen, openShare, overdue } from '../../domain/tables/shares.ts';
import { commandName, type TableDoc } from '../../domain/tables/tableDoc.ts';
import { type Answer, DONE, refuse } from './answer.ts';
import type { Config } from '../ports/config.ts';
import type { ServerReferee, ServerTypes } from '../ports/referee.ts';
import type { Store } from '../ports/store.ts';
import type { World } from '../ports/world.ts';
import type { Presence } from '../rooms/presence.ts';
import type { Tables } from '../tables/tables.ts';

export interface BeginningParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly host: MatchHost<ServerTypes>;
  readonly referee: ServerReferee;
  readonly presence: Pick<Presence, 'isHere'>;
  readonly world: Pick<World, 'now' | 'randomBytes'>;
  readonly config: Pick<Config, 'OPENING_S' | 'CLOCK_DAILY_S'>;
}

export class Beginning {
  constructor(private readonly parts: BeginningParts) {}

  async start(player: string, { table, key }: CommandOf<'start'>): Promise<Answer> {
    const { tables, world } = this.parts;
    const doc = await tables.get(table);
    if (!doc) return refuse('unknown-table');
    // Whatever is in the way is told to whoever starts, and nobody opens anything for it.
    const why = beginOpening(doc, player, 0).ok ? await this.impossible(doc) : undefined;
    if (why) return { why };
    const changed = await tables.change(
      table,
      (at) => beginOpening(at, player, world.now() + this.timeFor(at)),
      commandName(player, key),
    );
    return changed.ok ? this.goOn(changed.doc) : { why: changed.why };
  }

  async openShare(player: string, { table, key, share }: CommandOf<'open-share'>): Promise<Answer> {
    const changed = await this.parts.tables.change(
      table,
      (at) => openShare(at, player, share),
      commandName(player, key),
    );
    return changed.ok ? this.goOn(changed.doc) : { why: changed.why };
  }

  /** A table where shares are opened is due: its match begins, or it is called off. */
  async seeTo(table: string): Promise<void> {
    const { tables, world } = this.parts;
    const doc = await tables.get(table);
    if (!doc?.opening) return;
    // What this node cannot begin another one may, until the time is over.
    if (isAllOpen(doc) && !(await this.begin(doc))) return;
    const freshSeed = newSeed(world);
    await tables.change(table, (at) =>
      at.serverSeed === doc.serverSeed
        ? overdue(at, world.now(), freshSeed)
        : { ok: true, doc: at },
    );
  }

  /** People who come and go open their shares when they come. */
  private timeFor({ clock }: TableDoc): number {
    const { OPENING_S, CLOCK_DAILY_S } = this.parts.config;
    return 1000 * (clock === 'daily' ? CLOCK_DAILY_S : OPENING_S);
  }

  /** What was asked for is done; the match begins if nobody is waited for. Whether it does is nobody's fault who asked. */
  private async goOn(doc: TableDoc): Promise<Answer> {
    if (doc.opening && isAllOpen(doc)) await this.begin(doc);
    // Perhaps the first attempt ended before anybody saw to the match.
    else if (doc.match !== null) await this.parts.host.matches.showFirst(doc.match);
    return DONE;
  }

  /** Who of those whose seats were kept has come meanwhile. */
  private async hereOf({ id, seats }: TableDoc): Promise<ReadonlySet<string>> {
    const here = new Set<string>();
    for (const { player, isKept } of seats) {
      if (isKept && player !== null && (await this.parts.presence.isHere(id, player)))
        here.add(player);
    }
    return here;
  }

  private async impossible(doc: TableDoc): Promise<Illegal | undefined> {
    const { game, table } = doc;
    if (!isGameId(game)) return { code: 'unknown-game' };
    const fit = await this.parts.referee.tableAgain(game, table.seats, table.options);
    return fit.ok ? undefined : fit.why;
  }

  /** Why the match cannot begin here, if it cannot. */
  private async begin(doc: TableDoc): Promise<Illegal | undefined> {
    const { store, tables, world, host, referee } = this.parts;
    const { game, serverSeed } = doc;
    if (!isGameId(game)) return { code: 'unknown-game' };
    // The rules may have grown since the table was opened: what they have to choose now is filled in.
    const fit = await referee.tableAgain(game, doc.table.seats, doc.table.options);
    if (!fit.ok) return fit.why;
    // Of these shares and this seed, and of no others: whoever else begins it makes the same match.
    const match = derivedId('match', serverSeed, doc.id);
    const contributions = doc.seats.map(({ contribution }) => contribution);
    const seed = jointSeed(serverSeed, contributions);
    await store.createMatch({
      id: match,
      table: doc.id,
      game,
      status: 'playing',
      header: recordHeader(games[game], fit.table, seed) as unknown as Json,
      fairness: { serverSeed, contributions },
      seats: doc.seats.map(({ player, level }) => player ?? `bot:${level}`),
      startedAt: world.now(),
      finishedAt: null,
      outcome: null,
    });
    // Before anybody can see it: if this node dies now, another one will miss it and take it up.
    await host.reserve(match);
    const here = await this.hereOf(doc);
    const changed = await tables.change(doc.id, (at) =>
      at.match === match
        ? { ok: true, doc: at }
        : begin({ ...at, table: fit.table }, { match, serverSeed, here }),
    );
    if (!changed.ok) return changed.why;
    // Into our hands: from now on its bots and clocks are seen to.
    await host.matches.showFirst(match);
    return undefined;
  }
}
