/** Things to put into a store. */

import { randomUUID } from 'node:crypto';
import type { Outcome } from '@parlor/kit';
import type { LogEntry } from '@parlor/host';
import type { Player, Rating, StoredMatch, StoredTable } from '../../../domain/records.ts';
import type { Store } from '../../../application/ports/store.ts';

export const aPlayer = (some: Partial<Player> = {}): Player => ({
  id: randomUUID(),
  name: 'Ada',
  recoveryHash: null,
  createdAt: 1_700_000_000_000,
  ...some,
});

export const aTable = (some: Partial<StoredTable> = {}): StoredTable => ({
  id: randomUUID(),
  version: 1,
  game: 'chess',
  status: 'open',
  isPublic: true,
  players: [],
  host: randomUUID(),
  isHosted: true,
  openedFrom: '',
  updatedAt: 1_700_000_000_000,
  doc: { seats: 4 },
  ...some,
});

export const aMatch = (some: Partial<StoredMatch> = {}): StoredMatch => ({
  id: randomUUID(),
  table: 'table',
  game: 'chess',
  status: 'playing',
  header: { seed: 's' },
  fairness: { commitment: 'c' },
  seats: ['ada', 'bot:easy'],
  startedAt: 1_700_000_000_000,
  finishedAt: null,
  outcome: null,
  ...some,
});

export const anEntry = (match: string, n: number, some: Partial<LogEntry> = {}): LogEntry => ({
  match,
  n,
  at: 1_700_000_000_000 + n,
  seat: 0,
  player: 'ada',
  key: randomUUID(),
  body: { type: 'move', ply: n, move: { type: 'play', card: n } },
  ...some,
});

export const OUTCOME: Outcome = { scores: [10, 5], places: [1, 2] };

export const aRating = (some: Partial<Rating> = {}): Rating => ({
  game: 'chess',
  id: 'ada',
  name: 'Ada',
  mu: 25.125,
  sigma: 8,
  matches: 1,
  ...some,
});

/** The id of a match that has just begun. */
export async function begin(store: Store, some: Partial<StoredMatch> = {}): Promise<string> {
  const match = aMatch(some);
  await store.createMatch(match);
  return match.id;
}
