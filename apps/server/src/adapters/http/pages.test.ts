import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '@parlor/kit';
import { server } from '@parlor/messages/server';
import { pages } from './pages.ts';

let dist: string;
let app: FastifyInstance;

const file = (name: string, text: string) => {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), text);
};

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'parlor-pages-'));
  app = fastify();
  await pages(app, dist);
});
afterEach(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

const get = async (url: string) => {
  const { statusCode, body, headers } = await app.inject({ url });
  return { status: statusCode, body, keep: headers['cache-control'] };
};

describe('the pages', () => {
  it('are handed out as soon as they are built, and anew when they are built again', async () => {
    expect((await get('/')).body).toContain('have not been built');
    file('index.html', 'first page');
    file('assets/index-1.js', 'first');
    expect(await get('/')).toMatchObject({ status: 200, body: 'first page', keep: 'no-cache' });
    expect(await get('/table/some-table')).toMatchObject({ body: 'first page', keep: 'no-cache' });
    expect((await get('/assets/index-1.js')).body).toBe('first');
    // What was built before stays within reach of those who have the old page open.
    mkdirSync(join(dist, 'earlier'));
    renameSync(join(dist, 'assets'), join(dist, 'earlier/assets'));
    file('assets/index-2.js', 'second');
    file('index.html', 'second page');
    expect((await get('/')).body).toBe('second page');
    expect((await get('/assets/index-2.js')).body).toBe('second');
    expect((await get('/assets/index-1.js')).body).toBe('first');
  });

  it('may be kept for good where names change with the content, and nowhere else', async () => {
    file('index.html', 'page');
    file('sw.js', 'worker');
    file('assets/index-1.js', 'script');
    expect((await get('/assets/index-1.js')).keep).toBe('public, max-age=31536000, immutable');
    expect((await get('/sw.js')).keep).toBe('no-cache');
    expect((await get('/index.html')).keep).toBe('no-cache');
  });

  it('say what the installed app is in the language of whoever installs it', async () => {
    const common = new URL('../../../../web/public/manifest.webmanifest', import.meta.url);
    const url = '/manifest.webmanifest';
    expect((await get(url)).status).toBe(404);
    file('manifest.webmanifest', readFileSync(common, 'utf8'));
    for (const lang of LANGUAGES) {
      const { body, headers } = await app.inject({ url, headers: { 'accept-language': lang } });
      expect(headers).toMatchObject({
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-language',
      });
      const { description, shortcuts } = server[lang].app;
      const told = Object.entries(shortcuts).map(([at, name]) => ({ url: at, name }));
      expect(JSON.parse(body)).toMatchObject({
        name: 'Parlor',
        lang,
        description,
        shortcuts: told,
      });
    }
  });

  it('are all there is: neither what does not exist nor what lies around the building', async () => {
    file('index.html', 'page');
    file('.sources', 'a stamp');
    file('.fresh/index.html', 'half a page');
    const missing = ['/nothing.js', '/api/nothing', '/.sources', '/assets/nothing.css'];
    for (const url of [...missing, '/..%2f..%2fetc%2fhostname.txt', '/.fresh/index.html']) {
      expect(await get(url), url).toMatchObject({ status: 404, body: '{"code":"unknown-page"}' });
    }
  });
});
