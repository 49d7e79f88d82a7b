/** Every move there is, built once, and found again from JSON. */

import { exactly } from '@parlor/kit';
import { MOST_COPIES } from './cards.ts';
import { HIGHEST_RANK, type Move, NO_RANK, type Pass, type Play, RANKS } from './types.ts';

export const PASS: Pass = { type: 'pass' };

/** The entry of a rank and count is at rank × PLAY_ROW + count. */
export const PLAY_ROW = MOST_COPIES + 1;
export const PLAYS: readonly Play[] = [NO_RANK, ...RANKS].flatMap((rank) =>
  Array.from({ length: PLAY_ROW }, (_, count): Play => ({ type: 'play', rank, count })),
);

/** Any JSON at all gets an answer; a move that has the right shape is the interned one. */
export const parseMove = (input: unknown): Move | undefined => exactly(input, readMove(input));

function readMove(input: unknown): Move | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { type, rank, count } = input as Record<string, unknown>;
  if (type === 'pass') return PASS;
  if (type !== 'play') return undefined;
  if (!isWithin(rank, HIGHEST_RANK) || !isWithin(count, MOST_COPIES)) return undefined;
  return PLAYS[rank * PLAY_ROW + count];
}

const isWithin = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;
