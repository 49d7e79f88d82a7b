/** What the server says on the socket. */

import * as z from 'zod/mini';
import { Id, LobbyEntry, SeatNumber, TableInfo } from './table.ts';

const Params = z.optional(z.record(z.string(), z.union([z.string(), z.number()])));

const OpenQuestion = z.object({
  seat: SeatNumber,
  kind: z.string(),
  sealed: z.boolean(),
  optional: z.boolean(),
});

/** A bot made a move for the person at this seat: who was away, or who was there but whose time was up. */
const StoodIn = z.object({ seat: SeatNumber, by: z.enum(['stand-in', 'time-out']) });
export type StoodIn = z.infer<typeof StoodIn>;

/** Where a match stands for one viewer. Events are those of the last step, nothing after a resync. */
export const Position = z.object({
  type: z.literal('position'),
  match: Id,
  /** One more than that of the message before, or something was missed: send `resync`. */
  version: z.int(),
  viewer: z.union([SeatNumber, z.literal('public')]),
  /** The edition of the rules the match is played by to its end; missing where there was only the first. */
  edition: z.optional(z.int()),
  ply: z.int(),
  events: z.array(z.unknown()),
  view: z.unknown(),
  questions: z.array(OpenQuestion),
  /** The viewer's own question; its `id` goes back with the answer. */
  question: z.optional(z.object({ id: z.int(), seat: SeatNumber, decision: z.unknown() })),
  outcome: z.optional(z.object({ scores: z.array(z.number()), places: z.array(z.number()) })),
  /** When the answer of a seat is due, by seat, in milliseconds since 1970; null where nothing presses. */
  deadlines: z.array(z.nullable(z.number())),
  /** From when on the others may ask to go on without a seat; null where nothing is asked of a person. Missing where a clock decides, and for whoever has no seat. */
  stalls: z.optional(z.array(z.nullable(z.number()))),
  /** What is left of the time bank, by seat, in milliseconds at `now`; null for bots. Missing where there is none, and for whoever watches late. */
  banks: z.optional(z.array(z.nullable(z.number()))),
  /** The table pauses, as this person asked for: since when, and until when at the latest. No clock runs meanwhile. */
  paused: z.optional(z.object({ seat: SeatNumber, since: z.number(), until: z.number() })),
  /** The move that has just led here was made by a stand-in. */
  stoodIn: z.optional(StoodIn),
  /** The ply that the viewer's own last answer led to, of those that count; missing before the first, and where a stand-in gave all of them. */
  lastAnswer: z.optional(z.int()),
  /** The server's clock, to compare `deadlines` with. */
  now: z.number(),
});
export type Position = z.infer<typeof Position>;

/** What a viewer was told of the newest steps, for whoever was not there. */
export const History = z.object({
  type: z.literal('history'),
  match: Id,
  /** That of the position these steps led to. */
  version: z.int(),
  viewer: z.union([SeatNumber, z.literal('public')]),
  ply: z.int(),
  /** The events of each step, oldest first; the last one is that of move `ply`, or of the setup. */
  steps: z.array(z.array(z.unknown())),
  /** Those of them that stand-ins made, by the ply that the step led to; missing where there are none. */
  stoodIn: z.optional(z.array(z.object({ ...StoodIn.shape, ply: z.int() }))),
});
export type History = z.infer<typeof History>;

export const ChatMessage = z.object({
  type: z.literal('chat'),
  table: Id,
  id: z.string(),
  at: z.number(),
  player: z.string(),
  name: z.string(),
  /** Words of a person, or one of the phrases. */
  text: z.optional(z.string()),
  phrase: z.optional(z.string()),
  /** What a bot has to say about its move: a code of its game's brain. */
  remark: z.optional(z.object({ game: z.string(), code: z.string(), params: Params })),
  /** Said among those who watch: nobody who plays hears it. */
  isApart: z.optional(z.boolean()),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ServerMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    protocol: z.int(),
    player: z.object({ id: z.string(), name: z.string() }),
    now: z.number(),
  }),

  /** The command with this key is done. What it made comes along. */
  z.object({
    type: z.literal('done'),
    key: z.string(),
    table: z.optional(Id),
    ply: z.optional(z.int()),
    request: z.optional(z.string()),
    name: z.optional(z.string()),
  }),
  /** The command with this key, or the frame if there is none, had no effect. */
  z.object({
    type: z.literal('refused'),
    key: z.optional(z.string()),
    code: z.string(),
    params: Params,
  }),

  z.object({
    type: z.literal('table'),
    table: TableInfo,
    yourSeat: z.nullable(SeatNumber),
    /** So many questions in a row the time was up for at your seat, and a bot answered; absent when none. */
    late: z.optional(z.int()),
    /** You were sent away: you cannot sit down here, nor talk. */
    isRemoved: z.optional(z.boolean()),
    /** For the host: whom they have sent away. */
    removed: z.optional(z.array(z.object({ player: z.string(), name: z.string() }))),
  }),
  /** Who is here, by seat: connected, and which bots are thinking. */
  z.object({
    type: z.literal('presence'),
    table: Id,
    connected: z.array(z.boolean()),
    thinking: z.array(z.boolean()),
    watching: z.int(),
    /** Before the match: since when each person has been away; null for whoever is here, and where it is not known. */
    awaySince: z.optional(z.array(z.nullable(z.number()))),
    /** The server's clock, to compare `awaySince` with. */
    now: z.optional(z.number()),
  }),
  /** A set of somebody's own, by the name under which tables and views mention it; before the first that does. */
  z.object({ type: z.literal('data'), name: z.string(), value: z.unknown() }),
  Position,
  History,
  /** The match cannot be shown here, now or later: the edition of the rules it began with is not on board. */
  z.object({ type: z.literal('unplayable'), match: Id, code: z.string(), params: Params }),
  /** Whoever said it has had their data deleted: their lines at this table are not to be shown any more. */
  z.object({ type: z.literal('unsaid'), table: Id, player: z.string() }),
  /** Somebody would like to take a move back; everyone else is asked. */
  z.object({
    type: z.literal('take-back'),
    match: Id,
    request: z.string(),
    seat: SeatNumber,
    /** So far: who agreed. Gone when it is decided. */
    agreed: z.array(SeatNumber),
    state: z.enum(['asked', 'granted', 'denied']),
  }),
  /** Somebody would like a pause; everyone else is asked. */
  z.object({
    type: z.literal('pause'),
    match: Id,
    request: z.string(),
    seat: SeatNumber,
    /** So far: who agreed. */
    agreed: z.array(SeatNumber),
    state: z.enum(['asked', 'granted', 'denied']),
    /** When nobody is asked any more. */
    until: z.number(),
  }),
  /** Somebody would like to go on without somebody else who keeps them waiting; everyone else is asked. */
  z.object({
    type: z.literal('go-without'),
    match: Id,
    request: z.string(),
    seat: SeatNumber,
    /** Whom it is about: any sign of life of theirs ends it (`back`). */
    about: SeatNumber,
    /** So far: who agreed. */
    agreed: z.array(SeatNumber),
    state: z.enum(['asked', 'granted', 'denied', 'back']),
    /** When nobody is asked any more; once it is granted, when the last while is over. */
    until: z.number(),
  }),
  ChatMessage,
  z.object({ type: z.literal('lobby'), tables: z.array(LobbyEntry) }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
