/** For which seats a bot is thinking. */

import type { Seat } from '@parlor/kit';
import { isPlayedByBot } from '../tables/absence.ts';
import type { TableDoc } from '../tables/tableDoc.ts';
import type { LiveMatch } from './liveMatch.ts';

/** Where another node has them think, whoever is asked and is a bot is taken to think. */
export const thinkingAt = (live: LiveMatch, { seats }: TableDoc): ReadonlySet<Seat> =>
  live.isOurs
    ? live.thinking
    : new Set(
        live.asked.flatMap(({ seat, question }) =>
          isPlayedByBot(seats[seat]!, question) ? [seat] : [],
        ),
      );
