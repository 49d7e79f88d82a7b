/** Everybody who is connected to this node, and what they look at. */

import { ownData, type Seat, type Viewer, withoutData } from '@parlor/kit';
import type { Timers } from '@parlor/host';
import type { ServerMessage } from '@parlor/protocol';
import type { Shown } from './shown.ts';
import { isRemoved } from '../../domain/tables/hosting.ts';
import type { SeatDoc, TableDoc } from '../../domain/tables/tableDoc.ts';
import { playersOf, seatOf, tableInfo } from '../../domain/tables/tableDoc.ts';
import type { Present } from '../ports/store.ts';
import { pauseMessage } from './pauseMessage.ts';
import { hasChanged, takeBackMessage } from './takeBackMessage.ts';
import { withoutMessage } from './withoutMessage.ts';

/** A connection as the rooms see it. */
export interface Client {
  readonly player: string;
  /** Where it is connected from, for limits. */
  readonly address: string;
  /** The player this client acts for at a table: itself, or the owner of a seat it has a token for. */
  actsFor(table: string): string;
  mutes(player: string): boolean;
  send(text: string): void;
  /** Sends a message after the sets that it names, or with them. */
  show(shown: Shown): void;
}

interface Room {
  readonly clients: Set<Client>;
  doc: TableDoc;
  /** Has everybody who waited here for the match been shown where it stands? */
  isShown: boolean;
  /** Who is at this table on other nodes, as far as is known here. */
  elsewhere: ReadonlySet<string>;
  /** When people were last here who are not any more, as far as is known. */
  readonly seen: Map<string, number>;
}

export class Rooms {
  private readonly byTable = new Map<string, Room>();
  private readonly tableOf = new Map<string, string>();
  private readonly lobby = new Set<Client>();
  private readonly clients = new Set<Client>();

  constructor(private readonly timers: Timers) {}

  arrive(client: Client): void {
    this.clients.add(client);
  }

  /** Returns the tables the client was at. */
  depart(client: Client): string[] {
    this.clients.delete(client);
    this.lobby.delete(client);
    const left = [...this.byTable].filter(([, room]) => room.clients.has(client)).map(([id]) => id);
    for (const table of left) this.exit(client, table);
    return left;
  }

  get size(): number {
    return this.clients.size;
  }

  /** Everybody who is at a table here, each once at each. */
  attending(): Present[] {
    return [...this.byTable].flatMap(([table, { clients }]) =>
      [...actingFor(clients, table)].map((player) => ({ table, player })),
    );
  }

  all(): Iterable<Client> {
    return this.clients;
  }

  // Tables

  enter(client: Client, doc: TableDoc): void {
    // The line may have broken while the table was being looked up.
    if (!this.clients.has(client)) return;
    // Whoever comes when the match has begun is shown it by themselves.
    const isShown = doc.match !== null;
    const room = this.byTable.get(doc.id) ?? {
      ...{ clients: new Set(), doc, isShown, elsewhere: NOBODY, seen: new Map() },
    };
    this.byTable.set(doc.id, room);
    // Whoever comes may bring news that those who are here have not heard yet.
    if (doc.version > room.doc.version) this.showTable(doc);
    room.clients.add(client);
    this.learn(doc);
  }

  exit(client: Client, table: string): void {
    const room = this.byTable.get(table);
    if (!room?.clients.delete(client) || room.clients.size > 0) return;
    this.byTable.delete(table);
    if (room.doc.match) this.tableOf.delete(room.doc.match);
  }

  isIn(client: Client, table: string): boolean {
    return this.byTable.get(table)?.clients.has(client) ?? false;
  }

  /** The table as far as is known here, for somebody who has entered it. */
  tableFor(client: Client, table: string): TableDoc | undefined {
    const room = this.byTable.get(table);
    return room?.clients.has(client) ? room.doc : undefined;
  }

  /** Is anybody at this table here? */
  isLookedAt(table: string): boolean {
    return this.byTable.has(table);
  }

