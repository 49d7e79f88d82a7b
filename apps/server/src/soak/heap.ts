/** How much memory a server really needs: asked through Node's inspector, after everything unreachable was collected. */

import WebSocket from 'ws';
import type { NodeProcess } from './nodeProcess.ts';

/** Starts Node so that it can be asked. */
export const INSPECTED = ['--inspect=127.0.0.1:0'];

/** Bytes in use on the heap of the main thread. */
export async function heapOf(node: NodeProcess): Promise<number> {
  const address = /ws:\/\/\S+/.exec(node.firstWords)?.[0];
  if (address === undefined) throw new Error('The server cannot be inspected.');
  const socket = new WebSocket(address, { perMessageDeflate: false });
  try {
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    await ask(socket, 1, 'HeapProfiler.collectGarbage');
    const { usedSize } = await ask(socket, 2, 'Runtime.getHeapUsage');
    return Number(usedSize);
  } finally {
    socket.terminate();
  }
}

function ask(socket: WebSocket, id: number, method: string): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    socket.on('message', (data: Buffer) => {
      const answer = JSON.parse(data.toString()) as {
        readonly id?: number;
        readonly result?: Record<string, unknown>;
      };
      if (answer.id === id) resolve(answer.result ?? {});
    });
    socket.once('close', () => reject(new Error('The server is gone.')));
    socket.send(JSON.stringify({ id, method }));
  });
}
