/**
 * Order is kept: nobody whom the host has sent away sits there, what is closed stays closed, whom an operator has silenced
 * or shut out is so, whoever is blocked is neither met nor heard, and a table where people wait has a host who is there.
 */

import type { ServerMessage } from '@parlor/protocol';
import type { Effect } from '../../application/ports/orderStore.ts';
import type { NewAct, Sanction, ShunnedPerson } from '../../domain/order/records.ts';
import type { ChatLine } from '../../domain/records.ts';
import { isRemoved } from '../../domain/tables/hosting.ts';
import { isFormer } from '../../domain/tables/former.ts';
import { seatOf, type TableDoc } from '../../domain/tables/tableDoc.ts';
import type { Done } from '../store/storeLine.ts';
import type { Findings } from './findings.ts';
import type { KeptTable, TablesKept } from './tablesKept.ts';

/** When nothing goes wrong, every node knows by then what an operator or another node has done. */
const KNOWN_MS = 4000;

/** So much longer than it has to a node may take to notice that a host is gone. */
const NOTICED_MS = 8000;

export interface OrderOracleParts {
  readonly findings: Findings;
  readonly now: () => number;
  readonly tables: TablesKept;
  /** Since when nothing goes wrong. */
  readonly quietSince: () => number | undefined;
  /** Since when somebody has been at a table without a break; undefined when they are not there. */
  readonly hereSince: (table: string, player: string) => number | undefined;
  readonly hostAwayMs: number;
}

export class OrderOracle {
  /** By kind and target: since when. */
  private readonly imposed = new Map<string, number>();
  /** By whose wish and whom: since when, and how. */
  private readonly shunned = new Map<string, { readonly at: number; readonly isBlock: boolean }>();
  /** By table and host: since when they were not seen there. */
  private readonly goneSince = new Map<string, number>();

  constructor(private readonly parts: OrderOracleParts) {}

  /** Has it been so for so long, all of it in quiet times, that everybody knows? */
  private isKnown(since: number | undefined): boolean {
    const { now, quietSince } = this.parts;
    const quiet = quietSince();
    return since !== undefined && quiet !== undefined && now() - Math.max(since, quiet) > KNOWN_MS;
  }

  private find(what: string): void {
    this.parts.findings.add('unruly', what);
  }

  stored({ call, args, result }: Done): void {
    const { now } = this.parts;
    if (call === 'shun' && result === 'noted') {
      const [player, whom] = args as [string, ShunnedPerson];
      this.shunned.set(`${player} ${whom.player}`, { at: now(), isBlock: whom.how === 'block' });
    }
    if (call === 'unshun') this.shunned.delete(args.join(' '));
    if (call === 'act' && result !== undefined) this.acted(...(args as [NewAct, Effect[]]));
    if (call === 'addChat') this.said(args[0] as ChatLine);
  }

  private acted(act: NewAct, effects: readonly Effect[]): void {
    if (act.operator === '' || act.target === '')
      this.find(`an act says not who did what: ${act.act}`);
    for (const effect of effects) {
      if (effect.do === 'impose') this.imposed.set(nameOf(effect.sanction), this.parts.now());
      if (effect.do === 'lift') this.imposed.delete(nameOf(effect));
    }
  }

  private said({ player, table }: ChatLine): void {
    if (this.isKnown(this.imposed.get(`silence ${player}`)))
      this.find(`${player} is silenced and heard`);
    const doc = this.parts.tables.get(table)?.doc;
    if (doc && isRemoved(doc, player) && this.isKnown(this.parts.tables.get(table)!.changedAt))
      this.find(`${player} was sent away from ${table} and talks there`);
  }

  /** A table is about to change. */
  changing({ doc, changedAt }: KeptTable, next: TableDoc): void {
    if (doc.status === 'closed' && !isForgetting(doc, next))
      this.find(`${doc.id} is closed and goes on`);
    for (const { player } of next.seats) {
      if (player === null) continue;
      if (next.status === 'open' && isRemoved(next, player))
        this.find(`${player} was sent away from ${doc.id} and sits there`);
      const isNew = seatOf(doc, player) === undefined;
      const block = this.shunned.get(`${next.host} ${player}`);
      const isOld = this.parts.now() - Math.max(block?.at ?? 0, changedAt) > KNOWN_MS;
      if (isNew && block?.isBlock && isOld && doc.host === next.host)
        this.find(`${player} sits down with ${next.host}, who has blocked them`);
    }
  }

  /** A node says something to somebody. */
  tell(player: string, message: ServerMessage): void {
    if (message.type === 'done' && this.isKnown(this.imposed.get(`ban ${player}`)))
      this.find(`${player} is banned, and something is done for them`);
    // Whoever is shown a table is there, however soon they leave again.
    if (message.type === 'table') this.goneSince.delete(`${message.table.id} ${player}`);
    if (message.type !== 'chat') return;
    if (this.isKnown(this.shunned.get(`${player} ${message.player}`)?.at))
      this.find(`${player} hears ${message.player}, whom they have muted`);
  }

  /** Once a second, while nothing goes wrong. */
  look(): void {
    const { now, tables, hereSince, hostAwayMs, quietSince } = this.parts;
    for (const { doc } of tables) {
      const { id, host, seats, status } = doc;
      const name = `${id} ${host}`;
      if (status !== 'open' || hereSince(id, host) !== undefined) {
        this.goneSince.delete(name);
        continue;
      }
      const since = this.goneSince.get(name) ?? now();
      this.goneSince.set(name, since);
      const longAgo = now() - hostAwayMs - NOTICED_MS;
      const isThere = ({ player }: { readonly player: string | null }) =>
        player !== null && (hereSince(id, player) ?? Infinity) < longAgo;
      const all = Math.max(since, quietSince() ?? Infinity);
      if (all < longAgo && seats.some(isThere)) this.find(`the host of ${id} is gone for long`);
    }
  }
}

const nameOf = ({ kind, target }: Pick<Sanction, 'kind' | 'target'>): string => `${kind} ${target}`;

/** Somebody was deleted: nothing else changes about a table that is over. */
const isForgetting = (doc: TableDoc, next: TableDoc): boolean =>
  next.status === doc.status &&
  next.seats.every(
    ({ player }, i) => player === doc.seats[i]!.player || (player !== null && isFormer(player)),
  );
