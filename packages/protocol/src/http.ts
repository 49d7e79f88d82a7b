/** What goes over plain requests: who one is, and what remains of matches. */

import { REPORT_REASONS } from '@parlor/kit';
import * as z from 'zod/mini';
import { Shunned } from './order.ts';
import { Level, PlayerName, SeatNumber, TableInfo } from './table.ts';

export const Me = z.object({
  id: z.string(),
  name: z.string(),
  /** The name was made up by the server. */
  isMadeUp: z.optional(z.boolean()),
});
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
  /** While a match is played: who is asked there, and since when. Missing where that is not known just now, and from older servers. */
  asked: z.optional(z.array(z.object({ seat: SeatNumber, since: z.number() }))),
  /** The server's clock, to compare `since` with. */
  now: z.optional(z.number()),
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

/** A key to sign in with. */
export const PasskeyInfo = z.object({
  id: z.string(),
  /** Where it was made; may be empty. */
  device: z.string(),
  createdAt: z.number(),
  usedAt: z.nullable(z.number()),
});
export type PasskeyInfo = z.infer<typeof PasskeyInfo>;

/** Binary values of the browser's calls travel as base64url. */
const Binary = z.string().check(z.regex(/^[A-Za-z0-9_-]{0,8192}$/));

/** What `navigator.credentials.create` has made. */
export const NewPasskeyBody = z.strictObject({
  id: Binary,
  clientDataJSON: Binary,
  attestationObject: Binary,
});
export type NewPasskeyBody = z.infer<typeof NewPasskeyBody>;

/** What `navigator.credentials.get` has signed. */
export const SignedBody = z.strictObject({
  id: Binary,
  clientDataJSON: Binary,
  authenticatorData: Binary,
  signature: Binary,
  userHandle: z.optional(Binary),
});
export type SignedBody = z.infer<typeof SignedBody>;

/** What to make a passkey of: for `navigator.credentials.create`. */
export const PasskeyWish = z.object({
  challenge: z.string(),
  rpId: z.string(),
  user: z.object({ id: z.string(), name: z.string() }),
  /** Those that there are: a device that has one makes no second. */
  known: z.array(z.string()),
});
export type PasskeyWish = z.infer<typeof PasskeyWish>;

/** What to sign, to come back: for `navigator.credentials.get`. */
export const SignInWish = z.object({ challenge: z.string(), rpId: z.string() });
export type SignInWish = z.infer<typeof SignInWish>;

/** Everything that is kept about a person. */
export const PersonalData = z.object({
  madeAt: z.number(),
  profile: z.object({
    id: z.string(),
    name: z.string(),
    createdAt: z.number(),
    hasRecoveryLink: z.boolean(),
  }),
  sessions: z.array(z.object({ device: z.string(), createdAt: z.number(), seenAt: z.number() })),
  passkeys: z.array(
    z.object({ device: z.string(), createdAt: z.number(), usedAt: z.nullable(z.number()) }),
  ),
  tables: z.array(
    z.object({
      id: z.string(),
      game: z.string(),
      status: z.enum(['open', 'playing', 'finished', 'closed']),
      isHost: z.boolean(),
      seat: z.nullable(z.int()),
    }),
  ),
  matches: z.array(
    z.object({
      id: z.string(),
      table: z.string(),
      game: z.string(),
      status: z.enum(['playing', 'finished']),
      startedAt: z.number(),
      finishedAt: z.nullable(z.number()),
      seat: z.int(),
      places: z.nullable(z.array(z.number())),
      /** One's own; null is a move taken back. */
      moves: z.array(z.object({ at: z.number(), move: z.unknown() })),
    }),
  ),
  chat: z.array(
    z.object({
      table: z.string(),
      at: z.number(),
      name: z.string(),
      text: z.optional(z.string()),
      phrase: z.optional(z.string()),
    }),
  ),
  /** Whom one has muted or blocked; servers from before this field leave it out. */
  shunned: z.optional(z.array(Shunned)),
  /** Written by oneself, about whoever was called `name`. This and what follows servers from before leave out. */
  reports: z.optional(
    z.array(
      z.object({
        at: z.number(),
        table: z.string(),
        name: z.string(),
        reason: z.enum(REPORT_REASONS),
        words: z.string(),
        settledAt: z.nullable(z.number()),
      }),
    ),
  ),
  /** Imposed on oneself; `until` is null where it is for good. */
  sanctions: z.optional(
    z.array(
      z.object({
        kind: z.enum(['ban', 'silence']),
        at: z.number(),
        until: z.nullable(z.number()),
        liftedAt: z.nullable(z.number()),
      }),
    ),
  ),
  /** Bytes that count against what one may have kept in a day, by the hour that began then. */
  kept: z.optional(z.array(z.object({ at: z.number(), bytes: z.number() }))),
  refusals: z.optional(z.array(z.object({ at: z.number(), code: z.string() }))),
  ratings: z.array(
    z.object({ game: z.string(), mu: z.number(), sigma: z.number(), matches: z.int() }),
  ),
});
export type PersonalData = z.infer<typeof PersonalData>;
