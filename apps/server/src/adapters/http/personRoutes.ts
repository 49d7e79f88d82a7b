/** Arriving, a name, and carrying on elsewhere. */

import { type Me, RecoverBody, RenameBody } from '@parlor/protocol';
import type { FastifyInstance } from 'fastify';
import type { ServerNode } from '../../application/serverNode.ts';
import { isMadeUp } from '../../application/people/people.ts';
import type { Player } from '../../domain/records.ts';
import { languageOf } from './languageOf.ts';
import { forgetCookie, identityOf, playerOf, sessionOf, setCookie, signIn } from './session.ts';
import { addressOf } from './visitors.ts';

/** Who somebody is, for themselves. */
export const meOf = ({ id, name }: Pick<Player, 'id' | 'name'>): Me => ({
  ...{ id, name },
  ...(isMadeUp(id, name) && { isMadeUp: true }),
});

export function personRoutes(
  app: FastifyInstance,
  { people, renaming, tables, store, signingOut }: ServerNode,
): void {
  /** Who I am; a guest is made for whoever is nobody yet. */
  app.post('/api/session', async (request, reply) => {
    const known = await identityOf(people, request);
    if (known?.session !== undefined) {
      await people.seen(known);
      setCookie(request, reply, sessionOf(request)!);
      return meOf(known.player);
    }
    const player =
      known?.player ??
      (await people.arrive(addressOf(request), languageOf(request.headers['accept-language'])));
    if (!player) return reply.code(429).send({ code: 'too-many-guests' });
    await signIn(people, request, reply, player);
    return meOf(player);
  });

  app.get('/api/me', async (request, reply) => {
    const player = await playerOf(people, request);
    if (!player) return reply.code(401).send({ code: 'not-signed-in' });
    return meOf(player);
  });

  app.patch('/api/me', async (request, reply) => {
    const player = await playerOf(people, request);
    if (!player) return reply.code(401).send({ code: 'not-signed-in' });
    const body = RenameBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ code: 'malformed-command' });
    const renamed = await renaming.rename(player.id, body.data.name);
    if (!renamed.ok) return reply.code(400).send(renamed.why);
    return meOf({ id: player.id, name: renamed.name });
  });

  /** Where I am signed in, seen last first. */
  app.get('/api/sessions', async (request, reply) => {
    const me = await identityOf(people, request);
    if (!me) return reply.code(401).send({ code: 'not-signed-in' });
    const sessions = await store.sessionsOf(me.player.id);
    return sessions.map(({ id, device, createdAt, seenAt }) => ({
      ...{ id, device, createdAt, seenAt },
      isThis: id === me.session,
    }));
  });

  /** Signs me out on one device; on this one the cookie is forgotten, too. */
  app.delete<{ Params: { session: string } }>('/api/sessions/:session', async (request, reply) => {
    const me = await identityOf(people, request);
    if (!me) return reply.code(401).send({ code: 'not-signed-in' });
    const { session } = request.params;
    const isEnded = await signingOut.end(me.player.id, { only: session });
    if (!isEnded) return reply.code(404).send({ code: 'unknown-session' });
    if (session === me.session) forgetCookie(request, reply);
    return {};
  });

  /** Signs me out everywhere else. */
  app.delete('/api/sessions', async (request, reply) => {
    const me = await identityOf(people, request);
    if (!me) return reply.code(401).send({ code: 'not-signed-in' });
    // Whoever has no session of their own yet would sign out themselves.
    const allBut = me.session ?? (await signIn(people, request, reply, me.player));
    await signingOut.end(me.player.id, { allBut });
    return {};
  });

  /** A link to continue on another device. What opens it stands after the #, where no log sees it. */
  app.post('/api/recovery', async (request, reply) => {
    const player = await playerOf(people, request);
    if (!player) return reply.code(401).send({ code: 'not-signed-in' });
    const { token, until } = await people.newRecovery(player);
    return { path: `/recover#${token}`, until };
  });

  app.post(
    '/api/recover',
    { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const body = RecoverBody.safeParse(request.body);
      const player = body.success ? await people.useRecovery(body.data.token) : undefined;
      if (!player) return reply.code(403).send({ code: 'not-signed-in' });
      await signIn(people, request, reply, player);
      return meOf(player);
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
