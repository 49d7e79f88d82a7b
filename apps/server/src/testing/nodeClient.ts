/** A player at the end of a real socket, for tests. */

import { randomBytes } from 'node:crypto';
import { DATA_BY_NAME, type Position, type ServerMessage, type TableInfo } from '@parlor/protocol';
import { Client, type ClientParts } from '@parlor/client';
import WebSocket from 'ws';
import { Pace } from './pace.ts';

/** Only what never happens should meet this: a slow machine is no defect. */
const LIMIT_MS = 120_000;

type Message<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

export class NodeClient {
  readonly client: Client;
  readonly heard: ServerMessage[] = [];
  /** Every frame as it came, for tests on the bytes. */
  readonly frames: string[] = [];
  position: Position | undefined;
  table: TableInfo | undefined;
  seat: number | null = null;
  /** For whoever says many things one after the other. */
  readonly pace = new Pace();
  private readonly hopes = new Set<() => void>();

  constructor(
    readonly base: string,
    readonly cookie: string,
    /** A socket may be sent to another node when it is opened again. */
    private readonly nodeOf: () => string = () => base,
    private readonly path = `/socket?${DATA_BY_NAME}`,
    make: (parts: ClientParts) => Client = (parts) => new Client(parts),
  ) {
    this.client = make({ open: (on) => this.open(on), newKey, after });
    this.client.listen((message) => this.hear(message));
  }

  /** A new guest with a cookie of its own. */
  static async arrive(base: string, nodeOf?: () => string): Promise<NodeClient> {
    return new NodeClient(base, await newCookie(base), nodeOf);
  }

  private open(on: Parameters<ClientParts['open']>[0]) {
    const socket = new WebSocket(`${this.nodeOf().replace(/^http/, 'ws')}${this.path}`, {
      headers: { cookie: this.cookie },
      perMessageDeflate: false,
    });
    socket.on('open', () => on.opened());
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      this.frames.push(text);
      on.heard(text);
      for (const look of this.hopes) look();
    });
    socket.on('close', (code) => on.closed(code));
    socket.on('error', () => {});
    return { send: (text: string) => socket.send(text), close: () => socket.close() };
  }

  private hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.type === 'position') this.position = message;
    if (message.type === 'table') {
      this.table = message.table;
      this.seat = message.yourSeat;
    }
  }

  /** Resolves as soon as `isSo`. */
  until(isSo: () => boolean, what = 'it did not happen'): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => finish(() => reject(new Error(what))), LIMIT_MS);
      const finish = (end: () => void) => {
        clearTimeout(timer);
        this.hopes.delete(look);
        end();
      };
      const look = () => {
        if (isSo()) finish(resolve);
      };
      this.hopes.add(look);
      look();
    });
  }

  last<Type extends ServerMessage['type']>(type: Type): Message<Type> | undefined {
    return this.heard.findLast((message): message is Message<Type> => message.type === type);
  }

  say(wish: Parameters<Client['say']>[0], key?: string) {
    return this.client.say(wish, key);
  }

  get(path: string): Promise<Response> {
    return fetch(`${this.base}${path}`, { headers: { cookie: this.cookie } });
  }

  close(): void {
    this.client.close();
  }
}

export const newKey = (): string => randomBytes(16).toString('base64url');
export const newContribution = (): string => randomBytes(16).toString('hex');

export async function newCookie(base: string): Promise<string> {
  const response = await fetch(`${base}/api/session`, { method: 'POST' });
  if (!response.ok) throw new Error(`no session: ${response.status}`);
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
}

const after: ClientParts['after'] = (ms, ring) => {
  const timer = setTimeout(ring, ms);
  timer.unref();
  return () => clearTimeout(timer);
};
