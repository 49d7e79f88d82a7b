/** Which pages may talk to us: our own, and those named in the configuration. */

import type { FastifyRequest } from 'fastify';
import type { Config } from '../../application/ports/config.ts';

/** A request without an Origin comes from no page: a program has no cookies to be tricked with. */
export function isOwnOrigin(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  // The name is the one in Host: a proxy that does not set X-Forwarded-Host hands on whatever a visitor wrote there.
  return (
    namedOrigins(config).includes(origin) ||
    origin === `${request.protocol}://${request.headers.host}`
  );
}

/** Those in the configuration. */
export function namedOrigins({ ORIGINS, PUBLIC_URL }: Config): string[] {
  const named = ORIGINS.split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return PUBLIC_URL === undefined ? named : [...named, new URL(PUBLIC_URL).origin];
}
