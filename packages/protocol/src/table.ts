/** What is known about a table: in the lobby, before a match and around it. */

import { LEVELS } from '@parlor/kit';
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** Ids are 128 random bits in base64url: nobody comes by one by guessing. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** Names of games and their options are the games' business; here they are only short texts. */
export const GameName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/));

export const SeatNumber = z.int().check(z.gte(0), z.lte(7));

export const Level = z.enum(LEVELS);

/** Time for one answer: none; two minutes; half a minute; a day. */
export const CLOCKS = ['none', 'relaxed', 'brisk', 'daily'] as const;
export const Clock = z.enum(CLOCKS);

/** What everybody has for all their answers, in seconds, and what comes in with each of them: none is a total time. */
export const Bank = z.object({
  start: z.int().check(z.gte(10), z.lte(86_400)),
  increment: z.int().check(z.gte(0), z.lte(600)),
});

/** Whom those who watch reach when they talk: everybody at the table, or each other. */
export const WatchTalk = z.enum(['table', 'apart']);
export type WatchTalk = z.infer<typeof WatchTalk>;

/** As it is wished for; `judgeName` says what comes of it. */
export const PlayerName = z.string().check(z.minLength(1), z.maxLength(LIMITS.wish));

export const SeatInfo = z.object({
  /** Who plays here: nobody yet, a person or a bot. */
  kind: z.enum(['open', 'person', 'bot']),
  /** A person's or a bot's name; empty while the seat is open. */
  name: z.string(),
  player: z.nullable(z.string()),
  level: z.nullable(Level),
  isReady: z.boolean(),
  /** A bot plays for this person until they come back. */
  isAway: z.boolean(),
  /** The match begins, or began, without waiting for this person, who was away: they have no share in the dice. */
  isKept: z.optional(z.boolean()),
  /** When the match is over: how many moves a bot made for this person, and whether that keeps the rating from rising. */
  playedFor: z.optional(z.object({ moves: z.int(), isCapped: z.boolean() })),
  /** What binds this person to a share of the dice; missing where nothing does. */
  commitment: z.optional(z.string()),
  /** While shares are opened: is theirs open? It is shown to nobody before all are. */
  hasOpened: z.optional(z.boolean()),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

/** How the dice of a match come about, as far as it may be known yet. */
export const Fairness = z.object({
  /** SHA-256 of the server's seed, published before anybody contributes. */
  commitment: z.string(),
  /** What the seats contributed, by seat; empty for bots. */
  contributions: z.array(z.string()),
  /** Opened when the match is over. */
  serverSeed: z.nullable(z.string()),
});
export type Fairness = z.infer<typeof Fairness>;

export const TableInfo = z.object({
  id: Id,
  /** Counts the changes of everything below. */
  version: z.int(),
  game: GameName,
  options: z.record(z.string(), z.unknown()),
  status: z.enum(['open', 'playing', 'finished', 'closed']),
  isPublic: z.boolean(),
  clock: Clock,
  /** Where the clock is `none`: a time bank presses; missing where there is none. */
  bank: z.optional(Bank),
  /** Who plays for those who are away. */
  standIn: Level,
  /** Spectators see the match so many seconds late. */
  watchDelay: z.int(),
  /** Whom spectators reach when they talk; everybody at the table where it is missing. */
  watchTalk: z.optional(WatchTalk),
  host: z.string(),
  seats: z.array(SeatInfo),
  match: z.nullable(Id),
  /** The table where those who are still here play again. */
  rematch: z.nullable(Id),
  /** How the host came to be host, when somebody called `from` was before: who got up, was away for long, or asked them to. */
  passed: z.optional(z.object({ from: z.string(), how: z.enum(['left', 'away', 'given']) })),
  /** Who has closed it; absent when it closed by itself. */
  closedBy: z.optional(z.enum(['host', 'operator'])),
  fairness: Fairness,
  /** Does the match change ratings? Older servers do not say: there every match did. */
  isRated: z.optional(z.boolean()),
  /** How often the match was about to begin here, and somebody did not open their share. */
  aborts: z.optional(z.int()),
  /** Everybody who is bound to a share opens it, until then at the latest; the match begins when the last one is open. */
  opening: z.optional(z.object({ until: z.number() })),
});
export type TableInfo = z.infer<typeof TableInfo>;

/** A line of the lobby. */
export const LobbyEntry = z.object({
  id: Id,
  game: GameName,
  status: z.enum(['open', 'playing']),
  clock: Clock,
  /** See `TableInfo`. */
  bank: z.optional(Bank),
  seats: z.array(z.object({ kind: z.enum(['open', 'person', 'bot']), name: z.string() })),
  /** See `TableInfo`. */
  isRated: z.optional(z.boolean()),
});
export type LobbyEntry = z.infer<typeof LobbyEntry>;
