/** Ids and tokens: 128 random bits, and hashes of those that open something. */

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Where chance comes from. */
export interface Chance {
  randomBytes(count: number): Uint8Array;
}

export const newId = (chance: Chance): string =>
  Buffer.from(chance.randomBytes(16)).toString('base64url');
export const newSeed = (chance: Chance): string =>
  Buffer.from(chance.randomBytes(32)).toString('hex');

/** A token is stored as its hash only: who reads the database cannot use it. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(`parlor token/1 ${token}`).digest('base64url');

/** An id that follows from others, as hard to guess as they are. */
export const derivedId = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest().subarray(0, 16).toString('base64url');

/** A name for where somebody is, the same each time. Without the secret it tells no address. */
export const placeOf = (secret: string, address: string): string =>
  derivedId('place', secret, address);

const mac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** `text` with a seal only the server can make. */
export const seal = (secret: string, purpose: string, text: string): string =>
  `${text}.${mac(secret, `${purpose}\n${text}`)}`;

/** The sealed text, or undefined when the seal is broken or made for something else. */
export function unseal(secret: string, purpose: string, sealed: string): string | undefined {
  const dot = sealed.lastIndexOf('.');
  if (dot < 0) return undefined;
  const text = sealed.slice(0, dot);
  const given = Buffer.from(sealed.slice(dot + 1));
  const expected = Buffer.from(mac(secret, `${purpose}\n${text}`));
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : undefined;
}
