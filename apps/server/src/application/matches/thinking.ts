/** For which seats a bot is thinking. */

import type { Seat } from '@parlor/kit';
import { isPlayedByBot } from '../../domain/tables/absence.ts';
import type { TableDoc } from '../../domain/tables/tableDoc.ts';
import type { LiveMatch } from './liveMatch.ts';

/** Where another node has them think, whoever is asked and is a bot is taken to think. */
export const thinkingAt = (live: LiveMatch, seats: TableDoc['seats']): ReadonlySet<Seat> =>
  live.isOurs
    ? live.thinking
    : new Set(
        live.asked.flatMap(({ seat, question }) =>
          isPlayedByBot(seats[seat]!, question) ? [seat] : [],
        ),
      );
