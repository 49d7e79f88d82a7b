/** A message may come in parts, and not in any number of them. */

import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newCookie } from '../../testing/nodeClient.ts';
import { TestServer } from '../../testing/testServer.ts';

let place: TestServer;

beforeAll(async () => {
  place = await TestServer.open();
});
afterAll(async () => place.close());

const PING = '{"type":"ping","key":"ping-0001"}';

async function open(): Promise<WebSocket> {
  const socket = new WebSocket(`${place.base.replace('http', 'ws')}/socket`, {
    headers: { cookie: await newCookie(place.base) },
    perMessageDeflate: false,
  });
  socket.on('error', () => {});
  await once(socket, 'open');
  return socket;
}

/** The first of these to come from the server: an answer, a pong, or the end of the line. */
async function afterParts(parts: readonly string[], isWhole: boolean): Promise<string> {
  const socket = await open();
  const outcome = new Promise<string>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as { type: string };
      if (type !== 'welcome') resolve(type);
    });
    socket.on('pong', () => resolve('still there'));
    socket.on('close', () => resolve('cut off'));
  });
  parts.forEach((part, at) => socket.send(part, { fin: isWhole && at === parts.length - 1 }));
  if (!isWhole) socket.ping();
  try {
    return await outcome;
  } finally {
    socket.terminate();
  }
}

describe('a message in parts', () => {
  it('is read when it comes in a few', async () => {
    expect(await afterParts([PING.slice(0, 5), '', PING.slice(5, 9), PING.slice(9)], true)).toBe(
      'done',
    );
  });

  it('ends the line when it comes in many, long before it is whole', async () => {
    expect(await afterParts(PING.slice(0, 17).split(''), false)).toBe('cut off');
    expect(await afterParts(['{', ...' '.repeat(1000).split(''), PING.slice(1)], true)).toBe(
      'cut off',
    );
  });

  it('is counted in parts even where they are empty', async () => {
    expect(await afterParts(Array<string>(17).fill(''), false)).toBe('cut off');
  });

  it('ends the line as well when it dribbles in byte by byte', async () => {
    const socket = await open();
    const { _socket: line } = socket as unknown as { readonly _socket: Socket };
    // A text of 60,000 bytes, masked with zeros.
    line.write(Buffer.from([0x81, 0xfe, 60_000 >> 8, 60_000 & 0xff, 0, 0, 0, 0]));
    let sent = 0;
    for (; sent < 20_000 && socket.readyState === WebSocket.OPEN; sent++) {
      line.write(' ');
      await turn();
    }
    expect(sent).toBeLessThan(20_000);
  });
});
