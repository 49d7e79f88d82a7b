/** Arriving, a name, and carrying on elsewhere. */

import { RecoverBody, RenameBody } from '@parlor/protocol';
import type { FastifyInstance } from 'fastify';
import type { ServerNode } from '../../application/serverNode.ts';
import { languageOf } from './languageOf.ts';
import { playerOf, setSession } from './session.ts';
import { addressOf } from './visitors.ts';

export function personRoutes(app: FastifyInstance, { people, renaming, tables }: ServerNode): void {
  /** Who I am; a guest is made for whoever is nobody yet. */
  app.post('/api/session', async (request, reply) => {
    const known = await playerOf(people, request);
    if (known) await people.seen(known);
    const player =
      known ??
      (await people.arrive(addressOf(request), languageOf(request.headers['accept-language'])));
    if (!player) return reply.code(429).send({ code: 'too-many-guests' });
    setSession(people, request, reply, player);
    return { id: player.id, name: player.name };
  });

  app.get('/api/me', async (request, reply) => {
    const player = await playerOf(people, request);
    if (!player) return reply.code(401).send({ code: 'not-signed-in' });
    return { id: player.id, name: player.name };
  });

  app.patch('/api/me', async (request, reply) => {
    const player = await playerOf(people, request);
    if (!player) return reply.code(401).send({ code: 'not-signed-in' });
    const body = RenameBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ code: 'malformed-command' });
    await renaming.rename(player.id, body.data.name);
    return { id: player.id, name: body.data.name };
  });

  /** A link to continue on another device. What opens it stands after the #, where no log sees it. */
  app.post('/api/recovery', async (request, reply) => {
    const player = await playerOf(people, request);
    if (!player) return reply.code(401).send({ code: 'not-signed-in' });
    return { path: `/recover#${await people.newRecovery(player)}` };
  });

  app.post(
    '/api/recover',
    { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const body = RecoverBody.safeParse(request.body);
      const player = body.success ? await people.byRecovery(body.data.token) : undefined;
      if (!player) return reply.code(403).send({ code: 'not-signed-in' });
      setSession(people, request, reply, player);
      return { id: player.id, name: player.name };
    },
  );

  /** A link that opens one's own seat at one table and nothing else. */
  app.post<{ Params: { table: string } }>(
    '/api/tables/:table/seat-link',
    async (request, reply) => {
      const player = await playerOf(people, request);
      if (!player) return reply.code(401).send({ code: 'not-signed-in' });
      const doc = await tables.get(request.params.table);
      if (!doc?.seats.some((seat) => seat.player === player.id)) {
        return reply.code(404).send({ code: 'unknown-table' });
      }
      return { path: `/table/${doc.id}#${people.seatToken(doc.id, player.id)}` };
    },
  );
}
