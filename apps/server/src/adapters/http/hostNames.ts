/**
 * Under which names the server may be asked. A page of another site can have its own name lead to our address (DNS
 * rebinding) and would then pass for one of ours in every browser behind that address. Only a name can be turned that
 * way: an address is what it is.
 */

import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../application/ports/config.ts';
import { namedOrigins } from './origins.ts';

type Request = Pick<FastifyRequest, 'headers'>;

/** Where nobody has said what the server is called, it goes by any name. */
export function isOwnName(config: Config): (request: Request) => boolean {
  if (config.PUBLIC_URL === undefined) return () => true;
  const names = new Set(
    namedOrigins(config)
      .filter((origin) => URL.canParse(origin))
      .map((origin) => new URL(origin).hostname),
  );
  return (request) => {
    const name = nameOf(request);
    return name !== undefined && (names.has(name) || isAddress(name) || isThisMachine(name));
  };
}

/** By an address, or by the name that every machine has for itself. */
export function isAskedDirectly(request: Request): boolean {
  const name = nameOf(request);
  return name !== undefined && (isAddress(name) || isThisMachine(name));
}

/** Without the port; undefined where it cannot be read. */
export function nameOf({ headers: { host = '' } }: Request): string | undefined {
  const url = `http://${host}`;
  return /[/?#@\\]/.test(host) || !URL.canParse(url) ? undefined : new URL(url).hostname;
}

export const isAddress = (name: string): boolean => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;

export const isThisMachine = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost');
