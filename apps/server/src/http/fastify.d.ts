import type { Player } from '../store/store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose socket is being opened. */
    player?: Player;
  }
}
