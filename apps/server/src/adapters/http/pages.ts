/** The web app, if it has been built. Any address without a file is the app's own business. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { appManifest, MANIFEST } from './appManifest.ts';
import { errorPage, isForPerson, PAGE_HEADERS } from './errorPage.ts';
import { languageOf } from './languageOf.ts';

/** apps/web/dist, seen from the bundled server, one of its chunks, or the source. */
const PLACES = ['../../web/dist/', '../../../web/dist/', '../../../../web/dist/'];

/** Below this folder names change with the content. */
const ASSETS = '/assets/';

const PAGE = 'index.html';

const placeOfPages = (): string | undefined =>
  PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((path) =>
    existsSync(dirname(path)),
  );

/**
 * Files are looked up when they are asked for: the pages may be built anew while
 * the server is open. Whoever has an old page open finds the rest of it among
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
        reply.header('cache-control', keeping(path));
      },
    });
    app.get(`/${MANIFEST}`, async ({ headers }, reply) => {
      const file = join(dist, MANIFEST);
      if (!existsSync(file)) return reply.callNotFound();
      reply.headers({
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': keeping(file),
        vary: 'accept-language',
      });
      return appManifest(file, languageOf(headers['accept-language']));
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const { method, headers } = request;
    const isScreen = isScreenAt(request.url);
    // Whoever typed or followed an address gets a page, even where there is none: the app says so.
    const isPage = (method === 'GET' || method === 'HEAD') && (isScreen || isForPerson(headers));
    if (!isPage) return reply.code(404).send({ code: 'unknown-page' });
    const isBuilt = dist !== undefined && existsSync(join(dist, PAGE));
    if (isScreen && isBuilt) return reply.sendFile(PAGE);
    reply.code(isScreen ? 200 : 404).headers(PAGE_HEADERS);
    // As a file it would be answered with "not modified" to those who have seen it before.
    return reply.send(isBuilt ? await readFile(join(dist, PAGE)) : errorPage('not-built', headers));
  });
}

/** Screens of the app have addresses like /table/x; files end in what they are. */
function isScreenAt(url: string): boolean {
  const [path = ''] = url.split(/[?#]/);
  return !path.startsWith('/api/') && !/\.\w+$/.test(path);
}

const keeping = (path: string): string =>
  path.includes(ASSETS) ? 'public, max-age=31536000, immutable' : 'no-cache';
