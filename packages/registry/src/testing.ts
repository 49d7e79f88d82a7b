/**
 * For tests elsewhere: a game to play where any will do, matches as they were shown to somebody, and the components in the
 * box of every game that can be played with others, as a table would bring them along.
 */

import type { AnyOptionSpec } from '@parlor/kit';
import { contents } from './contents.ts';
import { GAME_IDS, type GameId, games } from './index.ts';

export { type Chosen, quickest } from './chosen.ts';
export { type Shown, shownTo } from './shownTo.ts';
export { type Seen, stepsSeen } from './stepsSeen.ts';

export interface StandardSet {
  readonly game: GameId;
  readonly option: string;
  readonly seats: number;
  readonly set: object;
}

const SEATS = 3;

export const standardSets: readonly StandardSet[] = GAME_IDS.flatMap((game) => {
  const specs = Object.entries(games[game].options as Record<string, AnyOptionSpec>);
  const { seatCounts } = games[game];
  return specs
    .filter(([, { type }]) => type === 'data')
    .map(([option]) => ({
      game,
      option,
      seats: seatCounts.includes(SEATS) ? SEATS : seatCounts[0]!,
      set: JSON.parse(JSON.stringify(contents[game].standard)) as object,
    }));
});
