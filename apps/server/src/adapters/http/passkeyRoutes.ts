/** Passkeys: made, listed and removed in the settings; and a way back without a cookie. */

import { NewPasskeyBody, type PasskeyInfo, SignedBody } from '@parlor/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Passkeys, type Site } from '../../application/people/passkeys.ts';
import type { Identity } from '../../application/people/people.ts';
import type { ServerNode } from '../../application/serverNode.ts';
import type { Passkey } from '../../domain/records.ts';
import { passkeyCheck } from '../webauthn/passkeyCheck.ts';
import { deviceOf } from './device.ts';
import { meOf } from './personRoutes.ts';
import { siteOf } from './site.ts';
import { identityOf, signIn } from './session.ts';

/** For each address: signatures cost more than most requests. */
const LIMITED = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };

const infoOf = ({ id, device, createdAt, usedAt }: Passkey): PasskeyInfo => ({
  ...{ id, device, createdAt, usedAt },
});

export function passkeyRoutes(app: FastifyInstance, server: ServerNode): void {
  const { people, store, world, config } = server;
  const passkeys = new Passkeys(store, world, passkeyCheck);

  /** Who asks, in which session and from which page; or answers why not. */
  async function asked(request: FastifyRequest, reply: FastifyReply): Promise<Asked | undefined> {
    const me = await identityOf(people, request);
    if (!me) return refuse(reply, 401, 'not-signed-in');
    const site = siteOf(request, config);
    if (!site) return refuse(reply, 409, 'passkeys-impossible');
    // Cookies from before there were sessions have none.
    const session = me.session ?? (await signIn(people, request, reply, me.player));
    return { player: me.player, session, site };
  }

  app.get('/api/passkeys', async (request, reply) => {
    const me = await identityOf(people, request);
    if (!me) return reply.code(401).send({ code: 'not-signed-in' });
    return (await store.passkeysOf(me.player.id)).map(infoOf);
  });

  app.post('/api/passkeys/wish', LIMITED, async (request, reply) => {
    const who = await asked(request, reply);
    if (!who) return reply;
    return passkeys.wish(who.player, who.session, who.site);
  });

  app.post('/api/passkeys', LIMITED, async (request, reply) => {
    const who = await asked(request, reply);
    if (!who) return reply;
    const body = NewPasskeyBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ code: 'malformed-command' });
    const device = deviceOf(request.headers['user-agent']);
    const added = await passkeys.add(who.player, who.session, who.site, {
      ...{ body: body.data, device },
    });
    if (added.ok) return infoOf(added.passkey);
    return reply.code(added.code === 'too-many-passkeys' ? 429 : 403).send({ code: added.code });
  });

  app.delete<{ Params: { passkey: string } }>('/api/passkeys/:passkey', async (request, reply) => {
    const me = await identityOf(people, request);
    if (!me) return reply.code(401).send({ code: 'not-signed-in' });
    const isRemoved = await store.removePasskey(me.player.id, request.params.passkey);
    if (!isRemoved) return reply.code(404).send({ code: 'unknown-passkey' });
    return {};
  });

  /** What to sign to come back. Whoever asks is somebody already, if only a new guest. */
  app.post('/api/passkeys/sign-in/wish', LIMITED, async (request, reply) => {
    const who = await asked(request, reply);
    if (!who) return reply;
    return passkeys.signInWish(who.session, who.site);
  });

  app.post('/api/passkeys/sign-in', LIMITED, async (request, reply) => {
    const who = await asked(request, reply);
    if (!who) return reply;
    const body = SignedBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ code: 'malformed-command' });
    const player = await passkeys.signIn(who.session, who.site, body.data);
    if (!player) return reply.code(403).send({ code: 'passkey-refused' });
    await signIn(people, request, reply, player);
    return meOf(player);
  });
}

interface Asked {
  readonly player: Identity['player'];
  readonly session: string;
  readonly site: Site;
}

function refuse(reply: FastifyReply, status: number, code: string): undefined {
  void reply.code(status).send({ code });
  return undefined;
}
