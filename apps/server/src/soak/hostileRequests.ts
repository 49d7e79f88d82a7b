/** Requests and raw bytes no honest client would send. */

import { connect } from 'node:net';
import type { Rng } from '@parlor/kit';
import { GAME_IDS } from '@parlor/registry/ids';

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'BREW'];

const PATHS = [
  '/',
  '/api/session',
  '/api/me',
  '/api/me/matches',
  '/api/me/tables',
  '/api/recovery',
  '/api/recover',
  `/api/ratings/${GAME_IDS[0]}`,
  '/api/ratings/__proto__',
  '/api/matches/AAAAAAAAAAAAAAAAAAAAAA',
  '/api/matches/%00',
  '/api/matches/..%2f..%2f..%2fetc%2fpasswd',
  '/api/tables/AAAAAAAAAAAAAAAAAAAAAA/seat-link',
  '/api/key',
  '/socket',
  '/healthz',
  '/readyz',
  '/metrics',
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/package.json',
  '/assets/%',
  '//evil.example/',
  '/api/nothing?__proto__[x]=1',
  `/${'a'.repeat(9000)}`,
];

const COOKIES = [
  '',
  'parlor=',
  'parlor=x',
  'parlor=AAAAAAAAAAAAAAAAAAAAAA.AAAA',
  'parlor=%00; parlor=%',
  'parlor=__proto__.x; __proto__=1',
  `parlor=${'x'.repeat(4000)}`,
  ';;;=;=',
];

const ORIGINS = [
  '',
  'null',
  'http://evil.example',
  'http://127.0.0.1',
  'file://',
  'x'.repeat(2000),
];

const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '{"name":""}',
  '{"name":{"__proto__":1}}',
  '{"name":"\u0000"}',
  '{"token":"AAAAAAAAAAAAAAAAAAAAAAAA"}',
  '{"__proto__":{"isAdmin":true},"name":"x"}',
  '{"constructor":{"prototype":{"x":1}}}',
  '['.repeat(10_000),
  'x'.repeat(70_000),
];

const TYPES = [
  'application/json',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  '',
  'x/y;;',
];

/** Bytes after a proper handshake that are no proper frames. */
const BAD_FRAMES: readonly (readonly number[])[] = [
  // Not masked.
  [0x81, 0x02, 0x7b, 0x7d],
  // Reserved bits, and an opcode nobody has given a meaning.
  [0xf1, 0x80, 0, 0, 0, 0],
  [0x83, 0x80, 0, 0, 0, 0],
  // Says it is endless, and says no more.
  [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
  // A fragment that nothing follows, a continuation of nothing.
  [0x01, 0x81, 0, 0, 0, 0, 0x7b],
  [0x80, 0x81, 0, 0, 0, 0, 0x7b],
  // Text that is no UTF-8; a ping that is too long; a close with half a code.
  [0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28],
  [0x89, 0xfe, 0x00, 0xff, 0, 0, 0, 0],
  [0x88, 0x81, 0, 0, 0, 0, 0x03],
];

export class HostileRequests {
  constructor(
    private readonly rng: Rng,
    private readonly base: string,
    private readonly cookie: string,
    private readonly localAddress?: string,
  ) {}

  /** Sends one; true when the server dealt with it: it answered, or hung up. */
  next(): Promise<boolean> {
    return this.rng.below(8) === 0 ? this.badFrame() : this.request();
  }

  private request(): Promise<boolean> {
    const { rng } = this;
    const body = rng.pick(BODIES);
    const lines = [
      `${rng.pick(METHODS)} ${rng.pick(PATHS)} HTTP/1.1`,
      `Host: ${rng.below(10) === 0 ? 'evil.example' : new URL(this.base).host}`,
      `Cookie: ${rng.below(3) === 0 ? this.cookie : rng.pick(COOKIES)}`,
      `Content-Type: ${rng.pick(TYPES)}`,
      // Sometimes it promises more than it sends, or less.
      `Content-Length: ${rng.below(10) === 0 ? rng.below(100_000) : Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    const origin = rng.pick(ORIGINS);
    if (origin !== '') lines.push(`Origin: ${origin}`);
    if (rng.below(6) === 0) {
      lines.push('Upgrade: websocket', 'Sec-WebSocket-Version: 99', 'Sec-WebSocket-Key: x');
    }
    return this.exchange(`${lines.join('\r\n')}\r\n\r\n${body}`);
  }

  private badFrame(): Promise<boolean> {
    const lines = [
      'GET /socket HTTP/1.1',
      `Host: ${new URL(this.base).host}`,
      `Cookie: ${this.cookie}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ];
    const frame = Buffer.from(this.rng.pick(BAD_FRAMES));
    return this.exchange(`${lines.join('\r\n')}\r\n\r\n`, frame);
  }

  /** Whoever is left waiting has promised more than they sent, and goes away after a moment. */
  private exchange(text: string, then?: Buffer): Promise<boolean> {
    const { hostname, port } = new URL(this.base);
    const PATIENCE_MS = 300;
    return new Promise((resolve) => {
      let isConnected = false;
      const { localAddress } = this;
      const from = localAddress === undefined ? {} : { localAddress };
      const socket = connect({ port: Number(port), host: hostname, ...from }, () => {
        isConnected = true;
        socket.write(text);
      });
      const timer = setTimeout(() => socket.destroy(), PATIENCE_MS);
      socket.once('data', () => {
        if (then) socket.write(then);
      });
      socket.on('data', () => {});
      socket.on('error', () => {});
      socket.on('close', () => {
        clearTimeout(timer);
        resolve(isConnected);
      });
    });
  }
}

/** Opens sockets that say a little and then nothing, and keeps them; returns what ends them. */
export function loiter(base: string, count: number): () => void {
  const { hostname, port } = new URL(base);
  const sockets = Array.from({ length: count }, (_, i) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(i % 2 === 0 ? 'POST /api/session HTTP/1.1\r\nHost: x\r\nX-Slow: ' : 'G');
    });
    socket.on('error', () => {});
    return socket;
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}
