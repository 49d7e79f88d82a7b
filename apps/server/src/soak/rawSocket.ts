/**
 * A WebSocket with as little around it as possible: a load generator shares
 * the machine with what it measures. Text frames on loopback, nothing else.
 */

import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { homeOf } from './homes.ts';

const TEXT = 0x81;
const MASKED = 0x80;
const PING = 0x9;
const PONG = 0x8a;
const CLOSE = 0x8;
const LENGTH_16 = 126;
const LENGTH_64 = 127;
const MASK_BYTES = 4;

export class RawSocket {
  private buffered: Buffer = Buffer.alloc(0);
  private isOpen = false;

  private constructor(
    private readonly socket: Socket,
    private readonly hear: (text: string) => void,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (data) => this.take(data));
    socket.on('error', () => socket.destroy());
  }

  static open(base: string, cookie: string, hear: (text: string) => void): Promise<RawSocket> {
    const { hostname, port, host } = new URL(base);
    const home = homeOf(cookie)['x-forwarded-for'];
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        const lines = [
          'GET /socket HTTP/1.1',
          `Host: ${host}`,
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
          ...(cookie === '' ? [] : [`Cookie: ${cookie}`, `X-Forwarded-For: ${home}`]),
        ];
        socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      });
      const raw = new RawSocket(socket, hear);
      raw.onOpen = () => resolve(raw);
      socket.once('close', () => reject(new Error('The socket was not opened.')));
    });
  }

  private onOpen = (): void => {};

  get isDown(): boolean {
    return this.socket.destroyed;
  }

  /** Masked with zeros, which the protocol allows and costs nothing. */
  send(text: string): void {
    this.write(TEXT, Buffer.from(text));
  }

  private write(kind: number, payload: Buffer): void {
    const { length } = payload;
    const isShort = length < LENGTH_16;
    const head = Buffer.alloc((isShort ? 2 : 4) + MASK_BYTES);
    head[0] = kind;
    head[1] = MASKED | (isShort ? length : LENGTH_16);
    if (!isShort) head.writeUInt16BE(length, 2);
    this.socket.write(Buffer.concat([head, payload]));
  }

  close(): void {
    this.socket.destroy();
  }

  private take(data: Buffer): void {
    this.buffered = this.buffered.length === 0 ? data : Buffer.concat([this.buffered, data]);
    if (!this.isOpen) {
      const end = this.buffered.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!this.buffered.subarray(0, end).toString('latin1').startsWith('HTTP/1.1 101')) {
        this.socket.destroy();
        return;
      }
      this.isOpen = true;
      this.buffered = this.buffered.subarray(end + 4);
      this.onOpen();
    }
    this.readFrames();
  }

  private readFrames(): void {
    const all = this.buffered;
    let at = 0;
    while (all.length - at >= 2) {
      let length = all[at + 1]!;
      let start = at + 2;
      if (length === LENGTH_16) {
        if (all.length - start < 2) break;
        length = all.readUInt16BE(start);
        start += 2;
      } else if (length === LENGTH_64) {
        if (all.length - start < 8) break;
        length = Number(all.readBigUInt64BE(start));
        start += 8;
      }
      if (all.length - start < length) break;
      const payload = all.subarray(start, start + length);
      const kind = all[at]! & 0x0f;
      if (all[at] === TEXT) this.hear(payload.toString());
      else if (kind === PING) this.write(PONG, payload);
      else if (kind === CLOSE) this.socket.destroy();
      at = start + length;
    }
    this.buffered = at === all.length ? Buffer.alloc(0) : all.subarray(at);
  }
}
