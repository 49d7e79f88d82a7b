/** The web app, if it has been built. Any address without a file is the app's own business. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** apps/web/dist, seen from the bundled server or one of its chunks. */
const PLACES = ['../../web/dist/', '../../../web/dist/'];

const NOT_BUILT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlor</title><p>The server is up. Its pages have not been built.';

export async function pages(app: FastifyInstance): Promise<void> {
  const dist = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((path) =>
    existsSync(path),
  );
  if (dist === undefined) {
    app.get('/', async (_request, reply) => reply.type('text/html').send(NOT_BUILT));
    app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'unknown-page' }));
    return;
  }
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply, path) => {
      // Names of built files change with their content; the page itself and its worker do not.
      if (!path.includes('/assets/')) reply.setHeader('cache-control', 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isScreen =
      request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url);
    if (isScreen) return reply.sendFile('index.html', { maxAge: 0, immutable: false });
    return reply.code(404).send({ code: 'unknown-page' });
  });
}
