/** What a client may say on the socket. Every command carries a key of its own. */

import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { PHRASES, REPORT_REASONS } from '@parlor/kit';
import { Bank, Clock, GameName, Id, Level, PlayerName, SeatNumber, WatchTalk } from './table.ts';

/**
 * Chosen by the client, different for every command. The same key again means
 * the same command again: it has no second effect and gets the same answer.
 */
const Key = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/), z.maxLength(LIMITS.key));

/** At least 128 bits of the client's own chance, in hexadecimal digits. */
export const Contribution = z.string().check(z.regex(/^[0-9a-f]{32,64}$/));

/** SHA-256 of one's share: see `shareCommitment` of the kit. */
const Commitment = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Who is to sit where when a table is opened. */
const Seating = z.union([z.literal('me'), z.literal('open'), z.object({ bot: Level })]);

const command = <Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) => z.strictObject({ type: z.literal(type), key: Key, ...shape });

export const Command = z.discriminatedUnion('type', [
  command('rename', { name: PlayerName }),

  command('open-table', {
    game: GameName,
    /** A preset's name or a set of options; the standard preset when left out. */
    options: z.optional(z.union([z.string(), z.record(z.string(), z.unknown())])),
    seating: z.array(Seating).check(z.minLength(1), z.maxLength(8)),
    isPublic: z.boolean(),
    clock: Clock,
    /** Only with the clock `none`. */
    bank: z.optional(Bank),
    standIn: z.optional(Level),
    watchDelay: z.optional(z.int().check(z.gte(0), z.lte(600))),
    /** Everybody at the table when left out. */
    watchTalk: z.optional(WatchTalk),
    /** Whether the match changes ratings; it does when left out. */
    isRated: z.optional(z.boolean()),
  }),
  command('enter', {
    table: Id,
    /** Opens the seat it was made for, on a device that is not its owner's. */
    seatToken: z.optional(z.string().check(z.maxLength(200))),
  }),
  command('exit', { table: Id }),
  /** `isFine`: also beside somebody whom one has blocked. */
  command('sit', { table: Id, seat: SeatNumber, isFine: z.optional(z.boolean()) }),
  command('stand', { table: Id }),
  /** Of whoever sits there, so that nobody else loses a seat who has sat down meanwhile. */
  command('free-seat', {
    table: Id,
    player: Id,
    /** A bot of this level takes it. */
    level: z.optional(Level),
  }),
  /** Of somebody who is away: the match may begin without waiting for them. */
  command('keep-seat', { table: Id, player: Id, isKept: z.boolean() }),
  /** What is left out stays as it is. */
  command('arrange', {
    table: Id,
    seats: z.optional(z.int().check(z.gte(1), z.lte(8))),
    options: z.optional(z.union([z.string(), z.record(z.string(), z.unknown())])),
    isPublic: z.optional(z.boolean()),
    clock: z.optional(Clock),
    bank: z.optional(z.nullable(Bank)),
    standIn: z.optional(Level),
    watchDelay: z.optional(z.int().check(z.gte(0), z.lte(600))),
    watchTalk: z.optional(WatchTalk),
  }),
  /** Like that, and they cannot come back unless the host lets them. */
  command('remove', { table: Id, player: Id }),
  command('let-back', { table: Id, player: Id }),
  command('hand-over', { table: Id, player: Id }),
  command('close-table', { table: Id }),
  command('seat-bot', { table: Id, seat: SeatNumber, level: z.nullable(Level) }),
  command('set-rated', { table: Id, isRated: z.boolean() }),
  /** Ready, and bound to a share that is opened when the match begins. */
  command('commit', { table: Id, commitment: Commitment }),
  /** Opens the share one is bound to. */
  command('open-share', { table: Id, share: Contribution }),
  /** Ready, as programs say it that do not know of commitments. */
  command('ready', { table: Id, contribution: Contribution }),
  command('start', { table: Id }),
  command('leave', { table: Id }),
  command('rematch', { table: Id }),

  command('answer', { match: Id, question: z.int(), move: z.unknown() }),
  command('take-back', { match: Id }),
  command('pause', { match: Id }),
  command('go-on', { match: Id }),
  /** On without whoever sits there, who keeps the others waiting. */
  command('go-without', { match: Id, seat: SeatNumber }),
  /** To whatever everybody is asked: a move back, a pause, to go on without somebody. */
  command('agree', { match: Id, request: z.string(), isFine: z.boolean() }),
  command('resync', { match: Id }),
  command('history', { match: Id }),

  command('chat', {
    table: Id,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.chat)),
  }),
  command('phrase', { table: Id, phrase: z.enum(PHRASES) }),
  command('mute', { player: Id, isMuted: z.boolean() }),
  command('block', { player: Id, isBlocked: z.boolean() }),
  /** Tells whoever runs the server about somebody at a table; its last lines go along. */
  command('report', {
    table: Id,
    player: Id,
    reason: z.enum(REPORT_REASONS),
    words: z.optional(z.string().check(z.trim(), z.maxLength(LIMITS.report))),
  }),

  command('lobby', { isOn: z.boolean() }),
  command('ping', {}),
]);
export type Command = z.infer<typeof Command>;
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;
