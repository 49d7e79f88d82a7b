/** Whom I have muted or blocked, and the way back. */

import type { FastifyInstance } from 'fastify';
import type { ServerNode } from '../../application/serverNode.ts';
import { playerOf } from './session.ts';

export function shunnedRoutes(app: FastifyInstance, { people, store, shunning }: ServerNode): void {
  app.get('/api/me/shunned', async (request, reply) => {
    const player = await playerOf(people, request);
    if (!player) return reply.code(401).send({ code: 'not-signed-in' });
    return store.shunnedBy(player.id);
  });

  app.delete<{ Params: { player: string } }>('/api/me/shunned/:player', async (request, reply) => {
    const me = await playerOf(people, request);
    if (!me) return reply.code(401).send({ code: 'not-signed-in' });
    await shunning.forget({ player: me.id }, request.params.player);
    return {};
  });
}
