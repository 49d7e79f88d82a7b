/** Who is asking: the guest cookie. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity, People } from '../../application/people/people.ts';
import type { Player } from '../../domain/records.ts';
import { deviceOf } from './device.ts';

const COOKIE = 'parlor';
const A_YEAR_S = 365 * 24 * 3600;

export const sessionOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

export const identityOf = (
  people: People,
  request: FastifyRequest,
): Promise<Identity | undefined> => people.bySession(sessionOf(request));

export const playerOf = async (
  people: People,
  request: FastifyRequest,
): Promise<Player | undefined> => (await identityOf(people, request))?.player;

/** Signs somebody in on the device that asks; returns the session. */
export async function signIn(
  people: People,
  request: FastifyRequest,
  reply: FastifyReply,
  player: Player,
): Promise<string> {
  const device = deviceOf(request.headers['user-agent']);
  const { cookie, session } = await people.signIn(player, device);
  setCookie(request, reply, cookie);
  return session;
}

/** Good for another year: not for scripts, not for other sites, and over https only where there is https. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, cookie: string): void {
  reply.setCookie(COOKIE, cookie, { ...placeOf(request), maxAge: A_YEAR_S });
}

export function forgetCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, placeOf(request));
}

const placeOf = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;
