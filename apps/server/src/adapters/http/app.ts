/** The server's front: requests, the socket, the pages. */

import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import { LIMITS } from '@parlor/protocol';
import fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Network } from '../../application/ports/network.ts';
import type { ServerNode } from '../../application/serverNode.ts';
import { listen, socketLine } from '../websocket/socketLine.ts';
import { Wires } from '../websocket/wires.ts';
import { addressRoutes } from './addressRoutes.ts';
import { isSpokenBy, refuseSocket, refuseVersion } from './version.ts';
import { errors, refuseUnread, refuseUnrouted, staysOpen } from './errors.ts';
import { isOwnName } from './hostNames.ts';
import { limits, type MayOpen } from './limits.ts';
import { listener } from './listener.ts';
import { matchRoutes } from './matchRoutes.ts';
import { isOwnOrigin } from './origins.ts';
import { pages } from './pages.ts';
import { dataRoutes } from './dataRoutes.ts';
import { passkeyRoutes } from './passkeyRoutes.ts';
import { personRoutes } from './personRoutes.ts';
import { Places } from './places.ts';
import { isDataByName } from './dataByName.ts';
import { identityOf, sessionOf } from './session.ts';
import { statusRoutes } from './statusRoutes.ts';
import { addressOf, isProxy } from './visitors.ts';

export interface AppParts {
  readonly metrics: Registry;
  readonly network: Network;
  /** Where the pages lie, if not where they are built. */
  readonly dist?: string | undefined;
}

export async function buildApp(
  server: ServerNode,
  { metrics, network, dist }: AppParts,
): Promise<FastifyInstance> {
  const { config } = server;
  const app = fastify({
    logger: false,
    bodyLimit: LIMITS.frame,
    trustProxy: isProxy(config),
    serverFactory: (hear) => listener(config, hear),
    forceCloseConnections: true,
    // Said below, in our own words.
    return503OnClosing: false,
    frameworkErrors: refuseUnrouted,
    clientErrorHandler: refuseUnread,
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Not every browser counts a socket to the page's own host among 'self'.
        connectSrc: ["'self'", ...['ws', 'wss'].map((scheme) => socketOf(scheme))],
        imgSrc: ["'self'", 'data:'],
        styleSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Links hold capabilities: no other site may see where somebody came from.
    referrerPolicy: { policy: 'no-referrer' },
    hsts: false,
  });
  await app.register(cookie);
  await app.register(websocket, {
    options: {
      maxPayload: LIMITS.frame,
      maxFragments: MOST_FRAGMENTS,
      maxBufferedChunks: MOST_CHUNKS,
      perMessageDeflate: false,
    },
  });
  errors(app, server.log);
  const isOurName = isOwnName(config);
  // Cookies are sent along by other sites' pages too: what changes anything must come from our own.
  app.addHook('onRequest', async (request, reply) => {
    if (!isOurName(request) && !staysOpen(request))
      return reply.code(421).send({ code: 'foreign-host' });
    // What is said to one person must not be kept for another.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isOwnOrigin(request, config))
      return reply.code(403).send({ code: 'foreign-origin' });
    if (server.isClosing && !staysOpen(request)) return reply.code(503).send({ code: 'closing' });
  });
  const { bound, mayOpen } = await limits(app, server);
  statusRoutes(app, server, metrics);
  await app.register(async (api) => {
    bound(api);
    personRoutes(api, server);
    passkeyRoutes(api, server);
    dataRoutes(api, server);
    matchRoutes(api, server);
    addressRoutes(api, { config, network });
  });
  socket(app, server, mayOpen);
  await pages(app, dist);
  return app;
}

/** Our own socket, under the name by which the page was asked for. */
const socketOf =
  (scheme: string) =>
  ({ headers: { host = '' } }: IncomingMessage): string =>
    /^[\w.:[\]-]+$/.test(host) ? `${scheme}://${host}` : "'self'";

/** Commands are short and browsers send them whole: more parts than this are meant to fill our memory, as each is kept on its own. */
const MOST_FRAGMENTS = 16;

/** The same for the packets of one frame: the largest frame in the smallest packets of a network has half as many. */
const MOST_CHUNKS = 256;

/** `/socket`: for guests with a cookie, from our own pages, a limited number for each address. */
function socket(app: FastifyInstance, server: ServerNode, mayOpen: MayOpen): void {
  const { config, connections, people } = server;
  const perAddress = new Places(config.SOCKETS_PER_ADDRESS);
  const wires = new Wires(server.world);
  app.get(
    '/socket',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        // A place is for a socket that is to stay; anything else ends with its answer.
        if (!request.ws) return reply.code(404).send({ code: 'unknown-page' });
        if (!isOwnOrigin(request, config)) return reply.code(403).send({ code: 'foreign-origin' });
        const address = addressOf(request);
        if (!perAddress.take(address))
          return reply.code(429).send({ code: 'too-many-connections' });
        // Many may knock at once: the place is taken before anybody is looked up, and free again when the line ends.
        request.raw.socket.once('close', () => perAddress.free(address));
        if (!(await mayOpen(request)))
          return reply.code(429).send({ code: 'too-many-connections' });
        const identity = await identityOf(people, request);
        // Whoever was signed out is told so on the socket: a browser does not show its page why one could not be opened.
        if (!identity && people.named(sessionOf(request)) === undefined)
          return reply.code(401).send({ code: 'not-signed-in' });
        request.identity = identity;
      },
    },
    (ws, request) => {
      if (!isSpokenBy(request)) {
        refuseVersion(ws);
        return;
      }
      const { identity } = request;
      if (!identity) {
        refuseSocket(ws, 'signed-out');
        return;
      }
      const connection = connections.open(socketLine(ws, request.socket, wires), {
        ...identity,
        address: addressOf(request),
        isDataByName: isDataByName(request),
      });
      listen(ws, connection);
      ws.on('close', () => connections.ended(connection));
    },
  );
}
