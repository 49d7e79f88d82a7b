import type { Identity } from '../../application/people/people.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose socket is being opened. */
    identity?: Identity | undefined;
  }
}
