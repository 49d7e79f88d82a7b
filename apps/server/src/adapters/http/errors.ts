/** Every error leaves the server as a code for programs, or as a page for whoever sits before a browser. */

import { type IncomingHttpHeaders, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Code } from '@parlor/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../application/ports/log.ts';
import { ERROR_STYLES, errorPage, isForPerson, PAGE_HEADERS, troubleOf } from './errorPage.ts';

export function errors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: { statusCode?: number; code?: string }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ event: 'request-failed', why: String(error.code ?? 'unknown') });
    void reply.code(status).send({ code: codeOf(status) });
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { statusCode } = reply;
    if (statusCode < 400 || !isForPerson(request.headers) || isForMachines(request)) return payload;
    // The app itself may be the answer.
    if (String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    reply.removeHeader('content-length');
    reply.headers(PAGE_HEADERS);
    return errorPage(troubleOf(statusCode), request.headers);
  });

  app.get('/error.css', (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(ERROR_STYLES),
  );
}

/** Says that nobody is let in, and nothing else: neither why nor for how long. */
export function refuseBanned(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(403);
  if (!isForPerson(request.headers)) return reply.send({ code: 'banned' satisfies Code });
  return reply.headers(PAGE_HEADERS).send(errorPage('banned', request.headers));
}

/** Whoever looks after the server wants to know how it is, also with a browser. */
const isForMachines = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url === '/healthz' || url === '/readyz';

/** What is answered to the end, and under any name: how the server is, and how the page looks that says why there is no other. */
export const staysOpen = (request: FastifyRequest): boolean =>
  isForMachines(request) || request.routeOptions.url === '/error.css';

function codeOf(status: number): Code {
  if (status === 429) return 'too-many-commands';
  if (status === 413) return 'frame-too-large';
  return status >= 500 ? 'try-again' : 'malformed-request';
}

/** No hook sees these answers, so they bring along what the others get from one. */
const STRICT = {
  'content-security-policy':
    "default-src 'none';style-src 'self';img-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function answerTo(status: number, headers: IncomingHttpHeaders) {
  if (isForPerson(headers)) {
    return { headers: { ...PAGE_HEADERS, ...STRICT }, body: errorPage(troubleOf(status), headers) };
  }
  return {
    headers: { 'content-type': 'application/json; charset=utf-8', ...STRICT },
    body: JSON.stringify({ code: codeOf(status) }),
  };
}

/** For requests no route has seen, so that no hook will. Their path may hold a capability: the answer must not repeat it. */
export function refuseUnrouted(
  _error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { headers, body } = answerTo(400, request.headers);
  void reply.code(400).headers(headers).send(body);
}

interface ReadError {
  readonly code?: string;
  /** The bytes, though their type is declared otherwise. */
  readonly rawPacket?: unknown;
}

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** For what could not be read as a request at all. */
export function refuseUnread({ code = '', rawPacket }: ReadError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF[code] ?? 400;
  const { headers, body } = answerTo(status, headersIn(rawPacket));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** What can be made out of a request that could not be read. */
function headersIn(packet: unknown): IncomingHttpHeaders {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : '';
  const valueOf = (name: string) => new RegExp(`^${name}:(.*)$`, 'im').exec(text)?.[1]?.trim();
  return { accept: valueOf('accept'), 'accept-language': valueOf('accept-language') };
}
