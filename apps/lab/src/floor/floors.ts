/** Hand-written loops that play a game as fast as this language allows: what engines are measured against. */

import type { Table } from '@parlor/kit';
import type { GameId } from '@parlor/registry';
import type { Played } from '../bench/playMatches.ts';
import { playMatches as zillionaire } from './zillionaire.ts';

/** Plays matches `first` to `first + count - 1` exactly as `bench/playMatches.ts` does. */
export type Floor = (table: Table<object>, first: number, count: number) => Played;

export const floors: { readonly [Id in GameId]?: Floor } = {
  zillionaire: ({ seats, options }, first, count) =>
    zillionaire(seats, (options as { readonly games: number }).games, first, count),
};
