/** Who is at which table, told to everybody there, on whichever node they are. */

import type { Cancel } from '@parlor/host';
import type { Seat } from '@parlor/kit';
import type { Present, Store } from '../ports/store.ts';
import { playersOf, type TableDoc } from '../../domain/tables/tableDoc.ts';
import type { ClusterBus } from '../ports/clusterBus.ts';
import type { World } from '../ports/world.ts';
import type { Rooms } from './rooms.ts';

export interface PresenceParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly bus: ClusterBus;
  readonly world: Pick<World, 'now' | 'timers'>;
  readonly node: string;
  readonly leaseMs: number;
  /** For which seats of a table a bot is thinking. */
  readonly thinking: (doc: TableDoc) => ReadonlySet<Seat>;
}

/** Many come and go at once, above all when a node starts or stops: they are written down together. */
const PAUSE_MS = 50;

export class Presence {
  /** Whoever has come or gone here and is not written down yet. */
  private readonly moving = new Map<string, Present>();
  private cancel: Cancel | undefined;

  constructor(private readonly parts: PresenceParts) {}

  show(doc: TableDoc): void {
    const { rooms, thinking, world } = this.parts;
    rooms.tellTable(doc.id, rooms.presence(doc, thinking(doc), world.now()));
  }

  /** Somebody has come to a table here, or has left it. */
  changed(table: string, player: string): void {
    this.moving.set(`${table} ${player}`, { table, player });
    this.parts.rooms.noteSeen(table, player, this.parts.world.now());
    // What fails is written with the next renewal, or is over when nobody renews it.
    this.cancel ??= this.parts.world.timers.after(
      PAUSE_MS,
      () => void this.write().catch(() => {}),
    );
  }

  private async write(): Promise<void> {
    const { store, rooms, bus, world, node, leaseMs } = this.parts;
    this.cancel = undefined;
    const all = [...this.moving.values()];
    this.moving.clear();
    const isHere = ({ table, player }: Present) => rooms.isConnected(table, player);
    await store.attend(node, all.filter(isHere), world.now() + leaseMs);
    await store.attend(
      node,
      all.filter((one) => !isHere(one)),
      world.now(),
    );
    for (const id of new Set(all.map(({ table }) => table))) bus.publish({ kind: 'presence', id });
  }

  /** Whoever is here is still here. */
  async renew(): Promise<void> {
    const { store, rooms, world, node, leaseMs } = this.parts;
    await store.attend(node, rooms.attending(), world.now() + leaseMs);
  }

  /** Is somebody at a table right now, on whichever node? */
  async isHere(table: string, player: string): Promise<boolean> {
    const { store, rooms, world, node } = this.parts;
    if (rooms.isConnected(table, player)) return true;
    // What is written of this node is older than what it knows.
    return (await store.attendance([table])).some(
      (one) => one.node !== node && one.player === player && one.until > world.now(),
    );
  }

  /** When somebody was last at a table, on whichever node; later than now as long as they are. */
  async lastSeen(table: string, player: string): Promise<number> {
    const seen = (await this.parts.store.attendance([table])).filter(
      (one) => one.player === player,
    );
    return Math.max(0, ...seen.map(({ until }) => until));
  }

  /** Since when nobody has been at a table, player or not, on whichever node; undefined while somebody is. */
  async emptySince(table: string): Promise<number | undefined> {
    const { store, rooms, world, node } = this.parts;
    if (rooms.isLookedAt(table)) return undefined;
    const now = world.now();
    const seen = await store.attendance([table]);
    // What is written of this node is older than what it knows.
    if (seen.some((one) => one.node !== node && one.until > now)) return undefined;
    return Math.min(now, Math.max(0, ...seen.map(({ until }) => until)));
  }

  /** Is anybody who plays at this table there, on whichever node? */
  async isAnyoneAt(doc: TableDoc): Promise<boolean> {
    const { store, world } = this.parts;
    const players = playersOf(doc);
    const seen = await store.attendance([doc.id]);
    return seen.some(({ player, until }) => until > world.now() && players.includes(player));
  }

  /** Looks who is at these tables on other nodes, and tells those who are there here. */
  async look(tables: readonly TableDoc[]): Promise<void> {
    const { store, rooms, world, node } = this.parts;
    if (tables.length === 0) return;
    const elsewhere = new Map(tables.map(({ id }) => [id, new Set<string>()]));
    const news = new Set<string>();
    for (const { table, player, node: on, until } of await store.attendance([
      ...elsewhere.keys(),
    ])) {
      if (until <= world.now()) {
        if (rooms.noteSeen(table, player, until)) news.add(table);
      } else if (on !== node) elsewhere.get(table)?.add(player);
    }
    for (const doc of tables) {
      const isNews = rooms.learnElsewhere(doc.id, elsewhere.get(doc.id)!);
      if (isNews || (doc.status === 'open' && news.has(doc.id))) this.show(rooms.newest(doc));
    }
  }
}
