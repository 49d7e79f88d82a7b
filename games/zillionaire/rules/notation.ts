/** Moves in short notation. Everything played is public, so all viewers read the same. */

import { MOST_COPIES, RANK_NAMES } from '../facts/cards.ts';
import type { Move } from '../facts/types.ts';

export const notate = (move: Move): string =>
  move.type === 'pass' ? 'pass' : `${move.count}×${RANK_NAMES[move.rank]}`;

/** A number that differs exactly where the notation does. */
export const edgeOf = (move: Move): number =>
  move.type === 'pass' ? 0 : move.rank * (MOST_COPIES + 1) + move.count;
