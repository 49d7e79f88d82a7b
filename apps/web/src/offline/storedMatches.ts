/** Matches of this device, kept in the browser's own database: closing the tab loses nothing. */

import type { Json, Level } from '@parlor/kit';
import type { GameId } from '@parlor/registry';
import { recordStore } from '../platform/recordStore.ts';

/** Who sits where: a person at this device, or a bot of a level. */
export type LocalSeat = { readonly name: string; readonly level: Level | undefined };

export interface StoredMatch {
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

const store = recordStore<StoredMatch>('parlor', 'matches');

export const storeMatch = (match: StoredMatch): Promise<unknown> => store.put(match);

export const storedMatch = (id: string): Promise<StoredMatch | undefined> => store.get(id);

export const deleteMatch = (id: string): Promise<unknown> => store.delete(id);

export const deleteMatches = (): Promise<unknown> => store.clear();

/** Newest first. */
export const storedMatches = async (): Promise<StoredMatch[]> =>
  (await store.all()).toSorted((a, b) => b.updatedAt - a.updatedAt);
