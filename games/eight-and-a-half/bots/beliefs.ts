/**
 * What the others' last plays say about their hands. Whoever lets a half pass
 * or lays a 7 on a 3 most likely had nothing better, so worlds in which they
 * would have played otherwise come up less often.
 */

import type { Rng, Seat, Worlds } from '@parlor/kit';
import { eightAndAHalf, handSeen, type Move, type View } from '../rules/index.ts';
import {
  type Card,
  demandAfter,
  type Doubled,
  HALF,
  HAND_SIZE,
  KINDS,
  kindBit,
  type State,
  valueAfter,
} from '../rules/state.ts';
import { appealOf, type Heuristics } from './heuristicPolicy.ts';
import type { Odds } from './odds.ts';

/** How much a move must look better to be played e times as often. */
const DOUBT = 0.25;
/** How often people do anything at all. */
const WHIMS = 0.15;
/** After so many worlds that explain little, any will do. */
const MOST_TRIES = 4;
const EIGHT_AND_A_HALF: Doubled = 17;

/** What a seat with a hidden hand did last, and what it faced. */
interface Deed {
  readonly seat: Seat;
  readonly card: Card;
  readonly count: number;
  readonly pair: boolean;
  readonly value: Doubled;
  readonly five: boolean;
  readonly pileSize: number;
  /** Cards drawn since. */
  readonly drawn: number;
}

/** The last play on the pile of everybody whose hand is hidden from the viewer. */
export function lastDeeds(view: View): Deed[] {
  const deeds: Deed[] = [];
  let value = 0;
  let five = false;
  for (let at = 0; at < view.pile.length; ) {
    const { card, by } = view.pile[at]!;
    let end = at + 1;
    while (view.pile[end]?.by === by) end++;
    const pair = end === at + 2 && view.pile[at + 1]!.card !== card;
    const count = end - at;
    const player = view.players[by]!;
    const old = deeds.findIndex(({ seat }) => seat === by);
    if (old >= 0) deeds.splice(old, 1);
    // What opens a round is no choice (E-2.3).
    if (handSeen(player) === null && player.turns > 1 && player.handSize > 0) {
      // A collected hand is longer, but there is no Bank behind it.
      const drawn = player.table ? 0 : Math.max(0, player.handSize + count - HAND_SIZE);
      deeds.push({ seat: by, card, count, pair, value, five, pileSize: at, drawn });
    }
    value = pair ? EIGHT_AND_A_HALF : valueAfter(value, card, count);
    five = !pair && demandAfter(five, card);
    at = end;
  }
  return deeds;
}

/** A sampler in which worlds come up by how well they explain what was done. */
export function likelyWorlds(view: View, heuristics: Heuristics, odds: Odds): Worlds<State> {
  const sample = eightAndAHalf.worlds(view);
  const deeds = lastDeeds(view);
  if (deeds.length === 0) return sample;
  let then: State | undefined;
  return (rng, into) => {
    for (let tries = 1; ; tries++) {
      const world = sample(rng, into);
      then ??= eightAndAHalf.clone(world);
      if (tries === MOST_TRIES || explains(world, deeds, then, heuristics, odds, rng)) return world;
      into = world;
    }
  };
}

function explains(
  world: State,
  deeds: readonly Deed[],
  then: State,
  heuristics: Heuristics,
  odds: Odds,
  rng: Rng,
): boolean {
  for (const deed of deeds) {
    eightAndAHalf.copyInto(world, then);
    const chance = chanceOf(deed, then, heuristics, odds, rng);
    if (rng.below(PARTS) >= chance * PARTS) return false;
  }
  return true;
}

const PARTS = 1024;

const moves: Move[] = [];
/** As many as one hand can make plays: each of the 72 cards ends a group, and there is the pair. */
const weights = new Float64Array(73);

/** How likely the deed was with the hand that `then` gives its seat; `then` is turned back to that moment. */
function chanceOf(deed: Deed, then: State, heuristics: Heuristics, odds: Odds, rng: Rng): number {
  const { seat } = deed;
  for (let n = 0; n < deed.drawn; n++) takeAny(then, seat, rng);
  giveBack(then, seat, deed.card, deed.pair ? 1 : deed.count);
  if (deed.pair) giveBack(then, seat, HALF, 1);
  then.bankSize[seat]! += deed.drawn;
  then.value = deed.value;
  then.five = deed.five;
  then.pileSize = deed.pileSize;
  then.turn = seat;
  then.phase = 'play';
  const count = eightAndAHalf.moves(then, seat, moves);
  let best = -Infinity;
  for (let index = 0; index < count; index++)
    best = Math.max(best, (weights[index] = appealOf(then, seat, moves[index]!, heuristics, odds)));
  let sum = 0;
  let done = 0;
  for (let index = 0; index < count; index++) {
    const weight = Math.exp((weights[index]! - best) / DOUBT);
    sum += weight;
    if (isDeed(moves[index]!, deed)) done = weight;
  }
  return (1 - WHIMS) * (done / sum) + WHIMS;
}

const isDeed = (move: Move, deed: Deed): boolean =>
  deed.pair
    ? move.type === 'eight-and-a-half'
    : move.type === 'play' && move.card === deed.card && move.count === deed.count;

function giveBack(state: State, seat: Seat, card: Card, count: number): void {
  state.hand[seat * KINDS + card]! += count;
  state.handSize[seat]! += count;
  state.handKinds[seat]! |= kindBit(card);
}

/** Any card of the hand may be the one drawn since. */
function takeAny(state: State, seat: Seat, rng: Rng): void {
  let at = rng.below(state.handSize[seat]!);
  for (let card = 0; ; card++) {
    at -= state.hand[seat * KINDS + card]!;
    if (at >= 0) continue;
    state.handSize[seat]!--;
    if (--state.hand[seat * KINDS + card]! === 0) state.handKinds[seat]! &= ~kindBit(card);
    return;
  }
}
