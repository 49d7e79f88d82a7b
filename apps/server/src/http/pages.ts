/** The web app, if it has been built. Any address without a file is the app's own business. */

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** apps/web/dist, seen from the bundled server or one of its chunks. */
const PLACES = ['../../web/dist/', '../../../web/dist/'];

/** Below this folder names change with the content. */
const ASSETS = '/assets/';

const PAGE = 'index.html';

const NOT_BUILT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlor</title><p>The server is up. Its pages have not been built.';

const placeOfPages = (): string | undefined =>
  PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((path) =>
    existsSync(dirname(path)),
  );

/**
 * Files are looked up when they are asked for: the pages may be built anew while
 * the house is open. Whoever has an old page open finds the rest of it among
 * what was there earlier.
 */
export async function pages(app: FastifyInstance, dist = placeOfPages()): Promise<void> {
  if (dist !== undefined) {
    await app.register(fastifyStatic, {
      root: [dist, join(dist, 'earlier')],
      dotfiles: 'ignore',
      // Which of the files may be kept, and how long, is said below.
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', keeping(path));
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isScreen =
      request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url);
    if (!isScreen) return reply.code(404).send({ code: 'unknown-page' });
    if (dist !== undefined && existsSync(join(dist, PAGE))) return reply.sendFile(PAGE);
    return reply.type('text/html').send(NOT_BUILT);
  });
}

const keeping = (path: string): string =>
  path.includes(ASSETS) ? 'public, max-age=31536000, immutable' : 'no-cache';
