/** A socket of somebody hostile: says what they like, as fast as they like, and hears what comes of it. */

import type { Command, Position, ServerMessage, TableInfo } from '@parlor/protocol';
import WebSocket from 'ws';
import { type Ground, isLimit, pause } from './siegeGround.ts';

type WithoutKey<C> = C extends { key: string } ? Omit<C, 'key'> : never;
type Wish = WithoutKey<Command>;

/** What came of a command; undefined when the line was cut instead. */
export interface Heard {
  readonly code?: string;
  readonly table?: string | undefined;
}

let opened = 0;
let lastKey = 0;

export class HostileSocket {
  position: Position | undefined;
  onPosition: (position: Position) => void = () => {};
  onTable: (table: TableInfo) => void = () => {};
  /** The public tables, if it looks at the list. */
  listed: readonly string[] = [];
  /** How often it was told that it was too much. */
  limits = 0;
  private isOver = false;
  private readonly waiting = new Map<string, (heard: Heard | undefined) => void>();

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.hear(data.toString()));
    socket.once('close', () => {
      for (const settle of this.waiting.values()) settle(undefined);
      this.waiting.clear();
    });
  }

  /** Undefined when it was not let in. */
  static open(
    { base, address, peaks }: Ground,
    cookie: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<HostileSocket | undefined> {
    return new Promise((resolve) => {
      const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/socket`, {
        headers: { cookie, ...headers },
        localAddress: address,
        perMessageDeflate: false,
        handshakeTimeout: 30_000,
      });
      socket.on('error', () => {});
      socket.once('open', () => {
        peaks.sockets = Math.max(peaks.sockets, ++opened);
        const line = new HostileSocket(socket);
        socket.once('close', () => line.over());
        resolve(line);
      });
      socket.once('close', () => resolve(undefined));
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  say(wish: Wish): Promise<Heard | undefined> {
    if (!this.isOpen) return Promise.resolve(undefined);
    const key = `siege-key-${++lastKey}`;
    return new Promise((resolve) => {
      this.waiting.set(key, resolve);
      this.socket.send(JSON.stringify({ ...wish, key }));
    });
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'position') {
      this.position = message;
      this.onPosition(message);
    } else if (message.type === 'table') this.onTable(message.table);
    else if (message.type === 'lobby') this.listed = message.tables.map(({ id }) => id);
    else if (message.type === 'done' || message.type === 'refused') this.answer(message);
  }

  private answer(message: Heard & { readonly key?: string | undefined }): void {
    if (message.code !== undefined && isLimit(message.code)) this.limits++;
    const settle = this.waiting.get(message.key ?? '');
    this.waiting.delete(message.key ?? '');
    settle?.(message);
  }

  close(): void {
    // Its place may be taken before we hear that it is free.
    this.over();
    this.socket.terminate();
  }

  /** Reads nothing any more. It never learns that it was cut, so from here on it is not counted. */
  stopReading(): void {
    this.over();
    this.socket.pause();
  }

  private over(): void {
    if (!this.isOver) opened--;
    this.isOver = true;
  }
}

let taken = 0;

/** Somebody who was let in, and whom no other attack uses; undefined when it is over before that. */
async function nextGuest({ guests, stop }: Ground): Promise<string | undefined> {
  const mine = taken++;
  while (guests.length <= mine && !stop.aborted) await pause(50, stop);
  return guests[mine];
}

const BACK_AFTER_MS = 300;

/** So many guests, each on a socket that is opened again when it is cut; `own` is theirs as long as they are there. */
export async function asGuests(
  ground: Ground,
  guests: number,
  work: (socket: HostileSocket, own: Own) => Promise<void>,
): Promise<void> {
  const one = async () => {
    const cookie = await nextGuest(ground);
    const own: Own = { tables: new Set(), since: performance.now(), got: 0 };
    if (cookie === undefined) return;
    while (!ground.stop.aborted) {
      const socket = await HostileSocket.open(ground, cookie);
      if (socket) await work(socket, own);
      socket?.close();
      await pause(BACK_AFTER_MS, ground.stop);
    }
  };
  await Promise.all(Array.from({ length: guests }, one));
}

/** What one guest has. */
export interface Own {
  /** Those that are not over. */
  readonly tables: Set<string>;
  readonly since: number;
  /** How often they got through. */
  got: number;
}
