/** What a contract does for the one who takes it: the rest of the match with it and without, over and over, with the same seeds. */

import { fastRng, firstSeat, type Rng, type Seat, type Worlds } from '@parlor/kit';
import { type Move, trump, type View } from '../../rules/index.ts';
import { ANSWER, type State } from '../../rules/state/state.ts';
import type { Level } from '@parlor/search';
import { ACCEPT, REJECT } from '../lines.ts';
import { Comparison, finalMoney } from '../playedOn.ts';
import { type Plan, plansFor, tiesOf } from '../plans.ts';
import type { Offer } from './offers.ts';

/** Who answers the offers, and how it plays on. */
export interface Mark {
  readonly level: Level;
  answer(view: View, seat: Seat, rng: Rng): Move;
}

/** Gains of the victim, world by world where it accepts. */
export interface Trial {
  readonly plan: Plan;
  readonly gains: readonly number[];
  /** Worlds in which the offer was made. */
  readonly asked: number;
}

/** The position after the answers, if a contract came of it. The proposer takes any counter-offer, other parties take everything. */
function agreed(world: State, offer: Offer, mark: Mark, victim: Seat, rng: Rng): State | undefined {
  const state = trump.clone(world);
  const proposer = state.turn;
  trump.apply(state, proposer, offer, rng);
  const { contractsMade } = world;
  while (state.phase === ANSWER) {
    const seat = firstSeat(trump.toAct(state));
    const move =
      seat === victim
        ? mark.answer(trump.view(state, seat), seat, rng)
        : trump.check(state, seat, ACCEPT) === undefined
          ? ACCEPT
          : REJECT;
    trump.apply(state, seat, move, rng);
  }
  return state.contractsMade > contractsMade ? state : undefined;
}

function refused(world: State, offer: Offer, rng: Rng): State {
  const state = trump.clone(world);
  trump.apply(state, state.turn, offer, rng);
  trump.apply(state, firstSeat(trump.toAct(state)), REJECT, rng);
  return state;
}

export interface Setting {
  readonly proposer: Seat;
  readonly seed: number;
  readonly count: number;
  /** How the proposer goes on with the contract; left out, in whichever way leaves the victim least. */
  readonly plan?: Plan;
}

/** Makes the offer in one world after the other, as the proposer may imagine them. */
export function tryOffer(
  worlds: Worlds<State>,
  offer: Offer,
  mark: Mark,
  { proposer, seed, count, plan }: Setting,
): Trial {
  const { to: victim } = offer;
  const { level } = mark;
  const ties = tiesOf(offer.clauses, proposer);
  const all = plansFor(ties);
  // Without the contract the proposer would have done its worst, too: that is looked for again every time.
  const comparison = new Comparison(plan ? [plan] : all, all);
  let asked = 0;
  for (; asked < count; asked++) {
    const world = worlds(fastRng(seed, asked));
    const contract = agreed(world, offer, mark, victim, fastRng(seed, asked));
    // While looking around, what is refused at first sight is not thrown at many worlds.
    if (!contract && asked === 0 && plan === undefined) break;
    if (!contract) continue;
    const moneyFrom = (state: State) => (by: Plan) =>
      finalMoney(state, {
        seat: victim,
        level,
        other: proposer,
        plan: by,
        ties,
        seed: seed + asked,
      });
    const without = refused(world, offer, fastRng(seed, asked));
    comparison.add(moneyFrom(contract), moneyFrom(without));
  }
  return { plan: comparison.plan, gains: comparison.gains, asked: Math.max(1, asked) };
}
