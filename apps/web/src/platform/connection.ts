/** The page's one line to the server, opened when it is first needed. */

import { signal } from '@preact/signals';
import { Client } from '@parlor/client';
import { DATA_BY_NAME, PROTOCOL_FIELD, PROTOCOL_VERSION } from '@parlor/protocol';
import { sendJson } from './http.ts';

export interface Me {
  readonly id: string;
  readonly name: string;
  /** The server made the name up. */
  readonly isMadeUp?: boolean;
}

export const me = signal<Me | undefined>(undefined);

/** `none`: there is no server here, or no network; local tables work all the same. */
export const server = signal<'unknown' | 'up' | 'none'>('unknown');

/** The server does not speak this page's version any more. */
export const isOutdated = signal(false);

/** This device was signed out, here or from another one. */
export const isSignedOut = signal(false);

const SPOKEN = `${DATA_BY_NAME}&${PROTOCOL_FIELD}=${PROTOCOL_VERSION}`;

let client: Promise<Client> | undefined;

/** Becomes somebody, then opens the socket. Rejects when there is no server. */
export function connect(): Promise<Client> {
  client ??= arrive().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function arrive(): Promise<Client> {
  try {
    me.value = (await sendJson('POST', '/api/session')) as Me;
    server.value = 'up';
  } catch (error) {
    server.value = 'none';
    throw error;
  }
  const opened = new Client({
    open(on) {
      const socket = new WebSocket(
        `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket?${SPOKEN}`,
      );
      socket.addEventListener('open', () => on.opened());
      socket.addEventListener('message', ({ data }: MessageEvent<string>) => on.heard(data));
      socket.addEventListener('close', ({ code }) => on.closed(code));
      return { send: (text) => socket.send(text), close: () => socket.close() };
    },
    newKey: () => randomText(16),
    after(ms, ring) {
      const timer = setTimeout(ring, ms);
      return () => clearTimeout(timer);
    },
  });
  opened.watch((status) => {
    if (status === 'lost') server.value = 'none';
    if (status === 'open') server.value = 'up';
    if (status === 'outdated') {
      server.value = 'none';
      isOutdated.value = true;
    }
    if (status === 'signed-out') isSignedOut.value = true;
  });
  return opened;
}

// The network is back: whoever was told that it is gone should see so.
addEventListener('online', () => {
  void connect().then(
    (opened) => opened.retryNow(),
    () => {},
  );
});

// A socket would notice only after a while; what is said into it is said again later.
addEventListener('offline', () => {
  server.value = 'none';
  void client?.then(
    (opened) => opened.drop(),
    () => {},
  );
});

export async function rename(name: string): Promise<void> {
  me.value = (await sendJson('PATCH', '/api/me', { name })) as Me;
}

/** Hexadecimal digits: for keys and for one's share of the dice. */
export const randomText = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
