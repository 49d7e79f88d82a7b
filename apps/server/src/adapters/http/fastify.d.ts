import type { Player } from '../../domain/records.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose socket is being opened. */
    player?: Player;
  }
}
