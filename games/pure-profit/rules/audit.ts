/** What the laws need to know and only the game can tell. */

import type { Audit, Rng, Seat } from '@parlor/kit';
import { HAND_FILLED } from '../facts/cards.ts';
import { bySeat, countsIn, discardOf, pairsOf, pileOf, setsOf } from './codec.ts';
import { Fitting } from './fit.ts';
import { BANKRUPT_SET, cardsIn, STEAL_SET, setOf, VALUE_SET } from './sets.ts';
import { ACT, knownRow, PUBLIC, pileSize, ROW, SETTLE, STUCK, type State } from './state.ts';
import { CARDS } from '../facts/types.ts';

/** So often a swap is tried before there seems to be nothing to swap. */
const TRIES = 24;

export const audit: Audit<State> = {
  /** All cards wherever they lie: how many of each. */
  inventory(state) {
    const counts = new Uint8Array(ROW);
    const add = (cards: readonly number[]) => {
      for (const card of cards) counts[card]!++;
    };
    add(pileOf(state));
    add(discardOf(state));
    add(pairsOf(state).flat());
    add(cardsIn(state.gone));
    for (let seat = 0; seat < state.seats; seat++) {
      add(cardsIn(state.hands, seat * ROW));
      add(cardsIn(state.banks, seat * ROW));
    }
    return countsIn(counts);
  },

  /**
   * Swaps two unequal cards that `viewer` does not see: of the draw pile, of
   * another hand, or of two. Takes it back if somebody knew better.
   */
  plant(state, viewer, rng) {
    const hidden = bySeat(state, (seat) => seat).filter(
      (seat) => seat !== viewer && state.sizes[seat]! > 0,
    );
    for (let tries = 0; tries < TRIES; tries++) {
      const one = pickHidden(state, hidden, rng);
      const other = pickHidden(state, hidden, rng);
      if (!one || !other || one.card === other.card) continue;
      if (one.seat !== undefined && one.seat === other.seat) continue;
      swap(state, one, other);
      if (isPossible(state)) return true;
      swap(state, { ...one, card: other.card }, { ...other, card: one.card });
    }
    return false;
  },
};

/** A card in a hand, or at a place of the draw pile. */
interface Hidden {
  readonly card: number;
  readonly seat?: Seat;
  readonly place?: number;
}

function pickHidden(state: State, hidden: readonly Seat[], rng: Rng): Hidden | undefined {
  const left = pileSize(state);
  if (left > 0 && (hidden.length === 0 || rng.below(2) === 0)) {
    const place = state.pileTop + rng.below(left);
    return { card: state.pile[place]!, place };
  }
  if (hidden.length === 0) return undefined;
  const seat = rng.pick(hidden);
  return { card: rng.pick(cardsIn(state.hands, seat * ROW)), seat };
}

function swap(state: State, one: Hidden, other: Hidden): void {
  replace(state, one, other.card);
  replace(state, other, one.card);
}

function replace(state: State, { card, seat, place }: Hidden, by: number): void {
  if (place !== undefined) state.pile[place] = by;
  if (seat === undefined) return;
  state.hands[seat * ROW + card]!--;
  state.hands[seat * ROW + by]!++;
  state.holds[seat] = setOf(cardsIn(state.hands, seat * ROW));
}

/** Whether hidden cards are such that nobody at the table knows better. */
export const isPossible = (state: State): boolean =>
  asksTheRight(state) &&
  bySeat(state, (seat) => handIsPossible(state, seat)).every(Boolean) &&
  pileIsPossible(state);

/** P-3.3, P-4.2, P-4.3: what a seat is asked says something about its hand. */
function asksTheRight(state: State): boolean {
  const held = state.holds[state.turn]!;
  if (state.asked === ACT) return (held & BANKRUPT_SET) === 0;
  if (state.asked === SETTLE) {
    return (held & BANKRUPT_SET) === BANKRUPT_SET && (held & VALUE_SET) !== 0;
  }
  if (state.asked !== STUCK) return true;
  if ((held & VALUE_SET) !== 0 || (held & BANKRUPT_SET) === 0) return false;
  const isFull = state.sizes[state.turn]! >= HAND_FILLED;
  return (held & STEAL_SET) !== 0 || (isFull && held === BANKRUPT_SET);
}

function handIsPossible(state: State, seat: Seat): boolean {
  const onlookers = [...bySeat(state, (onlooker) => onlooker), PUBLIC];
  const known = onlookers.every((onlooker) =>
    CARDS.every((card) => {
      const certain = state.known[knownRow(onlooker, seat) + card]!;
      return certain <= state.hands[seat * ROW + card]!;
    }),
  );
  if (!known) return false;
  const sets = setsOf(state, seat);
  if (state.unclear[seat] === 0) return fits(state, seat, sets);
  return [BANKRUPT_SET, VALUE_SET].some((out) =>
    fits(
      state,
      seat,
      sets.map((set, place) => (place < state.unclear[seat]! ? set & ~out : set)),
    ),
  );
}

function fits(state: State, seat: Seat, sets: readonly number[]): boolean {
  const fitting = new Fitting([{ seat, sets }]);
  fitting.begin(state.hands.subarray(seat * ROW, (seat + 1) * ROW));
  return cardsIn(state.hands, seat * ROW).every((card) => fitting.layKnown(card, seat));
}

/** P-3.5: what was shuffled into the pile is known; each seat knows what it has drawn of it. */
function pileIsPossible(state: State): boolean {
  const inPile = new Uint8Array(ROW);
  for (let place = state.pileTop; place < state.pileEnd; place++) inPile[state.pile[place]!]!++;
  return bySeat(state, (seat) =>
    CARDS.every((card) => inPile[card]! + state.drawn[seat * ROW + card]! <= state.shuffled[card]!),
  ).every(Boolean);
}
