/** Who is asking: the guest cookie. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { People } from '../../application/people/people.ts';
import type { Player } from '../../domain/records.ts';

const COOKIE = 'parlor';
const A_YEAR_S = 365 * 24 * 3600;

export const sessionOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

export const playerOf = (people: People, request: FastifyRequest): Promise<Player | undefined> =>
  people.bySession(sessionOf(request));

/** Not for scripts, not for other sites, and over https only where there is https. */
export function setSession(
  people: People,
  request: FastifyRequest,
  reply: FastifyReply,
  player: Player,
): void {
  reply.setCookie(COOKIE, people.session(player), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: A_YEAR_S,
  });
}
