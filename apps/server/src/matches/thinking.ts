/** For which seats a bot is thinking. */

import type { Seat } from '@parlor/kit';
import { isPlayedByBot } from '../tables/absence.ts';
import type { TableDoc } from '../tables/tableDoc.ts';
import type { HotMatch } from './hotMatch.ts';

/** Where another node has them think, whoever is asked and is a bot is taken to think. */
export const thinkingAt = (hot: HotMatch, { seats }: TableDoc): ReadonlySet<Seat> =>
  hot.isOurs
    ? hot.thinking
    : new Set(
        hot.asked.flatMap(({ seat, question }) =>
          isPlayedByBot(seats[seat]!, question) ? [seat] : [],
        ),
      );
