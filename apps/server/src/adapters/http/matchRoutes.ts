/** What remains of matches: results, ratings, and the file of a finished one. */

import { Unplayable } from '@parlor/host';
import { ownData, withoutData } from '@parlor/kit';
import { LIMITS, type MatchSummary, type RatingLine } from '@parlor/protocol';
import { isGameId } from '@parlor/registry';
import type { FastifyInstance } from 'fastify';
import type { ServerNode } from '../../application/serverNode.ts';
import { chainedFile, movesOnlyFile } from '../../application/matches/matchFiles.ts';
import type { StoredMatch } from '../../domain/records.ts';
import { isDataByName } from './dataByName.ts';
import { playerOf } from './session.ts';

interface FileRequest {
  readonly Params: { readonly match: string };
  readonly Querystring: { readonly format?: string | readonly string[] };
}

interface PageRequest {
  readonly Querystring: { readonly before?: string | readonly string[] };
}

const MOST_RANKED = 100;

export function matchRoutes(app: FastifyInstance, server: ServerNode): void {
  const { people, store, host, tables } = server;

  /** A page of them, newest first: the first one, or what comes after a match of theirs. */
  app.get<PageRequest>('/api/me/matches', async (request, reply) => {
    const player = await playerOf(people, request);
    if (!player) return reply.code(401).send({ code: 'not-signed-in' });
    const { before } = request.query;
    const last = typeof before === 'string' ? await store.match(before) : undefined;
    if (before !== undefined && !last?.seats.includes(player.id))
      return reply.code(404).send({ code: 'unknown-match' });
    const matches = await store.matchesOf(player.id, LIMITS.matches, last);
    return Promise.all(matches.map((match) => summary(server, match, player.id)));
  });

  app.get('/api/me/tables', async (request, reply) => {
    const player = await playerOf(people, request);
    if (!player) return reply.code(401).send({ code: 'not-signed-in' });
    const all = await server.ownTables.of(player.id);
    // Whoever wants to see what is in a set goes to the table.
    return isDataByName(request)
      ? all.map((table) => withoutData(table, ownData(table.options)))
      : all;
  });

  app.get<{ Params: { game: string } }>('/api/ratings/:game', async (request, reply) => {
    const { game } = request.params;
    if (!isGameId(game)) return reply.code(404).send({ code: 'unknown-game' });
    const ranking = await store.ranking(game, MOST_RANKED);
    return ranking.map(
      ({ id, name, mu, sigma, matches }): RatingLine => ({
        name,
        isBot: id.startsWith('bot:'),
        rating: mu - 3 * sigma,
        mu,
        sigma,
        matches,
      }),
    );
  });

  /**
   * The file of a finished match, for whoever knows its id. While it lasts there is nothing here. `?format=2` is
   * today's format; who does not ask for one is from before there were two.
   */
  app.get<FileRequest>('/api/matches/:match', async (request, reply) => {
    const { format = '1' } = request.query;
    if (format !== '1' && format !== '2')
      return reply.code(400).send({ code: 'malformed-request' });
    const match = await store.match(request.params.match);
    const doc = match && (await tables.get(match.table));
    if (!match || doc?.match !== match.id || doc.status !== 'finished')
      return reply.code(404).send({ code: 'unknown-match' });
    const ending = await host.matches
      .with(match.id, async () => server.referee.ending(match.id))
      .catch((error: unknown) => {
        if (error instanceof Unplayable) return error;
        throw error;
      });
    if (ending instanceof Unplayable) return reply.code(409).send(ending.why);
    if (!ending) return reply.code(404).send({ code: 'unknown-match' });
    const finished = { match, doc, ending, log: await store.log(match.id, 0) };
    return format === '1' ? movesOnlyFile(finished, server) : chainedFile(finished, server);
  });

  /** What the signatures of this server can be checked with. */
  app.get('/api/key', async () => ({ publicKey: server.publicKey }));
}

async function summary(
  { tables }: ServerNode,
  match: StoredMatch,
  player: string,
): Promise<MatchSummary> {
  const doc = await tables.get(match.table);
  const seat = match.seats.indexOf(player);
  return {
    match: match.id,
    table: match.table,
    game: match.game,
    status: match.status,
    startedAt: match.startedAt,
    finishedAt: match.finishedAt,
    yourSeat: seat < 0 ? null : seat,
    names: doc?.seats.map(({ name }) => name) ?? [],
    levels: doc?.seats.map(({ level }) => level) ?? [],
    scores: match.outcome ? [...match.outcome.scores] : null,
    places: match.outcome ? [...match.outcome.places] : null,
  };
}
