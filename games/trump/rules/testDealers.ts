/** Matches of random players who deal at every turn and take what they can get, for the laws. */

import type { Game, Rng, Seat } from '@parlor/kit';
import { check } from './check.ts';
import { trump } from './game.ts';
import { ANSWER, type State, TURN } from './state/state.ts';
import type { Trump } from './trump.ts';
import type { Move } from '../facts/types.ts';
import type { Clause } from '../facts/clauses.ts';
import { looseDeal } from './deal/sampleOffer.ts';
import { sampleCard, sampleTurn } from './deal/sampleParts.ts';
import { dealtOut } from '../lab/contracts/storm.ts';

/** Of so many turns or answers, one is left to chance. */
const CHANCE = 6;

/** Deals thought of before one gives up. */
const IDEAS = 12;

/** Begins with everything dealt out: contracts pile up from the first turn. */
export const dealers: Game<Trump> = {
  ...trump,
  setup: ({ seats, options }, rng) => dealtOut(seats, () => options, rng),
  sample(state, seat, rng) {
    if (rng.below(CHANCE) !== 0) {
      if (state.phase === TURN) return anyOffer(state, seat, rng);
      if (state.phase === ANSWER && check(state, seat, ACCEPT) === undefined) return ACCEPT;
    }
    return trump.sample(state, seat, rng);
  },
};

const ACCEPT: Move = { type: 'accept' };

function anyOffer(state: State, seat: Seat, rng: Rng): Move {
  for (let ideas = 0; ideas < IDEAS; ideas++) {
    const { from: _, clauses, ...rest } = looseDeal(state, seat, rng);
    const more = rest.and ? [] : [rng.below(2) === 0 ? choice(rest.to) : claim(state, seat, rng)];
    const offer: Move = { type: 'offer', ...rest, clauses: [...clauses, ...more] };
    if (check(state, seat, offer) === undefined) return offer;
  }
  return trump.sample(state, seat, rng);
}

/** A card of `seat`, which the other one looks for in the hand. */
const choice = (seat: Seat): Clause => ({
  type: 'give',
  from: seat,
  what: { type: 'choice', by: 'taker' },
  when: { type: 'now' },
});

/** A card of one's own that is named, and so cannot be chosen by anybody until then. */
const claim = (state: State, seat: Seat, rng: Rng): Clause => ({
  type: 'give',
  from: seat,
  what: { type: 'card', card: sampleCard(state, seat, seat, rng) },
  when: { type: 'turnEnd', seat, turn: sampleTurn(state, seat, rng) },
});
