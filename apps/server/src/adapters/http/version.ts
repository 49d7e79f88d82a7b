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

/** Said on the socket: a browser does not show its page why one could not be opened. */
export function refuseVersion(ws: WebSocket): void {
  const code: Code = 'protocol-unsupported';
  const params = { oldest: OLDEST_PROTOCOL, newest: PROTOCOL_VERSION };
  ws.on('error', () => ws.terminate());
  ws.send(JSON.stringify({ type: 'refused', code, params } satisfies ServerMessage));
  ws.close(POLICY, code);
}
