/** For which seats a bot is thinking. */

import type { Seat } from '@parlor/kit';
import type { SeatDoc, TableDoc } from '../tables/tableDoc.ts';
import type { HotMatch } from './hotMatch.ts';

export const isPlayedByBot = ({ player, isAway }: SeatDoc): boolean => player === null || isAway;

/** Where another node has them think, whoever is asked and is a bot is taken to think. */
export const thinkingAt = (hot: HotMatch, { seats }: TableDoc): ReadonlySet<Seat> =>
  hot.isOurs
    ? hot.thinking
    : new Set(hot.asked.flatMap(({ seat }) => (isPlayedByBot(seats[seat]!) ? [seat] : [])));
