import type { Game, GameTypes, Table } from '@parlor/kit';

/** Every number of seats with every preset, as far as the game opens such a table. */
export function everyTable<T extends GameTypes>(game: Game<T>): Table<T['Options']>[] {
  const tables: Table<T['Options']>[] = [];
  for (const seats of game.seatCounts) {
    for (const options of Object.values<T['Options']>(game.presets)) {
      const table = { seats, options };
      if (game.checkTable(table) === undefined) tables.push(table);
    }
  }
  return tables;
}
