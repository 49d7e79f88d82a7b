/** A match of this device as it is stored: what it began with, who plays it, and how far it is. Its moves are a log beside it. */

import type { LogEntry } from '@parlor/host';
import type { Json, Level, Seat } from '@parlor/kit';
import type { GameId } from '@parlor/registry';

/** Who sits where: a person at this device, or a bot of a level. */
export type LocalSeat = { readonly name: string; readonly level: Level | undefined };

export interface StoredMatch {
  readonly id: string;
  readonly game: GameId;
  readonly seats: readonly LocalSeat[];
  /** The record without its moves. */
  readonly header: MatchHeader;
  /** How its seed came about; missing where the dice are those of another match, which somebody has seen already. */
  readonly dice?: Dice;
  /** The number of the newest entry of its log. */
  readonly head: number;
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly isOver: boolean;
  /** Does somebody here have to answer? Bots go on when the table is opened. */
  readonly isYourTurn?: boolean;
  /** Who of them does; not noted by older versions. */
  readonly asked?: readonly Seat[];
  /** Final places by seat. */
  readonly places?: readonly number[];
}

/** What the seed of a match follows from: the house's own, and a share of every person; bots have none. */
export interface Dice {
  readonly serverSeed: string;
  readonly shares: readonly string[];
}

export interface MatchHeader {
  readonly format: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly rng: string;
  readonly table: { readonly seats: number; readonly options: Readonly<Record<string, unknown>> };
  readonly seed: string;
}

export interface RecordedMove {
  readonly seat: Seat;
  readonly move: Json;
}

export type LocalRecord = MatchHeader & { readonly moves: readonly RecordedMove[] };

/** The moves that count, whatever was taken back. */
export function movesOf(entries: readonly LogEntry[]): RecordedMove[] {
  const moves: RecordedMove[] = [];
  for (const { seat, body } of entries) {
    if (body.type === 'takeback') moves.length = Math.min(moves.length, body.ply);
    else moves.push({ seat, move: body.move });
  }
  return moves;
}

/** A log that has led to these moves; who made each of them when is not known any more. */
export const logOf = (
  { id: match, seats, updatedAt: at }: Pick<StoredMatch, 'id' | 'seats' | 'updatedAt'>,
  moves: readonly RecordedMove[],
): LogEntry[] =>
  moves.map(({ seat, move }, before) => ({
    ...{ match, n: before + 1, at, seat },
    player: playerAt(seats, seat),
    key: `recorded-${before + 1}`,
    body: { type: 'move', ply: before + 1, move, took: 0 },
  }));

/** As whom somebody moves on this device. */
const playerAt = (seats: readonly LocalSeat[], seat: Seat): string => {
  const level = seats[seat]?.level;
  return level === undefined ? `seat:${seat}` : `bot:${level}`;
};
