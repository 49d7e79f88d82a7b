/** What listens for connections: how many there may be, and how long each may take to say what it wants. */

import { createServer, type RequestListener, type Server } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import type { Config } from '../../application/ports/config.ts';
import { Places } from './places.ts';
import { isProxy } from './visitors.ts';

/** Until everything is said that stands before the body; also for whoever says nothing at all. */
const HEADERS_MS = 10_000;

/** Until the whole request is here. The largest one has 64 KB. */
const REQUEST_MS = 20_000;

/** Nothing has moved for so long in either direction: nobody reads the answer. Sockets of the page have pings instead. */
const SILENCE_MS = 60_000;

/** A page keeps its connections for the next request; longer than the proxies in front do, so that they are the ones to end it. */
const KEPT_MS = 72_000;

/** How often the first two are looked at. */
const LOOK_EVERY_MS = 1000;

export function listener(config: Config, hear: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: KEPT_MS,
      connectionsCheckingInterval: LOOK_EVERY_MS,
    },
    hear,
  );
  server.setTimeout(SILENCE_MS);
  server.maxConnections = config.CONNECTIONS;
  const perAddress = new Places(config.CONNECTIONS_PER_ADDRESS);
  const isTrusted = isProxy(config);
  server.prependListener('connection', (socket) => {
    const from = socket.remoteAddress ?? '';
    // Through a proxy come the connections of everybody.
    if (isTrusted(from, 0)) return;
    const address = normalizeIP(from);
    if (!perAddress.take(address)) {
      socket.destroy();
      return;
    }
    socket.once('close', () => perAddress.free(address));
  });
  return server;
}
