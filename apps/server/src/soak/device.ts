/** A device in somebody's hand: a socket that comes back whenever it breaks, on whichever node is up. */

import { randomBytes } from 'node:crypto';
import { Client, type ClientParts, commitWish, openingWish } from '@parlor/client';
import type { Position, ServerMessage, TableInfo } from '@parlor/protocol';
import WebSocket from 'ws';
import { Pace } from '../testing/pace.ts';
import { homeOf, newHome } from './homes.ts';

type Wish = Parameters<Client['say']>[0];

/** Only what is lost should meet this: a slow machine is no defect. */
const SILENCE_MS = 240_000;

/** What came of a command: what the server said, or nothing at all in all that time. */
export type Said = Awaited<ReturnType<Client['say']>> | undefined;

export interface DeviceEvents {
  position?(position: Position): void;
  table?(table: TableInfo): void;
  message?(message: ServerMessage): void;
  /** Everything that is refused, also what the client says again by itself. */
  refused?(code: string): void;
  /** A line that was open has ended, and not from here. */
  cut?(): void;
}

/** Where a device is, for the limits of the server. */
export type Whereabouts =
  | { readonly headers: Readonly<Record<string, string>> }
  | { readonly localAddress: string };

export class Device {
  /** Who we are, as soon as the server has said so. */
  player: string | undefined;
  table: TableInfo | undefined;
  position: Position | undefined;
  private readonly client: Client;
  private readonly hopes = new Set<() => void>();
  private readonly unanswered = new Set<(said: Said) => void>();
  private isOff = false;
  /** By what binds to them, until they are opened. */
  private readonly shares = new Map<string, string>();
  private readonly pace = new Pace();

  constructor(
    readonly cookie: string,
    private readonly nodeOf: () => string,
    private readonly on: DeviceEvents = {},
    private readonly at: Whereabouts = { headers: homeOf(cookie) },
  ) {
    this.client = new Client({ open: (line) => this.open(line), newKey, after });
    this.client.listen((message) => this.hear(message));
  }

  private open(on: Parameters<ClientParts['open']>[0]) {
    const { at, cookie } = this;
    const socket = new WebSocket(`${this.nodeOf().replace(/^http/, 'ws')}/socket`, {
      ...('localAddress' in at && at),
      headers: { cookie, ...('headers' in at && at.headers) },
      perMessageDeflate: false,
      // A frozen node accepts nobody, and a crowded machine does so late.
      handshakeTimeout: 10_000,
    });
    let isOpen = false;
    socket.on('open', () => {
      isOpen = true;
      on.opened();
    });
    socket.on('unexpected-response', (_, response) => {
      this.on.refused?.(`socket ${response.statusCode}`);
      response.destroy();
      socket.terminate();
    });
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (this.on.refused && text.startsWith('{"type":"refused"')) {
        this.on.refused((JSON.parse(text) as { readonly code: string }).code);
      }
      on.heard(text);
    });
    socket.on('close', (code) => {
      if (isOpen) this.on.cut?.();
      on.closed(code);
    });
    socket.on('error', () => {});
    return {
      send: (text: string) => socket.send(text, () => {}),
      close: () => {
        isOpen = false;
        socket.terminate();
      },
    };
  }

  private hear(message: ServerMessage): void {
    this.on.message?.(message);
    if (message.type === 'welcome') this.player = message.player.id;
    if (message.type === 'table') {
      this.table = message.table;
      this.openShare(message.table);
      this.on.table?.(message.table);
    }
    if (message.type === 'position') {
      this.position = message;
      this.on.position?.(message);
    }
    for (const look of [...this.hopes]) look();
  }

  /** Ready, and bound to a share, which is opened by itself when the match is to begin. */
  commitAt(table: string) {
    const share = newContribution();
    const wish = commitWish(table, share);
    this.shares.set(wish.commitment, share);
    return wish;
  }

  private openShare(table: TableInfo): void {
    const wish = openingWish(table, this.player ?? '', (commitment) => {
      const share = this.shares.get(commitment);
      this.shares.delete(commitment);
      return share;
    });
    if (wish) void this.say(wish);
  }

  say(wish: Wish, key?: string, limitMs = SILENCE_MS): Promise<Said> {
    if (this.isOff) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const settle = (said: Said) => {
        clearTimeout(timer);
        this.unanswered.delete(settle);
        resolve(said);
      };
      const timer = setTimeout(() => settle(undefined), limitMs);
      timer.unref();
      this.unanswered.add(settle);
      void this.pace
        .turn()
        .then(() => this.client.say(wish, key))
        .then(settle);
    });
  }

  /** Did it happen in time? */
  until(isSo: () => boolean, limitMs = SILENCE_MS): Promise<boolean> {
    return new Promise((resolve) => {
      const finish = (answer: boolean) => {
        clearTimeout(timer);
        this.hopes.delete(look);
        resolve(answer);
      };
      const timer = setTimeout(() => finish(isSo()), limitMs);
      timer.unref();
      const look = () => {
        if (isSo()) finish(true);
        else if (this.isOff) finish(false);
      };
      this.hopes.add(look);
      look();
    });
  }

  get status(): string {
    return this.client.status;
  }

  /** Breaks the line, as a network would; the device comes back by itself. */
  drop(): void {
    this.client.drop();
  }

  /** Switched off for good: what is not answered by now never will be, and nobody waits for it. */
  close(): void {
    this.isOff = true;
    this.client.close();
    for (const settle of this.unanswered) settle(undefined);
    for (const look of [...this.hopes]) look();
  }
}

export const newKey = (): string => randomBytes(16).toString('base64url');
export const newContribution = (): string => randomBytes(16).toString('hex');

/** The cookie of a new guest; tried again while nobody is at home. */
export async function arrive(nodeOf: () => string, limitMs = SILENCE_MS): Promise<string> {
  const until = Date.now() + limitMs;
  for (;;) {
    try {
      const headers = newHome();
      const response = await fetch(`${nodeOf()}/api/session`, { method: 'POST', headers });
      if (response.ok) return response.headers.getSetCookie()[0]!.split(';')[0]!;
    } catch {
      // Down at the moment.
    }
    if (Date.now() > until) throw new Error('Nobody is at home.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Simulated players come back sooner than others would: waits after a break are cut short. */
const LONGEST_BREAK_MS = 8000;
const IMPATIENCE_MS = 250;

const after: ClientParts['after'] = (ms, ring) => {
  const timer = setTimeout(ring, ms > LONGEST_BREAK_MS ? ms : Math.min(ms, IMPATIENCE_MS));
  timer.unref();
  return () => clearTimeout(timer);
};
