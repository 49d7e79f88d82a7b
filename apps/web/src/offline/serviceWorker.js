/** Keeps the whole app: files by their names, the page for every address of the app. The server's data is never kept. */

const PREFIX = 'parlor-';
const NAME = `${PREFIX}__VERSION__`;
const FILES = '__FILES__';

/** Frozen rules by game and edition, as in 'zillionaire-1'. @type {Record<string, string>} */
const EDITIONS = '__EDITIONS__';

/** The files of each language, as in 'de'. @type {Record<string, string[]>} */
const LANGUAGES = '__LANGUAGES__';

/** A match that runs in the version before must still find its files; nobody needs the one before that. */
const VERSIONS_KEPT = 2;

/** Longer than this nobody waits for a network that hardly works. */
const PATIENCE_MS = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then(async (cache) => {
        await cache.addAll(FILES);
        await cache.addAll([...(await editionsWanted()), ...(await wordsWanted())]);
      })
      .then(() => self.skipWaiting()),
  );
});

/**
 * The rules that matches of this device began with, as long as it keeps them: they
 * go on without a network, whatever edition is the newest by then.
 */
async function editionsWanted() {
  try {
    const matches = await keptMatches();
    // Before its pages have been here, matches are stored as the version before did.
    const headers = matches.map(({ header, record }) => header ?? record);
    const names = new Set(headers.map(({ game, rulesVersion }) => `${game}-${rulesVersion}`));
    return [...names].flatMap((name) => EDITIONS[name] ?? []);
  } catch {
    // Without them the app still works, and with a network they are fetched when they are needed.
    return [];
  }
}

/** The languages that the versions before have kept: whoever speaks one goes on speaking it. */
async function wordsWanted() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const files = caught.flat().map(({ url }) => new URL(url).pathname);
  return Object.entries(LANGUAGES).flatMap(([language, wanted]) =>
    files.some((file) => file.startsWith(`/assets/words-${language}-`)) ? wanted : [],
  );
}

/** A page says which language it speaks; it is kept before the page hears so. */
self.addEventListener('message', (event) => {
  const wanted = LANGUAGES[event.data?.language] ?? [];
  event.waitUntil(
    caches
      .open(NAME)
      .then(async (cache) => {
        for (const file of wanted) if (!(await cache.match(file))) await cache.add(file);
        event.ports[0]?.postMessage('kept');
      })
      // Without a network just now: the page says it again when it is next opened.
      .catch(() => {}),
  );
});

/** The same database that the pages write. */
function keptMatches() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('parlor');
    // Nobody has played here yet: the database is for the page to make.
    opening.addEventListener('upgradeneeded', () => opening.transaction.abort());
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const reading = database.transaction('matches').objectStore('matches').getAll();
      reading.addEventListener('success', () => {
        database.close();
        resolve(reading.result);
      });
      reading.addEventListener('error', () => reject(reading.error));
    });
  });
}

/** Caches are listed in the order they were made. */
async function forgetOld() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  const old = names.slice(0, Math.max(0, names.length - (VERSIONS_KEPT - 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

/** The newest page when there is a network, the kept one when there is none. */
async function page(request) {
  const kept = () => caches.open(NAME).then((cache) => cache.match('/'));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)).then(kept);
  const asked = fetch(request).then((answer) => (answer.ok ? answer : kept()));
  return (await Promise.race([asked.catch(kept), late])) ?? asked;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname === '/socket') return;
  if (request.mode === 'navigate') {
    event.respondWith(page(request));
    return;
  }
  // Asked for on purpose, to learn whether there is something newer.
  if (request.cache === 'no-store') return;
  event.respondWith(
    caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)),
  );
});
