/** What to open a sale with: the bids that hold up when everybody bids well. */

import { fastRng, type Seat, type Worlds } from '@parlor/kit';
import { type Move, trump, type View } from '../rules/index.ts';
import type { State } from '../rules/state/state.ts';
import { propertyWorth } from './appraise.ts';
import { STEP } from './faces.ts';
import { openMove } from './lines.ts';
import { gridOf, type Hands, handsOf, saleGame } from './saleGame.ts';
import { solve } from './sealed.ts';

/** How hard to think. */
export interface Effort {
  /** Ways the hands may be, as I see it and as the others see it. */
  readonly hands: number;
  readonly rounds: number;
}

/** So many different openings are compared at most. */
const OPTIONS = 14;

/** How far above its worth a property may be opened: to deny it, or as its owner. */
const ABOVE_WORTH = 1.15;

/** A bid made less often than this is no part of the plan. */
const SELDOM = 0.06;
const SEED = 23;

/** The last plan and all that it was made from; the same question gets the same answer with or without. */
let last: { readonly asked: string; readonly plan: readonly Move[] } | undefined;

/** The openings worth making, the most frequent first. */
export function planOpening(view: View, seat: Seat, { hands, rounds }: Effort): readonly Move[] {
  const asked = JSON.stringify([view, seat, hands, rounds]);
  if (last?.asked !== asked) last = { asked, plan: makePlan(view, seat, hands, rounds) };
  return last.plan;
}

function makePlan(view: View, seat: Seat, count: number, rounds: number): readonly Move[] {
  const rng = fastRng(SEED, count);
  const mine = trump.worlds(view);
  const world = mine(rng);
  const worth = propertyWorth(world, seat, world.lot);
  const limit = Math.max(3 * STEP, Math.ceil((worth * ABOVE_WORTH) / STEP) * STEP);
  const grid = gridOf(world, limit, OPTIONS);
  const hands: Hands[] = [];
  const add = (worlds: Worlds<State>): void => {
    for (let index = 0; index < count; index++) hands.push(handsOf(worlds(rng, world), grid));
  };
  add(mine);
  // The others do not know my hand: in their minds it is dealt anew.
  if (view.contracts.length === 0) add(trump.worlds(fromOutside(view)));
  const game = saleGame(hands, count, grid, seat, world.broker);
  const shares = solve(game, rounds).plan(seat, 0);
  return [...shares.keys()]
    .filter((bid) => shares[bid]! >= SELDOM)
    .toSorted((a, b) => shares[b]! - shares[a]!)
    .map((bid) => openMove(bid * grid.stride));
}

/** What the table knows, out of what I know. */
const fromOutside = (view: View): View => ({
  ...view,
  viewer: 'public',
  hand: null,
  known: [],
  lostUnseen: [],
  lacks: [],
  sale: view.sale && { ...view.sale, mine: null },
});
