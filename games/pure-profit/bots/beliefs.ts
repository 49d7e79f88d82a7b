/**
 * Which cards the others hold, judged by how people play: they keep the steps
 * they need, bank the next one at once and let go of doubles and of what their Bank
 * has passed; and what they let go, or did last, tells of what they kept. A hand
 * dealt at random is far from that after a few turns.
 *
 * Worlds that fit the view are taken from the game and then stirred: hidden
 * cards change places, and changes that make the hands more like those of
 * players are kept more often.
 */

import type { Rng, Worlds } from '@parlor/kit';
import { cardAt } from '../rules/hands.ts';
import type { View } from '../rules/index.ts';
import {
  BANKRUPT_SET,
  GOAL,
  knownRow,
  pileSize,
  PUBLIC,
  ROW,
  type State,
  valuesAbove,
} from '../rules/state.ts';
import { count, has } from './hand.ts';
import { HOARDS } from './hoards.ts';
import { game } from './moves.ts';
import { trace, TRACES, traceWhole, WHOLE_TRACES } from './traces.ts';

/**
 * Changes tried on every world. Each begins with a fresh deal: worlds made from one
 * another are too much alike, and the search would be sure too soon.
 */
const STIRRED = 160;

const ONE = 1 << 20;
const HUNDREDTHS = 100;

export function believedWorlds(view: View): Worlds<State> {
  const sample = game.worlds(view);
  const hidden = view.players
    .map((_, seat) => seat)
    .filter((seat) => seat !== view.viewer && view.players[seat]!.cards > 0);
  const onlooker = view.viewer === 'public' ? PUBLIC : view.viewer;
  /** The most there can be of each card in the draw pile. */
  const inPile = view.pile.shuffled.map((most, place) => most - (view.pile.yours[place] ?? 0));
  const fondness = new Float64Array(view.seats * SEAT_ROW);
  let isJudged = false;

  return (rng, into) => {
    const world = sample(rng, into);
    // What is judged by is open to all, and the same in every world.
    if (!isJudged) for (const seat of hidden) judge(world, seat, fondness);
    isJudged = true;
    if (hidden.length > 0) stir(world, hidden, onlooker, inPile, fondness, rng);
    shufflePile(world, rng);
    return world;
  };
}

/** For each card two places: as the only one of its kind in a hand, and as one more. */
const WHOLE = 2 * ROW;
/** Then, for each number of steps that it may lack, a place for the hand as a whole. */
const SEAT_ROW = WHOLE + GOAL + 1;
const traces = new Int32Array(TRACES);
const wholeTraces = new Int32Array(WHOLE_TRACES);

/** How well each card goes with what was seen of a seat, as a logarithm. */
function judge(world: State, seat: number, fondness: Float64Array): void {
  for (let card = 1; card < ROW; card++) {
    for (let others = 0; others < 2; others++) {
      trace(world, seat, card, others, traces);
      fondness[seat * SEAT_ROW + 2 * card + others] = weightOf(traces);
    }
  }
  for (let lacking = 0; lacking <= GOAL; lacking++) {
    traceWhole(world, seat, lacking, wholeTraces);
    fondness[seat * SEAT_ROW + WHOLE + lacking] = weightOf(wholeTraces);
  }
}

function weightOf(ways: Int32Array): number {
  let sum = 0;
  for (const way of ways) sum += HOARDS[way]!;
  return sum / HUNDREDTHS;
}

