/**
 * What is kept about one person, for that person. Secrets are not among it: they are worth something to others only. Nor
 * is what others have told about them, or what the operator wrote: it may say who did.
 */

import type { PersonalData } from '@parlor/protocol';
import type { Player, StoredMatch } from '../../domain/records.ts';
import { fromStored, seatOf } from '../../domain/tables/tableDoc.ts';
import type { Store } from '../ports/store.ts';

/** Nobody has so many; and nobody has the server read for ever. */
const MOST_TABLES = 5000;
const MOST_MATCHES = 5000;

export async function personalData(
  store: Store,
  { id, name, createdAt, recoveryHash }: Player,
  now: number,
): Promise<PersonalData> {
  const sessions = await store.sessionsOf(id);
  const passkeys = await store.passkeysOf(id);
  const tables = await store.tablesOf(id, MOST_TABLES);
  const { reports, sanctions, charges, refusals } = await store.keptAbout(id);
  const matches: PersonalData['matches'] = [];
  for (const match of await store.matchesOf(id, MOST_MATCHES)) {
    matches.push(await matchData(store, match, id));
  }
  return {
    madeAt: now,
    profile: { id, name, createdAt, hasRecoveryLink: recoveryHash !== null },
    sessions: sessions.map(({ device, createdAt: since, seenAt }) => ({
      ...{ device, createdAt: since, seenAt },
    })),
    passkeys: passkeys.map(({ device, createdAt: since, usedAt }) => ({
      ...{ device, createdAt: since, usedAt },
    })),
    tables: tables.map(fromStored).map((doc) => ({
      ...{ id: doc.id, game: doc.game, status: doc.status, isHost: doc.host === id },
      seat: seatOf(doc, id) ?? null,
    })),
    matches,
    chat: (await store.linesOf(id)).map(({ table, at, name: as, text }) => ({
      ...{ table, at, name: as },
      ...(JSON.parse(text) as { readonly text?: string; readonly phrase?: string }),
    })),
    shunned: await store.shunnedBy(id),
    reports: [...reports],
    sanctions: [...sanctions],
    kept: [...charges],
    refusals: [...refusals],
    ratings: (await store.ratingsOf(id)).map(({ game, mu, sigma, matches: count }) => ({
      ...{ game, mu, sigma, matches: count },
    })),
  };
}

/** Of a match that is not over, too: these moves are one's own. */
async function matchData(
  store: Store,
  match: StoredMatch,
  player: string,
): Promise<PersonalData['matches'][number]> {
  const log = await store.log(match.id, 0);
  const { table, game, status, startedAt, finishedAt, outcome } = match;
  return {
    ...{ id: match.id, table, game, status, startedAt, finishedAt },
    seat: match.seats.indexOf(player),
    places: outcome ? [...outcome.places] : null,
    moves: log.flatMap(({ player: by, at, body }) =>
      by === player ? [body.type === 'move' ? { at, move: body.move } : { at, move: null }] : [],
    ),
  };
}
