/** Plays on by the guide's policy until the position is settled, the match is over or it took too long. */

import { firstSeat, type Game, type GameTypes, NO_SEATS, type Rng } from '@parlor/kit';
import type { Guide } from './guide.ts';

export function playOn<T extends GameTypes>(
  game: Game<T>,
  guide: Guide<T>,
  state: T['State'],
  rng: Rng,
): void {
  for (let played = 0; played < guide.longest; played++) {
    const asked = game.toAct(state);
    if (asked === NO_SEATS || guide.settled(state)) return;
    // Sealed answers commute, and nobody sees them before the last.
    const seat = firstSeat(asked);
    game.apply(state, seat, guide.policy(state, seat, rng), rng);
  }
}