  /** The tables somebody here looks at, in their newest version known here. */
  tables(): TableDoc[] {
    return [...this.byTable.values()].map(({ doc }) => doc);
  }

  /** Who watches which table with a delay. */
  *watchedLate(): Generator<{ readonly client: Client; readonly table: string }> {
    for (const [table, { clients, doc }] of this.byTable) {
      if (doc.watchDelay === 0) continue;
      for (const client of clients) if (delayFor(client, doc) > 0) yield { client, table };
    }
  }

  /** Keeps the newest version of a table; true when it was news. */
  learn(doc: TableDoc): boolean {
    const room = this.byTable.get(doc.id);
    if (!room) return false;
    if (doc.match) this.tableOf.set(doc.match, doc.id);
    if (doc.version <= room.doc.version) return false;
    if (doc.match !== room.doc.match) room.isShown = false;
    const { takeBack, pausing, without } = room.doc;
    room.doc = doc;
    // Whichever node it was asked or agreed on.
    if (hasChanged(takeBack, doc.takeBack)) this.tellTable(doc.id, takeBackMessage(doc));
    if (hasChanged(pausing?.request, doc.pausing?.request))
      this.tellTable(doc.id, pauseMessage(doc));
    if (hasChanged(without?.request, doc.without?.request))
      this.tellTable(doc.id, withoutMessage(doc));
    return true;
  }

  /** While somebody looked a table up it may have changed. */
  newest(doc: TableDoc): TableDoc {
    const known = this.byTable.get(doc.id)?.doc;
    return known && known.version > doc.version ? known : doc;
  }

  /** Tells everyone at the table how it stands. */
  showTable(doc: TableDoc): void {
    const room = this.byTable.get(doc.id);
    if (!room) return;
    this.learn(doc);
    for (const client of room.clients) this.showTableTo(client, room.doc);
  }

  showTableTo(client: Client, doc: TableDoc): void {
    const yourSeat = seatOf(doc, client.actsFor(doc.id)) ?? null;
    const late = yourSeat === null ? 0 : (doc.seats[yourSeat]!.late?.count ?? 0);
    const own = ownData(doc.table.options);
    const table = withoutData(tableInfo(doc), own);
    const { removed = [] } = doc;
    const isHost = client.actsFor(doc.id) === doc.host;
    const message: ServerMessage = {
      ...{ type: 'table', table, yourSeat, ...(late > 0 && { late }) },
      ...(isRemoved(doc, client.player) && { isRemoved: true }),
      ...(isHost && doc.status === 'open' && removed.length > 0 && { removed: [...removed] }),
    };
    client.show({ text: JSON.stringify(message), own });
  }

  tellTable(table: string, message: ServerMessage, except?: (client: Client) => boolean): void {
    const room = this.byTable.get(table);
    if (!room) return;
    const text = JSON.stringify(message);
    for (const client of room.clients) {
      if (except?.(client)) continue;
      const delay = delayFor(client, room.doc);
      if (delay === 0) client.send(text);
      else this.tellLate(client, table, message, delay);
    }
  }

  /** Whoever watches with a delay hears nothing before that tells how the match stands now. */
  tellLate(client: Client, table: string, message: ServerMessage, delay: number): void {
    if (message.type === 'presence') {
      tell(client, { ...message, thinking: message.thinking.map(() => false) });
    } else if (isAboutPlay(message)) {
      const late = () => {
        if (this.isIn(client, table)) tell(client, message);
      };
      this.timers.after(Math.max(0, delay), late);
    } else tell(client, message);
  }

  isConnected(table: string, player: string): boolean {
    for (const client of this.byTable.get(table)?.clients ?? []) {
      if (client.actsFor(table) === player) return true;
    }
    return false;
  }

  /** Is anybody at this table, on whichever node, who has a seat and plays it? */
  isPlayedAt(table: string): boolean {
    const room = this.byTable.get(table);
    if (!room) return false;
    const here = new Set([...actingFor(room.clients, table), ...room.elsewhere]);
    return playersOf(room.doc).some((player) => here.has(player));
  }

