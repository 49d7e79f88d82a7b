/**
 * Where simulated people live. The servers of a soak test have the limits of every other server, and limits count
 * addresses: so the test stands before them as a proxy would, and says for whom it asks.
 */

import { createHash, randomBytes } from 'node:crypto';

/** What makes a server believe it. */
export const BEHIND_PROXY = { TRUST_PROXY: '1' };

export type Home = Readonly<{ 'x-forwarded-for': string }>;

const homeAt = (bytes: Uint8Array): Home => ({
  'x-forwarded-for': `10.${bytes[0]}.${bytes[1]}.${bytes[2]}`,
});

/** Of somebody who is nobody yet. */
export const newHome = (): Home => homeAt(randomBytes(3));

/** The same for all devices of one person. */
export const homeOf = (cookie: string): Home =>
  homeAt(createHash('sha256').update(cookie).digest());
