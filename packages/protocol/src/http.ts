/** What goes over plain requests: who one is, and what remains of matches. */

import * as z from 'zod/mini';
import { Level, PlayerName, TableInfo } from './table.ts';

export const Me = z.object({ id: z.string(), name: z.string() });
export type Me = z.infer<typeof Me>;

export const RenameBody = z.strictObject({ name: PlayerName });

/** The secret of a recovery link; it travels after the # and so never reaches a log. */
export const RecoverBody = z.strictObject({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)),
});

export const RecoveryLink = z.object({
  path: z.string(),
  /** The link is good until then, and once. Links to a seat have no end. */
  until: z.optional(z.number()),
});

export type RecoveryLink = z.infer<typeof RecoveryLink>;

/** Where one is signed in. */
export const SessionInfo = z.object({
  id: z.string(),
  /** What the device says it is; may be empty. */
  device: z.string(),
  createdAt: z.number(),
  /** Within an hour. */
  seenAt: z.number(),
  isThis: z.boolean(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

/** Where others find the server; null when only its own machine does. */
export interface Reachable {
  readonly address: string | null;
}

/** A table where one sits. */
export const OwnTable = z.extend(TableInfo, {
  /** Is one asked something there right now? */
  isYourTurn: z.boolean(),
});
export type OwnTable = z.infer<typeof OwnTable>;

export const MatchSummary = z.object({
  match: z.string(),
  table: z.string(),
  game: z.string(),
  status: z.enum(['playing', 'finished']),
  startedAt: z.number(),
  finishedAt: z.nullable(z.number()),
  yourSeat: z.nullable(z.int()),
  names: z.array(z.string()),
  /** Of the bots, by seat; null for people. Older servers do not tell. */
  levels: z.optional(z.array(z.nullable(Level))),
  scores: z.nullable(z.array(z.number())),
  places: z.nullable(z.array(z.number())),
});
export type MatchSummary = z.infer<typeof MatchSummary>;

export const RatingLine = z.object({
  name: z.string(),
  isBot: z.boolean(),
  /** What the player is almost certainly worth: mean minus three deviations. */
  rating: z.number(),
  mu: z.number(),
  sigma: z.number(),
  matches: z.int(),
});
export type RatingLine = z.infer<typeof RatingLine>;
