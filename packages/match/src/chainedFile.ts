/**
 * A finished match as a file, format 2: a heading, everything that happened in the order in which it did, each entry
 * bound to the one before, and the house's signature under the heading and the last hash. docs/match-file.md
 * describes it for whoever wants to read it with a program of their own.
 */

import { type Json, type Outcome, sign } from '@parlor/kit';
import { chained } from './chain.ts';
import { accepted, type Result, refused } from './result.ts';
import { checkFields, inside, isCount, isObject, type Place, wrong } from './shape.ts';

export const CHAINED_FORMAT = 'parlor-match/2';

/**
 * How the seats' shares came in.
 * - `committed/1`: whoever has one was bound to it before anybody's was known; all others have none.
 * - `contributed/1`: handed to the house when ready, bound to nothing.
 */
export const SEEDINGS = ['committed/1', 'contributed/1'] as const;

export interface Heading {
  readonly match: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly rng: string;
  readonly options: { readonly [name: string]: Json };
  readonly seats: readonly SeatHeading[];
  /** Of the house to its own seed, published before anybody sat down. */
  readonly commitment: string;
  readonly seeding: (typeof SEEDINGS)[number];
  /** How often a match at this table was about to begin and somebody did not open their share. */
  readonly aborts: number;
  readonly isRated: boolean;
  readonly startedAt: number;
}

export interface SeatHeading {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** Of a bot; empty for a person. */
  readonly level: string;
  /** To the seat's share; empty where nobody was bound to one. */
  readonly commitment: string;
}

/** Who made a move: whose seat it is, a bot on its own seat, or a bot for somebody who was away or whose time was up. */
export const MOVERS = ['person', 'bot', 'stand-in', 'time-out'] as const;

interface EntryBase {
  /** Counted from 1 without gaps. */
  readonly n: number;
  /** By the house's clock. */
  readonly at: number;
}

/** What the seats added to the dice, by seat; opened when the match began. Always the first entry. */
export interface SharesEntry extends EntryBase {
  readonly type: 'shares';
  readonly shares: readonly string[];
}

export interface MoveEntry extends EntryBase {
  readonly type: 'move';
  readonly seat: number;
  /** The how-manieth of the moves that stand. */
  readonly ply: number;
  readonly by: (typeof MOVERS)[number];
  readonly move: { readonly [name: string]: Json };
  /** Milliseconds of the time for the answer; null where that is not known. */
  readonly took: number | null;
}

/** Everything after `ply` moves is taken back, because this seat wanted it so. */
export interface TakeBackEntry extends EntryBase {
  readonly type: 'take-back';
  readonly seat: number;
  readonly ply: number;
}

/** How it ended, and the house's seed. Always the last entry. */
export interface EndingEntry extends EntryBase {
  readonly type: 'ending';
  readonly serverSeed: string;
  readonly seed: string;
  readonly finalHash: string;
  readonly outcome: Outcome;
}

export type Entry = SharesEntry | MoveEntry | TakeBackEntry | EndingEntry;
export type Chained = Entry & { readonly hash: string };

export interface ChainedFile {
  readonly format: typeof CHAINED_FORMAT;
  readonly heading: Heading;
  readonly entries: readonly Chained[];
  readonly publicKey: string;
  /** By the house, over `signedPart`. */
  readonly signature: string;
}

/** What the signature covers; everything between heading and head follows from them. */
export const signedPart = ({
  heading,
  entries,
  publicKey,
}: Pick<ChainedFile, 'heading' | 'entries' | 'publicKey'>) => ({
  format: CHAINED_FORMAT,
  heading,
  head: entries.at(-1)?.hash ?? '',
  publicKey,
});

export interface House {
  readonly publicKey: string;
  readonly signingKey: string;
}

export function writeChainedFile(
  heading: Heading,
  entries: readonly Entry[],
  { publicKey, signingKey }: House,
): ChainedFile {
  const file = { heading, entries: chained(heading, entries), publicKey };
  const signature = sign(signedPart(file), signingKey);
  return { format: CHAINED_FORMAT, ...file, signature };
}

type Kind = (input: unknown) => boolean;
type Shape = Readonly<Record<string, Kind>>;

const text: Kind = (input) => typeof input === 'string';
const SHARE = /^[0-9a-f]{0,128}$/;
const shares: Kind = (input) =>
  Array.isArray(input) && input.every((one) => typeof one === 'string' && SHARE.test(one));
const oneOf =
  (known: readonly string[]): Kind =>
  (input) =>
    known.includes(input as string);

const HEADING: Shape = {
  match: text,
  game: text,
  rulesVersion: isCount,
  rng: text,
  options: isObject,
  seats: Array.isArray,
  commitment: text,
  seeding: oneOf(SEEDINGS),
  aborts: isCount,
  isRated: (input) => typeof input === 'boolean',
  startedAt: isCount,
};
const SEAT: Shape = {
  name: text,
  kind: oneOf(['person', 'bot']),
  level: text,
  commitment: text,
};
const ENTRY: Shape = { n: isCount, at: isCount, type: text, hash: text };
const ENTRIES: Readonly<Record<Entry['type'], Shape>> = {
  shares: { ...ENTRY, shares },
  move: {
    ...ENTRY,
    seat: isCount,
    ply: isCount,
    by: oneOf(MOVERS),
    move: isObject,
    took: (input) => input === null || isCount(input),
  },
  'take-back': { ...ENTRY, seat: isCount, ply: isCount },
  ending: { ...ENTRY, serverSeed: text, seed: text, finalHash: text, outcome: isObject },
};
const FILE: Shape = {
  format: text,
  heading: isObject,
  entries: Array.isArray,
  publicKey: text,
  signature: text,
};
const ROOT: Place = { code: 'record-malformed', at: '' };

function checkShape(input: unknown, shape: Shape, place: Place) {
  const why = checkFields(input, Object.keys(shape), place);
  if (why) return why;
  const fields = input as Readonly<Record<string, unknown>>;
  const odd = Object.keys(shape).find((field) => !shape[field]!(fields[field]));
  return odd === undefined ? undefined : wrong(inside(place, odd), 'not-a-match-file');
}

function checkEntry(input: unknown, place: Place) {
  const type = isObject(input) ? input['type'] : undefined;
  const isKnown = typeof type === 'string' && Object.hasOwn(ENTRIES, type);
  if (!isKnown) return wrong(inside(place, 'type'), 'not-a-match-file');
  return checkShape(input, ENTRIES[type as Entry['type']], place);
}

/** Reads such a file from untrusted input: its shape, not its truth. */
export function parseChainedFile(input: unknown): Result<ChainedFile> {
  const format = isObject(input) ? input['format'] : undefined;
  if (typeof format === 'string' && format !== CHAINED_FORMAT)
    return refused('record-format-unknown', { format: format.slice(0, 40), known: CHAINED_FORMAT });
  const file = input as ChainedFile;
  const why =
    checkShape(input, FILE, ROOT) ??
    checkShape(file.heading, HEADING, inside(ROOT, 'heading')) ??
    firstWrong(file.heading.seats, 'heading.seats', (seat, place) =>
      checkShape(seat, SEAT, place),
    ) ??
    firstWrong(file.entries, 'entries', checkEntry);
  return why ? { ok: false, why } : accepted(file);
}

function firstWrong(
  list: readonly unknown[],
  at: string,
  check: (input: unknown, place: Place) => ReturnType<typeof checkShape>,
) {
  for (const [i, one] of list.entries()) {
    const why = check(one, { ...ROOT, at: `${at}[${i}]` });
    if (why) return why;
  }
  return undefined;
}
