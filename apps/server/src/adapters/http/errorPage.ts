/** A page for a browser to which something went wrong. It needs nothing but a style sheet, which the server hands out itself. */

import type { IncomingHttpHeaders } from 'node:http';
import { server } from '@parlor/messages/server';
import { languageOf } from './languageOf.ts';

export type Trouble = keyof (typeof server)['en']['troubles'];

/** Somebody sits before this request: it was typed, followed or reloaded. Programs and our own pages ask for data. */
export const isForPerson = ({ accept }: IncomingHttpHeaders): boolean =>
  accept !== undefined && /\btext\/html\b/i.test(accept);

export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
} as const;

/** What a status means to somebody who wanted to see a page. */
export function troubleOf(status: number): Trouble {
  if (status === 404) return 'missing';
  if (status === 401 || status === 403) return 'not-alone';
  if (status === 421) return 'other-name';
  if (status === 429) return 'too-many';
  if (status === 503) return 'closing';
  return status >= 500 || status === 408 ? 'failed' : 'malformed';
}

/** Where asking once more may help. */
const PASSING: ReadonlySet<Trouble> = new Set(['too-many', 'closing', 'failed', 'not-built']);

const FAN =
  '<svg viewBox="0 0 46 34" width="92" height="68" aria-hidden="true"><g fill="currentColor"><path d="M23 33 1.5 20a25 25 0 0 1 4.700-7.400z" opacity=".75"/><path d="M23 33 8 10.600A25 25 0 0 1 14.800 6z"/><path d="M23 33 17 5.100a25 25 0 0 1 12 0z"/><path d="M23 33 31.200 6a25 25 0 0 1 6.800 4.600z"/><path d="m23 33 16.800-20.400a25 25 0 0 1 4.700 7.400z" opacity=".75"/></g></svg>';

/** Says nothing of what was asked for: an address may hold a capability. */
export function errorPage(trouble: Trouble, headers: IncomingHttpHeaders): string {
  const language = languageOf(headers['accept-language']);
  const { again, home, troubles } = server[language];
  const { title, line } = troubles[trouble];
  const retry = PASSING.has(trouble) ? `<a class="primary" href="">${again}</a>` : '';
  const start = `<a${retry === '' ? ' class="primary"' : ''} href="/">${home}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/error.css">
<title>${title} · Parlor</title>
</head>
<body>
<main>
${FAN}
<h1>${title}</h1>
<p>${line}</p>
<nav>${retry}${start}</nav>
</main>
</body>
</html>
`;
}

/** The colours are those of the app's evening and morning. */
export const ERROR_STYLES = `:root {
  color-scheme: dark;
  --room: #1a1114;
  --panel: #2a1c21;
  --line: #836a66;
  --ink: #f7eddd;
  --ink-2: #d9c7b5;
  --brass: linear-gradient(#f2cd82, #dfae54);
  --brass-edge: #f7dca2;
  --on-brass: #251607;
}
@media (prefers-color-scheme: light) {
  :root {
    color-scheme: light;
    --room: #f3eadb;
    --panel: #fffaf0;
    --line: #8f7b68;
    --ink: #2b191d;
    --ink-2: #563f40;
    --brass: linear-gradient(#96660f, #7c520b);
    --brass-edge: #7c520b;
    --on-brass: #fff8e9;
  }
}
* {
  box-sizing: border-box;
  margin: 0;
}
body {
  min-height: 100vh;
  padding: 12vh 24px 24px;
  background: var(--room);
  color: var(--ink);
  font: 400 1rem/1.5 system-ui, sans-serif;
}
main {
  display: grid;
  justify-items: center;
  gap: 12px;
  max-width: 34rem;
  margin: 0 auto;
  text-align: center;
}
svg {
  color: var(--line);
}
h1 {
  font-weight: 400;
  font-size: 2.125rem;
  line-height: 1.15;
  overflow-wrap: anywhere;
}
p {
  color: var(--ink-2);
}
nav {
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  justify-content: center;
  margin-top: 8px;
}
a {
  display: inline-flex;
  align-items: center;
  min-height: 48px;
  padding: 0 20px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--panel);
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
}
a.primary {
  border-color: var(--brass-edge);
  background: var(--brass);
  color: var(--on-brass);
}
a:focus-visible {
  outline: 3px solid var(--ink);
  outline-offset: 2px;
}
`;
