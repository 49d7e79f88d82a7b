/** Which pages may talk to us: our own, and those named in the configuration. */

import type { FastifyRequest } from 'fastify';
import type { Config } from '../../application/ports/config.ts';

/** A request without an Origin comes from no page: a program has no cookies to be tricked with. */
export function isOwnOrigin(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const named = config.ORIGINS.split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  if (config.PUBLIC_URL !== undefined) named.push(new URL(config.PUBLIC_URL).origin);
  // The name is the one in Host: a proxy that does not set X-Forwarded-Host hands on whatever a visitor wrote there.
  return named.includes(origin) || origin === `${request.protocol}://${request.headers.host}`;
}