function stir(
  world: State,
  hidden: readonly number[],
  onlooker: number,
  inPile: readonly number[],
  fondness: Float64Array,
  rng: Rng,
): void {
  const pile = pileSize(world);
  countPile(world);
  const { hands, known } = world;
  for (let time = 0; time < STIRRED; time++) {
    const seat = hidden[rng.below(hidden.length)]!;
    const card = cardAt(world, seat, rng.below(world.sizes[seat]!));
    if (hands[seat * ROW + card]! <= known[knownRow(onlooker, seat) + card]!) continue;
    // One time in so many as there are hidden hands, with another hand; else with the draw pile.
    const other = hidden[rng.below(hidden.length)]!;
    if (other === seat || pile === 0) {
      if (pile === 0) continue;
      const place = world.pileTop + rng.below(pile);
      const drawn = world.pile[place]!;
      if (drawn === card || isBankrupt(card) || isBankrupt(drawn)) continue;
      if (!canReplace(world, seat, card, drawn)) continue;
      if (piled[card]! >= inPile[card - 1]!) continue;
      if (!isKept(change(world, seat, card, drawn, fondness), rng)) continue;
      swapIn(world, seat, card, drawn);
      world.pile[place] = card;
      piled[card]!++;
      piled[drawn]!--;
    } else {
      const theirs = cardAt(world, other, rng.below(world.sizes[other]!));
      if (theirs === card || isBankrupt(card) || isBankrupt(theirs)) continue;
      if (hands[other * ROW + theirs]! <= known[knownRow(onlooker, other) + theirs]!) continue;
      if (!canReplace(world, seat, card, theirs) || !canReplace(world, other, theirs, card))
        continue;
      const gain =
        change(world, seat, card, theirs, fondness) + change(world, other, theirs, card, fondness);
      if (!isKept(gain, rng)) continue;
      swapIn(world, seat, card, theirs);
      swapIn(world, other, theirs, card);
    }
  }
}

const isBankrupt = (card: number): boolean => has(BANKRUPT_SET, card);

const isKept = (gain: number, rng: Rng): boolean =>
  gain >= 0 || rng.below(ONE) < ONE * Math.exp(gain);

/**
 * Whether `card` and `instead` are alike to what the table can tell of the hand, so that
 * the change can be taken back as well. Places whose card everybody knows are not
 * in question.
 */
function canReplace(world: State, seat: number, card: number, instead: number): boolean {
  const first = seat * world.deckSize;
  const end = first + world.sizes[seat]!;
  const pair = (1 << card) | (1 << instead);
  for (let place = first; place < end; place++) {
    const both = world.couldBe[place]! & pair;
    if (both !== 0 && both !== pair && !isSingle(world.couldBe[place]!)) return false;
  }
  return true;
}

const isSingle = (set: number): boolean => (set & (set - 1)) === 0;

/** How many of each card are in the draw pile of the world being stirred. */
const piled = new Uint8Array(ROW);

function countPile(world: State): void {
  piled.fill(0);
  for (let place = world.pileTop; place < world.pileEnd; place++) piled[world.pile[place]!]!++;
}

/** How much more like a player's hand it becomes when `card` is `instead`, as a logarithm. */
function change(
  world: State,
  seat: number,
  card: number,
  instead: number,
  fondness: Float64Array,
): number {
  const { hands, holds } = world;
  const others = hands[seat * ROW + card]! - 1;
  const row = seat * SEAT_ROW;
  const gain =
    fondness[row + 2 * instead + (hands[seat * ROW + instead]! > 0 ? 1 : 0)]! -
    fondness[row + 2 * card + (others > 0 ? 1 : 0)]!;
  const steps = valuesAbove(world.tops[seat]!);
  const held = holds[seat]!;
  const heldThen = (others > 0 ? held : held & ~(1 << card)) | (1 << instead);
  return (
    gain +
    fondness[row + WHOLE + count(steps & ~heldThen)]! -
    fondness[row + WHOLE + count(steps & ~held)]!
  );
}

function swapIn(world: State, seat: number, card: number, instead: number): void {
  const row = seat * ROW;
  world.hands[row + card]!--;
  if (world.hands[row + card] === 0) world.holds[seat]! &= ~(1 << card);
  world.hands[row + instead]!++;
  world.holds[seat]! |= 1 << instead;
}

export function shufflePile(world: State, rng: Rng): void {
  const { pile, pileTop } = world;
  for (let last = pileSize(world) - 1; last > 0; last--) {
    const other = pileTop + rng.below(last + 1);
    const card = pile[pileTop + last]!;
    pile[pileTop + last] = pile[other]!;
    pile[other] = card;
  }
}
