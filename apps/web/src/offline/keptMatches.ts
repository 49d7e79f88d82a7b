/** Matches of this device, kept in the browser's own database: closing the tab loses nothing. */

import type { Json } from '@parlor/kit';
import type { GameId } from '@parlor/registry';
import type { LocalSeat } from '../table/localTable.ts';
import { shelfIn } from './database.ts';

export interface KeptMatch {
  readonly id: string;
  readonly game: GameId;
  readonly seats: readonly LocalSeat[];
  readonly record: Json;
  readonly isOver: boolean;
  /** Does somebody here have to answer? Bots go on when the table is opened. */
  readonly isYourTurn?: boolean;
  /** Final places by seat. */
  readonly places?: readonly number[];
  readonly updatedAt: number;
}

const shelf = shelfIn<KeptMatch>('parlor', 'matches');

export const keepMatch = (match: KeptMatch): Promise<unknown> => shelf.put(match);

export const keptMatch = (id: string): Promise<KeptMatch | undefined> => shelf.get(id);

export const forgetMatch = (id: string): Promise<unknown> => shelf.delete(id);

export const forgetMatches = (): Promise<unknown> => shelf.clear();

/** Newest first. */
export const keptMatches = async (): Promise<KeptMatch[]> =>
  (await shelf.all()).toSorted((a, b) => b.updatedAt - a.updatedAt);
