/** One's own data: all of it in one file, or gone. */

import type { FastifyInstance } from 'fastify';
import { personalData } from '../../application/people/personalData.ts';
import type { ServerNode } from '../../application/serverNode.ts';
import { forgetCookie, playerOf } from './session.ts';

/** For each address: it reads everything that somebody ever did. */
const LIMITED = { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } };

export function dataRoutes(app: FastifyInstance, server: ServerNode): void {
  const { people, store, departures, world } = server;

  app.get('/api/me/data', LIMITED, async (request, reply) => {
    const player = await playerOf(people, request);
    if (!player) return reply.code(401).send({ code: 'not-signed-in' });
    const data = await personalData(store, player, world.now());
    return reply
      .header('content-disposition', 'attachment; filename="parlor.json"')
      .type('application/json')
      .send(JSON.stringify(data, undefined, 2));
  });

  /** Cannot be undone. */
  app.delete('/api/me', async (request, reply) => {
    const player = await playerOf(people, request);
    if (!player) return reply.code(401).send({ code: 'not-signed-in' });
    await departures.forget(player.id);
    forgetCookie(request, reply);
    return {};
  });
}
