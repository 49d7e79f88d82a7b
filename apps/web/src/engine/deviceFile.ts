/** A finished match of this device as a file that anybody can check: docs/match-file.md. */

import type { LogEntry } from '@parlor/host';
import { commitmentTo, jointSeed, type Outcome, publicKeyOf } from '@parlor/kit';
import {
  type ChainedFile,
  type Entry,
  type Heading,
  type MoveEntry,
  writeChainedFile,
} from '@parlor/match';
import type { Dice, LocalSeat, StoredMatch } from '../offline/storedMatch.ts';

const SEED_BYTES = 32;
const SHARE_BYTES = 16;

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The dice of a new match: one seed for the house, which is this device, and a share for every person. */
export function drawDice(
  levels: readonly (string | undefined)[],
): Dice & { readonly seed: string } {
  const serverSeed = randomHex(SEED_BYTES);
  const shares = levels.map((level) => (level === undefined ? randomHex(SHARE_BYTES) : ''));
  return { serverSeed, shares, seed: jointSeed(serverSeed, shares) };
}

export function newKeys() {
  const signingKey = randomHex(SEED_BYTES);
  return { signingKey, publicKey: publicKeyOf(signingKey) };
}

/** How a match has ended, by the rules. */
export interface LocalEnding {
  readonly finalHash: string;
  readonly outcome: Outcome;
}

type WithDice = StoredMatch & { readonly dice: Dice };

export function deviceFile(
  match: WithDice,
  log: readonly LogEntry[],
  { finalHash, outcome }: LocalEnding,
  signingKey: string,
): ChainedFile {
  const { dice, header, startedAt } = match;
  const entries: Entry[] = [
    { n: 1, at: startedAt, type: 'shares', shares: dice.shares },
    ...log.map((entry) => happened(entry, match.seats)),
    {
      n: log.length + FIRST_AFTER_SHARES,
      at: Math.trunc(log.at(-1)?.at ?? startedAt),
      type: 'ending',
      ...{ serverSeed: dice.serverSeed, seed: header.seed, finalHash, outcome },
    },
  ];
  const keys = { signingKey, publicKey: publicKeyOf(signingKey) };
  return writeChainedFile(headingOf(match), entries, keys);
}

const FIRST_AFTER_SHARES = 2;

function headingOf({ id, header, seats, dice, startedAt }: WithDice): Heading {
  const { game, rulesVersion, rng, table } = header;
  return {
    match: id,
    ...{ game, rulesVersion, rng },
    options: table.options as Heading['options'],
    seats: seats.map(({ name, level }) => ({
      name,
      kind: level === undefined ? 'person' : 'bot',
      level: level ?? '',
      commitment: '',
    })),
    commitment: commitmentTo(dice.serverSeed),
    // One device draws for everybody: nobody could be bound to anything.
    seeding: 'contributed/1',
    aborts: 0,
    isRated: false,
    startedAt,
  };
}

function happened({ n, at, seat, body }: LogEntry, seats: readonly LocalSeat[]): Entry {
  const base = { n: n + 1, at: Math.trunc(at), seat, ply: body.ply };
  if (body.type === 'takeback') return { ...base, type: 'take-back' };
  return {
    ...base,
    type: 'move',
    by: seats[seat]?.level === undefined ? 'person' : 'bot',
    move: body.move as MoveEntry['move'],
    took: body.took === undefined ? null : Math.round(body.took),
  };
}
