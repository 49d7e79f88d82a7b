/** States as JSON. */

import type { Json, Seat, Table } from '@parlor/kit';
import { MOST_SEATS } from '../facts/options.ts';
import { finishedOf } from './scoring.ts';
import { cardsIn } from './sets.ts';
import { knownRow, NOBODY, OVER, PUBLIC, ROW, State, setOfCounts } from './state.ts';
import {
  type Card,
  DEEDS,
  GOAL,
  type LastTurn,
  type Options,
  type Pair,
  QUESTIONS,
  type Question,
  type Stealing,
} from '../facts/types.ts';

/** A state's fields, most of them as lists by seat. */
export interface Encoded {
  readonly seats: number;
  readonly options: Options;
  readonly game: number;
  readonly dealer: Seat;
  readonly turn: Seat;
  readonly asked: Question | null;
  readonly turns: number;
  readonly settled: number;
  readonly pairs: readonly Pair[];
  readonly stealing: Stealing | null;
  readonly hands: readonly (readonly number[])[];
  readonly banks: readonly (readonly number[])[];
  readonly pile: readonly number[];
  readonly discard: readonly number[];
  readonly gone: readonly number[];
  readonly finished: readonly (readonly number[])[];
  readonly couldBe: readonly (readonly number[])[];
  readonly unclear: readonly number[];
  /** Onlooker (6 is the public), seat, card and how many; where there is something to know. */
  readonly known: readonly (readonly [number, Seat, number, number])[];
  readonly shuffled: readonly number[];
  readonly drawn: readonly (readonly number[])[];
  /** By seat. */
  readonly last: readonly LastTurn[];
  readonly letGo: readonly (readonly number[])[];
}

/** A part of a window on the state's memory as a list. */
function listOf<A extends number = number>(
  window: Uint8Array | Uint16Array,
  start: number,
  end: number,
): A[] {
  const list: A[] = [];
  for (let place = start; place < end; place++) list.push(window[place] as A);
  return list;
}

/** The counts of a row, from card 1 on. */
export const countsIn = (counts: Uint8Array, row = 0): number[] =>
  listOf(counts, row + 1, row + ROW);

export function bySeat<A>(state: State, read: (seat: Seat) => A): A[] {
  const all: A[] = [];
  for (let seat = 0; seat < state.seats; seat++) all.push(read(seat));
  return all;
}

export const setsOf = (state: State, seat: Seat): number[] =>
  listOf(state.couldBe, seat * state.deckSize, seat * state.deckSize + state.sizes[seat]!);

export const pileOf = (state: State): Card[] => listOf(state.pile, state.pileTop, state.pileEnd);

export const discardOf = (state: State): Card[] => listOf(state.discard, 0, state.discardSize);

export function pairsOf({ pairs, pairCount }: State): Pair[] {
  const all: Pair[] = [];
  for (let place = 0; place < 2 * pairCount; place += 2) {
    all.push([pairs[place], pairs[place + 1]] as unknown as Pair);
  }
  return all;
}

export const stealingOf = ({ stealLeft, stealFrom }: State): Stealing | null =>
  stealLeft === 0 ? null : { left: stealLeft, from: stealFrom === NOBODY ? null : stealFrom };

export const lastOf = (state: State, seat: Seat): LastTurn => ({
  deed: DEEDS[state.deeds[seat]!]!,
  card: (state.deedCards[seat] || null) as Card | null,
});

export const letGoOf = (state: State, seat: Seat): number[] =>
  listOf(state.letGo, seat * ROW + 1, seat * ROW + GOAL + 1);

function knowledge(state: State): [number, Seat, number, number][] {
  const all: [number, Seat, number, number][] = [];
  for (let onlooker = 0; onlooker <= PUBLIC; onlooker++) {
    for (let seat = 0; seat < state.seats; seat++) {
      const row = knownRow(onlooker, seat);
      for (let card = 1; card < ROW; card++) {
        const copies = state.known[row + card]!;
        if (copies > 0) all.push([onlooker, seat, card, copies]);
      }
    }
  }
  return all;
}

