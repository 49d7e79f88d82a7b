/** A player made of code. It is handed a view, as a person is, and never a state. */

import type { Game, GameTypes, Rng, Seat } from '@parlor/kit';

export interface Bot {
  readonly name: string;

  /**
   * A legal answer for `seat`, the owner of `view`, which is being asked. The
   * same view, seat and seed give the same answer.
   */
  choose<T extends GameTypes>(game: Game<T>, view: T['View'], seat: Seat, rng: Rng): T['Move'];
}
