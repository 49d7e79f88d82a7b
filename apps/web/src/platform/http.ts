/** Requests to our own server. */

import type { Illegal } from '@parlor/kit';
import { language } from './language.ts';

export async function getJson(path: string): Promise<unknown> {
  const response = await fetch(path, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(String(response.status));
  return response.json() as Promise<unknown>;
}

/** The server has said why not. */
export class Refused extends Error {
  constructor(readonly why: Illegal) {
    super(why.code);
  }
}

export async function sendJson(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(path, {
    method,
    headers: {
      // Of this page, which need not be that of the browser.
      'accept-language': language.peek(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response.json() as Promise<unknown>;
  const why = (await response.json().catch(() => ({}))) as Partial<Illegal>;
  throw why.code === undefined
    ? new Error(String(response.status))
    : new Refused({ ...why, code: why.code });
}
