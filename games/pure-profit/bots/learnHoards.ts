/**
 * How `hoards.ts` came about: in games between players of good heuristics, with
 * slips, two hidden cards of which one is in a hand are looked at again and again, and the
 * weights of their traces are moved until they tell which lies where.
 */

import { fastRng, type Rng, type Seat } from '@parlor/kit';
import { cardAt } from '../rules/hands.ts';
import type { Move } from '../rules/index.ts';
import { BANKRUPT_SET, knownRow, pileSize, ROW, type State, valuesAbove } from '../rules/state.ts';
import type { Lessons } from '@parlor/search';
import { count, has } from './hand.ts';
import { game } from './moves.ts';
import { policy } from './policy.ts';
import { TRACES, trace, traceWhole, WAYS, WHOLE_TRACES } from './traces.ts';

const SEATS = [4, 3, 4, 2, 4, 5, 4, 3, 6];
/** One move in so many is a slip. */
const SLIPS = 24;
const SPEED = 0.06;
const SLOWEST = 0.004;
/** So many pairs of cards are looked at before each move. */
const PAIRS = 2;
/** Games between two reports. */
const BREATH = 500;

const listed: Move[] = [];
/** The traces of the cards and the hands as they are, and as they would be. */
const MOST_TRACES = 2 * (TRACES + WHOLE_TRACES);
const real = new Int32Array(MOST_TRACES);
const other = new Int32Array(MOST_TRACES);
const found = new Int32Array(TRACES);
const whole = new Int32Array(WHOLE_TRACES);
let noted = 0;

/** The weights, in hundredths, learned from so many games. */
export function* hoardLessons(games: number): Lessons<number[]> {
  const weights = new Float64Array(WAYS);
  for (let played = 0; played < games; played++) {
    const speed = SPEED * (1 - played / games) + SLOWEST;
    playGame(played, (state, rng) => {
      compare(state, rng, weights, speed);
    });
    if (played % BREATH === 0) yield played / games;
  }
  return Array.from(weights, (weight) => Math.round(100 * weight));
}

function playGame(number: number, look: (state: State, rng: Rng) => void): void {
  const rng = fastRng(number, 41);
  const state = game.setup(
    { seats: SEATS[number % SEATS.length]!, options: game.presets.standard },
    rng,
  );
  while (game.toAct(state) !== 0) {
    for (let pair = 0; pair < PAIRS; pair++) look(state, rng);
    const seat = state.turn;
    let move = policy(state, seat, rng);
    if (move.type !== 'finish' && rng.below(SLIPS) === 0) {
      const slip = listed[rng.below(game.moves(state, seat, listed))]!;
      if (slip.type !== 'finish') move = slip;
    }
    game.apply(state, seat, move, rng);
  }
}

/** A lesson from two hidden cards that could change places. */
function compare(state: State, rng: Rng, weights: Float64Array, speed: number): void {
  const viewer = state.turn;
  const seat = hiddenSeat(state, rng);
  const card = unknownCard(state, seat, rng);
  const pile = pileSize(state);
  const rival = rng.below(state.seats - 1) === 0 ? viewer : hiddenSeat(state, rng);
  const isPile = rival === viewer || rival === seat;
  if (isPile && pile === 0) return;
  const instead = isPile
    ? state.pile[state.pileTop + rng.below(pile)]!
    : unknownCard(state, rival, rng);
  if (card === 0 || instead === 0 || card === instead) return;
  if (has(BANKRUPT_SET, card) || has(BANKRUPT_SET, instead)) return;
  noted = 0;
  note(state, seat, card, instead);
  if (!isPile) note(state, rival, instead, card);
  let lead = 0;
  for (let place = 0; place < noted; place++) {
    lead += weights[real[place]!]! - weights[other[place]!]!;
  }
  const chance = 1 / (1 + Math.exp(-lead));
  for (let place = 0; place < noted; place++) {
    weights[real[place]!]! += speed * (1 - chance);
    weights[other[place]!]! -= speed * (1 - chance);
  }
}

const hiddenSeat = (state: State, rng: Rng): Seat =>
  (state.turn + 1 + rng.below(state.seats - 1)) % state.seats;

/** A card of a hand that the seat to play does not know to be there, or 0. */
function unknownCard(state: State, seat: Seat, rng: Rng): number {
  if (state.sizes[seat] === 0) return 0;
  const card = cardAt(state, seat, rng.below(state.sizes[seat]!));
  return state.hands[seat * ROW + card]! > state.known[knownRow(state.turn, seat) + card]!
    ? card
    : 0;
}

/** Notes what speaks for `card` in the hand, and what would speak for another in its place. */
function note(state: State, seat: Seat, card: number, instead: number): void {
  const others = state.hands[seat * ROW + card]! - 1;
  const more = state.hands[seat * ROW + instead]!;
  trace(state, seat, card, others, found);
  real.set(found, noted);
  trace(state, seat, instead, more, found);
  other.set(found, noted);
  noted += TRACES;
  const steps = valuesAbove(state.tops[seat]!);
  const held = state.holds[seat]!;
  traceWhole(state, seat, count(steps & ~held), whole);
  real.set(whole, noted);
  const heldThen = (others > 0 ? held : held & ~(1 << card)) | (1 << instead);
  traceWhole(state, seat, count(steps & ~heldThen), whole);
  other.set(whole, noted);
  noted += WHOLE_TRACES;
}
