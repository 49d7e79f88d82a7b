/** Every game at its shortest: where only the number of matches matters, or a search plays each of them to its end. */

import { manifests } from '@parlor/games/manifests';
import type { Table } from '@parlor/kit';
import { type GameId, games } from '@parlor/registry';

/** What makes the table so short, for people to read. */
export const shortOptions = (id: GameId): object => manifests[id].shortest;

export const shortTable = (id: GameId, seats: number): Table<object> => ({
  seats,
  options: { ...games[id].presets.standard, ...manifests[id].shortest },
});
