/** What passkeys are bound to: the name by which the server is known. */

import type { FastifyRequest } from 'fastify';
import type { Site } from '../../application/people/passkeys.ts';
import type { Config } from '../../application/ports/config.ts';
import { isAddress, isThisMachine, nameOf } from './hostNames.ts';

/** The name in PUBLIC_URL, or the one that was asked for. Browsers have no passkeys for an address, nor without https but on their own machine. */
export function siteOf(
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
): Site | undefined {
  const { host = '' } = request.headers;
  const url = PUBLIC_URL ?? `${request.protocol}://${host}`;
  if (PUBLIC_URL === undefined && nameOf(request) === undefined) return undefined;
  const { hostname: rpId, origin, protocol } = new URL(url);
  const isSecure = protocol === 'https:' || isThisMachine(rpId);
  return isSecure && !isAddress(rpId) ? { rpId, origin } : undefined;
}