export function encode(state: State): Json {
  const encoded: Encoded = {
    seats: state.seats,
    options: state.table.options,
    game: state.game,
    dealer: state.dealer,
    turn: state.turn,
    asked: QUESTIONS[state.asked] ?? null,
    turns: state.turns,
    settled: state.settled,
    pairs: pairsOf(state),
    stealing: stealingOf(state),
    hands: bySeat(state, (seat) => cardsIn(state.hands, seat * ROW)),
    banks: bySeat(state, (seat) => cardsIn(state.banks, seat * ROW)),
    pile: pileOf(state),
    discard: discardOf(state),
    gone: cardsIn(state.gone),
    finished: finishedOf(state),
    couldBe: bySeat(state, (seat) => setsOf(state, seat)),
    unclear: bySeat(state, (seat) => state.unclear[seat]!),
    known: knowledge(state),
    shuffled: countsIn(state.shuffled),
    drawn: bySeat(state, (seat) => countsIn(state.drawn, seat * ROW)),
    last: bySeat(state, (seat) => lastOf(state, seat)),
    letGo: bySeat(state, (seat) => letGoOf(state, seat)),
  };
  return encoded as unknown as Json;
}

export function decode(json: Json): State {
  const encoded = json as unknown as Encoded;
  const table: Table<Options> = { seats: encoded.seats, options: encoded.options };
  const state = new State(table);
  state.game = encoded.game;
  state.dealer = encoded.dealer;
  state.turn = encoded.turn;
  state.asked = encoded.asked === null ? OVER : QUESTIONS.indexOf(encoded.asked);
  state.turns = encoded.turns;
  state.settled = encoded.settled;
  state.pairs.set(encoded.pairs.flat());
  state.pairCount = encoded.pairs.length;
  state.stealLeft = encoded.stealing?.left ?? 0;
  state.stealFrom = encoded.stealing?.from ?? NOBODY;
  encoded.hands.forEach((hand, seat) => {
    putHand(state, seat, hand);
  });
  encoded.banks.forEach((bank, seat) => {
    putBank(state, seat, bank);
  });
  state.pile.set(encoded.pile);
  state.pileEnd = encoded.pile.length;
  state.discard.set(encoded.discard);
  state.discardSize = encoded.discard.length;
  addCards(state.gone, 0, encoded.gone);
  encoded.finished.forEach((tops, game) => {
    state.finished.set(tops, game * MOST_SEATS);
  });
  state.finishedGames = encoded.finished.length;
  encoded.couldBe.forEach((sets, seat) => {
    state.couldBe.set(sets, seat * state.deckSize);
  });
  state.unclear.set(encoded.unclear);
  for (const [onlooker, seat, card, copies] of encoded.known) {
    state.known[knownRow(onlooker, seat) + card] = copies;
  }
  state.shuffled.set(encoded.shuffled, 1);
  state.pileSet = setOfCounts(state.shuffled);
  encoded.drawn.forEach((counts, seat) => {
    state.drawn.set(counts, seat * ROW + 1);
  });
  encoded.last.forEach(({ deed, card }, seat) => {
    state.deeds[seat] = DEEDS.indexOf(deed);
    state.deedCards[seat] = card ?? 0;
  });
  encoded.letGo.forEach((rounds, seat) => {
    state.letGo.set(rounds, seat * ROW + 1);
  });
  return state;
}

/** Adds cards to a row of counts. */
export function addCards(counts: Uint8Array, row: number, cards: readonly number[]): void {
  for (const card of cards) counts[row + card]!++;
}

/** Fills an empty hand, without what is known of it. */
function putHand(state: State, seat: Seat, hand: readonly number[]): void {
  addCards(state.hands, seat * ROW, hand);
  state.sizes[seat] = hand.length;
  for (const card of hand) state.holds[seat]! |= 1 << card;
}

/** Fills an empty Bank. */
function putBank(state: State, seat: Seat, bank: readonly number[]): void {
  addCards(state.banks, seat * ROW, bank);
  state.tops[seat] = bank.at(-1) ?? 0;
}
