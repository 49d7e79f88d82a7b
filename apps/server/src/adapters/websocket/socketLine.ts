/** A WebSocket as the line of a connection. */

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Connection, Line } from '../../application/commands/connection.ts';
import type { Wires } from './wires.ts';

/** `stream` is what lies below the socket: frames of one turn of the loop leave it together. */
export function socketLine(socket: WebSocket, stream: Duplex, wires: Wires): Line {
  return {
    get isOpen() {
      return socket.readyState === socket.OPEN;
    },
    get unsent() {
      return socket.bufferedAmount;
    },
    send(text) {
      wires.hold(stream);
      socket.send(text);
    },
    ping: () => socket.ping(),
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
  };
}

/** Has the connection hear what arrives at the socket. */
export function listen(socket: WebSocket, connection: Connection): void {
  socket.on('message', (data, isBinary) =>
    connection.receive(isBinary ? undefined : (data as Buffer).toString()),
  );
  socket.on('error', () => socket.terminate());
  socket.on('pong', () => connection.pong());
}