  /** Notes who is at a table on other nodes; true when it was news. */
  learnElsewhere(table: string, players: ReadonlySet<string>): boolean {
    const room = this.byTable.get(table);
    if (!room) return false;
    const { elsewhere } = room;
    room.elsewhere = players;
    return elsewhere.size !== players.size || [...players].some((one) => !elsewhere.has(one));
  }

  /** Notes when somebody who may be gone was last at a table; true when it was news. */
  noteSeen(table: string, player: string, at: number): boolean {
    const seen = this.byTable.get(table)?.seen;
    if (!seen || at <= (seen.get(player) ?? 0)) return false;
    seen.set(player, at);
    return true;
  }

  presence(doc: TableDoc, thinking: ReadonlySet<Seat>, now: number): ServerMessage {
    const room = this.byTable.get(doc.id);
    const here = new Set([...actingFor(room?.clients ?? [], doc.id), ...(room?.elsewhere ?? [])]);
    const awaySince = ({ player }: SeatDoc): number | null =>
      player === null || here.has(player) ? null : (room?.seen.get(player) ?? null);
    return {
      type: 'presence',
      table: doc.id,
      connected: doc.seats.map(({ player }) => player !== null && here.has(player)),
      thinking: doc.seats.map((_, seat) => thinking.has(seat)),
      watching: [...here].filter((player) => seatOf(doc, player) === undefined).length,
      ...(doc.status === 'open' && { awaySince: doc.seats.map(awaySince), now }),
    };
  }

  // Matches

  /** From where the match is looked at here, each once. */
  viewersOf(match: string): Viewer[] {
    const room = this.roomOf(match);
    const viewers: Viewer[] = [];
    for (const client of room?.clients ?? []) {
      const viewer = viewerOf(client, room!.doc);
      if (!viewers.includes(viewer)) viewers.push(viewer);
    }
    return viewers;
  }

  /** Does somebody here know that a match has begun, but not where it stands? */
  awaits(match: string): boolean {
    return this.roomOf(match)?.isShown === false;
  }

  noteShown(match: string): void {
    const room = this.roomOf(match);
    if (room) room.isShown = true;
  }

  /** Sends a position to everybody who sees the match from there. */
  tellViewers(match: string, viewer: Viewer, shown: Shown): void {
    const room = this.roomOf(match);
    for (const client of room?.clients ?? []) {
      if (viewerOf(client, room!.doc) === viewer) client.show(shown);
    }
  }

  private roomOf(match: string): Room | undefined {
    const table = this.tableOf.get(match);
    return table === undefined ? undefined : this.byTable.get(table);
  }

  // The lobby

  watchLobby(client: Client, isOn: boolean): void {
    if (isOn) this.lobby.add(client);
    else this.lobby.delete(client);
  }

  get isLobbyWatched(): boolean {
    return this.lobby.size > 0;
  }

  inLobby(): Iterable<Client> {
    return this.lobby;
  }
}

const NOBODY: ReadonlySet<string> = new Set();

const actingFor = (clients: Iterable<Client>, table: string): Set<string> =>
  new Set([...clients].map((client) => client.actsFor(table)));

/** What is said because of a move. */
const isAboutPlay = (message: ServerMessage): boolean =>
  message.type === 'take-back' ||
  message.type === 'pause' ||
  message.type === 'go-without' ||
  (message.type === 'chat' && message.remark !== undefined);

/** How late a client watches, in milliseconds; those who play do not. */
export const delayFor = (client: Client, doc: TableDoc): number =>
  doc.watchDelay > 0 && viewerOf(client, doc) === 'public' ? 1000 * doc.watchDelay : 0;

export const viewerOf = (client: Client, doc: TableDoc): Viewer =>
  seatOf(doc, client.actsFor(doc.id)) ?? 'public';

export const tell = (client: Client, message: ServerMessage): void =>
  client.send(JSON.stringify(message));
