/** Clients that speak another version of the protocol than this server does. */

import {
  type Code,
  isSpoken,
  OLDEST_PROTOCOL,
  PROTOCOL_FIELD,
  PROTOCOL_VERSION,
  type ServerMessage,
} from '@parlor/protocol';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';

const POLICY = 1008;

export const isSpokenBy = ({ query }: Pick<FastifyRequest, 'query'>): boolean =>
  isSpoken((query as Readonly<Record<string, unknown>>)[PROTOCOL_FIELD]);

export const refuseVersion = (ws: WebSocket): void =>
  refuseSocket(ws, 'protocol-unsupported', { oldest: OLDEST_PROTOCOL, newest: PROTOCOL_VERSION });

/** Said on the socket: a browser does not show its page why one could not be opened. */
export function refuseSocket(
  ws: WebSocket,
  code: Code,
  params?: Readonly<Record<string, number>>,
): void {
  ws.on('error', () => ws.terminate());
  const refused = { type: 'refused', code, ...(params && { params }) } satisfies ServerMessage;
  ws.send(JSON.stringify(refused));
  ws.close(POLICY, code);
}
