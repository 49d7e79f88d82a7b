/** For which seats a bot is thinking. */

import type { Seat } from '@parlor/kit';
import type { LiveMatch } from '../live/liveMatch.ts';
import type { HostTypes } from '../ports/hostTypes.ts';
import type { Players } from '../ports/seating.ts';

/** Where another host has them think, whoever is asked and is a bot is taken to think. */
export const thinkingAt = <T extends HostTypes>(
  live: LiveMatch<T>,
  players: Pick<Players, 'at'>,
): ReadonlySet<Seat> =>
  live.isHeld
    ? live.thinking
    : new Set(
        live.asked.flatMap(({ seat, question }) =>
          players.at(seat, question).kind === 'bot' ? [seat] : [],
        ),
      );
