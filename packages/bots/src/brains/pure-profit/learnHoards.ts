/**
 * How `hoards.ts` came about: in games between players of good habits, with
 * slips, a card of a hand is set against one of the draw pile, again and again, and the
 * weights of their traces are moved until they tell which of the two was held.
 * `learnHoards(60_000)` gives the table as it is.
 */

import { fastRng, type Rng } from '@parlor/kit';
import type { Move } from '@parlor/pure-profit';
import { BANKRUPT_SET, knownRow, pileSize, ROW, type State } from '@parlor/pure-profit/state';
import { has } from './hand.ts';
import { game } from './moves.ts';
import { policy } from './policy.ts';
import { TRACES, trace, WAYS } from './traces.ts';

const SEATS = [4, 3, 4, 2, 4, 5, 4, 3, 6];
/** One move in so many is a slip. */
const SLIPS = 24;
const SPEED = 0.06;
const SLOWEST = 0.004;
/** Custody is judged at the table of those who play, so this many pairs for each move. */
const PAIRS = 2;

const listed: Move[] = [];
const kept = new Int32Array(TRACES);
const left = new Int32Array(TRACES);

/** The weights, in hundredths, learned from so many games; `judge` hears how sure of the truth each pair was. */
export function learnHoards(
  games: number,
  judge?: (game: number, chance: number) => void,
): number[] {
  const weights = new Float64Array(WAYS);
  for (let played = 0; played < games; played++) {
    const speed = SPEED * (1 - played / games) + SLOWEST;
    playGame(played, (state, rng) => {
      const chance = compare(state, rng, weights, speed);
      if (chance > 0) judge?.(played, chance);
    });
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

/** A lesson from one card of a hand and one of the pile; the chance given to the truth before it, or 0. */
function compare(state: State, rng: Rng, weights: Float64Array, speed: number): number {
  const viewer = state.turn;
  const seat = (viewer + 1 + rng.below(state.seats - 1)) % state.seats;
  const pile = pileSize(state);
  if (pile === 0 || state.sizes[seat] === 0) return 0;
  const card = cardAt(state, seat, rng.below(state.sizes[seat]!));
  const other = state.pile[state.pileTop + rng.below(pile)]!;
  if (card === other || has(BANKRUPT_SET, card) || has(BANKRUPT_SET, other)) return 0;
  const copies = state.hands[seat * ROW + card]!;
  if (copies <= state.known[knownRow(viewer, seat) + card]!) return 0;
  trace(state, seat, card, copies - 1, kept);
  trace(state, seat, other, state.hands[seat * ROW + other]!, left);
  let lead = 0;
  for (let place = 0; place < TRACES; place++) {
    lead += weights[kept[place]!]! - weights[left[place]!]!;
  }
  const chance = 1 / (1 + Math.exp(-lead));
  for (let place = 0; place < TRACES; place++) {
    weights[kept[place]!]! += speed * (1 - chance);
    weights[left[place]!]! -= speed * (1 - chance);
  }
  return chance;
}

/** The card at a place of a hand sorted by number. */
function cardAt(state: State, seat: number, place: number): number {
  let card = 0;
  let before = place;
  do {
    card++;
    before -= state.hands[seat * ROW + card]!;
  } while (before >= 0);
  return card;
}
