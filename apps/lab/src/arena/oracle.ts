/**
 * The ceiling: the expert's own search with every hand open. It exists in the
 * arena only, to tell how much of a game is luck; servers and pages cannot
 * reach it, and nothing that plays against people is handed a state.
 */

import {
  type AnyBrain,
  type Budget,
  type Guide,
  type Plan,
  plainGuide,
  sequentialHalving,
  treeSearch,
} from '@parlor/bots';
import type { AnyGame, GameTypes, Worlds } from '@parlor/kit';
import type { Contestant } from '../matches/playMatch.ts';

const USUAL_ITERATIONS = 1000;

export const oracle = (name: string, brain: AnyBrain, budget?: Budget): Contestant => ({
  name,

  choose() {
    throw new Error('an oracle has to be shown the truth');
  },

  chooseKnowing(game, state, seat, rng) {
    const view: unknown = game.view(state, seat);
    const plan = brain.guide?.(view, seat) ?? plainPlan(game);
    // What a guide brings along by itself stays; only its guesses give way to the truth.
    const guide = Object.create(plan.guide, {
      worlds: { value: () => truth(plan.game, plan.guide, state as object) },
    }) as typeof plan.guide;
    const search = plan.kind === 'tree' ? treeSearch : sequentialHalving;
    const iterations = { iterations: plan.iterations ?? USUAL_ITERATIONS };
    return search(plan.game, guide, view, seat, rng, budget ?? iterations)[0]!.move;
  },
});

const plainPlan = (game: AnyGame): Plan<GameTypes> => ({
  kind: 'tree',
  game,
  guide: plainGuide(game),
});

const truth =
  (game: AnyGame, guide: Guide<GameTypes>, state: object): Worlds<object> =>
  (rng, into) => {
    const world = into ?? (game.clone(state) as object);
    if (into) game.copyInto(state, into);
    guide.reshuffle?.(world, rng);
    return world;
  };
