/** How the server is doing, for machines. */

import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { ServerNode } from '../../application/serverNode.ts';
import { isAskedDirectly } from './hostNames.ts';
import { ReadinessCheck } from '../../application/readiness.ts';

export function statusRoutes(app: FastifyInstance, server: ServerNode, metrics: Registry): void {
  const { config } = server;
  const readiness = new ReadinessCheck(server);
  const unlimited = { config: { rateLimit: false } };

  app.get('/healthz', unlimited, async () => ({ status: 'up' }));

  app.get('/readyz', unlimited, async (_request, reply) => {
    if (server.isClosing) return reply.code(503).send({ status: 'closing' });
    const status = await readiness.look();
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });

  app.get('/metrics', unlimited, async (request, reply) => {
    if (!mayRead(request, config.METRICS_TOKEN))
      return reply.code(404).send({ code: 'unknown-page' });
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** With the token from anywhere; without one only from this machine, and neither through a proxy nor for a page of another site. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    return (
      LOOPBACK.has(request.socket.remoteAddress ?? '') &&
      isAskedDirectly(request) &&
      request.headers['x-forwarded-for'] === undefined
    );
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
