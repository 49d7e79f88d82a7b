/**
 * How often may somebody ask? Pages and their files are free, as a visit takes
 * about a hundred of them at once; so is coming back to the socket, which has
 * bounds of its own. What makes the server work is counted for each person: a
 * household shares its address.
 */

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerNode } from '../../application/serverNode.ts';
import { requestCounts } from './requestCounts.ts';
import { sessionOf } from './session.ts';
import { addressOf } from './visitors.ts';

/** So many people may share an address, each asking as often as one may. Guests are made up freely, hence this bound. */
const BUSY_PEOPLE = 10;

/** A line that breaks whenever it has been opened is opened again four times each second, and somebody may have a few tabs. */
const OPENINGS_PER_MINUTE = 600;

type Limit = ReturnType<FastifyInstance['createRateLimit']>;

/** May this person open one more socket? */
export type MayOpen = (request: FastifyRequest) => Promise<boolean>;

interface Limits {
  /** Bounds everything that is registered in this scope. */
  readonly bound: (scope: FastifyInstance) => void;
  readonly mayOpen: MayOpen;
}

export async function limits(
  app: FastifyInstance,
  { config, people, world }: ServerNode,
): Promise<Limits> {
  const most = config.REQUESTS_PER_MINUTE;
  await app.register(rateLimit, {
    // Routes with a limit of their own have it for each address.
    global: false,
    timeWindow: '1 minute',
    store: requestCounts(world.now),
    keyGenerator: addressOf,
    errorResponseBuilder: () => ({ statusCode: 429, code: 'too-many-commands' }),
  });
  const person = (request: FastifyRequest) => people.named(sessionOf(request));
  const perVisitor = app.createRateLimit({
    max: most,
    keyGenerator: (request) => person(request) ?? addressOf(request),
  });
  const perAddress = app.createRateLimit({ max: BUSY_PEOPLE * most });
  const openings = app.createRateLimit({
    max: Math.max(OPENINGS_PER_MINUTE, most),
    keyGenerator: (request) => person(request) ?? addressOf(request),
  });
  return {
    bound(scope) {
      scope.addHook('onRequest', async (request, reply) => {
        // What is refused to one person is not taken from the others at the address.
        if (await isPast(perVisitor, request, reply)) return reply;
        if (await isPast(perAddress, request, reply)) return reply;
      });
    },
    async mayOpen(request) {
      const count = await openings(request);
      return count.isAllowed || !count.isExceeded;
    },
  };
}

async function isPast(limit: Limit, request: FastifyRequest, reply: FastifyReply) {
  const count = await limit(request);
  if (count.isAllowed || !count.isExceeded) return false;
  await reply
    .code(429)
    .header('retry-after', count.ttlInSeconds)
    .send({ code: 'too-many-commands' });
  return true;
}
