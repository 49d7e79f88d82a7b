/** Whom a request comes from, as far as the limits need to know. */

import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../../application/ports/config.ts';

type Trust = NonNullable<FastifyServerOptions['trustProxy']>;

/**
 * Whose word about a visitor's address is taken. Proxies add the address they
 * were asked from at the end of what they were told, so with a number of them
 * that many addresses count from the end; what stands before is the visitor's
 * own claim.
 */
export function trusted({ TRUST_PROXY: proxies }: Config): Trust {
  if (typeof proxies !== 'number') return [...proxies];
  return proxies > 0 && ((_address, hop) => hop < proxies);
}

/** One connection to the internet: whoever has IPv6 there has as many addresses as they like, which begin alike. */
export const addressOf = ({ ip }: FastifyRequest): string =>
  // A visitor who has just hung up has none any more.
  normalizeIP(ip ?? '');
