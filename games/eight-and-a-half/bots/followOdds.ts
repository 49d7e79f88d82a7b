/** How often the next player can follow or catch, among deals that fit the view, all of them alike: for what is told to people. */

import type { Rng, Seat } from '@parlor/kit';
import { eightAndAHalf, type View } from '../rules/index.ts';
import {
  type Card,
  type Doubled,
  GONE,
  holdsPair,
  isHalf,
  type Kinds,
  kindBit,
  legalKinds,
  PAIR,
  PLACES,
  type State,
} from '../rules/state.ts';
import { seatAfter } from './heuristicPolicy.ts';
import { openKinds } from './odds.ts';

const DEALS = 200;
const HIGHEST_NUMBER: Card = 9;

export class FollowOdds {
  /** What the next player could lay from, in each deal: the hand, the Open cards, or one Blind card. */
  private readonly held: Kinds[] = [];
  /** E-4.4: an 8 and a Half go down together from a hand. */
  private readonly isHand: boolean;

  constructor(view: View, seat: Seat, rng: Rng) {
    const sample = eightAndAHalf.worlds(view);
    const world = sample(rng);
    const next = seatAfter(world, seat);
    this.isHand = world.handSize[next]! > 0;
    for (let deal = 0; deal < DEALS; deal++) {
      if (deal > 0) sample(rng, world);
      this.held.push(kindsOf(world, next, deal));
    }
  }

  /** Has nothing that fits. */
  stuckOn(value: Doubled, five: boolean): number {
    const legal = legalKinds(value, five);
    const isPairLegal = this.isHand && (legal & PAIR) !== 0;
    return this.share((kinds) => (kinds & legal) === 0 && !(isPairLegal && holdsPair(kinds)));
  }

  /** Has the number that catches whoever leaves the pile at this value. */
  catchOn(value: Doubled): number {
    const number = (value + 1) >> 1;
    if (!isHalf(value) || number > HIGHEST_NUMBER) return 0;
    return this.share((kinds) => (kinds & kindBit(number)) !== 0);
  }

  private share(holds: (kinds: Kinds) => boolean): number {
    return this.held.filter(holds).length / this.held.length;
  }
}

function kindsOf(world: State, seat: Seat, deal: number): Kinds {
  if (world.handSize[seat]! > 0) return world.handKinds[seat]!;
  if (world.openLeft[seat]! > 0) return openKinds(world, seat);
  const first = seat * PLACES;
  const blind = Array.from(world.blind.subarray(first, first + PLACES)).filter(
    (card) => card !== GONE,
  );
  return blind.length === 0 ? 0 : kindBit(blind[deal % blind.length]!);
}
