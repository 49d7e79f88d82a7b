import type { Player } from '../records.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose socket is being opened. */
    player?: Player;
  }
}
