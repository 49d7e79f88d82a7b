/** The connections of this node, from the first frame to the last. A socket comes in here, and so does a simulated line. */

import type { Timers } from '@parlor/host';
import type { Player } from '../../domain/records.ts';
import type { Log } from '../ports/log.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { Order } from '../order/order.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { Allowance } from './allowance.ts';
import type { Commands } from './commands.ts';
import { Connection, type Line } from './connection.ts';

/** Whoever has vanished without a word is missed after twice as long at the latest. */
const PING_EVERY_MS = 30_000;

/** As many commands at once as in so many seconds. */
const BURST_S = 3;

export interface ConnectionsParts {
  readonly rooms: Rooms;
  readonly commands: Commands;
  readonly order: Order;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly timers: Timers;
  readonly commandsPerSecond: number;
  readonly peopleAtAddress: number;
}

/** Who is at the other end of a line. */
export interface Origin {
  readonly player: Player;
  /** Where they are signed in; undefined with a cookie from before there were sessions. */
  readonly session: string | undefined;
  readonly address: string;
  /** The address itself, where it is known. */
  readonly ip?: string;
  /** Takes sets of one's own by name; clients from before that do not. */
  readonly isDataByName: boolean;
}

export class Connections {
  private readonly all = new Set<Connection>();
  private readonly allowance: Allowance;
  private cancel: (() => void) | undefined;

  constructor(private readonly parts: ConnectionsParts) {
    const { commandsPerSecond: perSecond, peopleAtAddress, now } = parts;
    const atOnce = BURST_S * perSecond;
    this.allowance = new Allowance({ perSecond, atOnce, peopleAtAddress, now });
  }

  start(): void {
    this.cancel = this.parts.timers.every(PING_EVERY_MS, () => {
      for (const connection of this.all) connection.ping();
    });
  }

  stop(): void {
    this.cancel?.();
  }

  /** A line is open: from now on its frames go to what is returned. */
  open(line: Line, { player, session, address, ip = '', isDataByName }: Origin): Connection {
    const { rooms, commands, log, metrics, now } = this.parts;
    const { allowance } = this;
    metrics.sockets.inc();
    const connection = new Connection(line, player, {
      ...{ commands, log, now, allowance, session, address, ip, isDataByName },
    });
    this.all.add(connection);
    rooms.arrive(connection);
    if (this.parts.order.isShutOut(connection)) connection.shutOut();
    return connection;
  }

  [Symbol.iterator](): Iterator<Connection> {
    return this.all.values();
  }

  /** The line has ended. */
  ended(connection: Connection): void {
    const { rooms, commands, metrics } = this.parts;
    metrics.sockets.dec();
    this.all.delete(connection);
    void commands.gone(connection, rooms.depart(connection)).catch(() => {});
  }
}
