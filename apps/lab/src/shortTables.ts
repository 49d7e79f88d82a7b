/** Every game at its shortest: where only the number of matches matters, or a search plays each of them to its end. */

import type { Table } from '@parlor/kit';
import { type GameId, games } from '@parlor/registry';

/** A game without an entry is as short as its standard preset. */
const SHORTEST: Readonly<Partial<Record<GameId, object>>> = {
  zillionaire: { games: 1 },
  trump: { deals: 0 },
  'eight-and-a-half': { rounds: 1 },
  'take-a-chance': { tickets: 5 },
  'pure-profit': { games: '1' },
};

/** What makes the table so short, for people to read. */
export const shortOptions = (id: GameId): object => SHORTEST[id] ?? {};

export const shortTable = (id: GameId, seats: number): Table<object> => ({
  seats,
  options: { ...games[id].presets.standard, ...SHORTEST[id] },
});
