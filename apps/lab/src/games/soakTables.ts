/** Tables that a soak test of the server is played at: every game, as short as it gets. */

import { GAME_IDS, games } from '@parlor/registry';
import type { SoakTable } from '@parlor/server/soak';
import { shortTable } from './shortTables.ts';

/** The first `count` of an endless row of tables in which all games take turns, with few seats. */
export const soakTables = (count: number): SoakTable[] =>
  Array.from({ length: count }, (_, i) => {
    const game = GAME_IDS[i % GAME_IDS.length]!;
    const { seatCounts } = games[game];
    const seats = seatCounts.find((one) => one >= FEWEST_SEATS) ?? seatCounts.at(-1)!;
    return { game, ...shortTable(game, seats) } as SoakTable;
  });

/** Two people and a bot. */
const FEWEST_SEATS = 3;
