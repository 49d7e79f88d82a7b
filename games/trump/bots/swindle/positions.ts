/** Positions of Part 2 that play between bots comes to, with all the contracts they have made by then. */

import { fastRng, firstSeat } from '@parlor/kit';
import { trump } from '../../rules/index.ts';
import { type State, TURN } from '../../rules/state/state.ts';
import { brain } from '../index.ts';

/** So many turns of each seat in Part 2 are played at most before the offer comes. */
const TURNS = 6;

const BRIEF = { iterations: 0, expired: () => true };

/** Somebody is on turn in Part 2 and may offer a deal. The same seed gives the same position. */
export function reachedPosition(seed: number, seats: number): State {
  for (let match = 0; ; match++) {
    const rng = fastRng(seed, match);
    const state = trump.setup({ seats, options: trump.presets.standard }, rng);
    let turns = rng.below(seats * TURNS);
    while (trump.toAct(state) !== 0) {
      if (state.part === 2 && state.phase === TURN && turns-- <= 0 && mayOffer(state)) return state;
      const seat = firstSeat(trump.toAct(state));
      const { move } = brain.think('casual', trump.view(state, seat), seat, rng, BRIEF);
      trump.apply(state, seat, move, rng);
    }
  }
}

const mayOffer = (state: State): boolean =>
  trump.check(state, state.turn, {
    type: 'offer',
    to: (state.turn + 1) % state.seats,
    clauses: [
      {
        type: 'give',
        from: state.turn,
        what: { type: 'cash', amount: 10 },
        when: { type: 'turnEnd', seat: state.turn, turn: 1 },
      },
    ],
  }) === undefined;
